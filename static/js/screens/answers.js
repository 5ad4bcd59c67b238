// What may still be said to a line: «Résiste», «Armure» that was not said, «Dissipé», a burst of blows; each
// only where the rules allow it. An answer after the call is one gesture: the entry goes and comes back with it.
import { el, ghost } from "../dom.js";
import { clockTime, t } from "../words.js";
import { playedNow, state } from "../state.js";
import { now } from "../clock.js";
import { momentOf } from "../people.js";
import { linesOn, what } from "../lines.js";
import { backTo, depth, panel } from "../over.js";
import { report, send } from "../reports.js";
import { ruleOf, seconds } from "../pad.js";
import { start } from "../timers.js";
import { pickWho } from "./who.js";

/** How long after a call its answer may be added by hand: what was heard wrong is noticed soon or undone. */
const LATE_MS = 10 * 60_000;
/** Blows this close from one author are one tap that stood for several. */
const ONE_TAP_MS = 30;
/** Remarks that tell that the line itself made its target unable to answer. */
const FELLED = new Set(["now_comatose", "now_dead"]);

const has = (line, ...codes) => [...(line.reasons ?? []), ...(line.notes ?? [])].some(({ code }) => codes.includes(code));

/** One gesture: the entry goes and comes back changed, at the same moment. */
export const again = (line, changed, reason) =>
  send(report("entry_withdrawn", { cites: line.id, reason }), report(line.kind, { ...line.fact, ...changed }, { at: line.at }));

function mightAnswer(line, id, answer) {
  const character = state.characters.get(id);
  if (!character) return false;
  const { answers = [] } = momentOf(character);
  return answers.includes(answer) || (line.notes ?? []).some(({ code, keyword }) => FELLED.has(code) || keyword === "paralyse");
}

const divine = (line) => Boolean(line.fact?.modifiers?.includes("divine"));
const recently = (line) => now() - line.at < LATE_MS;

/** May the target still be said to have resisted this blow or call? */
function resistible(line) {
  if (line.result !== "applied" || divine(line) || line.fact.answer || !recently(line)) return false;
  if (line.kind === "blow_struck") return mightAnswer(line, line.fact.on, "resist");
  if (line.kind === "finished_off") return true;
  if (line.kind !== "keyword_called" || !ruleOf(line.fact.keyword).resistible) return false;
  return line.fact.modifiers?.includes("mass") ? Boolean(line.per_target) : mightAnswer(line, line.fact.on, "resist");
}

/** The effect that a line has begun and that still runs on this person. */
export const runningOf = (line, character) =>
  (character ? momentOf(character).effects ?? [] : []).find((effect) => effect.entry === line.id && (effect.until === null || effect.until > playedNow()));

/** May «Dissipé» be said to it: just performed, or still running; never to a Dissipé. */
function dispellable(line, about) {
  if (line.kind !== "keyword_called" || line.result !== "applied" || ["dispel", "resist"].includes(line.fact.keyword)) return null;
  if (now() - line.at < 1000 * seconds("dispel_window")) return "now";
  const ids = about ? [about] : line.on ?? [];
  return ids.some((id) => runningOf(line, state.characters.get(id))) ? "running" : null;
}

/** Two blows on one person that nobody can strike so fast: the second may be a burst. */
function burst(line) {
  if (line.kind !== "blow_struck" || line.fact.rapid || !["applied", "blocked"].includes(line.result)) return false;
  return [...state.lines.values()].some((other) => {
    if (other === line || other.kind !== "blow_struck" || other.withdrawn_by || other.fact.on !== line.fact.on || other.fact.rapid) return false;
    const apart = line.at - other.at || (line.id > other.id ? 1 : -1);
    const oneTap = other.author?.id === line.author?.id && apart < ONE_TAP_MS;
    return apart > 0 && apart < 1000 * seconds("rapid_blows") && !oneTap;
  });
}

function resist(line) {
  if (!line.per_target) return again(line, { answer: "resist" }, t("answer-resist-reason"));
  const floor = depth();
  const touched = Object.entries(line.per_target).filter(([, each]) => each.result === "applied").map(([id]) => id);
  return panel(t("answer-resist-who"), what(line), (body) =>
    body.append(
      el("div", { class: "grid" }, touched.map((id) =>
        el("button", { type: "button", onclick: () => (again(line, { answer: { ...line.fact.answer, [id]: "resist" } }, t("answer-resist-reason")), backTo(floor)) }, state.characters.get(id)?.name ?? id))),
    ),
  );
}

/** The moment is that of the first tap: who said it may take a while to find. */
export function dispel(line, on) {
  const said = report("keyword_called", {
    form: "effect",
    keyword: "dispel",
    on,
    cites: line.id,
    modifiers: divine(line) && dispellable(line) === "now" ? ["divine"] : undefined,
  });
  pickWho({ title: t("answer-dispel-who"), none: "ui-by-nobody", done: (by) => send(by ? { ...said, by } : said) });
}

/** Offered below a line; what is not possible is not there. */
export function answersTo(line, about = null) {
  if (line.withdrawn_by || line.waiting || !line.result) return [];
  const act = (name, word, deed) =>
    el("button", { type: "button", class: "quiet", "data-answer": name, onclick: () => ghost(`${name}-${line.id}`) || deed() }, word);
  const on = about ?? line.fact?.on ?? line.on?.[0];
  const made = [];
  if (resistible(line)) made.push(act("resist", t("answer-resist"), () => resist(line)));
  if (line.kind === "blow_struck" && has(line, "armour") && recently(line))
    made.push(act("armour", t("ui-decline"), () => again(line, { decline_armour: true }, t("answer-armour-reason"))));
  if (dispellable(line, about)) made.push(act("dispel", t(divine(line) && dispellable(line, about) === "now" ? "answer-dispel-divine" : "answer-dispel"), () => dispel(line, on)));
  if (burst(line)) made.push(act("rapid", t("answer-rapid"), () => again(line, { rapid: true }, t("answer-rapid-reason"))));
  const fell = (line.notes ?? []).find(({ code }) => code === "drops");
  if (fell && has(line, "count_to_3") && recently(line) && (momentOf(state.characters.get(on)).held ?? []).every((thing) => thing !== fell.object))
    made.push(act("count", t("answer-count"), () => start("picked_up", { by: on, object: fell.object }, seconds("pickup"))));
  return made;
}

/** What changes the answers above, for a screen that draws a line anew only when it must. */
export const answersMark = (line, about) => answersTo(line, about).map((node) => node.dataset.answer).join();

/** Which of the lines about somebody «Dissipé» is said to. */
export function citesPanel(character, done) {
  panel(t("answer-dispel-what"), character.name, (body) => {
    const lines = linesOn(character.id, 30).filter((line) => !line.withdrawn_by && !line.waiting && dispellable(line, character.id));
    body.append(
      lines.length
        ? el("div", { class: "grid one" }, lines.map((line) => el("button", { type: "button", onclick: () => done(line.id) }, `${clockTime(line.at)} ${what(line)}`)))
        : el("p", { class: "empty" }, t("answer-dispel-none")),
    );
  });
}
