// Parts that the first screen can do without. They are fetched right after it is drawn, so that they are
// here when the network is not.
const parts = {
  sheet: () => import("./screens/sheet.js"),
  more: () => import("./screens/more.js"),
  creature: () => import("./screens/creature.js"),
  chips: () => import("./chips.js"),
  bleeding: () => import("./screens/bleeding.js"),
  banners: () => import("./screens/banners.js"),
  log: () => import("./screens/log.js"),
  game: () => import("./screens/game.js"),
  links: () => import("./screens/links.js"),
  looks: () => import("./looks-form.js"),
  away: () => import("./screens/turned-away.js"),
  scan: () => import("./scan.js"),
};

export const later = (name) => parts[name]();

/** One after the other: the network may be thin. A part that fails now is asked for again when it is needed. */
export async function fetchLater(...names) {
  for (const name of names) await later(name).catch(() => {});
}
