// The line at the top: connected or not, and how many reports wait on this phone.
import { $, text } from "./dom.js";
import { t, words } from "./words.js";
import { link } from "./catchup.js";
import { outbox, turnedAway, waiting } from "./outbox.js";

export function mountLink() {
  const update = () => {
    const away = turnedAway().length;
    const count = waiting().length;
    const signedOut = link.signedOut || outbox.signedOut;
    const word = signedOut ? "ui-signed-out" : link.up === null ? "ui-connecting" : link.up ? "ui-online" : "ui-offline";
    const node = $("#link-word");
    node.dataset.t = word;
    text(node, t(word));
    $("#link-mark").setAttribute("href", `#shape-${signedOut ? "dead" : link.up ? "fit" : "off"}`);
    $("#link").classList.toggle("down", signedOut || link.up === false);
    const number = $("#link-waiting");
    number.hidden = count + away === 0;
    text(number, away ? t("ui-turned-away-count", { count: away }) : t("ui-waiting-count", { count }));
  };
  for (const source of [link, outbox, words]) source.addEventListener("change", update);
  update();
}

window.addEventListener("beforeunload", (event) => {
  if (waiting().length && !outbox.lasting) event.preventDefault();
});
