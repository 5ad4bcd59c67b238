// A line of the log in the game's words.
import { el, fill } from "./dom.js";
import { clockTime, knows, t, tryWords } from "./words.js";
import { nameOf, state } from "./state.js";
import { receipts } from "./reports.js";
import { waiting } from "./outbox.js";
import { thingName } from "./things.js";
import { ruleLinks } from "./rule-link.js";

const spoken = (keyword) => (knows(`spoken-${keyword}`) ? t(`spoken-${keyword}`) : keyword);

/** A code or an id among the values of a note, as a person would say it. */
function human(value) {
  if (Array.isArray(value)) return value.map(human).join(", ");
  if (typeof value !== "string") return value;
  if (state.characters.has(value) || state.me?.id === value) return nameOf(value);
  for (const family of ["health", "spoken", "limb", "material"]) if (knows(`${family}-${value}`)) return t(`${family}-${value}`);
  return state.audience === "referees" ? thingName(value) : value;
}

/** Keys of a fact that are said in its line, with the family of their words. */
const SAID = {
  object: "limb", limbs: "bond", source: "source", sanction: "sanction", incident: "incident", skill: "skill", language: "language",
  lock: "lock", key: "key", document: "document", ends_effect: "keyword",
};
const SAID_OF = { prisoner_decided: { choice: "fate" }, limb_broken: { limb: "limb" }, wall_touched: { act: "wall" }, went_out_of_play: { reason: "leaving" }, character_changed: { reason: "change" } };

function details(kind, fact) {
  return Object.entries({ ...SAID, ...SAID_OF[kind] }).flatMap(([key, family]) =>
    fact[key] == null ? [] : [fact[key]].flat().map((value) => (knows(`${family}-${value}`) ? t(`${family}-${value}`) : human(value))),
  );
}

/** A note or a reason {code, …values} as a sentence. */
export function sentence(family, note) {
  const values = {};
  for (const [key, value] of Object.entries(note)) {
    if (key === "code" || value === null) continue;
    if (typeof value === "object" && !Array.isArray(value)) continue;
    values[key] = human(value);
  }
  return tryWords([`${family}-${note.code}`], values);
}

/** The call as it was heard: « Coup : Blessé Divin ». */
export function call(fact) {
  const words = [spoken(fact.keyword)];
  if (fact.modifiers?.includes("divine")) words.push(spoken("divine"));
  if (fact.modifiers?.includes("mass")) words.push(spoken("mass"));
  return t(fact.form === "effect" ? "ui-call-effect" : "ui-call-blow", { word: words.join(" ") });
}

/** What was seen, in a few words. */
export function what(line) {
  const { kind, fact = {} } = line;
  if (kind === "keyword_called") return [call(fact), ...details(kind, fact)].join(" · ");
  const parts = [tryWords([`kind-${kind}`])];
  if (fact.landed && fact.landed !== "body") parts.push(t(`landed-${fact.landed}`));
  if (fact.from_behind) parts.push(t("ui-behind").toLowerCase());
  if (fact.zone) parts.push(tryWords([`zone-${fact.zone}`]));
  if (kind === "healed" && fact.to) parts.push(`→ ${t(`health-${fact.to}`)}`);
  if (kind === "limb_mended" && fact.limb) parts.push(t(`limb-${fact.limb}`));
  if (kind === "ruling_made" && fact.health) parts.push(`→ ${t(`health-${fact.health}`)}`);
  if (kind === "armour_rated" && "rated" in fact) parts.push(fact.rated === null ? t("ui-rated-none") : String(fact.rated));
  parts.push(...details(kind, fact));
  if (fact.answer === "resist") parts.push(`« ${spoken("resist")} »`);
  return parts.join(" · ");
}

/** Whom it concerns: "Ali → Godefroy"; on the sheet of one of them (`about`) only the other is named. */
export function whom(line, about = null) {
  const { fact = {} } = line;
  const by = fact.by && fact.by !== about ? nameOf(fact.by) : "";
  const on = (line.on ?? []).filter((id) => id !== fact.by && id !== about).map(nameOf);
  const many = on.length > 4 ? `${on.slice(0, 3).join(", ")} +${on.length - 3}` : on.join(", ");
  if (fact.by === about && about && many) return `→ ${many}`;
  if (about && by && !many) return t("ui-line-by", { who: by });
  return by && many ? `${by} → ${many}` : by || many;
}

/** What the one who was hit calls out, if anything. */
export function outcry(line) {
  for (const reason of line.reasons ?? []) {
    const key = `say-${reason.code}`;
    if (line.result === "blocked" && knows(key)) return t(key);
  }
  for (const note of line.notes ?? []) if (knows(`say-${note.code}`)) return t(`say-${note.code}`);
  return null;
}

export function outcome(line) {
  if (!line.result) return t("ui-recorded");
  const why = (line.reasons ?? []).map((reason) => sentence("reason", reason));
  const result = t(`result-${line.result}`);
  if (line.result === "applied") return why.join(" ");
  return [result, ...why].join(" ");
}

/** What follows, each with the rule it comes from; what was cried out already is not said again. */
export const remarks = (line) =>
  (line.notes ?? [])
    .filter((note) => !(note.code.startsWith("says_") && outcry(line)))
    .map((note) => [sentence("note", note), ...ruleLinks("n", [note])])
    .filter(([words]) => words);

/** What became of it and why, with the rules that say so. */
export const judged = (line) => [outcome(line), ...ruleLinks("r", line.reasons)];

/** Lines about one character, newest first, with this phone's own reports that are still on the way. */
export function linesOn(id, limit = Infinity) {
  const mine = waiting()
    .filter(({ report }) => concerns(report, id))
    .map(({ report }) => ({ ...fromReport(report), ...state.said?.(report, id) }));
  const known = [];
  for (const line of state.lines.values()) if (line.on?.includes(id) || line.fact?.by === id) known.push(line);
  for (const [entry, receipt] of receipts)
    if (receipt.kept && !state.lines.has(entry) && receipt.report && concerns(receipt.report, id))
      known.push({ ...fromReport(receipt.report), ...receipt });
  return [...mine, ...known].sort(newestFirst).slice(0, limit);
}

export const newestFirst = (a, b) => b.at - a.at || (a.id < b.id ? 1 : -1);

const concerns = (report, id) =>
  report.on === id || report.by === id || report.who === id || [report.on, report.who].flat().includes(id);

export function fromReport(report) {
  const { id, at, kind, ...fact } = report;
  return { id, at, kind, fact, on: [fact.on ?? fact.who ?? []].flat(), author: state.you, waiting: true };
}

function withdrawal(line) {
  const by = state.lines.get(line.withdrawn_by);
  return t("ui-withdrawn-by", {
    who: by?.author?.name ?? "?",
    when: by ? clockTime(by.at) : "?",
    why: line.undo_reason ?? by?.fact?.reason ?? "–",
  });
}

/** What became of every hearer of a call on all, with the reasons and their rules. */
const heard = (line) =>
  el(
    "ul",
    { class: "heard" },
    Object.entries(line.per_target).map(([who, each]) => {
      const said = [...(each.result === "applied" ? [] : [t(`result-${each.result}`)]), ...each.reasons.map((reason) => sentence("reason", reason)), ...each.notes.map((note) => sentence("note", note))];
      return el("li", {}, el("b", {}, nameOf(who)), ` : ${said.join(" ") || t(`result-${each.result}`)}`, each.reasons.length ? ruleLinks("r", each.reasons) : ruleLinks("n", each.notes));
    }),
  );

/** Fill an <li> with one line; `extra` adds what a screen offers below it. */
export function drawLine(item, line, { extra = null, extraMark = "", fresh = false, about = null } = {}) {
  const correction = state.corrections.find((made) => made.entry === line.id);
  const mark = JSON.stringify([line.per_target, line.result, line.reasons, line.notes, line.withdrawn_by, line.waiting, line.fact, extraMark, fresh, correction?.because, state.lines.get(line.withdrawn_by)?.at, t("kind-blow_struck")]);
  item.className = `line${line.withdrawn_by ? " withdrawn" : ""}${line.waiting ? " waiting" : ""}${fresh ? " fresh" : ""}`;
  fill(item, mark, () => {
    const cry = outcry(line);
    const people = whom(line, about);
    const isLate = line.received_at - line.at > 60_000;
    const words = [
      el(
        "p",
        { class: "line-head" },
        el("time", { datetime: new Date(line.at).toISOString() }, clockTime(line.at)),
        " ",
        line.withdrawn_by ? el("s", { class: "what" }, what(line)) : el("b", { class: "what" }, what(line)),
        people ? el("span", { class: "whom" }, ` ${people}`) : null,
      ),
      cry && !line.withdrawn_by ? el("p", { class: "cry", lang: "fr" }, cry) : null,
      line.withdrawn_by
        ? el("p", { class: "why" }, withdrawal(line))
        : [
            outcome(line) ? el("p", { class: "why" }, judged(line)) : null,
            line.waiting && line.result ? el("p", { class: "why" }, t("ui-foreseen")) : null,
            ...remarks(line).map((remark, index) => el("p", { class: !cry && index === 0 ? "why follows" : "why" }, remark)),
          ],
      line.fact?.text ? el("p", { class: "words" }, line.fact.text) : null,
      line.per_target && !line.withdrawn_by ? heard(line) : null,
      line.fact?.reason && !["entry_withdrawn", ...Object.keys(SAID_OF)].includes(line.kind) ? el("p", { class: "words" }, line.fact.reason) : null,
      correction ? el("p", { class: "why corrected" }, corrected(correction)) : null,
      el(
        "p",
        { class: "by-line" },
        line.author?.id === "system" ? "" : t("ui-by-author", { who: line.author?.name ?? "?" }),
        isLate ? ` · ${t("ui-arrived", { when: clockTime(line.received_at) })}` : "",
        ...(line.flags ?? []).map((flag) => ` · ${tryWords([`flag-${flag.code ?? flag}`])}`),
      ),
    ].flat(2);
    return [el("div", { class: "line-words" }, words), extra?.()];
  });
}

const told = (side) =>
  side?.result ? [t(`result-${side.result}`), ...(side.reasons ?? []).map((reason) => sentence("reason", reason))].join(" ") : "–";

export const corrected = (correction) =>
  t("ui-corrected", { before: told(correction.before), after: told(correction.after) });
