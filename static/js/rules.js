// The rules page: finds as one types, with or without accents, and needs nobody's answer for it.
const plain = (words) =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .toLowerCase();

const field = document.getElementById("rules-words");
const clear = document.getElementById("rules-clear");
const found = document.getElementById("rules-found");
const pieces = [...document.querySelectorAll("[data-find]")].map((node) => ({ node, text: plain(node.textContent) }));
const parts = [...document.querySelectorAll(".part")];

function look() {
  const wanted = plain(field.value).split(/[\s«»]+/).filter(Boolean);
  let count = 0;
  for (const { node, text } of pieces) {
    node.hidden = !wanted.every((word) => text.includes(word));
    if (!node.hidden) count += 1;
  }
  for (const part of parts) part.hidden = !part.querySelector("[data-find]:not([hidden])");
  document.body.classList.toggle("searching", wanted.length > 0);
  if (wanted.length) scrollTo(0, 0);
  clear.hidden = !wanted.length;
  const words = found.getAttribute(`data-count-${Math.min(count, 2)}`);
  found.textContent = wanted.length ? words.replace(/2/, String(count)) : "";
}

function empty() {
  field.value = "";
  look();
}

/** A link to a rule that the search hides shows everything again. */
function arrive() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest("[hidden]")) empty();
  target.scrollIntoView();
  if (target.tabIndex === -1) target.focus({ preventScroll: true });
}

document.getElementById("rules-search").hidden = false;
field.addEventListener("input", look);
field.addEventListener("keydown", (event) => event.key === "Escape" && empty());
clear.addEventListener("click", () => {
  empty();
  field.focus();
});
window.addEventListener("hashchange", arrive);
if (field.value) look();
if (location.hash) arrive();
