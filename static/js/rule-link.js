// «§ P-14»: the rule that a reason, a note or an effect comes from, one tap away, above the page one is on.
import { el } from "./dom.js";
import { language, t } from "./words.js";
import { panel } from "./over.js";

const ruleOf = new Map();
for (const [rule, codes] of Object.entries(JSON.parse(document.getElementById("rule-codes")?.textContent ?? "{}")))
  for (const code of codes.split(" ")) ruleOf.set(code, rule);

/** Links for reasons ("r"), notes ("n") or keywords ("k"); each rule once. */
export function ruleLinks(family, codes = []) {
  const rules = new Set(codes.map((code) => ruleOf.get(`${family}:${code}`)).filter(Boolean));
  return [...rules].flatMap((rule) => [" ", link(rule)]);
}

export const codesOf = (said) => (said ?? []).map(({ code }) => code);

function link(rule) {
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRule(rule);
  };
  return el("a", { class: "rule-link", href: `/rules#${rule}`, target: "_blank", rel: "noopener", onclick: open }, `§\u00a0${rule}`);
}

function openRule(rule) {
  styled();
  panel(`§ ${rule}`, "", (body) => show(body, rule));
}

async function show(body, rule) {
  body.replaceChildren(el("p", { class: "progress", role: "status" }, t("ui-wait")));
  try {
    const page = new DOMParser().parseFromString(await read(`/rules/${rule}?lang=${language}`), "text/html");
    body.replaceChildren(...page.body.children);
    for (const other of body.querySelectorAll("a[href^='/rules#']:not([target])"))
      other.addEventListener("click", (event) => {
        event.preventDefault();
        show(body, other.hash.slice(1));
      });
    body.scrollTop = 0;
  } catch {
    body.replaceChildren(
      el("button", { type: "button", class: "wide", onclick: () => show(body, rule) }, t("ui-log-older-failed")),
      el("a", { class: "button wide", href: `/rules#${rule}`, target: "_blank", rel: "noopener" }, t("ui-rules")),
    );
  }
}

/** What the server says; without network, what it said the last time. */
async function read(address) {
  const asked = async (cache) => {
    const answer = await fetch(address, { credentials: "same-origin", cache });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  };
  return asked("default").catch(() => asked("force-cache"));
}

function styled() {
  const address = "/static/css/rules.css";
  if (!document.querySelector(`link[href="${address}"]`)) document.head.append(el("link", { rel: "stylesheet", href: address }));
}
