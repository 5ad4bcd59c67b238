// A keyword that was called: « Coup : … » or « Effet : … ».
import { el } from "../dom.js";
import { knows, t } from "../words.js";
import { panel } from "../over.js";
import { chips, field, toggle } from "../chips.js";

const STATES = ["wound", "agony", "coma", "death"];
const TIMED = ["stun", "blind", "charm", "pain", "weakness", "root", "obey", "paralyse", "fear", "statue"];
const OTHERS = ["break", "disarm", "theft", "message", "true_sight", "invisible", "dispel"];
const NEEDS_OBJECT = new Set(["break", "disarm", "theft"]);

export function callPanel(character, kind, finish) {
  panel(t(kind === "blow" ? "ui-call-a-blow" : "ui-call-an-effect"), character.name, (body) => {
    const divine = toggle(t("ui-divine"));
    const resisted = toggle(t("ui-resisted"));
    const landed =
      kind === "blow"
        ? chips(t("ui-landed"), ["body", "shield", "weapon", "missed"].map((word) => [word, t(`landed-${word}`)]), "body")
        : null;
    const object = field(t("ui-object"), { maxlength: 80 });
    const problem = el("p", { class: "notice", role: "alert", hidden: true });
    const call = (keyword) => {
      const thing = object.input.value.trim();
      if (NEEDS_OBJECT.has(keyword) && !thing) {
        problem.hidden = false;
        problem.textContent = t("ui-object-needed");
        object.input.focus();
        return;
      }
      finish(
        "keyword_called",
        {
          form: kind,
          keyword,
          on: character.id,
          modifiers: divine.value ? ["divine"] : undefined,
          answer: resisted.value ? "resist" : undefined,
          landed: landed && landed.value !== "body" ? landed.value : undefined,
          object: NEEDS_OBJECT.has(keyword) ? thing : undefined,
        },
        { name: `${kind}-${keyword}` },
      );
    };
    const group = (title, keywords) =>
      el(
        "section",
        {},
        el("h3", {}, title),
        el(
          "div",
          { class: "grid" },
          keywords.map((keyword) =>
            el(
              "button",
              { type: "button", class: "keyword", onclick: () => call(keyword) },
              el("span", { lang: "fr" }, t(`spoken-${keyword}`)),
              knows(`gloss-${keyword}`) && t(`gloss-${keyword}`) !== "–" ? el("small", {}, t(`gloss-${keyword}`)) : null,
            ),
          ),
        ),
      );
    body.append(
      el("div", { class: "form" }, el("div", { class: "chips" }, divine, resisted), landed ?? "", object, problem),
      group(t("ui-call-states"), STATES),
      group(t("ui-call-timed"), TIMED),
      group(t("ui-call-others"), OTHERS),
    );
  });
}
