// The whole game stands still: every phone says so, over everything else.
import { $, el, text, twoStep } from "../dom.js";
import { clockTime, t, words } from "../words.js";
import { state } from "../state.js";
import { report, send } from "../reports.js";

let looked = false;
let was = false;

/** `referee`: may lift the stop, and may look at the boards behind it. */
export function mountStop({ referee = false } = {}) {
  const screen = $("#stop");
  let lift = null;
  let look = null;
  if (referee) {
    lift = el("button", { type: "button", class: "main wide" });
    look = el("button", { type: "button", class: "wide" });
    const ask = (armed) => text(lift, t(armed ? "ui-resume-sure" : "ui-resume"));
    twoStep(lift, ask, () => send(report("game_resumed", {})));
    ask(false);
    words.addEventListener("change", () => ask(false));
    look.addEventListener("click", () => {
      looked = true;
      update();
    });
    $("#stop-acts").append(look, lift);
  }
  function update() {
    const stopped = Boolean(state.game?.stopped);
    if (!stopped) looked = false;
    const show = stopped && !looked;
    if (look) text(look, t("ui-stop-look"));
    text($("#stop-since"), stopped && state.game.clock.paused_at ? t("ui-stop-since", { time: clockTime(state.game.clock.paused_at, true) }) : "");
    document.body.classList.toggle("stopped", stopped);
    if (screen.hidden !== show) return;
    screen.hidden = !show;
    if (show && !was) screen.focus({ preventScroll: true });
    was = show;
  }
  for (const source of [state, words]) source.addEventListener("change", update);
  update();
  return { show: () => ((looked = false), update()) };
}
