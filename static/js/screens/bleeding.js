// Everybody who is dying or comatose, soonest end first; then whoever is bound.
import { $, el, fill, ghost, keyed, shape, text } from "../dom.js";
import { t } from "../words.js";
import { state } from "../state.js";
import { about, leftOf, momentOf } from "../people.js";
import { mmss } from "../played.js";
import { openSheet } from "./sheet.js";
import { alarming, bound, drawPrisoners, ring } from "./prisoners.js";

const ALARM_MS = 60_000;

const down = () =>
  [...state.characters.values()]
    .map((character) => ({ character, moment: momentOf(character) }))
    .filter(({ moment }) => moment.state === "dying" || moment.state === "comatose")
    .map((row) => ({ ...row, ms: leftOf(row.moment) }))
    .sort((a, b) => (a.ms ?? Infinity) - (b.ms ?? Infinity) || a.character.name.localeCompare(b.character.name));

/** The number on the tab counts on every screen; the board itself is drawn when looked at. */
export function update() {
  const rows = down();
  const prisoners = bound();
  const alarms = rows.filter((row) => row.ms !== null && row.ms <= ALARM_MS).length + prisoners.filter(alarming).length;
  ring(prisoners);
  const count = $("#count-bleeding");
  const all = rows.length + prisoners.length;
  count.hidden = all === 0;
  text(count, String(all));
  count.classList.toggle("alarm", alarms > 0);
  if ($("#screen-bleeding").hidden) return;
  $("#bleeding-empty").hidden = all > 0;
  drawPrisoners(prisoners);
  keyed($("#bleeding"), rows, (row) => row.character.id, make, draw);
}

export function mount() {
  state.addEventListener("change", update);
  setInterval(() => document.visibilityState === "hidden" || update(), 500);
  update();
}

const make = ({ character }) =>
  el("li", {}, el("button", { type: "button", class: "bleeder", onclick: () => ghost(`bleed-${character.id}`) || openSheet(character.id) }));

function draw(item, { character, moment, ms }) {
  const button = item.firstElementChild;
  fill(button, [character.name, about(character), moment.state, moment.next, t("ui-now")], () => [
    el("span", { class: "tag-shape" }, shape(moment.state)),
    el("span", { class: "person-name" }, character.name),
    el("span", { class: "person-state" }, t(`health-${moment.state}`)),
    el("span", { class: "big-left" }),
    el("span", { class: "person-about" }, [moment.next ? t(`ui-next-${moment.next}`) : "", about(character)].filter(Boolean).join(" · ")),
  ]);
  text(button.querySelector(".big-left"), ms === null ? "–" : mmss(ms));
  button.classList.toggle("alarm", ms !== null && ms <= ALARM_MS);
}
