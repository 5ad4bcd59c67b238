// Find a character: two letters, a badge number, a typed code, a photo of a card; recent ones first.
import { el, fill, ghost, keyed, shape, text } from "../dom.js";
import { t } from "../words.js";
import { state } from "../state.js";
import { about, leftOf, momentOf, recent, search, stateOf } from "../people.js";
import { mmss } from "../played.js";
import { codeTyped, openCard } from "../card.js";
import { later } from "../later.js";

const MOST = 40;

export function mountFinder(root, { pick, first = [], without = null }) {
  const list = el("ul", { class: "found" });
  const empty = el("p", { class: "empty", hidden: true });
  const progress = el("p", { class: "progress", role: "status", hidden: true });
  const input = el("input", {
    type: "search",
    class: "find",
    "aria-label": t("ui-find"),
    "data-t-label": "ui-find",
    placeholder: t("ui-find-short"),
    "data-t-placeholder": "ui-find-short",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "search",
  });
  const photo = el("input", { type: "file", accept: "image/*", capture: "environment", class: "unseen" });
  const scan = el("label", { class: "button scan" }, photo, el("span", { "data-t": "ui-scan" }, t("ui-scan")));
  const form = el("form", { class: "find-row", role: "search" }, input, scan);
  const scroll = el("div", { class: "scroll found-box", tabindex: "0", role: "group", "aria-label": t("ui-found"), "data-t-label": "ui-found" }, empty, list);
  root.append(scroll, progress, form);

  /** What was typed has done its work: next time the recent ones come first again. */
  const choose = (id) => {
    input.value = "";
    pick(id);
    kept.mark = null;
    update();
  };

  const tell = (key) => {
    progress.hidden = !key;
    text(progress, key ? t(key) : "");
  };

  async function card(code) {
    tell("ui-card-looking");
    const { character, problem } = await openCard(code);
    tell(problem);
    if (character) choose(character);
  }

  let kept = { mark: null, found: [] };
  /** The search is done anew when what was typed or the game has changed, not at every tick. */
  function look(typed) {
    const mark = `${state.version} ${typed}`;
    if (kept.mark !== mark) {
      const all = [...state.characters.values()].filter((character) => character.id !== without);
      kept = { mark, found: search(typed, all, recent()).slice(0, MOST) };
    }
    return kept.found;
  }

  function rows() {
    const typed = input.value;
    const found = look(typed);
    const shown = found.map((character) => ({ key: character.id, character }));
    const code = codeTyped(typed);
    if (code && !found.length) shown.push({ key: "card", code });
    return [...(typed ? [] : first), ...shown];
  }

  function update() {
    const items = rows();
    empty.hidden = items.some((item) => item.character || item.code);
    if (!empty.hidden) text(empty, t(!state.ready ? "ui-loading" : state.characters.size ? "ui-find-none" : "ui-nobody"));
    keyed(
      list,
      items,
      (item) => item.key,
      () => el("li", {}, el("button", { type: "button", class: "person" })),
      (row, item) => draw(row.firstElementChild, item),
    );
  }

  function draw(button, item) {
    if (item.character) {
      const { character } = item;
      const moment = momentOf(character);
      const ms = leftOf(moment);
      button.onclick = () => ghost(`pick-${character.id}`) || choose(character.id);
      const shown = stateOf(moment);
      fill(button, [character.name, about(character), shown, t("ui-find")], () => [
        el("span", { class: "tag-shape" }, shape(shown)),
        el("span", { class: "person-name" }, character.name),
        el("span", { class: "person-about" }, el("b", {}, t(`health-${shown}`)), about(character) ? ` · ${about(character)}` : ""),
        el("span", { class: "person-left" }),
      ]);
      text(button.lastElementChild, ms === null ? "" : mmss(ms));
      button.dataset.state = shown;
    } else if (item.code) {
      button.onclick = () => card(item.code);
      fill(button, item.code + t("ui-find"), () => el("span", { class: "person-name" }, t("ui-card-open", { code: item.code.toUpperCase() })));
    } else {
      button.onclick = item.act;
      button.classList.add("extra");
      fill(button, t(item.word), () => el("span", { class: "person-name" }, t(item.word)));
    }
  }

  input.addEventListener("input", () => {
    tell(null);
    update();
    scroll.scrollTop = 0;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [best] = rows();
    if (best?.character) choose(best.character.id);
    else if (best?.code) card(best.code);
  });
  photo.addEventListener("change", async () => {
    const [file] = photo.files;
    photo.value = "";
    if (!file) return;
    tell("ui-scan-reading");
    try {
      const { readPhoto } = await later("scan");
      const { code, text: read, failed } = await readPhoto(file);
      if (code) await card(code);
      else tell(failed ? "ui-scan-failed" : read ? "ui-scan-foreign" : "ui-scan-nothing");
    } catch {
      tell("ui-scan-failed");
    }
  });

  update();
  return { update, clear: () => ((input.value = ""), tell(null), update()) };
}
