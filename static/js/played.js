// Played time: the game's clock, which stands still while the game is stopped.
export const played = (clock, now) => (clock.paused_at ?? now) - clock.lost;

/** The moment of a schedule that holds at a played time: the last one that has begun. */
export function momentAt(moments, at) {
  let found = moments[0];
  for (const moment of moments) if (moment.from <= at) found = moment;
  return found;
}

/** Milliseconds until the state ends by itself, or null. */
export const left = (moment, at) => (moment?.until == null ? null : Math.max(0, moment.until - at));

/** mm:ss; a second that has begun is shown until it is over. */
export function mmss(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
