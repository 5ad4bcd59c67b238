// The referee's page: one long-lived page, so that a dead spot never shows a blank one.
import { $ } from "./dom.js";
import { firstWords, words } from "./words.js";
import { state } from "./state.js";
import { openOutbox, outbox } from "./outbox.js";
import { catchUp, start } from "./catchup.js";
import { mountLink } from "./link.js";
import { mountFinder } from "./screens/finder.js";
import { mountStop } from "./screens/stop.js";
import { mountTabs } from "./screens/tabs.js";
import { fetchLater, later } from "./later.js";

const page = document.body.dataset;
const TICK_MS = 500;
const LATER_MS = 500;

await firstWords();

let waitingFor = null;
/** Open a sheet now, or as soon as the character is known here. */
function open(id) {
  waitingFor = state.characters.has(id) ? null : id;
  if (!waitingFor) screen("sheet").then((sheet) => sheet.openSheet(id));
}

const mounted = new Set();
/** A screen that is not the first: mounted once, when it is here; asked for again if the network failed. */
async function screen(name) {
  const made = await later(name);
  if (!mounted.has(name)) {
    mounted.add(name);
    made.mount();
    const shown = $(`#screen-${name}`);
    if (shown) shown.inert = false; // until now its buttons would have been dead
  }
  return made;
}

const finder = mountFinder($("#finder"), {
  pick: open,
  first: [{ key: "creature", word: "ui-creature-new", act: async () => (await later("creature")).creatureForm(open) }],
});
const go = mountTabs((name) => {
  if (name === "field") finder.update();
  else screen(name).then((shown) => shown.update());
});
mountLink();
const stop = mountStop({ referee: true });

const update = () => {
  if (!$("#screen-field").hidden) finder.update();
  if (waitingFor && state.characters.has(waitingFor)) open(waitingFor);
};
for (const source of [state, words]) source.addEventListener("change", update);
setInterval(() => {
  if (document.visibilityState !== "hidden" && state.ready && $("#sheet").hidden && !$("#screen-field").hidden) finder.update();
}, TICK_MS);

// A receipt whose news did not come (the socket sleeps): ask.
outbox.addEventListener("receipt", ({ detail }) => {
  if (detail.kept) setTimeout(() => state.lines.has(detail.id) || catchUp(), 400);
});

// A badge opened with the phone's own camera leads here with its character.
const wanted = new URLSearchParams(location.hash.slice(1)).get("character");
if (wanted) history.replaceState(null, "", "/referee");
openOutbox(page.game, page.you);
await start(page.game);
if (wanted) open(wanted);
// The first screen is there; a thin network is left to it alone for a moment.
await new Promise((done) => setTimeout(done, LATER_MS));
await screen("sheet").catch(() => {});
later("help").then(({ mount }) => mount()).catch(() => {});
later("foresight").then(({ mount }) => mount()).catch(() => {});
import("./socket.js").then(({ listen }) => listen(page.game)).catch(() => {});
later("banners").then(({ mountBanners }) => mountBanners(go, () => stop.show()));
screen("timers");
later("pad").then(({ fetchPad }) => fetchPad());
await Promise.allSettled([screen("bleeding"), screen("game"), screen("log")]);
later("looks").then(({ mountLooks }) => document.querySelectorAll("[data-settings]").forEach((root) => mountLooks(root)));
fetchLater("more", "call", "creature", "links", "scan");
