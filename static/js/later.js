// Parts that the first screen can do without. They are fetched right after it is drawn, so that they are
// here when the network is not.
import { learn } from "./words.js";

let sheet = null;
/** What the forms look like; a part need not wait for ever for it. */
const styled = () =>
  (sheet ??= new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/static/css/acts.css", onload: done });
    link.onerror = () => (link.remove(), (sheet = null), done());
    document.head.append(link);
  }));

/** A part that speaks with words of its own, and has a look of its own. */
const worded = (part) => Promise.all([part, learn("acts."), styled()]).then(([made]) => made);

/** A part that offers what the book allows. */
const booked = (part) => Promise.all([worded(part), import("./pad.js").then(({ ready }) => ready())]).then(([made]) => made);

const parts = {
  sheet: () => worded(import("./screens/sheet.js")),
  more: () => booked(import("./screens/more.js")),
  call: () => booked(import("./screens/pad.js")),
  timers: () => worded(import("./screens/timers.js")),
  pad: () => import("./pad.js"),
  mine: () => worded(import("./mine.js")),
  creature: () => import("./screens/creature.js"),
  chips: () => import("./chips.js"),
  bleeding: () => worded(import("./screens/bleeding.js")),
  banners: () => import("./screens/banners.js"),
  log: () => worded(import("./screens/log.js")),
  game: () => import("./screens/game.js"),
  links: () => import("./screens/links.js"),
  looks: () => import("./looks-form.js"),
  away: () => import("./screens/turned-away.js"),
  corrections: () => import("./corrections.js"),
  foresight: () => import("./foresight.js"),
  help: () => import("./screens/help.js"),
  scan: () => import("./scan.js"),
};

export const later = (name) => parts[name]();

/** One after the other: the network may be thin. A part that fails now is asked for again when it is needed. */
export async function fetchLater(...names) {
  for (const name of names) await later(name).catch(() => {});
}
