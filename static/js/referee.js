// The referee's page: one long-lived page, so that a dead spot never shows a blank one.
import { $ } from "./dom.js";
import { speak, words, language } from "./words.js";
import { state } from "./state.js";
import { openOutbox, outbox } from "./outbox.js";
import { catchUp, start } from "./catchup.js";
import { mountLink } from "./link.js";
import { mountLooks } from "./looks-form.js";
import { mountFinder } from "./screens/finder.js";
import { current, mountSheet, openSheet, update as updateSheet } from "./screens/sheet.js";
import * as bleeding from "./screens/bleeding.js";
import * as log from "./screens/log.js";
import * as game from "./screens/game.js";
import { mountStop } from "./screens/stop.js";
import { mountTabs } from "./screens/tabs.js";
import { mountBanners } from "./screens/banners.js";
import { creatureForm } from "./screens/creature.js";

const page = document.body.dataset;
const TICK_MS = 500;

/** Words first; without network the page that was served still holds its own. */
await speak(language).catch(() => {});

let waitingFor = null;
/** Open a sheet now, or as soon as the character is known here. */
function open(id) {
  waitingFor = state.characters.has(id) ? null : id;
  if (!waitingFor) openSheet(id);
}

const finder = mountFinder($("#finder"), {
  pick: open,
  first: [{ key: "creature", word: "ui-creature-new", act: () => creatureForm(open) }],
});
const go = mountTabs((name) => {
  ({ field: finder.update, bleeding: bleeding.update, log: log.update, game: game.update })[name]();
});
mountLink();
mountSheet();
log.mountLog();
game.mountGame();
const stop = mountStop({ referee: true });
mountBanners(
  (tab) => go(tab),
  () => stop.show(),
);
for (const root of document.querySelectorAll("[data-settings]")) mountLooks(root);

const update = () => {
  if (!$("#screen-field").hidden) finder.update();
  bleeding.update();
  if (waitingFor && state.characters.has(waitingFor)) open(waitingFor);
};
for (const source of [state, words]) source.addEventListener("change", update);
setInterval(() => {
  if (document.visibilityState === "hidden" || !state.ready) return;
  bleeding.update();
  if (current().id) updateSheet();
  else if (!$("#screen-field").hidden) finder.update();
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
import("./socket.js").then(({ listen }) => listen(page.game)).catch(() => {});
