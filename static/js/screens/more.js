// One tap further: everything else that can be logged about a character.
import { el } from "../dom.js";
import { t } from "../words.js";
import { state } from "../state.js";
import { backTo, depth, panel } from "../over.js";
import { momentOf } from "../people.js";
import { report, send } from "../reports.js";
import { current, log } from "./sheet.js";
import { armourForm, blowForm, limbForm, noteForm, rateForm, rulingForm, sleepForm } from "./more-forms.js";
import { callPanel } from "./calls.js";

export function openMore(id) {
  const character = state.characters.get(id);
  const moment = momentOf(character);
  const floor = depth();
  /** Log and come back to the sheet. */
  const finish = (...given) => {
    log(...given);
    backTo(floor);
  };
  const act = (word, ...given) => el("button", { type: "button", onclick: () => finish(...given) }, word);
  const go = (word, open) => el("button", { type: "button", class: "further", onclick: open }, word);
  const group = (title, ...buttons) => el("section", {}, el("h3", {}, title), el("div", { class: "grid" }, buttons));
  const on = id;
  const limbs = (moment.limbs_broken ?? []).map((limb) =>
    act(t("ui-mend-limb", { limb: t(`limb-${limb}`) }), "limb_mended", { on, limb }, { name: limb }),
  );

  panel(t("ui-more"), character.name, (body) => {
    body.append(
      group(
        t("ui-more-blows"),
        act(t("ui-blows", { count: 2 }), "blow_struck", { on }, { times: 2, name: "blow2" }),
        act(t("ui-blows", { count: 3 }), "blow_struck", { on }, { times: 3, name: "blow3" }),
        act(t("ui-on-shield"), "blow_struck", { on, landed: "shield" }, { name: "shield" }),
        act(t("ui-on-weapon"), "blow_struck", { on, landed: "weapon" }, { name: "weapon" }),
        act(t("ui-missed"), "blow_struck", { on, landed: "missed" }, { name: "missed" }),
        go(t("ui-blow-other"), () => blowForm(character, finish, floor)),
      ),
      group(
        t("ui-more-calls"),
        go(t("ui-call-a-blow"), () => callPanel(character, "blow", finish)),
        go(t("ui-call-an-effect"), () => callPanel(character, "effect", finish)),
      ),
      group(
        t("ui-more-care"),
        act(t("ui-healed-rules"), "healed", { on }, { name: "healed" }),
        act(t("ui-healed-to", { state: t("health-fit") }), "healed", { on, to: "fit" }, { name: "healed-fit" }),
        act(t("ui-healed-to", { state: t("health-wounded") }), "healed", { on, to: "wounded" }, { name: "healed-wounded" }),
        act(t("ui-healed-to", { state: t("health-dying") }), "healed", { on, to: "dying" }, { name: "healed-dying" }),
        limbs,
        go(t("ui-slept"), () => sleepForm(character, finish)),
      ),
      group(
        t("ui-more-armour"),
        act(t("ui-repaired"), "repaired", { on }),
        go(t("ui-armour-change"), () => armourForm(character, finish)),
        go(t("ui-armour-rate"), () => rateForm(character, finish)),
      ),
      group(
        t("ui-more-fight"),
        act(t("ui-fight-ended"), "fight_ended", { who: [on] }, { doer: false }),
        act(t("ui-fighting"), "combat_activity", { who: on }, { doer: false }),
      ),
      group(
        t("ui-more-violence"),
        act(t("ui-finish-off"), "finished_off", { on, lasted_s: 30 }),
        go(t("ui-break-limb"), () => limbForm(character, finish)),
      ),
      group(
        t("ui-more-referee"),
        go(t("ui-ruling"), () => rulingForm(character, moment, finish)),
        go(t("ui-note"), () => noteForm(character, finish)),
      ),
    );
  });
}

/** Several blows alike, in one batch. */
export function blows(id, facts, times) {
  const { minutes, by } = current();
  const all = by ? { by, ...facts } : facts;
  return send(...Array.from({ length: times }, () => report("blow_struck", all, { minutes })));
}
