// What this phone may know of the game. Objects are replaced whole, never patched; every change
// follows a version: seen → ignore, next → take, gap → fetch.
import { played } from "./played.js";
import { now } from "./clock.js";

export const state = Object.assign(new EventTarget(), {
  ready: false,
  audience: null,
  version: null,
  you: null,
  game: null,
  me: null,
  characters: new Map(),
  lines: new Map(),
  requests: [],
  corrections: [],
});

/** @returns {"taken" | "seen" | "gap"} */
export function take(message, { asked = false } = {}) {
  if (state.ready && message.version === state.version) {
    if (message.you) state.you = message.you;
    return "seen";
  }
  const follows = state.ready && message.previous === state.version;
  if (!follows && !(asked && message.whole)) return "gap";
  if (message.whole && message.audience === "referees") {
    state.characters.clear();
    state.lines.clear();
    state.corrections = [];
  }
  state.audience = message.audience;
  state.version = message.version;
  if (message.you) state.you = message.you;
  if (message.game) state.game = message.game;
  if (message.me) state.me = message.me;
  for (const character of message.characters ?? []) state.characters.set(character.id, character);
  for (const line of message.lines ?? []) state.lines.set(line.id, line);
  if (message.requests) state.requests = message.requests;
  if (message.corrections?.length) state.corrections = [...message.corrections, ...state.corrections].slice(0, 50);
  state.ready = true;
  state.dispatchEvent(new Event("change"));
  return "taken";
}

/** Older lines that were asked for belong to the log, not to a version. */
export function addLines(lines) {
  for (const line of lines) if (!state.lines.has(line.id)) state.lines.set(line.id, line);
}

export const playedNow = () => (state.game ? played(state.game.clock, now()) : 0);

export const nameOf = (id) => state.characters.get(id)?.name ?? (state.me?.id === id ? state.me.name : id);
