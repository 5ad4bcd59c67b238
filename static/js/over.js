// Screens above the screen. Each one is a step in the phone's history, so its own back button works;
// nothing is fetched, so it works without network.
import { $, el, shape } from "./dom.js";
import { t } from "./words.js";

const open = [];
const floor = () => document.querySelectorAll(".top, #main, #me, .tabs, .banners, .low-bar");

function settle() {
  for (const node of floor()) node.inert = open.length > 0;
  document.body.classList.toggle("covered", open.length > 0);
  open.forEach(({ node }, index) => (node.inert = index < open.length - 1));
}

/** Show `node` above everything; `closed` is called when it goes. */
export function raise(node, closed = () => {}) {
  open.push({ node, closed, from: document.activeElement });
  history.pushState({ depth: open.length }, "");
  node.hidden = false;
  settle();
  node.focus({ preventScroll: true });
}

/** Leave the top screen; resolves when it has gone, so that another may rise. */
export const back = () =>
  new Promise((gone) => {
    window.addEventListener("popstate", gone, { once: true });
    history.back();
  });

/** Leave everything that lies above the `depth` lowest screens. */
export function backTo(depth) {
  const steps = open.length - depth;
  if (steps > 0) history.go(-steps);
}

export const depth = () => open.length;

window.addEventListener("popstate", (event) => {
  const depth = event.state?.depth ?? 0;
  while (open.length > depth) {
    const { node, closed, from } = open.pop();
    node.hidden = true;
    closed();
    settle();
    if (from?.isConnected) from.focus({ preventScroll: true });
  }
});
// After a reload the steps of the old page mean nothing.
if (history.state?.depth) history.replaceState(null, "");

let serial = 0;
/** A screen made on the spot: a title, a back button, a body that `build(body)` fills. */
export function panel(title, about, build, { closed = () => {} } = {}) {
  const name = `panel-${++serial}`;
  const body = el("div", { class: "scroll panel" });
  const node = el(
    "section",
    { class: "over", role: "dialog", "aria-labelledby": name, tabindex: "-1" },
    el(
      "header",
      { class: "over-top" },
      el("button", { type: "button", class: "back", "aria-label": t("ui-back"), onclick: back }, shape("back")),
      el("h2", { id: name }, title),
      about ? el("p", { class: "about" }, about) : null,
      document.querySelector(".top .help-link")?.cloneNode(true),
    ),
    body,
  );
  build(body);
  $("#stop").before(node);
  raise(node, () => {
    node.remove();
    closed();
  });
  return node;
}
