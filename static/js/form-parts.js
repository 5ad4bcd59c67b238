// The fields that reports ask for, by type. Each part is {node, facts(), missing()}: what it shows, what it
// adds to the report, and whether it still lacks something.
import { el, text } from "./dom.js";
import { clockTime, knows, t, tryWords } from "./words.js";
import { nameOf, state } from "./state.js";
import { linesOn, newestFirst, what, whom } from "./lines.js";
import { plain, recent } from "./people.js";
import { chips, field, many, oneOrOther, toggle } from "./chips.js";
import { known, LIMBS, thingName, thingsOf } from "./things.js";
import { offered, seconds } from "./pad.js";
import { pickWho } from "./screens/who.js";
import { armourParts } from "./screens/more-forms.js";

const PLACES = ["pocket", "belt", "purse", "boot", "sleeve", "bag"];

export const label = (kind, key) => tryWords([`field-${kind}-${key}`, `field-${key}`]);
export const choice = (family, value) => tryWords([`${family}-${value}`]);
const listed = (said) => said.split(",").map((each) => each.trim()).filter(Boolean);

/** A part whose one value is `read()`; "" and undefined are nothing, null is said only where it means something. */
function plainPart(spec, node, read) {
  const said = () => {
    const value = read();
    return value === "" || value === undefined || (value === null && !spec.nullable) || (Array.isArray(value) && !value.length) ? undefined : value;
  };
  return { key: spec.key, node, facts: () => ({ [spec.key]: said() }), missing: () => Boolean(spec.need) && said() === undefined };
}

function person(spec, word, { about, doer }) {
  let who = spec.self ? about : spec.doer ? doer : null;
  if (spec.self && spec.need && about) return { key: spec.key, node: null, facts: () => ({ [spec.key]: about }), missing: () => false };
  const button = el("button", { type: "button", class: "person-field" });
  const draw = () => {
    text(button, who ? `${word} : ${nameOf(who)}` : `${word} …`);
    button.classList.toggle("set", who !== null);
  };
  button.addEventListener("click", () =>
    pickWho({ title: word, none: spec.need ? null : "ui-by-nobody", done: (chosen) => ((who = chosen), draw()) }),
  );
  draw();
  return plainPart(spec, button, () => who ?? undefined);
}

/** Several people: the one it is about and those met lately are at hand, anybody else is one tap further. */
function people(spec, word, { about }) {
  const city = state.characters.get(about)?.city;
  const near = [...state.characters.values()].filter((each) => city && each.city === city).map(({ id }) => id);
  const first = [...new Set([...(about ? [about] : []), ...recent().slice(0, 6)])].filter((id) => state.characters.has(id));
  const row = el("div", { class: "chips" });
  const boxes = new Map();
  const add = (id, on) => {
    if (!boxes.has(id)) {
      boxes.set(id, toggle(nameOf(id), on));
      row.append(boxes.get(id));
    } else if (on) boxes.get(id).querySelector("input").checked = true;
  };
  first.forEach((id) => add(id, Boolean(spec.self) && id === about));
  const other = el("button", { type: "button", class: "chip", onclick: () => pickWho({ title: word, done: (id) => id && add(id, true) }) }, t("act-other-person"));
  const all = near.length > 1 ? el("button", { type: "button", class: "chip", onclick: () => near.forEach((id) => add(id, true)) }, t("act-whole-city", { city })) : null;
  const node = el("fieldset", {}, el("legend", {}, word), row, el("div", { class: "chips more-chips" }, all, other));
  return plainPart(spec, node, () => [...boxes].filter(([, box]) => box.value).map(([id]) => id));
}

function thing(spec, word, { about }) {
  const of = spec.of || spec.sort === "object" ? thingsOf(state.characters.get(about)) : [];
  const options = [...new Set([...of, ...known(spec.sort).slice(0, 6)])].map((id) => [id, thingName(id)]);
  if (spec.limbs) options.push(...LIMBS.map((id) => [id, t(`limb-${id}`)]));
  const node = oneOrOther(word, options, t("act-other-thing", { what: word }));
  return plainPart(spec, node, () => node.value);
}

function entry(spec, word, { about }) {
  const lines = about && !spec.all ? linesOn(about, 8) : [...state.lines.values()].sort(newestFirst).slice(0, 8);
  const options = lines.filter((line) => !line.waiting).map((line) => [line.id, `${clockTime(line.at)} ${what(line)} ${whom(line, about)}`]);
  const set = chips(word, options, null);
  return plainPart(spec, set, () => set.value);
}

function places(spec, word) {
  const rows = PLACES.map((place) => {
    const box = toggle(t(`place-${place}`));
    const inside = field(t("act-place-inside", { place: t(`place-${place}`) }), { maxlength: 200, autocapitalize: "off" });
    inside.hidden = true;
    box.querySelector("input").addEventListener("change", () => (inside.hidden = !box.value));
    return { place, box, inside };
  });
  const node = el("fieldset", {}, el("legend", {}, word), el("div", { class: "chips" }, rows.map(({ box }) => box)), el("div", { class: "form inside" }, rows.map(({ inside }) => inside)));
  const looked = () => rows.filter(({ box }) => box.value);
  const facts = () => ({
    places: looked().map(({ place }) => place),
    hidden: Object.fromEntries(looked().map(({ place, inside }) => [place, listed(inside.input.value)])),
  });
  return { key: spec.key, node, facts, missing: () => false };
}

function armour(spec, word, { about }) {
  const made = armourParts(state.characters.get(about)?.armour);
  return {
    key: spec.key,
    node: el("div", { class: "form" }, made.parts),
    facts: () => ({ layers: made.layers(), helmet: made.helmet(), hidden: made.hidden() }),
    missing: () => false,
  };
}

/** A new character is called by a name; its id is made of it. */
function newcomer(spec) {
  const node = field(t("field-name"), { maxlength: 60 });
  const name = () => node.input.value.trim();
  const code = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => (byte % 36).toString(36)).join("");
  const id = () => `${plain(name()).replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 24) || "person"}_${code}`;
  return { key: "name", node, facts: () => ({ who: id(), name: name() }), missing: () => !name() };
}

function input(spec, word, props, read) {
  const node = field(word, props);
  return plainPart(spec, node, () => read(node.input.value));
}

const MAKE = {
  person,
  people,
  thing,
  entry,
  places,
  armour,
  newcomer,
  one: (spec, word) => {
    const set = chips(word, spec.options.map((value) => [value, choice(spec.family, value)]), spec.usual ?? null);
    return plainPart(spec, set, () => (set.value === (spec.usual ?? null) && !spec.need && spec.usual !== undefined ? undefined : set.value));
  },
  many: (spec, word) => {
    const set = many(word, spec.options.map((value) => [value, choice(spec.family, value)]), spec.usual ?? []);
    return plainPart(spec, set, () => set.value);
  },
  keyword: (spec, word) => {
    const set = chips(word, offered().map(({ id }) => [id, t(`spoken-${id}`)]), null);
    return plainPart(spec, set, () => set.value);
  },
  language: (spec, word) => {
    const tongues = [...new Set([...state.characters.values()].flatMap((each) => each.languages ?? []))];
    const node = oneOrOther(word, tongues.map((tongue) => [tongue, knows(`language-${tongue}`) ? t(`language-${tongue}`) : tongue]), t("act-other-thing", { what: word }));
    return plainPart(spec, node, () => node.value);
  },
  request: (spec, word) => {
    const set = chips(word, state.requests.map((open) => [open.id, t(`ui-request-${open.kind}`, { who: nameOf(open.who) })]), state.requests[0]?.id ?? null);
    return plainPart(spec, set, () => set.value);
  },
  number: (spec, word) =>
    input(spec, word, { type: "number", inputmode: "numeric", min: spec.least ?? 0, value: spec.timer ? seconds(spec.timer) || null : null }, (said) => (said === "" ? undefined : Math.round(Number(said)))),
  words: (spec, word) => input(spec, word, { rows: spec.rows, maxlength: 500 }, (said) => said.trim()),
  list: (spec, word) => input(spec, `${word} ${t("act-commas")}`, { maxlength: 300, autocapitalize: "off" }, listed),
  date: (spec, word) => input(spec, word, { type: "date" }, (said) => said || (spec.nullable ? null : undefined)),
  flag: (spec, word) => {
    const box = toggle(word);
    return plainPart(spec, box, () => box.value || undefined);
  },
};

/** The parts of a kind, for the person it is `about` and the `doer` chosen beforehand, if any. */
export const partsOf = (kind, specs, context) => specs.map((spec) => MAKE[spec.type](spec, label(kind, spec.key), context));
