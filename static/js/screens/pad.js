// A keyword that was called: « Coup : … » or « Effet : … », on one person or on all who heard.
import { el, fill } from "../dom.js";
import { knows, t } from "../words.js";
import { panel } from "../over.js";
import { momentOf } from "../people.js";
import { nameOf } from "../state.js";
import { chips, field, fold, many, toggle } from "../chips.js";
import { called, offered, ruleOf } from "../pad.js";
import { choice } from "../form-parts.js";
import { hearersPanel } from "./hearers.js";
import { thingPanel } from "./thing.js";
import { citesPanel } from "./answers.js";
import { pickWho } from "./who.js";

const MINUTES = [1, 5, 10];
const FLAGS = ["consent", "spares_armour", "order_self_destructive", "false_formula"];
/** The form called last on this phone is the likeliest next. */
let usual = "effect";

/** `finish(kind, facts, how)` logs; `doer` is who was chosen as speaking, if anybody. */
export function openPad(character, { doer, finish }) {
  let by = doer;
  const { answers = [], invisible } = momentOf(character);
  panel(t("pad-title"), character.name, (body) => {
    const form = chips(t("pad-form"), ["blow", "effect"].map((word) => [word, t(`form-${word}`)]), usual, () => update());
    const divine = toggle(t("pad-divine"));
    const mass = toggle(t("pad-mass"));
    const resisted = toggle(t("pad-resisted"));
    const landed = chips(t("field-landed"), ["body", "shield", "weapon", "missed"].map((word) => [word, t(`landed-${word}`)]), "body");
    const intent = chips(t("field-intent"), [["", t("intent-usual")], ...["harm", "interrupt", "help"].map((word) => [word, choice("intent", word)])], "");
    const lasts = chips(t("pad-lasts"), [["", t("pad-lasts-usual")], ...MINUTES.map((n) => [60 * n, t("ui-minutes-short", { minutes: n })])], "", () => (other.input.value = ""));
    const other = field(t("pad-lasts-other"), { type: "number", inputmode: "numeric", min: 0, max: 86400 });
    const order = field(t("field-order"), { maxlength: 200 });
    const document = field(t("field-document"), { maxlength: 120 });
    const flags = many(t("pad-flags"), FLAGS.map((flag) => [flag, t(`field-${flag}`)]));
    const speaker = el("button", { type: "button", class: "person-field", onclick: () => pickWho({ title: t("pad-by-ask"), none: "ui-by-nobody", done: (who) => ((by = who), update()) }) });
    const grid = el("div", { class: "grid keywords" });

    function update() {
      const blow = form.value === "blow";
      usual = form.value;
      landed.hidden = !blow;
      mass.hidden = blow;
      // Nobody resists «Divin», and those who hear a call on all answer each for himself.
      resisted.hidden = divine.value || (mass.value && !blow) || !answers.includes("resist");
      fill(speaker, by + t("ui-now"), () => (by ? t("pad-by", { who: nameOf(by) }) : t("pad-by-unknown")));
      speaker.classList.toggle("set", by !== null);
      fill(grid, form.value + t("ui-now"), () => offered().map((rule) => button(rule.id)));
    }
    const button = (keyword) =>
      el(
        "button",
        { type: "button", class: "keyword", "data-keyword": keyword, onclick: () => choose(keyword) },
        el("span", { lang: "fr" }, t(`spoken-${keyword}`)),
        knows(`gloss-${keyword}`) && t(`gloss-${keyword}`) !== "–" ? el("small", {}, t(`gloss-${keyword}`)) : null,
      );

    const facts = (keyword) => {
      const blow = form.value === "blow";
      const said = Number(other.input.value) || lasts.value;
      const resists = resisted.value && !resisted.hidden && ruleOf(keyword).resistible;
      return {
        by: by ?? undefined,
        form: form.value,
        keyword,
        modifiers: divine.value ? ["divine"] : undefined,
        answer: resists ? "resist" : undefined,
        landed: blow && landed.value !== "body" ? landed.value : undefined,
        intent: intent.value || undefined,
        duration_s: said && ruleOf(keyword).lasts === "timed" ? Number(said) : undefined,
        order: (keyword === "obey" && order.input.value.trim()) || undefined,
        document: (keyword === "message" && document.input.value.trim()) || undefined,
        arms_crossed: (keyword === "invisible" && !invisible) || undefined,
        ...Object.fromEntries(flags.value.map((flag) => [flag, true])),
      };
    };
    const log = (made) => {
      called(made.keyword);
      finish("keyword_called", made, { name: `${made.form}-${made.keyword}`, doer: false });
    };
    function choose(keyword) {
      const { needs } = ruleOf(keyword);
      const made = { on: character.id, ...facts(keyword) };
      const last = mass.value && !mass.hidden ? (more) => toAll({ ...made, ...more }) : (more) => log({ ...made, ...more });
      if (needs.includes("cites")) citesPanel(character, (cites) => log({ ...made, cites }));
      else if (needs.includes("object")) thingPanel(character, keyword, (object) => last({ object }));
      else last({});
    }
    const toAll = ({ on, answer, ...made }) =>
      hearersPanel({
        title: t("pad-hearers", { word: t(`spoken-${made.keyword}`) }),
        first: [character.id],
        without: made.by,
        mayResist: ruleOf(made.keyword).resistible && !divine.value,
        done: (hearers, answers) => log({ ...made, modifiers: [...(made.modifiers ?? []), "mass"], hearers, answer: answers }),
      });

    form.querySelector("legend").className = "unseen";
    for (const each of [divine, mass]) each.addEventListener("change", update);
    update();
    body.append(
      el("div", { class: "pad-how" }, form, divine, mass, resisted),
      grid,
      speaker,
      fold(t("pad-more"), landed, intent, lasts, other, order, document, flags),
    );
  });
}
