// A creature made up on the spot: a name, how many blows it takes, what it wears.
import { t } from "../words.js";
import { panel, back } from "../over.js";
import { chips, field, form } from "../chips.js";
import { armourParts } from "./more-forms.js";
import { plain } from "../people.js";
import { state } from "../state.js";
import { report, send } from "../reports.js";

const code = () => Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => (byte % 36).toString(36)).join("");

function newId(name) {
  const stem = plain(name).replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 24) || "creature";
  let id;
  do id = `${stem}_${code()}`;
  while (state.characters.has(id));
  return id;
}

export function creatureForm(opened) {
  panel(t("ui-creature-new"), "", (body) => {
    const name = field(t("ui-creature-name"), { maxlength: 60, required: true });
    const blows = chips(t("ui-creature-blows"), [0, 1, 2, 3, 5, 8, 10].map((n) => [n, String(n)]), 3);
    const armour = armourParts({});
    body.append(
      form([name, blows, armour.parts], t("ui-creature-enter"), () => {
        const called = name.input.value.trim();
        if (!called) return t("ui-needs-name");
        const who = newId(called);
        const layers = armour.layers();
        send(
          report("character_entered", {
            who,
            name: called,
            creature: true,
            resists_blows: Number(blows.value),
            armour: layers.length ? layers : undefined,
            helmet: armour.helmet() || undefined,
            hidden: armour.hidden() || undefined,
          }),
        );
        back().then(() => opened(who));
      }),
    );
  });
}
