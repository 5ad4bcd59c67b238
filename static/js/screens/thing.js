// Which thing, or which limb, a call names: what the person holds comes first, free words last.
import { el } from "../dom.js";
import { t } from "../words.js";
import { panel } from "../over.js";
import { momentOf } from "../people.js";
import { field, form } from "../chips.js";
import { LIMBS, thingName, thingsOf } from "../things.js";

/** Désarme takes only what is held; «Vol» only what is carried; Brisé anything, limbs and armour too. */
function choices(character, keyword) {
  const moment = momentOf(character);
  if (keyword === "disarm") return moment.held ?? [];
  if (keyword === "theft") return moment.carried ?? [];
  return thingsOf(character);
}

export function thingPanel(character, keyword, done) {
  panel(t("pad-thing", { word: t(`spoken-${keyword}`) }), character.name, (body) => {
    const pick = (id, word) => el("button", { type: "button", "data-thing": id, onclick: () => done(id) }, word);
    const things = choices(character, keyword).map((id) => pick(id, thingName(id)));
    const limbs = keyword === "break" ? [...LIMBS.map((id) => pick(id, t(`limb-${id}`))), pick("armour", t("pad-thing-armour"))] : [];
    const other = field(t("pad-thing-other"), { maxlength: 80 });
    body.append(
      things.length ? el("div", { class: "grid" }, things) : "",
      limbs.length ? el("div", { class: "grid" }, limbs) : "",
      form([other], t("ui-log-it"), () => {
        const said = other.input.value.trim();
        if (!said) return t("ui-object-needed");
        done(said);
      }),
    );
  });
}
