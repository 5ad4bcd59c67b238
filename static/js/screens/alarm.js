// The strip above everything: a real emergency on a referee's phone, or my own call that has not left yet.
import { el, fill, keyed, twoStep } from "../dom.js";
import { clockTime, t, words } from "../words.js";
import { answer, ask, medical, unsent, waits } from "../medical.js";
import { tone } from "../feedback.js";
import { state } from "../state.js";

const POLL_MS = 20_000;
const RING_MS = 2500;

const known = new Map();
let referee = false;

/** All calls that this phone knows, newest first. */
export const calls = () => [...known.values()].sort((a, b) => b.received_at - a.received_at || (a.id < b.id ? 1 : -1));

function take(told) {
  if (JSON.stringify(known.get(told.id)) === JSON.stringify(told)) return;
  known.set(told.id, told);
  medical.dispatchEvent(new Event("change"));
}

/** From the socket. */
export const rings = ({ call }) => take(call);

export async function look() {
  if (!referee) return;
  const found = await ask("").catch(() => null);
  if (found?.ok) found.told.calls.forEach(take);
}

/** What this phone has answered counts at once, for this phone. */
function shown(told) {
  const mine = unsent().filter((item) => item.call === told.id).map((item) => item.kind);
  if (mine.includes("over")) return "over";
  return told.state === "open" && mine.length ? "on_my_way" : told.state;
}

function going(told) {
  const names = told.answers.filter(({ kind }) => kind === "on_my_way").map(({ name }) => name);
  if (unsent().some((item) => item.call === told.id)) names.push(state.you?.name ?? t("role-referee"));
  return [...new Set(names)];
}

function endButton(told) {
  const end = el("button", { type: "button" }, t("help-end"));
  twoStep(
    end,
    (armed) => (end.textContent = t(armed ? "help-end-sure" : "help-end")),
    () => answer(told.id, "over"),
  );
  return end;
}

/** Somebody goes: one line, so that the others see their game again. */
const drawGoing = (told) =>
  el(
    "div",
    { class: "medical-going" },
    el("p", {}, t("help-alarm-going", { who: going(told).join(", ") }), waits(told.id) ? ` ${t("help-answer-waits")}` : "", told.said.length ? ` (${told.said.map(({ place, text }) => [place, text].filter(Boolean).join(" · ")).join(" · ")})` : ""),
    endButton(told),
  );

/** Who, where, what, who comes; and the two answers. */
export function drawCall(told) {
  const now = shown(told);
  const time = clockTime(told.at);
  const end = endButton(told);
  return el(
    "div",
    { class: "medical-call" },
    el("p", {}, el("b", {}, told.who ? t("help-alarm-who", { who: told.who, time }) : t("help-alarm-stranger", { time }))),
    told.said.map(({ place, text }) => el("p", { class: "words" }, [place, text].filter(Boolean).join(" · "))),
    !told.said.length && now === "open" ? el("p", {}, t("help-alarm-no-words")) : null,
    going(told).length ? el("p", {}, t("help-going", { who: going(told).join(", ") })) : null,
    waits(told.id) ? el("p", { class: "help-told waits" }, t("help-answer-waits")) : null,
    now === "over"
      ? null
      : el(
          "div",
          { class: "row" },
          el("button", { type: "button", class: "help-go", onclick: () => answer(told.id, "on_my_way") }, t(now === "open" ? "help-go" : "help-go-too")),
          end,
        ),
  );
}

function ring() {
  if (![...known.values()].some((told) => shown(told) === "open")) return;
  for (const [index, pitch] of [880, 660, 880, 660].entries()) setTimeout(() => tone(pitch, 0.28, 0.5), index * 320);
  navigator.vibrate?.([400, 120, 400]);
}

export function mountAlarm(forReferees) {
  referee = forReferees;
  const strip = el("section", { class: "medical", role: "region", "aria-live": "assertive", hidden: true });
  document.body.prepend(strip);
  const update = () => {
    strip.setAttribute("aria-label", t("help-alarm"));
    const open = calls().filter((told) => shown(told) !== "over");
    const late = unsent().filter((item) => !item.call && !item.of);
    const items = [...late.map((item) => ({ id: `late-${item.id}`, item })), ...open.map((told) => ({ id: told.id, told }))];
    strip.hidden = items.length === 0;
    strip.classList.toggle("open", open.some((told) => shown(told) === "open"));
    keyed(strip, items, (row) => row.id, () => el("div", { class: "medical-row" }), (node, { item, told }) =>
      fill(node, JSON.stringify([item, told, told && shown(told), told && waits(told.id), t("help-go")]), () =>
        item
          ? el("p", {}, el("b", {}, t("help-not-sent", { time: clockTime(item.at) })))
          : shown(told) === "open"
            ? [el("p", { class: "medical-title" }, t("help-alarm")), drawCall(told)]
            : drawGoing(told),
      ),
    );
  };
  new ResizeObserver(() => document.documentElement.style.setProperty("--alarm-high", `${strip.hidden ? 0 : strip.offsetHeight}px`)).observe(strip);
  for (const source of [medical, words]) source.addEventListener("change", update);
  medical.addEventListener("told", ({ detail }) => referee && take(detail));
  update();
  if (!referee) return;
  setInterval(ring, RING_MS);
  medical.addEventListener("change", firstRing);
  setInterval(() => document.visibilityState === "hidden" || look(), POLL_MS);
  for (const name of ["online", "focus", "pageshow"]) window.addEventListener(name, look);
  look();
}

let rang = new Set();
/** A new call rings at once, not at the next turn. */
function firstRing() {
  const open = [...known.values()].filter((told) => shown(told) === "open").map(({ id }) => id);
  if (open.some((id) => !rang.has(id))) ring();
  rang = new Set(open);
}
