// Two referees who log what may be one blow are asked; nothing is ever counted away by itself.
import { el, ghost } from "../dom.js";
import { t } from "../words.js";
import { nameOf, state } from "../state.js";
import { withdraw } from "../reports.js";

const APART_MS = 3000;
const KINDS = new Set(["blow_struck", "keyword_called"]);
const counts = (line) => KINDS.has(line.kind) && !line.withdrawn_by && !line.waiting && !line.fact?.act_key && line.fact?.on;

/** Another author's line about the same target, seconds apart, neither with an act key that would have counted it once. */
export function twinOf(line) {
  if (!counts(line)) return null;
  for (const other of state.lines.values())
    if (
      other.kind === line.kind &&
      other.id !== line.id &&
      counts(other) &&
      other.fact.on === line.fact.on &&
      other.fact.keyword === line.fact.keyword &&
      other.author?.id !== line.author?.id &&
      Math.abs(other.at - line.at) <= APART_MS
    )
      return other;
  return null;
}

export const twinMark = (line) => twinOf(line)?.id ?? "";

/** Takes back the line it stands on: the other one stays. */
export function sameBlow(line) {
  const other = twinOf(line);
  if (!other) return null;
  const who = other.author?.name ?? nameOf(other.fact.on);
  return el(
    "button",
    { type: "button", class: "same-blow", onclick: () => ghost(`same-${line.id}`) || withdraw(line.id, t("same-reason", { who })) },
    t("same-blow", { who }),
  );
}
