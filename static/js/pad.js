// What the book lets be called, how long things take, and what this phone calls most.
const page = document.body.dataset;
const KEY = `referee-pad-${page.game}`;
const OFTEN = "referee-called-often";

function kept(name, fallback) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? fallback;
  } catch {
    return fallback;
  }
}
function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* not kept */
  }
}

let pad = kept(KEY, { timers: {}, keywords: [] });
const often = kept(OFTEN, {});

/** The book may have changed since: asked for after the first screen; without network what was kept serves. */
export async function fetchPad() {
  try {
    const answer = await fetch(`/api/games/${page.game}/pad`, { credentials: "same-origin" });
    if (!answer.ok) return;
    pad = await answer.json();
    keep(KEY, pad);
  } catch {
    /* the kept one serves */
  }
}

/** Nothing is offered before the book has been heard of once. */
export const ready = () => (pad.keywords.length ? Promise.resolve() : fetchPad());

/** Seconds of a timer of the book: `finish_off`, `limb`, `force_lock`, `dispel_window`… */
export const seconds = (timer) => pad.timers[timer] ?? 0;

export const ruleOf = (keyword) => pad.keywords.find(({ id }) => id === keyword) ?? { id: keyword, needs: [], resistible: false, lasts: "" };

/** The keywords to call, most called on this phone first, then as the book orders them. */
export const offered = () =>
  pad.keywords
    .filter(({ id, suffix }) => !suffix && id !== "resist")
    .map((rule, place) => ({ rule, place }))
    .sort((a, b) => (often[b.rule.id] ?? 0) - (often[a.rule.id] ?? 0) || a.place - b.place)
    .map(({ rule }) => rule);

/** Counted once a call is logged; old habits fade, so that a new scene finds its words on top. */
export function called(keyword) {
  for (const key of Object.keys(often)) often[key] *= 0.95;
  often[keyword] = (often[keyword] ?? 0) + 1;
  keep(OFTEN, often);
}
