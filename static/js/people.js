// How a character is shown: what it is now, and how people look for it.
import { el, shape } from "./dom.js";
import { left, mmss, momentAt } from "./played.js";
import { t } from "./words.js";
import { playedNow, state } from "./state.js";

/** What it is now; before the server has answered, what is to be expected of the taps that wait here. */
export const momentOf = (character) => momentAt(state.expected?.(character) ?? character.moments, playedNow());
export const stateOf = (moment) => (moment.out_of_play ? "out_of_play" : moment.state);
export const leftOf = (moment) => left(moment, playedNow());

export const plain = (text) =>
  String(text ?? "")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export const about = (character) =>
  [character.badge ? t("ui-badge-number", { badge: character.badge }) : null, character.city, character.creature ? t("ui-creature") : null]
    .filter(Boolean)
    .join(" · ");

/** Shape and word: ● En pleine forme. */
export const stateWord = (name) => [shape(name), el("span", {}, t(`health-${name}`))];

/** Shields, full and spent; or "torn"; or none. */
export function armourWords(moment) {
  if (moment.torn) return [el("b", {}, t("ui-armour-torn"))];
  if (!moment.saves && !moment.blows_left && !moment.extra_blows) return [t("ui-no-armour")];
  const shown = [];
  if (moment.saves) {
    shown.push(
      el(
        "span",
        { class: "pips", "aria-hidden": "true" },
        Array.from({ length: moment.saves }, (_, i) => shape(i < moment.saves_left ? "pip" : "pip-used")),
      ),
      el("span", {}, t("ui-saves-left", { left: moment.saves_left, of: moment.saves })),
    );
  }
  if (moment.blows_left) shown.push(el("span", {}, ` ${t("ui-blows-left", { count: moment.blows_left })}`));
  if (moment.extra_blows) shown.push(el("span", {}, ` ${t("ui-extra-blows", { count: moment.extra_blows })}`));
  return shown;
}

export const countdown = (moment) => {
  const ms = leftOf(moment);
  return ms === null ? null : t(`ui-then-${moment.next ?? "over"}`, { time: mmss(ms) });
};

/** What is searched in a character, worked out once: objects are replaced whole when they change. */
const searched = new WeakMap();
function keysOf(character) {
  let keys = searched.get(character);
  if (!keys) {
    const name = plain(character.name);
    keys = { name, words: name.split(/[\s'’-]+/), badge: plain(character.badge), city: plain(character.city) };
    searched.set(character, keys);
  }
  return keys;
}

function rankOf({ name, words, badge, city }, wanted) {
  if (badge && badge === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (words.some((word) => word.startsWith(wanted))) return 2;
  if (badge.startsWith(wanted)) return 3;
  if (name.includes(wanted)) return 4;
  return wanted.length > 2 && city.includes(wanted) ? 5 : -1;
}

/** Characters that fit what was typed, best first: badge, beginnings of names, then anything inside. */
export function search(typed, characters, recent = []) {
  const wanted = plain(typed).trim();
  const place = new Map(recent.map((id, index) => [id, index]));
  const found = [];
  for (const character of characters) {
    const keys = keysOf(character);
    const rank = wanted ? rankOf(keys, wanted) : 0;
    if (rank >= 0) found.push({ character, rank, place: place.get(character.id) ?? Infinity, name: keys.name });
  }
  found.sort((a, b) => a.rank - b.rank || (a.place === b.place ? 0 : a.place - b.place) || (a.name < b.name ? -1 : 1));
  return found.map(({ character }) => character);
}

const KEY = () => `referee-recent-${document.body.dataset.game}`;
export function recent() {
  let mine = [];
  try {
    mine = JSON.parse(localStorage.getItem(KEY()) ?? "[]");
  } catch {
    /* nothing kept */
  }
  const seen = new Set(mine);
  for (const line of [...state.lines.values()].sort((a, b) => b.at - a.at).slice(0, 60))
    if (line.kind !== "character_entered") for (const id of line.on ?? []) seen.add(id);
  return [...seen];
}

export function touched(id) {
  try {
    const mine = JSON.parse(localStorage.getItem(KEY()) ?? "[]").filter((other) => other !== id);
    localStorage.setItem(KEY(), JSON.stringify([id, ...mine].slice(0, 12)));
  } catch {
    /* not kept */
  }
}
