// From a verb of the screen to a report in the outbox.
import { ulid } from "./ulid.js";
import { put, outbox } from "./outbox.js";
import { done } from "./feedback.js";

const MINUTE = 60_000;

/** Receipts of this page's own reports, by id: what to show before the line arrives. */
export const receipts = new Map();
outbox.addEventListener("receipt", ({ detail }) => receipts.set(detail.id, detail));

/** One report: `minutes` ago by this phone's clock, `at` if the moment is known. */
export function report(kind, facts, { minutes = 0, at = null } = {}) {
  const made = { id: ulid(), at: at ?? Date.now() - Math.round(minutes * MINUTE), kind };
  for (const [key, value] of Object.entries(facts)) if (value !== undefined && value !== "") made[key] = value;
  return made;
}

/** Keep and send; the flash and the sound come when the reports are on the phone's disk. */
export async function send(...reports) {
  await put(reports);
  done();
  return reports;
}

export const withdraw = (entry, reason) => send(report("entry_withdrawn", { cites: entry, reason }));
