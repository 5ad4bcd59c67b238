// What works on the person of the sheet: how long still, and what ends it.
import { el, ghost, keyed, text } from "../dom.js";
import { t } from "../words.js";
import { playedNow, state } from "../state.js";
import { mmss } from "../played.js";
import { ruleLinks } from "../rule-link.js";
import { report, send } from "../reports.js";
import { dispel } from "./answers.js";

const button = (name, word, deed) => el("button", { type: "button", class: "quiet", "data-end": name, onclick: () => ghost(name) || deed() }, word);

function make(effect, id) {
  const { keyword, entry } = effect;
  const line = state.lines.get(entry);
  const end = () => send(report("ruling_made", { on: id, ends_effect: keyword, reason: t("effect-end-reason"), cites: entry }));
  return el(
    "li",
    {},
    el("p", {}, el("b"), " ", el("span"), ruleLinks("k", [{ code: keyword }])),
    el(
      "div",
      { class: "line-acts" },
      button(`end-${entry}`, t("effect-end"), end),
      line ? button(`dispel-${entry}`, t("answer-dispel"), () => dispel(line, id)) : null,
      keyword === "charm" ? button(`charm-${entry}`, t("effect-charm-refused"), () => send(report("charm_refused", { on: id }))) : null,
    ),
  );
}

function makeMessage(id) {
  const read = () => {
    const handed = [...state.lines.values()]
      .filter((line) => line.kind === "keyword_called" && line.fact.keyword === "message" && line.fact.on === id && line.result === "applied" && !line.withdrawn_by)
      .sort((a, b) => b.at - a.at)[0];
    if (handed) send(report("document_read", { by: id, document: handed.fact.document ?? handed.id }));
  };
  return el("li", {}, el("p", {}, el("b"), ruleLinks("k", [{ code: "message" }])), el("div", { class: "line-acts" }, button("message", t("effect-message-read"), read)));
}

export function drawEffects(list, moment, id) {
  const at = playedNow();
  const running = (moment.effects ?? []).filter((effect) => effect.until === null || effect.until > at);
  const rows = [...running.map((effect) => ({ key: `${id}-${effect.entry}-${effect.keyword}-${t("ui-now")}`, effect })), ...(moment.pending_message ? [{ key: `${id}-message-${t("ui-now")}` }] : [])];
  keyed(
    list,
    rows,
    (row) => row.key,
    (row) => (row.effect ? make(row.effect, id) : makeMessage(id)),
    (item, { effect }) => {
      const words = item.firstElementChild;
      text(words.firstElementChild, effect ? t(`keyword-${effect.keyword}`) : t("effect-message"));
      if (effect) text(words.children[1], effect.until == null ? t("ui-lasting") : mmss(effect.until - at));
    },
  );
}
