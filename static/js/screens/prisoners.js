// Whoever is bound: how long their hour still lasts, and the decision once it is over.
import { $, el, fill, ghost, keyed, shape, text } from "../dom.js";
import { t } from "../words.js";
import { playedNow, state } from "../state.js";
import { about, momentOf } from "../people.js";
import { mmss } from "../played.js";
import { report, send } from "../reports.js";
import { attention } from "../feedback.js";
import { openSheet } from "./sheet.js";

const ALARM_MS = 60_000;
/** When the decision is offered: early enough to talk about it, too late to press by mistake all hour. */
const DECIDE_MS = 10 * 60_000;
const FATES = ["release", "kill", "referee"];
const rung = new Set();

export const bound = () =>
  [...state.characters.values()]
    .map((character) => ({ character, moment: momentOf(character) }))
    .filter(({ moment }) => moment.bonds?.length && moment.prisoner_until != null)
    .map((row) => ({ ...row, ms: Math.max(0, row.moment.prisoner_until - playedNow()) }))
    .sort((a, b) => a.ms - b.ms || a.character.name.localeCompare(b.character.name));

export const alarming = ({ ms }) => ms <= ALARM_MS;

const decide = (on, choice) => () => ghost(`fate-${on}`) || send(report("prisoner_decided", { on, choice }));

const make = ({ character }) =>
  el(
    "li",
    {},
    el("button", { type: "button", class: "bleeder", onclick: () => ghost(`bound-${character.id}`) || openSheet(character.id) }),
    el("div", { class: "fates", hidden: true }),
  );

function draw(item, row) {
  const { character, moment, ms } = row;
  const [button, fates] = item.children;
  const over = ms === 0;
  fill(button, [character.name, about(character), over, moment.bonds, t("ui-now")], () => [
    el("span", { class: "tag-shape" }, shape("out_of_play")),
    el("span", { class: "person-name" }, character.name),
    el("span", { class: "person-state" }, t(over ? "prisoner-over" : "prisoner-title")),
    el("span", { class: "big-left" }),
    el("span", { class: "person-about" }, [over ? t("prisoner-then") : moment.bonds.map((bond) => t(`bond-${bond}`)).join(", "), about(character)].filter(Boolean).join(" · ")),
  ]);
  text(button.querySelector(".big-left"), mmss(ms));
  button.classList.toggle("alarm", alarming(row));
  fates.hidden = ms > DECIDE_MS;
  fill(fates, t("ui-now"), () => FATES.map((fate) => el("button", { type: "button", "data-fate": fate, onclick: decide(character.id, fate) }, t(`fate-${fate}`))));
}

/** Rings once when somebody's hour is over, on whatever screen one is. */
export function ring(rows) {
  const over = rows.filter(({ ms }) => ms === 0).map(({ character, moment }) => `${character.id} ${moment.prisoner_until}`);
  if (over.some((key) => !rung.has(key))) attention();
  for (const key of over) rung.add(key);
}

export const drawPrisoners = (rows) => keyed($("#prisoners"), rows, (row) => row.character.id, make, draw);
