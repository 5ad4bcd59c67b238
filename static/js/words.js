// Sentences of referee/text/*.ftl. Elements that carry data-t (text), data-t-label or
// data-t-placeholder are dressed again when the language changes, without a reload.
import { FluentBundle } from "../vendor/fluent/bundle.js";
import { FluentResource } from "../vendor/fluent/resource.js";

const bundles = new Map();
/** What the first screen says, and the parts that were asked for since, as they stand in /text/. */
const parts = new Set([""]);
let bundle = null;
export let language = document.documentElement.lang || "fr";

export const words = new EventTarget();

async function read(wanted, part) {
  const made = bundles.get(wanted) ?? new FluentBundle(wanted, { useIsolating: false });
  bundles.set(wanted, made);
  made.parts ??= new Set();
  if (made.parts.has(part)) return;
  const answer = await fetch(`/text/${part}${wanted}.ftl`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  made.addResource(new FluentResource(await answer.text()));
  made.parts.add(part);
}

export async function speak(wanted) {
  await Promise.all([...parts].map((part) => read(wanted, part)));
  bundle = bundles.get(wanted);
  language = wanted;
  document.documentElement.lang = wanted;
  dress(document);
  words.dispatchEvent(new Event("change"));
}

/** Words that come after the first screen: "acts." is what the forms and the pad of calls say. */
export async function learn(part) {
  parts.add(part);
  await read(language, part);
  dress(document);
}

/** The first words of a page: asked for until they come; meanwhile the page that was served speaks for itself. */
export async function firstWords() {
  for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
    try {
      return await speak(language);
    } catch {
      await new Promise((later) => setTimeout(later, wait));
    }
  }
}

export const knows = (key) => Boolean(bundle?.hasMessage(key));

export function t(key, values = {}) {
  const message = bundle?.getMessage(key);
  if (!message?.value) return key;
  const errors = [];
  return bundle.formatPattern(message.value, values, errors);
}

/** The first of these keys that the catalogue knows, said; else the last one as it stands. */
export function tryWords(keys, values) {
  for (const key of keys) if (knows(key)) return t(key, values);
  return keys.at(-1).replace(/^[a-z]+-/, "").replaceAll("_", " ");
}

export function dress(root) {
  for (const node of root.querySelectorAll("[data-t]")) if (knows(node.dataset.t)) node.textContent = t(node.dataset.t);
  for (const node of root.querySelectorAll("[data-t-label]"))
    if (knows(node.dataset.tLabel)) node.setAttribute("aria-label", t(node.dataset.tLabel));
  for (const node of root.querySelectorAll("[data-t-placeholder]"))
    node.placeholder = t(node.dataset.tPlaceholder);
}

/** 14:05 today, "mar. 14:05" on another day. */
export const dayTime = (ms) => {
  const same = new Date(ms).toDateString() === new Date().toDateString();
  return new Date(ms).toLocaleString(language, { hourCycle: "h23", ...(same ? {} : { weekday: "short" }), hour: "2-digit", minute: "2-digit" });
};

/** 14:05, or 14:05:09. */
export const clockTime = (ms, seconds = false) =>
  new Date(ms).toLocaleTimeString(language, {
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds ? { second: "2-digit" } : {}),
  });
