// What follows a tap that nobody has answered yet. No rule is computed here: the server has tried every
// frequent report beforehand, this phone looks the pair up and adds the time. A pair that is not in the
// table says "recorded". All of it gives way to the receipt and the news.
import * as clock from "./clock.js";
import { momentAt, played } from "./played.js";
import { state } from "./state.js";
import { outbox, waiting } from "./outbox.js";

const RESTARTS = 1;
const FIGHTS = 2;
const AGAIN_MS = 15_000;
/** Keys of a report that change nothing about what it is. */
const ASIDE = new Set(["id", "at", "on", "who", "by", "act_key"]);

let table = null;
let place = new Map();
let byReport = new Map();
let game = null;
let askedAt = 0;

const base = () =>
  new Promise((done, fail) => {
    const asked = indexedDB.open("referee-foresight", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("tables");
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });

async function kept(deed, work) {
  const open = await base();
  try {
    const asked = work(open.transaction("tables", deed).objectStore("tables"));
    return await new Promise((done, fail) => {
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  } finally {
    open.close();
  }
}

const named = (report) => JSON.stringify(Object.entries(report).filter(([key]) => !ASIDE.has(key)).sort());

function use(found) {
  table = found;
  place = new Map(table.keys.map((key, index) => [key, index]));
  byReport = new Map(table.reports.map((report, index) => [named(report), index]));
  look();
  document.body.dataset.foresight ??= "found";
}

async function ask() {
  askedAt = Date.now();
  const answer = await fetch(`/api/games/${game}/foresight`, { credentials: "same-origin" });
  if (!answer.ok) return;
  const found = await answer.json();
  use(found);
  await kept("readwrite", (tables) => tables.put(found, game)).catch(() => {});
  document.body.dataset.foresight = "kept";
}

/** Somebody stands where the table does not reach: ask for a longer one, not too often. */
function complete() {
  if (!table || Date.now() - askedAt < AGAIN_MS) return;
  for (const { moments } of state.characters.values())
    if (moments.some(({ key }) => key && !place.has(key))) return ask().catch(() => {});
}

const expected = new Map();
const said = new Map();

/** A schedule from the table: what it does not speak of stays as it was, times count from the report. */
function follow(before, index, flags, at) {
  const moved = (moment, number) => ({
    ...before,
    ...moment,
    foreseen: true,
    key: table.keys[table.later[index][number]] ?? null,
    from: at + moment.from,
    until: moment.until === null ? null : at + moment.until,
    fight_until: moment.fight_until === null ? null : flags & FIGHTS || number > 0 ? at + moment.fight_until : before.fight_until,
  });
  const [first, ...rest] = table.states[index].map((number, order) => moved(table.moments[number], order));
  if (flags & RESTARTS) return [{ ...first, since: at }, ...rest.filter((moment) => moment.state !== first.state)];
  return [{ ...first, since: before.since, until: before.until, next: before.next }];
}

/** One tap after the other, as they were made, from what the server said last. */
function foresee(character, reports) {
  let moments = character.moments;
  for (const report of reports) {
    const at = played(state.game.clock, report.at + (clock.measured() ?? 0));
    const before = momentAt(moments, at);
    const index = place.get(before?.key);
    const number = byReport.get(named(report));
    if (index === undefined || number === undefined) return moments === character.moments ? null : moments;
    const [to, outcome, flags] = table.steps[index][number];
    said.set(`${report.id} ${character.id}`, table.outcomes[outcome]);
    if (to < 0) return moments === character.moments ? null : moments;
    const next = follow(before, to, flags, at);
    const changed = flags & RESTARTS ? next : [...next, ...moments.filter((moment) => moment.from > at && moment.state !== before.state)];
    moments = [...moments.filter((moment) => moment.from <= at), ...changed];
  }
  return moments === character.moments ? null : moments;
}

function look() {
  expected.clear();
  said.clear();
  if (!table || !state.game) return;
  const mine = new Map();
  for (const { report } of waiting())
    for (const id of [report.on ?? report.who ?? []].flat()) mine.set(id, [...(mine.get(id) ?? []), report]);
  for (const [id, reports] of mine) {
    const character = state.characters.get(id);
    const moments = character && foresee(character, reports);
    if (moments) expected.set(id, moments);
  }
}

export async function mount() {
  game = document.body.dataset.game;
  state.expected = (character) => expected.get(character.id);
  state.said = (report, about) => said.get(`${report.id} ${about ?? report.on}`);
  const renew = () => {
    look();
    complete();
  };
  state.addEventListener("change", renew);
  outbox.addEventListener("change", () => {
    const before = expected.size;
    look();
    if (before || expected.size) state.dispatchEvent(new Event("change"));
  });
  const found = await kept("readonly", (tables) => tables.get(game)).catch(() => null);
  if (found) use(found);
  await ask().catch(() => {});
  state.dispatchEvent(new Event("change"));
  window.addEventListener("online", () => table || ask().catch(() => {}));
}
