// The game as a whole: calls, corrections, what waits on this phone, links, people, the stop.
import { $, el, fill, ghost, keyed, text, twoStep } from "../dom.js";
import { clockTime, t, words } from "../words.js";
import { nameOf, state } from "../state.js";
import { others, outbox, takeOver, turnedAway, waiting } from "../outbox.js";
import { report, send, withdraw } from "../reports.js";
import { acknowledge, isSeen, lateness, nameOfCorrection, seenButton } from "../corrections.js";
import { corrected, what } from "../lines.js";
import { drawTurnedAway } from "./turned-away.js";
import { linkPanel, playerLink } from "./links.js";
import { openSheet } from "./sheet.js";
import { mountPeople } from "./phones.js";
import { later } from "../later.js";

export function update() {
  if ($("#screen-game").hidden) return;
  $("#requests-empty").hidden = state.requests.length > 0;
  keyed($("#requests"), state.requests, (request) => request.id, () => el("li", { class: "line" }), drawRequest);
  $("#corrections-box").hidden = state.corrections.length === 0;
  keyed(
    $("#corrections"),
    state.corrections.slice(0, 20),
    nameOfCorrection,
    () => el("li", { class: "line" }),
    drawCorrection,
  );
  const lines = [t("ui-outbox-waiting", { count: waiting().length })];
  if (others()) lines.push(t("ui-outbox-others", { count: others() }));
  if (!outbox.lasting) lines.push(t("ui-outbox-frail"));
  text($("#outbox-count"), lines.join(" "));
  $("#close-game").hidden = Boolean(state.game?.closed);
  $("#left-behind").hidden = others() === 0;
  drawTurnedAway($("#turned-away"), turnedAway());
}

function drawRequest(item, request) {
  const cited = state.lines.get(request.cites);
  fill(item, JSON.stringify([request, cited?.kind, nameOf(request.who), t("ui-now")]), () => [
    el("p", { class: "line-head" }, el("time", {}, clockTime(request.at)), " ", el("b", { class: "what" }, t(`ui-request-${request.kind}`, { who: nameOf(request.who) }))),
    request.text ? el("p", { class: "words" }, request.text) : null,
    cited ? el("p", { class: "why" }, what(cited)) : null,
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", onclick: () => openSheet(request.who) }, t("ui-see")),
      el("button", { type: "button", class: "main", onclick: () => send(report("request_answered", { cites: request.id })) }, t("ui-answered")),
    ),
  ]);
}

function drawCorrection(item, made) {
  const line = state.lines.get(made.entry);
  const undone = state.lines.get(made.because)?.withdrawn_by;
  fill(item, JSON.stringify([made, line?.kind, isSeen(made), undone, t("ui-now")]), () => [
    el("p", { class: "line-head" }, el("b", { class: "what" }, (made.on ?? []).map(nameOf).join(", ")), line ? ` · ${clockTime(line.at)} ${what(line)}` : ""),
    el("p", { class: "why" }, lateness(made)),
    made.life ? el("p", { class: "why corrected" }, t("ui-correction-life")) : null,
    el("p", { class: "why" }, corrected(made)),
    el(
      "div",
      { class: "line-acts" },
      isSeen(made) ? null : seenButton(made, decides(made) ? "late-stands" : "late-seen"),
      decides(made) && !isSeen(made) && !undone ? el("button", { type: "button", onclick: () => takeBack(made) }, t("late-take-back")) : null,
      decides(made) && !isSeen(made) && made.on?.[0] ? el("button", { type: "button", onclick: () => rule(made) }, t("late-rule")) : null,
      made.on?.[0] ? el("button", { type: "button", class: "quiet", onclick: () => openSheet(made.on[0]) }, t("ui-see")) : null,
    ),
  ]);
}

/** Life and death are for the chief to decide: let it stand, take the late report back, or rule what is now. */
const decides = (made) => made.life && document.body.dataset.role === "chief";

function takeBack(made) {
  if (ghost(`late-${nameOfCorrection(made)}`)) return;
  withdraw(made.because, t("late-take-back-why"));
  acknowledge(made);
}

async function rule(made) {
  openSheet(made.on[0]);
  (await later("more")).openMore(made.on[0]);
}

export function mount() {
  const stop = $("#stop-game");
  const ask = (armed) => {
    const stopped = state.game?.stopped;
    delete stop.dataset.t;
    text(stop, t(stopped ? (armed ? "ui-resume-sure" : "ui-resume") : armed ? "ui-stop-sure" : "ui-stop"));
  };
  const rest = twoStep(stop, ask, () => send(report(state.game?.stopped ? "game_resumed" : "game_paused", {})));
  let stopped = null;
  state.addEventListener("change", () => {
    if (stopped !== state.game?.stopped) rest();
    stopped = state.game?.stopped;
  });
  $("#link-player").addEventListener("click", playerLink);
  $("#link-referee").addEventListener("click", () => linkPanel("referee"));
  $("#link-chief")?.addEventListener("click", () => linkPanel("chief"));
  $("#left-send").addEventListener("click", () => takeOver(true));
  $("#all-kinds").addEventListener("click", async () => (await later("more")).openMore());
  const end = $("#close-game");
  const askEnd = (armed) => text(end, t(armed ? "ui-close-sure" : "ui-close"));
  const restEnd = twoStep(end, askEnd, () => send(report("game_closed", {})));
  restEnd();
  const give = $("#left-drop");
  const askDrop = (armed) => text(give, t(armed ? "ui-sign-out-sure" : "ui-left-drop"));
  const restDrop = twoStep(give, askDrop, () => takeOver(false));
  restDrop();
  mountPeople();
  words.addEventListener("change", () => (rest(), restDrop(), restEnd()));
  for (const source of [state, outbox, words]) source.addEventListener("change", update);
}
