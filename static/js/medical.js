// Calls for real help, and referees' answers: kept on this phone and sent again until the server has them.
// Their queue is their own: nothing of the game may stand before them.
import * as clock from "./clock.js";
import { ulid } from "./ulid.js";

const KEY = "referee-medical";
const PATIENCE_MS = 5000;
const AGAIN_MS = 3000;
const LOOK_MS = 5000;
const KEPT_MS = 12 * 3600_000;
const ONE_CALL_MS = 2 * 3600_000;

function kept() {
  try {
    const items = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return items.filter((item) => !item.sent || Date.now() - item.at < KEPT_MS);
  } catch {
    return [];
  }
}

/** items: {id, at, place, text, of?} a call or words added to one; {id, at, call, kind} an answer; `sent`, `told`. */
export const medical = Object.assign(new EventTarget(), { items: kept() });

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(medical.items));
  } catch {
    /* it lasts as long as this page: the screen says "not sent" all the while */
  }
  medical.dispatchEvent(new Event("change"));
}

export const unsent = () => medical.items.filter((item) => !item.sent);
/** My call that is not over yet: what I add belongs to it. */
export const mine = () =>
  medical.items.findLast((item) => !item.call && !item.of && item.told?.state !== "over" && Date.now() - item.at < ONE_CALL_MS) ?? null;
export const waits = (call) => unsent().some((item) => item.call === call || item.of === call || item.id === call);

export function call({ place = "", text = "" } = {}, of = null) {
  medical.items.push({ id: ulid(), at: Math.round(clock.now()), place, text, ...(of ? { of } : {}) });
  keep();
  flush();
}

export function answer(of, kind) {
  medical.items.push({ id: ulid(), at: Math.round(clock.now()), call: of, kind });
  keep();
  flush();
}

export async function ask(path, body) {
  const stop = new AbortController();
  const alarm = setTimeout(() => stop.abort(), PATIENCE_MS);
  const sent = Date.now();
  try {
    const reply = await fetch(`/api/medical${path}`, {
      method: body ? "POST" : "GET",
      credentials: "same-origin",
      cache: "no-store",
      signal: stop.signal,
      ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    const told = await reply.json();
    clock.heard(told.now, sent);
    return { ok: reply.ok, status: reply.status, told };
  } finally {
    clearTimeout(alarm);
  }
}

let busy = false;
let timer = null;
/** One after the other, oldest first, for as long as it takes. */
export async function flush() {
  clearTimeout(timer);
  if (busy) return;
  busy = true;
  try {
    for (let item; (item = unsent()[0]); ) {
      const { id, at, place, text, of, kind } = item;
      const { ok, status, told } = item.call
        ? await ask(`/${item.call}/answers`, { id, kind })
        : await ask("", { id, at, place, text, ...(of ? { of } : {}) });
      if (!ok && item.call && [401, 403, 404].includes(status)) medical.items = medical.items.filter((other) => other !== item);
      else if (!ok) throw new Error(String(status));
      item.sent = true;
      hear(told.call);
    }
  } catch {
    timer = setTimeout(flush, AGAIN_MS);
  } finally {
    busy = false;
  }
}

/** What the server says of a call; my own items remember it. */
export function hear(told) {
  if (told) for (const item of medical.items) if (item.id === told.id) item.told = { ...item.told, ...told };
  keep();
  if (told) medical.dispatchEvent(new CustomEvent("told", { detail: told }));
}

/** Whoever has called wants to know whether somebody comes. */
async function look() {
  const own = mine();
  if (!own?.sent || document.visibilityState === "hidden") return;
  const found = await ask(`/${own.id}`).catch(() => null);
  if (found?.ok) hear(found.told.call);
}

for (const name of ["online", "focus", "pageshow"]) window.addEventListener(name, () => (flush(), look()));
window.addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  medical.items = kept();
  medical.dispatchEvent(new Event("change"));
});
setInterval(look, LOOK_MS);
flush();
