// The player's page: my own state, and nobody else's.
import { $, el, fill, ghost, keyed, shape, text } from "./dom.js";
import { clockTime, firstWords, t, words } from "./words.js";
import { playedNow, state } from "./state.js";
import { openOutbox, outbox, turnedAway, waiting } from "./outbox.js";
import { catchUp, start } from "./catchup.js";
import { armourWords, leftOf, momentOf, stateOf, stateWord } from "./people.js";
import { judged, outcry, remarks, what } from "./lines.js";
import { ruleLinks } from "./rule-link.js";
import { report, send } from "./reports.js";
import { say } from "./feedback.js";
import { mmss } from "./played.js";
import { mountLink } from "./link.js";
import { mountStop } from "./screens/stop.js";
import { fetchLater, later } from "./later.js";
import { back, panel } from "./over.js";

const page = document.body.dataset;
const ABILITIES = ["run", "walk", "crawl", "speak", "attack", "defend", "use_effects", "see", "hear"];

await firstWords();

function update() {
  const { me } = state;
  $("#me-all").hidden = !me;
  $("#me-empty").hidden = Boolean(me);
  if (!me) return;
  const moment = momentOf(me);
  const shown = stateOf(moment);
  const word = t("ui-now");
  document.body.dataset.state = shown;
  text($("#my-name"), me.name);
  fill($("#my-state"), shown + word, () => stateWord(shown));
  text($("#my-then"), moment.next ? t(`ui-me-next-${moment.next}`) : "");
  $("#my-then").hidden = !moment.next;
  const ms = leftOf(moment);
  $("#my-left").hidden = ms === null;
  text($("#my-left"), ms === null ? "" : mmss(ms));
  $("#my-left").classList.toggle("alarm", ms !== null && ms <= 60_000);
  $("#my-where").hidden = moment.state !== "dead";
  text($("#my-must"), t(`state-must-${shown}`));
  text($("#my-may"), t(`state-may-${shown}`));
  drawAbilities(moment, word);
  drawEffects(moment);
  fill($("#my-armour"), JSON.stringify([moment.torn, moment.saves, moment.saves_left, moment.blows_left, moment.extra_blows, word]), () => armourWords(moment));
  drawForgotten(me, moment);
  drawRequests(me);
  drawLines(me);
  if (turnedAway().length || $("#turned-away").childElementCount)
    later("away").then(({ drawTurnedAway }) => drawTurnedAway($("#turned-away"), turnedAway()));
}

function drawAbilities(moment, word) {
  const can = moment.can ?? {};
  const whole = Object.values(can).every(Boolean);
  $("#my-abilities").hidden = whole;
  if (whole) return;
  fill($("#my-abilities"), JSON.stringify([can, word]), () =>
    ABILITIES.filter((name) => name in can).map((name) =>
      el("li", { class: can[name] ? "may" : "may-not" }, shape(can[name] ? "yes" : "no"), " ", t(can[name] ? `can-${name}` : `cannot-${name}`)),
    ),
  );
}

function drawEffects(moment) {
  const effects = moment.effects ?? [];
  $("#my-effects-box").hidden = !effects.length;
  keyed(
    $("#my-effects"),
    effects,
    (effect) => `${effect.keyword}-${effect.from}`,
    (effect) => el("li", {}, el("b"), " ", el("span"), el("p"), el("p"), el("p", {}, ruleLinks("k", [{ code: effect.keyword }])), effect.keyword === "charm" ? charmed() : null),
    (item, effect) => {
      text(item.children[0], t(`keyword-${effect.keyword}`));
      text(item.children[1], effect.until == null ? t("ui-lasting") : mmss(Math.max(0, effect.until - playedNow())));
      text(item.children[2], t(`effect-do-${effect.keyword}`));
      const order = effect.keyword === "obey" ? state.me.lines.find((line) => line.fact.keyword === "obey" && line.fact.order && !line.withdrawn)?.fact.order : null;
      text(item.children[3], order ? t("me-order", { order }) : "");
    },
  );
}

/** The charmed alone judges that a request goes too far («KW-06»). */
const charmed = () =>
  el(
    "button",
    {
      type: "button",
      "data-charm": "",
      "data-t": "me-charm-against",
      onclick: () => {
        if (ghost("charm")) return;
        send(report("charm_refused", { on: state.me.id }));
        say(t("me-charm-sent"));
      },
    },
    t("me-charm-against"),
  );

function drawForgotten(me, moment) {
  const down = ["dying", "comatose"].includes(moment.state);
  const forgotten = me.lines.some((line) => line.forgotten);
  $("#my-forget-box").hidden = !(down || forgotten);
  text($("#my-forget"), t(down ? "ui-me-forget-now" : "ui-me-forget-past"));
}

function drawRequests(me) {
  const mine = waiting()
    .filter(({ report }) => ["referee_called", "entry_disputed"].includes(report.kind))
    .map(({ report }) => ({ ...report, waiting: true }));
  const all = [...mine, ...(me.requests ?? [])];
  $("#my-requests-box").hidden = !all.length;
  keyed($("#my-requests"), all, (request) => request.id, () => el("li", { class: "line" }), (item, request) =>
    fill(item, JSON.stringify([request, t("ui-now")]), () => [
      el("p", { class: "line-head" }, el("time", {}, clockTime(request.at)), " ", el("b", {}, t(`ui-my-${request.kind}`))),
      request.text ? el("p", { class: "words" }, request.text) : null,
      el("p", { class: "why" }, t(request.waiting ? "ui-recorded" : "ui-request-open")),
    ]),
  );
}

function drawLines(me) {
  const lines = me.lines ?? [];
  const disputed = new Set([...(me.requests ?? []), ...waiting().map(({ report }) => report)].map((request) => request.cites));
  $("#my-lines-empty").hidden = lines.length > 0;
  keyed($("#my-lines"), lines, (line) => line.id, () => el("li"), (item, line) => {
    item.className = `line${line.withdrawn ? " withdrawn" : ""}${line.forgotten ? " forgotten" : ""}`;
    fill(item, JSON.stringify([line, disputed.has(line.id), t("ui-now")]), () => {
      const cry = outcry(line);
      return [
        el("p", { class: "line-head" }, el("time", {}, clockTime(line.at)), " ", line.withdrawn ? el("s", {}, what(line)) : el("b", {}, what(line))),
        cry && !line.withdrawn ? el("p", { class: "cry", lang: "fr" }, cry) : null,
        line.withdrawn ? el("p", { class: "why" }, t("ui-withdrawn")) : el("p", { class: "why" }, [judged(line), ...remarks(line)].flatMap((said) => [...said, " "])),
        line.forgotten ? el("p", { class: "by-line" }, t("ui-forgotten")) : null,
        line.withdrawn
          ? null
          : disputed.has(line.id)
            ? el("p", { class: "by-line" }, t("ui-disputed"))
            : el("button", { type: "button", class: "quiet", onclick: () => dispute(line) }, t("ui-dispute")),
      ];
    });
  });
}

async function dispute(line) {
  const { field, form } = await later("chips");
  panel(t("ui-dispute"), what(line), (body) => {
    const words = field(t("ui-dispute-text"), { maxlength: 300 });
    body.append(
      form([words], t("ui-dispute-send"), () => {
        back();
        send(report("entry_disputed", { who: state.me.id, cites: line.id, text: words.input.value.trim() || undefined }));
        say(t("ui-dispute-sent"));
      }),
    );
  });
}

function mountCall() {
  const show = (open) => {
    $("#call").hidden = open;
    $("#call-form").hidden = !open;
    if (open) $("#call-text").focus();
    else $("#call").focus();
  };
  $("#call").addEventListener("click", () => show(true));
  $("#call-back").addEventListener("click", () => show(false));
  $("#call-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (!state.me || ghost("call")) return;
    send(report("referee_called", { who: state.me.id, text: $("#call-text").value.trim() || undefined }));
    $("#call-text").value = "";
    show(false);
    say(t("ui-me-called"));
  });
}

mountLink();
mountCall();
mountStop();
for (const source of [state, outbox, words]) source.addEventListener("change", update);
setInterval(() => document.visibilityState !== "hidden" && update(), 500);
outbox.addEventListener("receipt", () => setTimeout(catchUp, 400));

openOutbox(page.game, page.you);
await start(page.game);
update();
later("mine").then(({ mount }) => mount()).catch(() => {});
later("corrections").then(({ mount }) => mount()).catch(() => {});
later("help").then(({ mount }) => mount()).catch(() => {});
import("./socket.js").then(({ listen }) => listen(page.game)).catch(() => {});
later("looks").then(({ mountLooks }) => document.querySelectorAll("[data-settings]").forEach((root) => mountLooks(root)));
fetchLater("chips", "away");
