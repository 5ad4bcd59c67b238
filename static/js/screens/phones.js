// For the chief: who holds a phone, when it was last heard, and signing it out for good.
import { $, el, fill, keyed, text, twoStep } from "../dom.js";
import { dayTime, t, words } from "../words.js";
import { nameOf } from "../state.js";

let people = null;
const path = () => `/api/games/${document.body.dataset.game}/people`;

async function load() {
  const status = $("#people-state");
  status.hidden = false;
  text(status, t("ui-wait"));
  try {
    const answer = await fetch(path(), { credentials: "same-origin", cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const body = await answer.json();
    people = Array.isArray(body) ? body : body.people;
    status.hidden = people.length > 0;
    text(status, people.length ? "" : t("ui-people-none"));
  } catch {
    text(status, t("ui-people-failed"));
  }
  draw();
}

async function signOut(id) {
  try {
    const answer = await fetch(`${path()}/${encodeURIComponent(id)}`, { method: "DELETE", credentials: "same-origin" });
    if (!answer.ok) throw new Error(String(answer.status));
  } catch {
    $("#people-state").hidden = false;
    return text($("#people-state"), t("ui-people-failed"));
  }
  load();
}

function draw() {
  if (!people) return;
  keyed($("#people"), people, (person) => person.id, () => el("li", { class: "line" }), (item, person) => {
    const at = person.last_seen;
    const last = person.listening ? t("ui-listening") : at == null ? t("ui-never-heard") : t("ui-last-heard", { time: dayTime(at) });
    fill(item, JSON.stringify([person, last]), () => {
      const button = el("button", { type: "button", class: "quiet" });
      const ask = (armed) => text(button, t(armed ? "ui-sign-out-sure" : "ui-sign-out-person"));
      twoStep(button, ask, () => signOut(person.id));
      ask(false);
      return [
        el("p", { class: "line-head" }, el("b", {}, person.name), ` · ${t(`role-${person.role}`)}`, person.character && nameOf(person.character) !== person.name ? ` · ${nameOf(person.character)}` : ""),
        el("p", { class: "by-line" }, last),
        person.you ? null : button,
      ];
    });
  });
}

export function mountPeople() {
  const button = $("#people-load");
  if (!button) return;
  button.addEventListener("click", load);
  words.addEventListener("change", draw);
}
