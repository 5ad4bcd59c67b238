// The rest of my own page: what I have, what I am worth, what I speak, what holds me.
import { $, el, fill, text } from "./dom.js";
import { clockTime, knows, t, words } from "./words.js";
import { playedNow, state } from "./state.js";
import { outbox } from "./outbox.js";
import { momentOf } from "./people.js";
import { mmss } from "./played.js";

const plainly = (id) => id.replaceAll("_", " ");
const WORTH = ["respected", "admired", "granted"];

function show(box, list, rows) {
  $(box).hidden = rows.length === 0;
  fill($(list), JSON.stringify(rows), () => rows.map(([word, said]) => el("li", {}, el("b", {}, word), said ? ` ${said}` : "")));
}

function notices(me, moment) {
  const rows = [];
  if (moment.pending_message) rows.push(t("me-message"));
  if (moment.bonds?.length) {
    const since = me.lines.find((line) => line.kind === "bound" && !line.withdrawn);
    const left = moment.prisoner_until == null ? "–" : mmss(Math.max(0, moment.prisoner_until - playedNow()));
    rows.push(since ? t("me-bound-since", { since: clockTime(since.at), left }) : t("me-bound", { left }));
  }
  if (moment.invisible) rows.push(t("me-invisible"));
  if (me.cheek_crosses) rows.push(t("me-crosses"));
  return rows;
}

function things(moment) {
  const wool = new Set(moment.wool ?? []);
  const broken = new Set(moment.broken_items ?? []);
  const said = (where) => (id) => [plainly(id), [where, wool.has(id) ? t("me-wool") : "", broken.has(id) ? t("me-broken") : ""].filter(Boolean).join(" · ")];
  const held = new Set(moment.held ?? []);
  const rest = [...new Set([...(moment.carried ?? []), ...wool])].filter((id) => !held.has(id));
  return [...[...held].map(said(t("me-held"))), ...rest.map(said(""))];
}

function worth(me, moment) {
  const rows = [[t("me-renown", { renown: moment.renown ?? 0 }), ""]];
  const given = me.privileges;
  if (!given) return rows;
  rows.push([given.name ?? t(`rank-${given.rank}`), ""]);
  for (const word of WORTH) if (given[`${word}_by`] !== "none") rows.push(["", t(`me-${word}-${given[`${word}_by`]}`)]);
  if (given.may_lead) rows.push(["", t("me-may-lead")]);
  return rows;
}

const tongue = (id) => (knows(`language-${id}`) ? t(`language-${id}`) : plainly(id));

export function update() {
  const { me } = state;
  if (!me) return;
  const moment = momentOf(me);
  const told = notices(me, moment);
  fill($("#my-notices"), JSON.stringify(told.map((said) => said.replace(/\d+:\d\d/, ""))), () => told.map((said) => el("li", { class: "notice" }, said)));
  told.forEach((said, index) => text($("#my-notices").children[index], said));
  show("#my-missed-box", "#my-missed", (moment.noticed ?? []).map((id) => [plainly(id), ""]));
  show("#my-things-box", "#my-things", things(moment));
  show("#my-renown-box", "#my-renown", worth(me, moment));
  show("#my-tongues-box", "#my-tongues", (me.languages ?? []).map((id) => [tongue(id), ""]));
}

export function mount() {
  for (const source of [state, outbox, words]) source.addEventListener("change", update);
  setInterval(() => document.visibilityState !== "hidden" && update(), 1000);
  update();
}
