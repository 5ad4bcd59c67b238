// Reports that the server has not answered yet. They are on the phone's disk before the screen says
// "recorded", and are sent again until answered, across reloads and dead spots.
import * as clock from "./clock.js";

const BATCH = 50;
const PATIENCE_MS = 6000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
const AGAIN = new Set([401, 408, 425, 429]);

export const outbox = Object.assign(new EventTarget(), { items: [], signedOut: false, lasting: true });

let game = null;
let owner = null;
let base = null;

const wait = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

async function store() {
  base ??= new Promise((done, fail) => {
    const asked = indexedDB.open("referee", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("reports", { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  return base;
}

/** Run `work` on the store; resolves when it is on the disk. */
async function write(work) {
  if (!outbox.lasting) return;
  const deed = (await store()).transaction("reports", "readwrite", { durability: "strict" });
  work(deed.objectStore("reports"));
  await new Promise((done, fail) => {
    deed.oncomplete = done;
    deed.onabort = deed.onerror = () => fail(deed.error);
  });
}

const tell = () => outbox.dispatchEvent(new Event("change"));
const mine = (item) => item.owner === owner && item.game === game;

export const waiting = () => outbox.items.filter((item) => mine(item) && !item.error);
export const turnedAway = () => outbox.items.filter((item) => mine(item) && item.error);
export const others = () => outbox.items.filter((item) => !mine(item)).length;

export async function openOutbox(gameId, ownerId) {
  game = gameId;
  owner = ownerId;
  try {
    const kept = await wait((await store()).transaction("reports").objectStore("reports").getAll());
    const known = new Set(outbox.items.map((item) => item.id));
    outbox.items.push(...kept.filter((item) => !known.has(item.id)));
    outbox.items.sort((a, b) => (a.id < b.id ? -1 : 1));
  } catch {
    outbox.lasting = false;
  }
  tell();
  flush();
}

/** Keep reports; resolves once they would survive the phone going dark. */
export async function put(reports) {
  const items = reports.map((report) => ({ id: report.id, game, owner, report }));
  try {
    await write((reports) => items.forEach((item) => reports.put(item)));
  } catch {
    outbox.lasting = false;
  }
  outbox.items.push(...items);
  tell();
  flush();
}

/** A turned-away report, given up by the person who made it. */
export async function drop(id) {
  await write((reports) => reports.delete(id));
  outbox.items = outbox.items.filter((item) => item.id !== id);
  tell();
}

/** What somebody else left on this phone is sent under the name of whoever is signed in now, or given up. */
export async function takeOver(keep) {
  const left = outbox.items.filter((item) => !mine(item));
  if (keep) for (const item of left) Object.assign(item, { owner, game });
  else outbox.items = outbox.items.filter(mine);
  await write((reports) => left.forEach((item) => (keep ? reports.put(item) : reports.delete(item.id))));
  tell();
  flush();
}

async function settle(receipts) {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const gone = [];
  const refused = [];
  const answered = [];
  for (const item of outbox.items) {
    const receipt = byId.get(item.id);
    if (!receipt) continue;
    answered.push({ ...receipt, report: item.report });
    if (receipt.kept) gone.push(item.id);
    else if (!["signed_out", "too_many"].includes(receipt.error?.code)) {
      item.error = receipt.error;
      refused.push(item);
    }
  }
  await write((reports) => {
    gone.forEach((id) => reports.delete(id));
    refused.forEach((item) => reports.put(item));
  });
  const done = new Set(gone);
  outbox.items = outbox.items.filter((item) => !done.has(item.id));
  for (const receipt of answered) outbox.dispatchEvent(new CustomEvent("receipt", { detail: receipt }));
  tell();
  return gone.length + refused.length;
}

async function post(items) {
  const stop = new AbortController();
  const alarm = setTimeout(() => stop.abort(), PATIENCE_MS);
  const sent = Date.now();
  try {
    const answer = await fetch(`/api/games/${game}/reports`, {
      method: "POST",
      credentials: "same-origin",
      signal: stop.signal,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sent_at: sent, offset: clock.measured(), reports: items.map((item) => item.report) }),
    });
    const body = await answer.json().catch(() => ({}));
    clock.heard(body.now, sent);
    return { status: answer.status, body };
  } finally {
    clearTimeout(alarm);
  }
}

let busy = false;
let delay = FIRST_WAIT_MS;
let timer = null;
let size = BATCH;

/** Send what waits, oldest first. The head of the queue is read anew each round. */
export async function flush() {
  if (busy || game === null) return;
  busy = true;
  clearTimeout(timer);
  try {
    for (let items; (items = waiting().slice(0, size)).length; ) {
      const { status, body } = await post(items);
      outbox.signedOut = status === 401;
      if (Array.isArray(body.receipts)) {
        if ((await settle(body.receipts)) === 0) throw new Error("nothing settled");
        size = BATCH;
        delay = FIRST_WAIT_MS;
      } else if (status >= 400 && status < 500 && !AGAIN.has(status) && body.error) {
        // The batch as a whole was refused: send one by one, so that one bad report blocks no other.
        if (items.length > 1) size = 1;
        else await settle([{ id: items[0].id, kept: false, error: body.error }]);
      } else throw new Error(`answer ${status}`);
    }
  } catch {
    delay = Math.min(delay * 1.6, LONGEST_WAIT_MS);
    timer = setTimeout(flush, delay * (0.7 + 0.6 * Math.random()));
    tell();
  } finally {
    busy = false;
  }
}

export function hurry() {
  delay = FIRST_WAIT_MS;
  flush();
}
