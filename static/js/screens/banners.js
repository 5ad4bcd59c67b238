// What wants the eye now, above the screen: a call, a dispute, a late entry that changed something, the stop.
import { $, el, fill, keyed, text } from "../dom.js";
import { t, words } from "../words.js";
import { nameOf, state } from "../state.js";
import { turnedAway, outbox } from "../outbox.js";
import { link } from "../catchup.js";
import { attention } from "../feedback.js";
import { isSeen, lateness, nameOfCorrection } from "../corrections.js";

const seen = new Set();
let first = true;

/** `go(tab)` shows a screen; `stop()` shows the stop again. */
export function mountBanners(go, stop) {
  const root = $("#banners");
  function items() {
    const list = [];
    if (link.signedOut || outbox.signedOut) list.push({ key: "out", word: t("ui-signed-out-banner"), act: null });
    if (state.game?.stopped) list.push({ key: "stopped", word: t("ui-stopped-banner"), act: stop });
    if (state.game?.closed) list.push({ key: "closed", word: t("ui-closed-banner"), act: null });
    const [request] = state.requests;
    if (request)
      list.push({
        key: `request-${state.requests.map((open) => open.id).join()}`,
        word: state.requests.length > 1 ? t("ui-requests-banner", { count: state.requests.length }) : t(`ui-request-${request.kind}`, { who: nameOf(request.who) }),
        act: () => go("game"),
        loud: true,
      });
    const made = state.corrections.find((each) => !isSeen(each));
    if (made)
      list.push({
        key: `correction-${nameOfCorrection(made)}`,
        word: [lateness(made), t("ui-correction-banner", { who: (made.on ?? []).map(nameOf).join(", ") })].join(" "),
        act: () => go("game"),
        loud: made.life,
      });
    if (turnedAway().length)
      list.push({ key: `away-${turnedAway().length}`, word: t("ui-turned-away-count", { count: turnedAway().length }), act: () => go("game"), loud: true });
    return list;
  }
  function update() {
    const count = $("#count-requests");
    count.hidden = state.requests.length === 0;
    text(count, String(state.requests.length));
    const list = items();
    keyed(
      root,
      list,
      (item) => item.key,
      () => el("div", { role: "status" }),
      (node, item) =>
        fill(node, item.word, () =>
          item.act ? el("button", { type: "button", class: "banner", onclick: item.act }, item.word) : el("p", { class: "banner" }, item.word),
        ),
    );
    const loud = list.filter((item) => item.loud && !seen.has(item.key));
    for (const item of loud) seen.add(item.key);
    if (loud.length && !first) attention();
    if (state.ready) first = false;
  }
  for (const source of [state, outbox, link, words]) source.addEventListener("change", update);
  update();
}
