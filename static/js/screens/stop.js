// The whole game stands still: every phone says so, over everything else.
import { $, el, text, twoStep } from "../dom.js";
import { clockTime, t, words } from "../words.js";
import { state } from "../state.js";
import { report, send } from "../reports.js";

let looked = false;
let was = false;

/** `referee`: may lift the stop, and may look at the boards behind it. */
/** Who has answered: characters and this phone by name, other referees as such. */
const answered = (id) => state.characters.get(id)?.name ?? (id === state.you?.id ? state.you.name : t("role-referee"));

export function mountStop({ referee = false } = {}) {
  const screen = $("#stop");
  let lift = null;
  let look = null;
  const seen = el("button", { type: "button", class: "wide" });
  seen.addEventListener("click", () => send(report("stop_seen", { who: state.you?.character })));
  $("#stop-acts").append(seen);
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
    const stop = state.game?.stop;
    text($("#stop-since"), stop ? t("ui-stop-since", { time: clockTime(stop.since, true) }) : "");
    text($("#stop-reason"), stop?.reason ?? "");
    const known = stop?.seen_by ?? [];
    text($("#stop-seen"), referee && stop ? t("ui-stop-seen-by", { count: known.length, who: known.map(answered).join(", ") }) : "");
    text(seen, t("ui-stop-seen"));
    seen.hidden = known.includes(state.you?.character ?? state.you?.id);
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
