// One character: what it is, what just happened to it, and the big button.
import { $, el, fill, ghost, keyed, text } from "../dom.js";
import { t, words } from "../words.js";
import { nameOf, playedNow, state } from "../state.js";
import { about, armourWords, countdown, leftOf, momentOf, stateOf, stateWord, touched } from "../people.js";
import { drawLine, linesOn, outcry, outcome } from "../lines.js";
import { answersMark } from "./answers.js";
import { drawEffects } from "./effects.js";
import { drawHoldings } from "./holdings.js";
import { thingName } from "../things.js";
import { lineActs, opened } from "./undo.js";
import { twinMark } from "./twins.js";
import { back, backTo, depth, raise } from "../over.js";
import { outbox } from "../outbox.js";
import { receipts, report, send } from "../reports.js";
import { say } from "../feedback.js";
import { mmss } from "../played.js";
import { pickWho } from "./who.js";
import { later } from "../later.js";

const AGO = [0, 1, 2, 5, 10, 20];
const SHOWN = 4;

let id = null;
let minutes = 0;
let by = null;
const sheet = () => $("#sheet");
export const current = () => ({ id, minutes, by });

export function openSheet(character) {
  if (!state.characters.has(character)) return;
  id = character;
  minutes = 0;
  by = null;
  opened.clear();
  touched(id);
  $("#when-box").hidden = true;
  if (sheet().hidden) raise(sheet(), () => (id = null));
  $("#sheet-scroll").scrollTop = 0;
  update();
}

/** Log something about the character of the sheet, with the moment and the doer chosen there. */
export function log(kind, facts, { times = 1, name = kind, doer = true } = {}) {
  if (ghost(`${id}-${name}`)) return null;
  const all = doer && by ? { by, ...facts } : facts;
  const made = Array.from({ length: times }, () => report(kind, all, { minutes }));
  $("#sheet-scroll").scrollTop = 0;
  touched(id);
  if (by) touched(by);
  return send(...made);
}

export function update() {
  if (!id) return;
  const character = state.characters.get(id);
  if (!character) return back();
  const moment = momentOf(character);
  const shown = stateOf(moment);
  text($("#sheet-name"), character.name);
  text($("#sheet-about"), about(character));
  fill($("#sheet-state"), shown + t("ui-now"), () => stateWord(shown));
  sheet().dataset.state = shown;
  const left = countdown(moment);
  $("#sheet-left").hidden = left === null;
  text($("#sheet-left"), left ?? "");
  $("#sheet-left").classList.toggle("alarm", left !== null && leftOf(moment) <= 60_000);
  fill($("#sheet-armour"), JSON.stringify([moment.torn, moment.saves, moment.saves_left, moment.blows_left, moment.extra_blows, t("ui-now")]), () => armourWords(moment));
  drawEffects($("#sheet-effects"), moment, id);
  drawMarks($("#sheet-marks"), moment, character);
  drawLines();
  drawHoldings($("#sheet-holdings"), character, moment);
  text($("#sheet-when"), minutes ? t("ui-ago", { minutes }) : t("ui-when"));
  text($("#sheet-by"), by ? t("ui-by", { who: firstName(nameOf(by)) }) : t("ui-by-unknown"));
  $("#sheet-when").classList.toggle("set", minutes > 0);
  $("#sheet-by").classList.toggle("set", by !== null);
  text($("#act-blow"), minutes ? t("ui-blow-ago", { minutes }) : t("ui-blow"));
}

/** Everything else that holds now, in a few words. */
function marksOf(moment, character) {
  const at = playedNow();
  const marks = moment.foreseen ? [t("ui-foreseen")] : [];
  if (moment.fight_until != null && moment.fight_until > at) marks.push(t("ui-fight-left", { time: mmss(moment.fight_until - at) }));
  for (const limb of moment.limbs_broken ?? []) marks.push(t("ui-limb-broken", { limb: t(`limb-${limb}`) }));
  for (const item of moment.broken_items ?? []) marks.push(t("ui-item-broken", { item: thingName(item) }));
  if (moment.bonds?.length) marks.push(t("mark-bound", { limbs: moment.bonds.map((bond) => t(`bond-${bond}`)).join(", "), time: mmss(Math.max(0, (moment.prisoner_until ?? at) - at)) }));
  if (moment.invisible) marks.push(t("mark-invisible"));
  if (character.surprised_by?.length) marks.push(t("mark-surprised", { who: character.surprised_by.map(nameOf).join(", ") }));
  if (character.excluded) marks.push(t("mark-excluded"));
  if (character.cheek_crosses) marks.push(t("mark-crosses"));
  return marks;
}

function drawMarks(node, moment, character) {
  const marks = marksOf(moment, character);
  node.hidden = !marks.length;
  text(node, marks.join(" · "));
}

/** The button is small: «La Noyée», «Ali». */
const firstName = (name) => /^(?:\S{1,2}\s+\S+|\S+)/.exec(name)?.[0] ?? name;

/** The newest entry here that can be taken back: its undo is always under the thumb. */
const undoable = () => linesOn(id, SHOWN).find((line) => !line.withdrawn_by && !line.waiting && line.kind !== "character_entered");

function undoLast() {
  const line = undoable();
  if (!line) return;
  opened.clear();
  opened.add(line.id);
  update();
  showUndo();
}

function showUndo() {
  const box = $("#sheet-lines .undo-box");
  box?.scrollIntoView({ block: "nearest" });
  box?.querySelector("button").focus({ preventScroll: true });
}

function drawLines() {
  const lines = linesOn(id, SHOWN);
  $("#sheet-undo").disabled = !undoable();
  $("#sheet-empty").hidden = lines.length > 0;
  keyed(
    $("#sheet-lines"),
    lines,
    (line) => line.id,
    () => el("li"),
    (item, line) =>
      drawLine(item, line, {
        extra: () =>
          lineActs(
            line,
            () => {
              update();
              showUndo();
            },
            id,
          ),
        extraMark: `${opened.has(line.id)} ${answersMark(line, id)} ${twinMark(line)}`,
        fresh: line === lines[0],
        about: id,
      }),
  );
}

function whenBox() {
  const box = $("#when-box");
  box.hidden = !box.hidden;
  $("#sheet-when").setAttribute("aria-expanded", String(!box.hidden));
  if (box.hidden) return;
  const choose = (value) => {
    minutes = value;
    box.hidden = true;
    $("#sheet-when").setAttribute("aria-expanded", "false");
    update();
  };
  const other = el("input", { type: "number", min: 0, max: 1440, inputmode: "numeric", "aria-label": t("ui-minutes"), placeholder: t("ui-minutes") });
  box.replaceChildren(
    el("p", {}, t("ui-when-ask")),
    el(
      "div",
      { class: "chips" },
      AGO.map((value) =>
        el("button", { type: "button", class: "chip", "aria-pressed": String(value === minutes), onclick: () => choose(value) }, value ? t("ui-minutes-short", { minutes: value }) : t("ui-now")),
      ),
      el(
        "form",
        {
          class: "chip-form",
          onsubmit: (event) => {
            event.preventDefault();
            const value = Number(other.value);
            if (value >= 0 && value <= 1440) choose(value);
          },
        },
        other,
        el("button", { class: "chip" }, t("ui-minutes-set")),
      ),
    ),
  );
}

async function openCall() {
  const { openPad } = await later("call");
  const character = state.characters.get(id);
  if (!character) return;
  const floor = depth();
  openPad(character, { doer: by, finish: (...given) => (log(...given), backTo(floor)) });
}

export function mount() {
  $("#sheet-back").addEventListener("click", back);
  $("#act-blow").addEventListener("click", () => log("blow_struck", { on: id }));
  $("#act-wound").addEventListener("click", () => log("keyword_called", { form: "blow", keyword: "wound", on: id }, { name: "wound" }));
  $("#act-more").addEventListener("click", async () => (await later("more")).openMore(id));
  $("#act-call").addEventListener("click", openCall);
  $("#sheet-when").addEventListener("click", whenBox);
  $("#sheet-undo").addEventListener("click", undoLast);
  $("#sheet-by").addEventListener("click", () =>
    pickWho({
      title: t("ui-by-ask"),
      without: id,
      none: "ui-by-nobody",
      done: (who) => {
        by = who;
        update();
      },
    }),
  );
  for (const source of [state, outbox, words]) source.addEventListener("change", update);
  setInterval(() => document.visibilityState === "hidden" || update(), 500);
  // What a person who does not look at the screen must hear.
  outbox.addEventListener("receipt", ({ detail }) => {
    if (!detail.kept || detail.report.on !== id) return;
    update();
    setTimeout(() => {
      const line = state.lines.get(detail.id) ?? { ...receipts.get(detail.id), fact: detail.report, kind: detail.report.kind };
      const character = state.characters.get(detail.report.on);
      const now = character ? t(`health-${stateOf(momentOf(character))}`) : "";
      say([nameOf(detail.report.on), outcry(line), outcome(line), now].filter(Boolean).join(". "));
    }, 300);
  });
}
