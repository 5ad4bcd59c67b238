// Objects as people name them, and those that are at hand.
import { state } from "./state.js";
import { knows, t } from "./words.js";
import { momentOf } from "./people.js";

export const LIMBS = ["left_arm", "right_arm", "left_leg", "right_leg"];

/** The name on its card, if one came into the game; a limb by its word; else as it was written. */
export function thingName(id) {
  if (knows(`limb-${id}`)) return t(`limb-${id}`);
  for (const { kind, fact } of state.lines.values())
    if (["item_entered", "lock_entered", "document_entered"].includes(kind) && [fact.object, fact.lock, fact.document].includes(id)) return fact.name || id;
  return id;
}

const AT_HAND = ["held", "carried", "noticed", "wool", "broken_items"];

/** What somebody holds and carries, what was named about them lately. */
export function thingsOf(character) {
  if (!character) return [];
  const moment = momentOf(character);
  return [...new Set(AT_HAND.flatMap((list) => moment[list] ?? []))].filter((thing) => !LIMBS.includes(thing));
}

/** Ids of cards of this sort that this phone has heard of: "object", "lock", "document". */
export function known(sort) {
  const found = new Set();
  for (const { fact } of state.lines.values()) if (typeof fact?.[sort] === "string" && !LIMBS.includes(fact[sort])) found.add(fact[sort]);
  return [...found];
}
