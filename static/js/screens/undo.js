// Taking an entry back, in place, with the reason kept; and adding who struck.
import { el, ghost } from "../dom.js";
import { t } from "../words.js";
import { report, send, withdraw } from "../reports.js";
import { panel, back } from "../over.js";
import { mountFinder } from "./finder.js";
import { later } from "../later.js";
import { answersTo } from "./answers.js";
import { sameBlow } from "./twins.js";

const QUICK = ["ui-undo-person", "ui-undo-missed", "ui-undo-heard"];
export const opened = new Set();

const takesBy = new Set(["blow_struck", "keyword_called", "healed", "repaired", "limb_mended"]);

/** What may be done with a line; `redraw` is called when it opens or closes; `about` whom the screen is about. */
export function lineActs(line, redraw, about = null) {
  if (line.withdrawn_by || line.waiting) return null;
  if (opened.has(line.id)) return undoBox(line, redraw);
  const restores = line.kind === "entry_withdrawn";
  return el(
    "div",
    { class: "line-acts" },
    el(
      "button",
      {
        type: "button",
        class: "quiet",
        onclick: () => {
          opened.add(line.id);
          redraw(line.id);
        },
      },
      t(restores ? "ui-restore" : "ui-undo"),
    ),
    takesBy.has(line.kind) && !line.fact?.by
      ? el("button", { type: "button", class: "quiet", onclick: () => addWho(line) }, t("ui-add-who"))
      : null,
    answersTo(line, about),
    sameBlow(line),
  );
}

function undoBox(line, redraw) {
  const go = (reason) => {
    if (ghost(`undo-${line.id}`)) return;
    opened.delete(line.id);
    withdraw(line.id, reason);
    redraw(line.id);
  };
  return el(
    "div",
    { class: "undo-box", role: "group", "aria-label": t("ui-undo-why") },
    el("p", {}, t("ui-undo-why")),
    el(
      "div",
      { class: "chips" },
      QUICK.map((key) => el("button", { type: "button", class: "chip", onclick: () => go(t(key)) }, t(key))),
      el("button", { type: "button", class: "chip", onclick: () => otherReason(line, go) }, t("ui-undo-other")),
      el(
        "button",
        {
          type: "button",
          class: "chip",
          onclick: () => {
            opened.delete(line.id);
            redraw(line.id);
          },
        },
        t("ui-keep"),
      ),
    ),
  );
}

async function otherReason(line, go) {
  const { field, form } = await later("chips");
  panel(t("ui-undo"), "", (body) => {
    const why = field(t("ui-undo-why"), { maxlength: 200, required: true });
    body.append(
      form([why], t("ui-undo"), () => {
        const reason = why.input.value.trim();
        if (!reason) return t("ui-needs-reason");
        back();
        go(reason);
      }),
    );
  });
}

/** One gesture: the entry goes and comes back with the name of the one who did it, at the same moment. */
function addWho(line) {
  panel(t("ui-add-who"), "", (body) => {
    body.classList.add("finder");
    mountFinder(body, {
      pick: (by) => {
        back();
        send(
          report("entry_withdrawn", { cites: line.id, reason: t("ui-undo-who") }),
          report(line.kind, { ...line.fact, by }, { at: line.at }),
        );
      },
    });
  });
}
