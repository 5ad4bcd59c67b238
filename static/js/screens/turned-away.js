// Reports the server would not take: they stay, with the reason, until their author gives them up.
import { el, keyed, fill } from "../dom.js";
import { clockTime, language, t, tryWords } from "../words.js";
import { drop } from "../outbox.js";
import { fromReport, what, whom } from "../lines.js";

export function drawTurnedAway(root, items) {
  if (!root.firstElementChild) root.append(el("h3", {}), el("ul", { class: "lines" }));
  const [title, list] = root.children;
  title.hidden = items.length === 0;
  title.textContent = t("ui-turned-away");
  keyed(
    list,
    items,
    (item) => item.id,
    () => el("li", { class: "line" }),
    (row, { id, report, error }) =>
      fill(row, id + t("ui-drop"), () => {
        const line = fromReport(report);
        const why = error.message?.[language] ?? tryWords([`error-${error.code}`]);
        return [
          el("p", { class: "line-head" }, el("time", {}, clockTime(report.at)), " ", el("b", {}, what(line)), ` ${whom(line)}`),
          el("p", { class: "why" }, why),
          error.where ? el("p", { class: "by-line" }, [error.where].flat().join(".")) : null,
          el("button", { type: "button", onclick: () => drop(id) }, t("ui-drop")),
        ];
      }),
  );
}
