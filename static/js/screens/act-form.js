// One form for every kind of report: it asks what the table says, and nothing else.
import { el } from "../dom.js";
import { t } from "../words.js";
import { panel } from "../over.js";
import { form } from "../chips.js";
import { nameOf } from "../state.js";
import { KINDS } from "../kinds.js";
import { label, partsOf } from "../form-parts.js";

/** Flags stand side by side; everything else has a row of its own. */
function rows(parts) {
  const made = [];
  for (const { node } of parts) {
    if (!node) continue;
    if (!node.matches(".check")) made.push(node);
    else if (made.at(-1)?.matches?.(".flags")) made.at(-1).append(node);
    else made.push(el("div", { class: "chips flags" }, node));
  }
  return made;
}

/**
 * `about`: the person of the sheet, if any; `doer`: who was chosen as acting; `without`: keys not asked for;
 * `save(facts)` gets what was said.
 */
export function actForm(kind, { about = null, doer = null, without = [], word = t("ui-log-it"), title = t(`kind-${kind}`), save }) {
  panel(title, about ? nameOf(about) : "", (body) => {
    const specs = KINDS[kind].filter(({ key }) => !without.includes(key));
    const parts = partsOf(kind, specs, { about, doer });
    body.dataset.kind = kind;
    body.append(
      form(rows(parts), word, () => {
        const lacks = parts.find((part) => part.missing());
        if (lacks) return t("act-needs", { what: label(kind, lacks.key) });
        return save(Object.assign({}, ...parts.map((part) => part.facts())));
      }),
    );
  });
}
