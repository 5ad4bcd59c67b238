// «§ P-14»: the rule that a reason, a note or an effect comes from, one tap away.
import { el } from "./dom.js";

const ruleOf = new Map();
for (const [rule, codes] of Object.entries(JSON.parse(document.getElementById("rule-codes")?.textContent ?? "{}")))
  for (const code of codes.split(" ")) ruleOf.set(code, rule);

const shown = () => import("./rule-panel.js");
const SOON_MS = 4000;
/** Not needed for the first screen, but to be here when the network is not. */
setTimeout(() => shown().then(({ styled }) => styled()).catch(() => {}), SOON_MS);

/** Links for what was said: reasons ("r"), notes ("n") or keywords ("k"), each `{code}`; each rule once. */
export function ruleLinks(family, said = []) {
  const rules = new Set(said.map(({ code, rule }) => rule ?? ruleOf.get(`${family}:${code}`)).filter(Boolean));
  return [...rules].flatMap((rule) => [" ", link(rule)]);
}

function link(rule) {
  const address = `/rules#${rule}`;
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    shown().then(
      ({ openRule }) => openRule(rule),
      () => window.open(address, "_blank", "noopener"),
    );
  };
  return el("a", { class: "rule-link", href: address, target: "_blank", rel: "noopener", onclick: open }, `§\u00a0${rule}`);
}
