// The strip of running efforts, above every screen: what, on whom, how long still; done, or broken off.
import { $, el, fill, ghost, keyed, text } from "../dom.js";
import { t, words } from "../words.js";
import { nameOf, state } from "../state.js";
import { mmss } from "../played.js";
import { report, send } from "../reports.js";
import { attention, say } from "../feedback.js";
import { drop, lasted, left, timers } from "../timers.js";
import { thingName } from "../things.js";

const TIMED = new Set(["finished_off", "limb_broken", "lock_forcing"]);
const rung = new Set();

const whom = ({ kind, facts }) => nameOf(facts.on ?? (kind === "lock_forcing" ? null : facts.by) ?? "") || thingName(facts.lock ?? "");

function title(timer) {
  const { kind, facts } = timer;
  const what = facts.limb ? t(`limb-${facts.limb}`) : facts.object ? thingName(facts.object) : "";
  return [t(`timer-${kind}`), what].filter(Boolean).join(" : ");
}

function over(timer) {
  if (ghost(`timer-${timer.id}`)) return;
  const facts = TIMED.has(timer.kind) ? { ...timer.facts, lasted_s: Math.floor(lasted(timer) / 1000) } : timer.facts;
  drop(timer.id);
  send(report(timer.kind, facts));
}

const make = (timer) =>
  el(
    "li",
    { class: "timer" },
    el("p", {}, el("b", { class: "timer-left" }), el("span", { class: "timer-what" })),
    el("button", { type: "button", class: "timer-over", onclick: () => over(timer) }),
    el("button", { type: "button", class: "timer-drop", onclick: () => drop(timer.id) }),
  );

function draw(item, timer) {
  const ms = left(timer);
  const done = ms === 0;
  const [words, end, stop] = item.children;
  text(words.firstElementChild, mmss(ms));
  text(words.lastElementChild, `${title(timer)} · ${whom(timer)}`);
  fill(end, done + t("ui-now"), () => t(done ? "timer-done" : "timer-now"));
  fill(stop, t("timer-drop"), () => t("timer-drop"));
  item.classList.toggle("alarm", done);
  if (done && !rung.has(timer.id)) {
    rung.add(timer.id);
    attention();
    say(t("timer-over", { what: title(timer), who: whom(timer) }));
  }
}

export function update() {
  const strip = $("#timers-box");
  strip.hidden = timers.running.length === 0;
  keyed($("#timers"), timers.running, (timer) => timer.id, make, draw);
  document.documentElement.style.setProperty("--strip", strip.hidden ? "0px" : `${strip.offsetHeight}px`);
}

export function mount() {
  for (const source of [timers, state, words]) source.addEventListener("change", update);
  setInterval(() => (timers.running.length && document.visibilityState !== "hidden" ? update() : null), 250);
  window.addEventListener("resize", update);
  update();
}
