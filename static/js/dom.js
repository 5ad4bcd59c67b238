// The little that plain DOM lacks.
export const $ = (query, root = document) => root.querySelector(query);

/** el("p", {class: "x", onclick: f, "data-a": 1}, "text", node, null) */
export function el(tag, props = {}, ...kids) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value == null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...kids.flat(Infinity).filter((kid) => kid != null && kid !== false));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";
export function shape(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "shape");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#shape-${name}`);
  svg.append(use);
  return svg;
}

/** Change the text only where it differs: a screen reader hears what is new, a form keeps its cursor. */
export function text(node, value) {
  if (node.textContent !== value) node.textContent = value;
}

/** Fill a node anew only when `mark`, a summary of what it shows, has changed. */
export function fill(node, mark, make) {
  const sum = String(mark);
  if (node.shown === sum) return false;
  node.shown = sum;
  node.replaceChildren(...[make()].flat(Infinity).filter((kid) => kid != null && kid !== false));
  return true;
}

/** One child per item, by key, in order; children are kept, so focus and scroll stay. */
export function keyed(list, items, key, make, update) {
  const names = items.map((item) => String(key(item)));
  const wanted = new Set(names);
  const old = new Map();
  for (const child of [...list.children])
    if (wanted.has(child.dataset.key)) old.set(child.dataset.key, child);
    else child.remove();
  let place = list.firstElementChild;
  items.forEach((item, index) => {
    let child = old.get(names[index]);
    if (!child) {
      child = make(item);
      child.dataset.key = names[index];
    }
    if (child === place) place = place.nextElementSibling;
    else list.insertBefore(child, place);
    update(child, item);
  });
}

const GHOST_MS = 400;
const taps = new Map();
/** True for a second identical tap within 400 ms: rain, a shaking hand. */
export function ghost(name, at = performance.now()) {
  const before = taps.get(name);
  taps.set(name, at);
  return before !== undefined && at - before < GHOST_MS;
}

/** A press that must be made twice, in two places of the eye: the word changes in between. */
export function twoStep(button, ask, act, wait = 5000) {
  let timer = null;
  let armedAt = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = null;
    button.classList.remove("armed");
    ask(false);
  };
  button.addEventListener("click", () => {
    if (timer === null) {
      armedAt = performance.now();
      button.classList.add("armed");
      ask(true);
      timer = setTimeout(rest, wait);
    } else if (performance.now() - armedAt > GHOST_MS) {
      rest();
      act();
    }
  });
  return rest;
}
