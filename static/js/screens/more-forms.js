// The forms behind "more": each asks only what the report needs.
import { el } from "../dom.js";
import { t } from "../words.js";
import { panel } from "../over.js";
import { chips, field, form, toggle } from "../chips.js";
import { momentOf, stateOf } from "../people.js";

const HEALTH = ["fit", "wounded", "dying", "comatose", "dead"];

/** Only the answers that are possible to that person now are offered. */
export function blowForm(character, finish) {
  const { answers = [] } = momentOf(character);
  panel(t("ui-blow-other"), character.name, (body) => {
    const count = chips(t("ui-blow-count"), [1, 2, 3, 4, 5, 6].map((n) => [n, String(n)]), 1);
    const landed = chips(
      t("ui-landed"),
      ["body", "shield", "weapon", "missed"].map((word) => [word, t(`landed-${word}`)]),
      "body",
    );
    const zone = chips(
      t("ui-zone"),
      [["", t("ui-zone-none")], ...["head", "groin", "chest"].map((word) => [word, t(`zone-${word}`)])],
      "",
    );
    const behind = toggle(t("ui-behind"));
    const rapid = toggle(t("ui-rapid"));
    const declined = answers.includes("armour") ? toggle(t("ui-decline")) : null;
    const resisted = answers.includes("resist") ? toggle(t("ui-resisted")) : null;
    const divine = toggle(t("ui-divine-normal"));
    body.append(
      form([count, landed, zone, el("div", { class: "chips" }, behind, rapid, declined ?? "", resisted ?? "", divine)], t("ui-log-it"), () => {
        finish(
          "blow_struck",
          {
            on: character.id,
            landed: landed.value === "body" ? undefined : landed.value,
            zone: zone.value || undefined,
            rapid: rapid.value || undefined,
            decline_armour: declined?.value || undefined,
            answer: resisted?.value && !divine.value ? "resist" : undefined,
            modifiers: divine.value ? ["divine"] : undefined,
            from_behind: behind.value || undefined,
            announced: divine.value ? "Coup : Normal Divin" : undefined,
          },
          { times: Number(count.value), name: "blows" },
        );
      }),
    );
  });
}

export function armourParts(armour = {}) {
  const [layer = { material: "none", coverage: 100 }] = armour.layers ?? [];
  const material = chips(
    t("ui-material"),
    ["none", "leather", "metal"].map((word) => [word, t(`material-${word}`)]),
    layer.material,
  );
  const coverage = chips(t("ui-coverage"), [30, 50, 75, 100].map((n) => [n, t("ui-percent", { count: n })]), [30, 50, 75, 100].reduce((best, n) => (n <= layer.coverage ? n : best), 30));
  const helmet = toggle(t("ui-helmet"), armour.helmet === true);
  const hidden = toggle(t("ui-hidden"), armour.hidden === true);
  return {
    parts: [material, coverage, el("div", { class: "chips" }, helmet, hidden)],
    layers: () => (material.value === "none" ? [] : [{ material: material.value, coverage: Number(coverage.value) }]),
    helmet: () => helmet.value,
    hidden: () => hidden.value,
  };
}

export function armourForm(character, finish) {
  panel(t("ui-armour-change"), character.name, (body) => {
    const armour = armourParts(character.armour);
    body.append(
      el("p", {}, t("ui-armour-half")),
      form(armour.parts, t("ui-log-it"), () => {
        finish("armour_put_on", { on: character.id, layers: armour.layers(), helmet: armour.helmet(), hidden: armour.hidden() }, { doer: false });
      }),
    );
  });
}

export function rateForm(character, finish) {
  panel(t("ui-armour-rate"), character.name, (body) => {
    const rated = chips(
      t("ui-rated"),
      [["null", t("ui-rated-none")], ...[0, 1, 2, 3].map((n) => [n, String(n)])],
      character.armour?.rated ?? "null",
    );
    body.append(
      form([rated], t("ui-log-it"), () => {
        finish("armour_rated", { on: character.id, rated: rated.value === "null" ? null : Number(rated.value) }, { doer: false });
      }),
    );
  });
}

export function rulingForm(character, moment, finish) {
  panel(t("ui-ruling"), character.name, (body) => {
    const health = chips(
      t("ui-ruling-state"),
      [["", t("ui-as-it-is")], ...HEALTH.map((word) => [word, t(`health-${word}`)])],
      "",
    );
    const saves = chips(t("ui-ruling-saves"), [["", t("ui-as-it-is")], ...[0, 1, 2, 3].map((n) => [n, String(n)])], "");
    const torn = chips(t("ui-ruling-torn"), [["", t("ui-as-it-is")], ["true", t("ui-torn")], ["false", t("ui-whole")]], "");
    const effects = moment.effects?.length ? toggle(t("ui-ruling-effects")) : null;
    const fight = toggle(t("ui-fight-ended"));
    const why = field(t("ui-reason"), { maxlength: 300, required: true });
    body.append(
      el("p", {}, t("ui-ruling-what", { state: t(`health-${stateOf(moment)}`) })),
      form([health, saves, torn, el("div", { class: "chips" }, fight, effects ?? ""), why], t("ui-ruling-do"), () => {
        const reason = why.input.value.trim();
        if (!reason) return t("ui-needs-reason");
        finish(
          "ruling_made",
          {
            on: character.id,
            reason,
            health: health.value || undefined,
            saves_left: saves.value === "" ? undefined : Number(saves.value),
            torn: torn.value === "" ? undefined : torn.value === "true",
            ends_effects: effects?.value || undefined,
            ends_fight: fight.value || undefined,
          },
          { doer: false },
        );
      }),
    );
  });
}

export function noteForm(character, finish) {
  panel(t("ui-note"), character.name, (body) => {
    const words = field(t("ui-note-text"), { rows: 4, maxlength: 500 });
    body.append(
      form([words], t("ui-log-it"), () => {
        const said = words.input.value.trim();
        if (!said) return t("ui-needs-words");
        finish("note_taken", { on: character.id, text: said }, { doer: false });
      }),
    );
  });
}
