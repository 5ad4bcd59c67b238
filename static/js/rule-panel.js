// One rule above the page one is on; the page below goes on living.
import { el } from "./dom.js";
import { language, t } from "./words.js";
import { panel } from "./over.js";

export function openRule(rule) {
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

export function styled() {
  const address = "/static/css/rules.css";
  if (!document.querySelector(`link[href="${address}"]`)) document.head.append(el("link", { rel: "stylesheet", href: address }));
}
