// Every kind of report that can be made by hand, in the game's groups, with what it asks for.
// A new kind is one line here and its words in the catalogue.
import { LIMBS } from "./things.js";

const need = true;
/** The person the sheet is about. */
const me = (key) => ({ key, type: "person", self: true, need });
const who = (key, more = {}) => ({ key, type: "person", ...more });
const people = (key, more = {}) => ({ key, type: "people", ...more });
const thing = (key, more = {}) => ({ key, type: "thing", sort: key, ...more });
const one = (key, options, more = {}) => ({ key, type: "one", options, family: "choice", ...more });
const many = (key, options, more = {}) => ({ key, type: "many", options, family: "choice", ...more });
const number = (key, more = {}) => ({ key, type: "number", ...more });
const words = (key, more = {}) => ({ key, type: "words", ...more });
const list = (key) => ({ key, type: "list" });
const flag = (key) => ({ key, type: "flag" });
const date = (key, more = {}) => ({ key, type: "date", ...more });
const entry = (key, more = {}) => ({ key, type: "entry", ...more });
const limb = (key) => one(key, LIMBS, { family: "limb", need });

const HEALTH = ["fit", "wounded", "dying", "comatose", "dead"];
const landed = one("landed", ["body", "shield", "weapon", "missed"], { family: "landed", usual: "body" });
const answer = one("answer", ["resist"], { family: "spoken" });
const intent = one("intent", ["harm", "interrupt", "help"], { family: "intent" });
const by = who("by", { doer: true });
const why = words("text", { rows: 3 });
const lock = thing("lock", { need });

export const KINDS = {
  blow_struck: [me("on"), by, landed, one("zone", ["head", "groin", "chest"], { family: "zone" }), answer, intent,
    many("modifiers", ["divine"], { family: "spoken" }), words("announced"),
    flag("from_behind"), flag("decline_armour"), flag("rapid"), flag("bare_hands"), flag("two_weapons"), flag("unapproved_weapon"), flag("public_place")],
  keyword_called: [{ key: "keyword", type: "keyword", need }, one("form", ["blow", "effect"], { family: "form", need }),
    who("on", { self: true, unless: "hearers" }), by, many("modifiers", ["divine", "mass"], { family: "spoken" }), people("hearers"), landed, answer, intent,
    thing("object", { of: "on", limbs: true }), number("duration_s"), words("order"), thing("document"), entry("cites"), entry("retry_of"),
    flag("consent"), flag("contact"), flag("arms_crossed"), flag("spares_armour"), flag("order_self_destructive"), flag("false_formula")],
  charm_refused: [me("on"), by],

  healed: [me("on"), one("to", ["fit", "wounded", "dying"], { family: "health" }), by],
  limb_mended: [me("on"), limb("limb"), by],
  slept: [people("on", { need, self: true })],

  repaired: [me("on"), thing("object", { of: "on" }), by],
  armour_put_on: [me("on"), { key: "layers", type: "armour" }],
  armour_rated: [me("on"), one("rated", [null, 0, 1, 2, 3], { family: "rated", nullable: true })],

  combat_activity: [me("who")],
  fight_ended: [people("who", { need, self: true })],
  surprised: [me("who"), who("other", { need })],
  noticed: [me("who"), who("other", { need })],

  finished_off: [me("on"), number("lasted_s", { timer: "finish_off", need }), answer, by],
  limb_broken: [me("on"), limb("limb"), number("lasted_s", { timer: "limb", need }), by, flag("amputates")],
  bound: [me("on"), many("limbs", ["arms", "legs"], { family: "bond", usual: ["arms", "legs"], need }), by, flag("consent")],
  released: [me("on")],
  prisoner_decided: [me("on"), one("choice", ["release", "kill", "referee"], { family: "fate", need })],
  person_searched: [me("on"), { key: "places", type: "places" }, one("mode", ["spoken", "actual"], { family: "search", usual: "spoken" }),
    one("mode_chosen_by", ["victim", "searcher"], { family: "chosen", usual: "victim" }), by, flag("consent")],

  picked_up: [me("by"), thing("object", { need, fallen: true })],
  item_used: [me("by"), thing("object", { of: "by", need })],
  item_traded: [me("by"), thing("object", { of: "by", need }), who("taker"), one("between_players", [true, false], { family: "trade", usual: true })],
  item_taken: [me("by"), thing("object", { need })],
  item_returned: [thing("object", { need })],
  wool_tied: [who("on", { self: true, need }), thing("object", { of: "on", need }), who("by", { doer: true, need }), thing("moved_from", { of: "by", sort: "object" })],

  lock_scanned: [me("by"), lock],
  key_tried: [me("by"), lock, number("key", { need })],
  lock_forcing: [lock, number("lasted_s", { timer: "force_lock", need }), who("by", { self: true }), one("noise", [true, false], { family: "noise", usual: true })],
  lock_opened_by_skill: [me("by"), lock],
  card_turned: [me("by"), lock],
  lock_put_back: [me("by"), lock],
  lock_removed: [me("by"), lock],
  door_passed: [me("by"), lock],
  wall_touched: [me("by"), one("act", ["lift", "examine"], { family: "wall", need }), flag("ability"), words("wall")],

  document_read: [me("by"), thing("document", { need, message: true }), one("choice", ["read", "walk_away"], { family: "reading", usual: "read" })],
  signs_read: [me("by"), thing("document", { need })],
  spoke: [me("by"), { key: "language", type: "language", need }, people("hearers")],

  went_out_of_play: [me("who"), one("reason", ["safety", "medical", "fatigue", "temporary", "dead"], { family: "leaving", need }), flag("left_by_planned_exit"), flag("skill")],
  came_back_in_play: [me("who")],
  skill_gained: [me("who"), words("skill", { need })],
  character_changed: [me("who"), one("reason", ["dead", "temporary"], { family: "change", need }), words("name"), words("city")],
  character_returned: [me("who")],
  character_entered: [{ key: "who", type: "newcomer", need }, words("city"), number("badge"), words("player"), flag("creature"), number("resists_blows"),
    number("extra_blows"), number("dying_s"), number("renown"), list("skills"), list("held"), list("carried"), flag("helmet")],

  renown_changed: [me("who"), one("source", ["city_way", "prestige_purchase", "masterpiece_gain", "masterpiece_loss", "grand_master"], { family: "source", need }),
    number("points", { least: -20 }), why],
  feedback_received: [me("who"), date("event_ended_on", { need }), date("received_on", { nullable: true }), number("experience")],

  note_taken: [words("text", { rows: 3, need }), who("on", { self: true }), entry("cites")],
  ruling_made: [me("on"), words("reason", { need }), one("health", HEALTH, { family: "health" }), number("saves_left"), one("torn", [true, false], { family: "torn" }),
    number("blows_left"), { key: "ends_effect", type: "keyword" }, flag("ends_effects"), flag("ends_fight")],
  entry_withdrawn: [entry("cites", { need, all: true }), words("reason", { need })],
  referee_called: [me("who"), why],
  entry_disputed: [me("who"), entry("cites", { need }), why],
  request_answered: [{ key: "cites", type: "request", need }, words("text")],

  game_opened: [words("name")],
  game_paused: [words("reason")],
  game_resumed: [words("reason")],
  game_closed: [words("reason")],
  stop_seen: [who("who")],

  sanctioned: [me("who"), one("sanction", ["reminder", "warning", "exclusion"], { family: "sanction", need }), why],
  incident_noted: [words("text", { rows: 3, need }),
    one("incident", ["violent_blow", "forbidden_zone", "unapproved_weapon", "rapid_blows", "public_place", "suspected_cheating", "other"], { family: "incident", usual: "other" }),
    who("who", { self: true }), entry("cites")],
};

/** The groups of the menu; the last is a quiet record, apart from the rest. */
export const GROUPS = [
  ["blows", ["blow_struck", "keyword_called", "charm_refused"]],
  ["care", ["healed", "limb_mended", "slept"]],
  ["armour", ["repaired", "armour_put_on", "armour_rated"]],
  ["fight", ["fight_ended", "combat_activity", "surprised", "noticed"]],
  ["violence", ["finished_off", "limb_broken"]],
  ["captivity", ["bound", "released", "prisoner_decided", "person_searched"]],
  ["things", ["picked_up", "item_used", "item_traded", "item_taken", "wool_tied", "item_returned"]],
  ["locks", ["key_tried", "lock_forcing", "lock_opened_by_skill", "card_turned", "door_passed", "lock_put_back", "lock_removed", "lock_scanned", "wall_touched"]],
  ["writing", ["document_read", "signs_read", "spoke"]],
  ["person", ["went_out_of_play", "came_back_in_play", "skill_gained", "character_changed", "character_returned", "character_entered"]],
  ["renown", ["renown_changed", "feedback_received"]],
  ["referee", ["ruling_made", "note_taken", "entry_withdrawn", "referee_called", "entry_disputed", "request_answered"]],
  ["game", ["game_opened", "game_paused", "game_resumed", "game_closed", "stop_seen"]],
  ["record", ["sanctioned", "incident_noted"]],
];

/** Kinds that ask nothing about a person who is known already: one tap. */
export const DIRECT = new Set(["charm_refused", "released", "combat_activity", "came_back_in_play", "character_returned"]);
