// The log of the game: filtered, nothing hidden, withdrawn lines struck through.
import { $, el, fill, keyed, text } from "../dom.js";
import { t, tryWords, words } from "../words.js";
import { addLines, nameOf, state } from "../state.js";
import { drawLine, newestFirst } from "../lines.js";
import { answersMark } from "./answers.js";
import { lineActs, opened } from "./undo.js";
import { twinMark, twinOf } from "./twins.js";
import { pickWho } from "./who.js";

const wanted = { character: null, kind: "", author: "" };
let shown = 60;
let end = false;
const touchedLines = new Set();

const fits = (line) =>
  (!wanted.character || line.on?.includes(wanted.character) || line.fact?.by === wanted.character) &&
  (!wanted.kind || line.kind === wanted.kind) &&
  (!wanted.author || line.author?.id === wanted.author);

function options(select, entries, all) {
  const value = select.value;
  fill(select, JSON.stringify([entries, all]), () => [
    el("option", { value: "" }, all),
    ...entries.map(([id, word]) => el("option", { value: id }, word)),
  ]);
  select.value = entries.some(([id]) => id === value) ? value : "";
}

export function update() {
  if ($("#screen-log").hidden) return;
  const all = [...state.lines.values()];
  const kinds = [...new Set(all.map((line) => line.kind))].map((kind) => [kind, tryWords([`kind-${kind}`])]).sort((a, b) => a[1].localeCompare(b[1]));
  const authors = [...new Map(all.filter((line) => line.author).map((line) => [line.author.id, line.author.name])).entries()].sort((a, b) => String(a[1]).localeCompare(String(b[1])));
  if (document.activeElement !== $("#log-kind")) options($("#log-kind"), kinds, t("ui-log-all-kinds"));
  if (document.activeElement !== $("#log-author")) options($("#log-author"), authors, t("ui-log-all-authors"));
  text($("#log-character"), wanted.character ? nameOf(wanted.character) : t("ui-log-all-characters"));
  $("#log-character").classList.toggle("set", wanted.character !== null);
  const lines = all.filter(fits).sort(newestFirst);
  $("#log-empty").hidden = lines.length > 0 || !state.ready;
  keyed($("#log"), lines.slice(0, shown), (line) => line.id, make, (item, line) =>
    drawLine(item, line, {
      extra: () => (touchedLines.has(line.id) || opened.has(line.id) || twinOf(line) ? lineActs(line, update) : null),
      extraMark: `${touchedLines.has(line.id)}${opened.has(line.id)}${touchedLines.has(line.id) ? answersMark(line) : ""}${twinMark(line)}`,
    }),
  );
  $("#log-older").hidden = end && shown >= lines.length;
  $("#log-end").hidden = !(end && shown >= lines.length && lines.length > 0);
}

function make(line) {
  const item = el("li", { tabindex: "0" });
  const open = () => {
    if (touchedLines.has(line.id)) touchedLines.delete(line.id);
    else touchedLines.add(line.id);
    update();
  };
  item.addEventListener("click", (event) => event.target.closest("button, input, a") || open());
  item.addEventListener("keydown", (event) => {
    if (event.target === item && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      open();
    }
  });
  return item;
}

async function older() {
  const button = $("#log-older");
  const known = [...state.lines.values()].filter(fits);
  if (known.length > shown) {
    shown += 100;
    return update();
  }
  const before = Math.min(...[...state.lines.values()].map((line) => line.seq));
  const query = new URLSearchParams();
  const filtered = wanted.character || wanted.kind || wanted.author;
  const from = filtered && known.length ? Math.min(...known.map((line) => line.seq)) : before;
  if (Number.isFinite(from)) query.set("before", from);
  for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, value);
  button.disabled = true;
  text(button, t("ui-wait"));
  try {
    const answer = await fetch(`/api/games/${document.body.dataset.game}/log?${query}`, { credentials: "same-origin" });
    if (!answer.ok) throw new Error(String(answer.status));
    const { lines } = await answer.json();
    addLines(lines);
    shown += 100;
    end = lines.length < 100;
    text(button, t("ui-log-older"));
  } catch {
    text(button, t("ui-log-older-failed"));
  } finally {
    button.disabled = false;
    update();
  }
}

export function mount() {
  const changed = () => {
    wanted.kind = $("#log-kind").value;
    wanted.author = $("#log-author").value;
    end = false;
    shown = 60;
    update();
  };
  $("#log-kind").addEventListener("change", changed);
  $("#log-author").addEventListener("change", changed);
  $("#log-older").addEventListener("click", older);
  $("#log-character").addEventListener("click", () =>
    pickWho({
      title: t("ui-log-whose"),
      none: "ui-log-all-characters",
      done: (who) => {
        wanted.character = who;
        changed();
      },
    }),
  );
  for (const source of [state, words]) source.addEventListener("change", update);
}
