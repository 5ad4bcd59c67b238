// A row of choices, one of which holds: radio buttons in the shape of chips.
import { el } from "./dom.js";

let serial = 0;

/** options: [[value, word], …]; returns the fieldset, with `.value` on it. */
export function chips(legend, options, chosen, changed = () => {}) {
  const name = `chips-${++serial}`;
  const set = el(
    "fieldset",
    {},
    el("legend", {}, legend),
    el(
      "div",
      { class: "chips" },
      options.map(([value, word]) =>
        el(
          "label",
          { class: "chip" },
          el("input", {
            type: "radio",
            name,
            value: String(value),
            checked: value === chosen,
            onchange: () => {
              set.value = value;
              changed(value);
            },
          }),
          el("span", {}, word),
        ),
      ),
    ),
  );
  set.value = chosen;
  return set;
}

/** One yes or no. */
export function toggle(word, on = false) {
  const input = el("input", { type: "checkbox", checked: on });
  const label = el("label", { class: "chip check" }, input, el("span", {}, word));
  Object.defineProperty(label, "value", { get: () => input.checked });
  return label;
}

export function field(word, props = {}) {
  const input = el(props.rows ? "textarea" : "input", { autocomplete: "off", ...props });
  const label = el("label", { class: "field" }, el("span", {}, word), input);
  label.input = input;
  return label;
}

/** A form with its one button at the bottom; `save()` may return a sentence that says what is missing. */
export function form(parts, word, save) {
  const problem = el("p", { class: "notice", role: "alert", hidden: true });
  return el(
    "form",
    {
      class: "form",
      novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        const button = event.target.querySelector("button.main");
        if (button.disabled) return;
        button.disabled = true;
        const missing = await save();
        button.disabled = false;
        problem.hidden = !missing;
        problem.textContent = missing ?? "";
      },
    },
    parts,
    problem,
    el("button", { class: "main wide" }, word),
  );
}

/** Several of these, or none; `.value` is the list of those that hold. */
export function many(legend, options, chosen = []) {
  const boxes = options.map(([value, word]) => ({ value, box: toggle(word, chosen.includes(value)) }));
  const set = el("fieldset", {}, el("legend", {}, legend), el("div", { class: "chips" }, boxes.map(({ box }) => box)));
  Object.defineProperty(set, "value", { get: () => boxes.filter(({ box }) => box.value).map(({ value }) => value) });
  return set;
}

/** One of these, or another in one's own words; `.value` is "" as long as nothing is said. */
export function oneOrOther(legend, options, other, props = {}) {
  const said = field(options.length ? other : legend, { maxlength: 120, ...props });
  if (!options.length) {
    Object.defineProperty(said, "value", { get: () => said.input.value.trim() });
    return said;
  }
  const set = chips(legend, options, null, () => (said.input.value = ""));
  said.input.addEventListener("input", () => {
    for (const each of set.querySelectorAll("input")) each.checked = false;
    set.value = null;
  });
  const both = el("div", { class: "form" }, set, said);
  Object.defineProperty(both, "value", { get: () => said.input.value.trim() || (set.value ?? "") });
  return both;
}

/** What is rarely needed, out of the way. */
export const fold = (word, ...parts) => el("details", { class: "fold" }, el("summary", {}, word), el("div", { class: "form" }, parts));
