// A late report has changed what this phone showed: said in words until somebody here has seen it.
import { $, el, fill, keyed } from "./dom.js";
import { clockTime, learn, t, tryWords, words } from "./words.js";
import { state } from "./state.js";
import { corrected } from "./lines.js";

const KEY = "referee-corrections";
const MOST = 300;

let acknowledged = new Set();
try {
  acknowledged = new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
} catch {
  /* on this page only */
}

export const nameOfCorrection = (made) => made.id ?? `${made.entry}-${made.because}`;
export const isSeen = (made) => acknowledged.has(nameOfCorrection(made));

export function acknowledge(made) {
  acknowledged.add(nameOfCorrection(made));
  try {
    localStorage.setItem(KEY, JSON.stringify([...acknowledged].slice(-MOST)));
  } catch {
    /* on this page only */
  }
  state.dispatchEvent(new Event("change"));
}

const what = (kind) => tryWords([`kind-${kind}`]);

/** "The blow at 14:03 came in late: …", or was taken back. */
export function lateness(made) {
  const { late } = made;
  if (!late) return t("late-something");
  return t(late.kind === "entry_withdrawn" ? "late-withdrawn" : "late-came", { what: what(late.kind), time: clockTime(late.at) });
}

/** What it did to the line that was shown. */
export const changed = (made) => (made.kind ? t("late-line", { what: what(made.kind), time: clockTime(made.at) }) : "");

export const seenButton = (made, word = "late-seen") => el("button", { type: "button", onclick: () => acknowledge(made) }, t(word));

/** My own page: above my state, until I have seen it. */
export async function mount() {
  await learn("acts.").catch(() => {});
  const box = el("ul", { class: "lines late", "aria-live": "polite" });
  $("#me-all").prepend(box);
  const update = () => {
    const open = (state.me?.corrections ?? []).filter((made) => !isSeen(made));
    box.hidden = open.length === 0;
    keyed(box, open, nameOfCorrection, () => el("li", { class: "notice" }), (item, made) =>
      fill(item, JSON.stringify([made, t("ui-now")]), () => [
        el("p", {}, el("b", {}, lateness(made))),
        el("p", {}, `${changed(made)} ${corrected(made)}`),
        seenButton(made),
      ]),
    );
  };
  for (const source of [state, words]) source.addEventListener("change", update);
  update();
}
