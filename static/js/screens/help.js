// A real emergency: the press that calls everybody, and what became of it. The same on every page.
import { $, el, fill, ghost, keyed } from "../dom.js";
import { clockTime, learn, t, words } from "../words.js";
import { call, flush, medical, mine, unsent } from "../medical.js";
import { back, raise } from "../over.js";
import { calls, drawCall, mountAlarm } from "./alarm.js";

const KINDS = ["open", "on_my_way", "over"];

/** What a sent call's phone says: nobody yet, somebody comes, over. */
function become({ told }) {
  const going = told.answers.filter(({ kind }) => kind === "on_my_way").map(({ name }) => name);
  if (told.state === "over") return t("help-over", { who: told.answers.findLast(({ kind }) => kind === "over").name });
  if (going.length) return t("help-on_my_way", { who: [...new Set(going)].join(", ") });
  return t("help-sent", { time: clockTime(told.received_at), count: told.ringing ?? 1 });
}

export function mineWords(item) {
  if (!item.sent) return t("help-not-sent", { time: clockTime(item.at) });
  return item.told ? become(item) : "";
}

function mountForm(form) {
  const place = form.elements.place;
  const text = form.elements.text;
  const add = form.querySelector("[data-help-add]");
  const typed = () => ({ place: place.value.trim(), text: text.value.trim() });
  const empty = () => {
    place.value = text.value = "";
    update();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (ghost("help-call")) return;
    if (event.submitter !== form.querySelector(".help-call") && mine()) return added();
    call(typed());
    empty();
  });
  function added() {
    const words = typed();
    if (!words.place && !words.text) return;
    call(words, mine().id);
    empty();
  }
  add.addEventListener("click", added);
  function update() {
    const own = mine();
    const { place: where, text: what } = typed();
    add.hidden = !own || !(where || what);
    form.querySelector("[data-help-word]").dataset.t = own ? "help-call-again" : "help-call";
    form.querySelector("[data-help-word]").textContent = t(own ? "help-call-again" : "help-call");
    const shown = medical.items.filter((item) => !item.call && !item.of).slice(-3).reverse();
    const late = unsent().filter((item) => item.of).length;
    fill(form.querySelector("[data-help-mine]"), JSON.stringify([shown, late, t("help-mine")]), () => [
      late ? el("p", { class: "help-told waits" }, t("help-words-not-sent")) : null,
      ...shown.map((item) => el("p", { class: `help-told${item.sent ? "" : " waits"}` }, mineWords(item))),
    ]);
  }
  for (const field of [place, text]) field.addEventListener("input", update);
  for (const source of [medical, words]) source.addEventListener("change", update);
  update();
}

function mountList(box) {
  box.hidden = false;
  const update = () => {
    const all = calls();
    box.querySelector(".empty").hidden = all.length > 0;
    keyed(box.querySelector("ul"), all, (told) => told.id, () => el("li", { class: "line" }), (item, told) =>
      fill(item, JSON.stringify([told, t("help-go"), unsent().length]), () => [
        el("p", { class: "help-state" }, t(`help-state-${KINDS.includes(told.state) ? told.state : "open"}`)),
        drawCall(told),
      ]),
    );
  };
  for (const source of [medical, words]) source.addEventListener("change", update);
  update();
}

let opened = false;
function open() {
  if (opened) return;
  opened = true;
  raise($("#help"), () => (opened = false));
  flush();
}

/** Its looks come after the first screen, once, before anybody may need them. */
function styled() {
  const address = "/static/css/help.css";
  if (!$(`link[href="${address}"]`)) document.head.append(el("link", { rel: "stylesheet", href: address }));
}

export async function mount() {
  styled();
  await learn("help.").catch(() => {});
  for (const form of document.querySelectorAll("[data-help-form]")) mountForm(form);
  const referee = ["referee", "chief", "master"].includes(document.body.dataset.role);
  mountAlarm(referee);
  if (referee) document.querySelectorAll("[data-help-list]").forEach(mountList);
  if (!$("#help")) return;
  $("#help-back").addEventListener("click", back);
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.(".help-link") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}
