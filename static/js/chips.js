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
