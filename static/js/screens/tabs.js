// The four screens of the referee.
import { $, text } from "../dom.js";
import { t, words } from "../words.js";

let now = "field";

export function mountTabs(shown) {
  const buttons = document.querySelectorAll("[data-tab]");
  const go = (name) => {
    now = name;
    for (const button of buttons) {
      if (button.dataset.tab === name) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    }
    for (const screen of document.querySelectorAll(".screen")) screen.hidden = screen.id !== `screen-${name}`;
    $("#where").dataset.t = `ui-head-${name}`;
    text($("#where"), t(`ui-head-${name}`));
    shown(name);
  };
  for (const button of buttons) button.addEventListener("click", () => go(button.dataset.tab));
  words.addEventListener("change", () => shown(now));
  document.querySelector(".tabs").inert = false; // until now its buttons would have been dead
  return go;
}
