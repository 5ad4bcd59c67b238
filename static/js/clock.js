// The server's time, as well as this phone can know it: every answer carries `now`.
const FRESH_MS = 120_000;
let offset = null;
let best = { trip: Infinity, at: 0 };

/** One answer: the server said `now` between `sent` and `heard` (both by this phone's clock). */
export function heard(now, sent, got = Date.now()) {
  if (typeof now !== "number") return;
  const trip = Math.max(0, got - sent);
  const found = now - (sent + got) / 2;
  const jumped = offset !== null && Math.abs(found - offset) > trip + 1000;
  if (offset === null || jumped || trip <= best.trip || got - best.at > FRESH_MS) {
    offset = found;
    best = { trip, at: got };
  }
}

/** Server minus phone in whole milliseconds, or undefined while unknown. */
export const measured = () => (offset === null ? undefined : Math.round(offset));

export const now = () => Date.now() + (offset ?? 0);
