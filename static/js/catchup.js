// Being up to date: news by socket, and a question to the server whenever there was a gap, a wake-up,
// a reconnection, or twenty seconds of silence.
import * as clock from "./clock.js";
import { state, take } from "./state.js";
import { hurry } from "./outbox.js";

const EVERY_MS = 20_000;
const PATIENCE_MS = 8000;

export const link = Object.assign(new EventTarget(), { up: null, signedOut: false, heardAt: 0 });

function set(up, signedOut = false) {
  if (up) link.heardAt = Date.now();
  if (link.up === up && link.signedOut === signedOut) return;
  link.up = up;
  link.signedOut = signedOut;
  link.dispatchEvent(new Event("change"));
}

let game = null;
let running = null;
let again = false;

async function ask() {
  const from = state.version;
  const stop = new AbortController();
  const alarm = setTimeout(() => stop.abort(), PATIENCE_MS);
  const sent = Date.now();
  try {
    const since = from === null ? "" : `?since=${encodeURIComponent(from)}`;
    const answer = await fetch(`/api/games/${game}/state${since}`, {
      credentials: "same-origin",
      cache: "no-store",
      signal: stop.signal,
    });
    if (answer.status === 401 || answer.status === 403) return set(true, true);
    if (!answer.ok) throw new Error(`state ${answer.status}`);
    const message = await answer.json();
    clock.heard(message.now, sent);
    set(true);
    // News may have come while we asked: an answer to the old question must not undo it.
    if (state.version !== from) again = message.version !== state.version;
    else if (take(message, { asked: true }) === "gap") {
      // A part that follows something else than what we hold: ask for everything.
      again = from !== null;
      state.version = null;
    }
  } catch {
    set(false);
  } finally {
    clearTimeout(alarm);
  }
}

export function catchUp() {
  if (game === null) return Promise.resolve();
  if (running) {
    again = true;
    return running;
  }
  running = (async () => {
    do {
      again = false;
      await ask();
    } while (again && link.up);
  })().finally(() => (running = null));
  return running;
}

export function hearNews(message) {
  set(true);
  if (take(message) === "gap") catchUp();
}

export function start(gameId) {
  game = gameId;
  const wake = () => {
    if (document.visibilityState === "hidden") return;
    hurry();
    catchUp();
  };
  for (const name of ["focus", "pageshow", "online"]) window.addEventListener(name, wake);
  window.addEventListener("offline", () => set(false));
  document.addEventListener("visibilitychange", wake);
  setInterval(() => document.visibilityState !== "hidden" && catchUp(), EVERY_MS);
  return catchUp();
}
