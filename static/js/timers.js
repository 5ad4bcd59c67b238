// Efforts that a referee starts and watches: kept on this phone across a reload, in played time, so that a
// stop of the game stops them too.
import { playedNow } from "./state.js";
import { ulid } from "./ulid.js";

const KEY = `referee-timers-${document.body.dataset.game}`;

export const timers = Object.assign(new EventTarget(), { running: read() });

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

function set(running) {
  timers.running = running;
  try {
    localStorage.setItem(KEY, JSON.stringify(running));
  } catch {
    /* only until the page is left */
  }
  timers.dispatchEvent(new Event("change"));
}

/** `kind` and `facts` are what will be logged when it is over; `needs_s` how long it must last. */
export const start = (kind, facts, needs_s) => set([...timers.running, { id: ulid(), kind, facts, needs_s, since: playedNow() }]);

export const drop = (id) => set(timers.running.filter((timer) => timer.id !== id));

export const lasted = (timer) => Math.max(0, playedNow() - timer.since);
export const left = (timer) => Math.max(0, 1000 * timer.needs_s - lasted(timer));
