// Who heard a call on all who hear, and who resisted: those met lately and those of the same city are at hand.
import { el, text } from "../dom.js";
import { t } from "../words.js";
import { nameOf, state } from "../state.js";
import { panel } from "../over.js";
import { form, toggle } from "../chips.js";
import { momentOf, recent } from "../people.js";
import { pickWho } from "./who.js";

const NEAR = 10;

/** `done(hearers, answers)`: ids, and {id: "resist"} of those who resisted. */
export function hearersPanel({ title, first, without = null, mayResist, chosen = null, done }) {
  panel(title, "", (body) => {
    const rows = new Map();
    const list = el("div", { class: "hearers" });
    const count = el("span");
    const heard = () => [...rows].filter(([, row]) => row.box.value).map(([id]) => id);
    const tell = () => text(count, t("pad-hearers-count", { count: heard().length }));
    const tick = (id, on) => {
      const row = rows.get(id) ?? add(id);
      row.box.querySelector("input").checked = on;
    };
    function add(id) {
      const box = toggle(nameOf(id));
      const may = mayResist && (momentOf(state.characters.get(id)).answers ?? []).includes("resist");
      const resists = may ? toggle(t("pad-resists")) : null;
      resists?.addEventListener("change", () => resists.value && tick(id, true));
      rows.set(id, { box, resists });
      list.append(el("div", { class: "hearer" }, box, resists ?? ""));
      return rows.get(id);
    }
    const near = (chosen ?? [...first, ...recent().slice(0, NEAR)]).filter((id) => state.characters.has(id) && id !== without);
    for (const id of new Set(near)) tick(id, (chosen ?? first).includes(id));
    const cities = [...new Set([...first, without].map((id) => state.characters.get(id)?.city).filter(Boolean))];
    const all = (ids, on) => () => {
      for (const id of ids()) if (id !== without) tick(id, on);
      tell();
    };
    const ofCity = (city) => () => [...state.characters.values()].filter((each) => each.city === city).map(({ id }) => id);
    list.addEventListener("change", tell);
    tell();
    body.append(
      el(
        "div",
        { class: "chips" },
        el("button", { type: "button", class: "chip", onclick: all(() => [...rows.keys()], true) }, t("pad-all-these")),
        el("button", { type: "button", class: "chip", onclick: all(() => [...rows.keys()], false) }, t("pad-none")),
        cities.map((city) => el("button", { type: "button", class: "chip", onclick: all(ofCity(city), true) }, t("act-whole-city", { city }))),
        el("button", { type: "button", class: "chip", onclick: all(() => state.characters.keys(), true) }, t("pad-everybody")),
        el("button", { type: "button", class: "chip", onclick: () => pickWho({ title, done: (id) => (id && tick(id, true), tell()) }) }, t("act-other-person")),
      ),
      form([list], count, () => {
        const hearers = heard();
        if (!hearers.length) return t("pad-hearers-none");
        const resisted = hearers.filter((id) => rows.get(id).resists?.value);
        done(hearers, resisted.length ? Object.fromEntries(resisted.map((id) => [id, "resist"])) : undefined);
      }),
    );
  });
}
