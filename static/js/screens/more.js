// One tap further: everything that can be logged, in the game's groups; what happens most has a button of its own.
import { el } from "../dom.js";
import { t } from "../words.js";
import { state } from "../state.js";
import { backTo, depth, panel } from "../over.js";
import { momentOf } from "../people.js";
import { report, send } from "../reports.js";
import { DIRECT, GROUPS, KINDS } from "../kinds.js";
import { LIMBS } from "../things.js";
import { seconds } from "../pad.js";
import { start } from "../timers.js";
import { current, log } from "./sheet.js";
import { armourForm, blowForm, noteForm, rateForm, rulingForm } from "./more-forms.js";
import { actForm } from "./act-form.js";

const HEALED = ["fit", "wounded", "dying"];
/** Forms made by hand, for what happens most: the table's own is below them under «everything». */
const OWN = {
  blow_struck: blowForm,
  armour_put_on: armourForm,
  armour_rated: rateForm,
  ruling_made: (character, finish) => rulingForm(character, momentOf(character), finish),
  note_taken: noteForm,
};
const OWN_WORD = { blow_struck: "ui-blow-other", armour_put_on: "ui-armour-change", armour_rated: "ui-armour-rate", ruling_made: "ui-ruling", note_taken: "ui-note" };

/** Buttons that log at once, by group. */
function quick(on, moment, act, clock) {
  return {
    blows: [
      act(t("ui-blows", { count: 2 }), "blow_struck", { on }, { times: 2, name: "blow2" }),
      act(t("ui-blows", { count: 3 }), "blow_struck", { on }, { times: 3, name: "blow3" }),
      act(t("ui-on-shield"), "blow_struck", { on, landed: "shield" }, { name: "shield" }),
      act(t("ui-on-weapon"), "blow_struck", { on, landed: "weapon" }, { name: "weapon" }),
      act(t("ui-missed"), "blow_struck", { on, landed: "missed" }, { name: "missed" }),
    ],
    care: [
      act(t("ui-healed-rules"), "healed", { on }, { name: "healed" }),
      ...HEALED.map((to) => act(t("ui-healed-to", { state: t(`health-${to}`) }), "healed", { on, to }, { name: `healed-${to}` })),
      ...(moment?.limbs_broken ?? []).map((limb) => act(t("ui-mend-limb", { limb: t(`limb-${limb}`) }), "limb_mended", { on, limb }, { name: limb })),
    ],
    armour: [act(t("ui-repaired"), "repaired", { on })],
    fight: [act(t("ui-fight-ended"), "fight_ended", { who: [on] }, { doer: false })],
    violence: [
      clock(t("act-start-finish", { s: seconds("finish_off") }), "finished_off", { on }, "finish_off"),
      ...LIMBS.map((limb) => clock(t("act-start-limb", { limb: t(`limb-${limb}`), s: seconds("limb") }), "limb_broken", { on, limb }, "limb")),
    ],
    captivity: (moment?.bonds?.length ? ["release", "kill", "referee"] : []).map((choice) =>
      act(t(`fate-${choice}`), "prisoner_decided", { on, choice }, { doer: false, name: choice }),
    ),
  };
}

/** Kinds that make sense only now and then; «everything» has them always. */
const ONLY_IF = {
  charm_refused: (moment) => moment.effects?.some(({ keyword }) => keyword === "charm"),
  released: (moment) => moment.bonds?.length,
  prisoner_decided: (moment) => moment.bonds?.length,
  limb_mended: (moment) => moment.limbs_broken?.length,
  came_back_in_play: (moment) => moment.out_of_play,
  went_out_of_play: (moment) => !moment.out_of_play,
  keyword_called: () => false,
};

/** For the person of the sheet (`id`), or for the game as a whole. */
export function openMore(id = null) {
  const character = state.characters.get(id);
  const moment = character ? momentOf(character) : null;
  const floor = depth();
  const doer = character ? current().by : null;
  /** Log and come back to where one was. */
  const finish = (kind, facts, how) => {
    if (character) log(kind, facts, how);
    else send(report(kind, facts));
    backTo(floor);
  };
  const act = (word, ...given) => el("button", { type: "button", onclick: () => finish(...given) }, word);
  const clock = (word, kind, facts, timer) =>
    el("button", { type: "button", class: "clock", onclick: () => (start(kind, doer ? { by: doer, ...facts } : facts, seconds(timer)), backTo(floor)) }, word);

  /** The table's form of a kind; efforts with a timer of the book may be started there instead. */
  const table = (kind) => actForm(kind, { about: id, doer, save: (facts) => void finish(kind, facts, { doer: false, name: kind }) });
  const force = () =>
    actForm("lock_forcing", {
      about: id,
      without: ["lasted_s"],
      word: t("act-start-timer", { s: seconds("force_lock") / 60 }),
      save: (facts) => void (start("lock_forcing", facts, seconds("force_lock")), backTo(floor)),
    });
  const button = (kind) => {
    const key = KINDS[kind].find((spec) => spec.self)?.key;
    if (character && DIRECT.has(kind)) return el("button", { type: "button", "data-kind": kind, onclick: () => finish(kind, { [key]: id }, { name: kind, doer: kind === "charm_refused" }) }, t(`kind-${kind}`));
    const own = character && OWN[kind];
    const open = own ? () => own(character, finish, floor) : () => table(kind);
    return el("button", { type: "button", class: "further", "data-kind": own ? null : kind, onclick: open }, own ? t(OWN_WORD[kind]) : `${t(`kind-${kind}`)}…`);
  };

  panel(t(character ? "ui-more" : "act-all"), character?.name ?? "", (body) => {
    const first = character ? quick(id, moment, act, clock) : {};
    for (const [name, kinds] of GROUPS) {
      if (character && name === "game") continue;
      const extra = name === "locks" ? [el("button", { type: "button", class: "further", onclick: force }, t("act-force"))] : [];
      body.append(
        el(
          "section",
          { class: `acts acts-${name}` },
          el("h3", {}, t(`group-${name}`)),
          name === "record" ? el("p", {}, t("act-record")) : "",
          el("div", { class: "grid" }, first[name] ?? [], extra, kinds.filter((kind) => !character || !ONLY_IF[kind] || ONLY_IF[kind](moment)).map(button)),
        ),
      );
    }
    if (character) body.append(el("button", { type: "button", class: "wide", "data-all": "", onclick: () => everything(table) }, t("act-all")));
  });
}

/** Every kind with every one of its fields, also those that have a form made by hand. */
function everything(open) {
  panel(t("act-all"), "", (body) =>
    body.append(
      ...GROUPS.map(([name, kinds]) =>
        el(
          "section",
          { class: `acts acts-${name}` },
          el("h3", {}, t(`group-${name}`)),
          el("div", { class: "grid" }, kinds.map((kind) => el("button", { type: "button", class: "further", "data-kind": kind, onclick: () => open(kind) }, t(`kind-${kind}`)))),
        ),
      ),
    ),
  );
}
