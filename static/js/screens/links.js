// One-time links: a QR to hold out, and the address in full for those who cannot scan.
import { el } from "../dom.js";
import { dayTime, language, t } from "../words.js";
import { nameOf } from "../state.js";
import { panel } from "../over.js";
import { pickWho } from "./who.js";

function drawing(svg) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return null;
  for (const bad of parsed.querySelectorAll("script, foreignObject")) bad.remove();
  const made = document.importNode(parsed, true);
  made.setAttribute("class", "qr");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", t("ui-link-qr"));
  return made;
}

export function linkPanel(forWhom, character = null) {
  const title = character ? t("ui-link-for", { who: nameOf(character) }) : t(`ui-link-${forWhom}`);
  panel(title, "", (body) => {
    const status = el("p", { class: "progress", role: "status" }, t("ui-wait"));
    body.append(status);
    const stop = new AbortController();
    const alarm = setTimeout(() => stop.abort(), 8000);
    fetch(`/api/games/${document.body.dataset.game}/links`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ for: forWhom, ...(character ? { character } : {}) }),
      signal: stop.signal,
    })
      .then(async (answer) => {
        const made = await answer.json();
        if (!answer.ok) throw new Error(made.error?.message?.[language] ?? t("ui-link-failed"));
        const qr = made.qr ? drawing(made.qr) : null;
        status.remove();
        body.append(
          ...[
            qr,
            el("p", { class: "address" }, made.url),
            el("p", {}, t(character ? "ui-link-once-player" : "ui-link-once")),
            made.expires_at ? el("p", {}, t("ui-link-until", { time: dayTime(made.expires_at) })) : null,
          ].filter(Boolean),
        );
      })
      .catch((problem) => {
        status.textContent = problem.name === "Error" ? problem.message : t("ui-link-failed");
        status.className = "notice";
      })
      .finally(() => clearTimeout(alarm));
  });
}

export const playerLink = () =>
  pickWho({ title: t("ui-link-player"), done: (who) => who && linkPanel("player", who) });
