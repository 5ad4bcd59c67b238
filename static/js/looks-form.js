// The phone's own settings: kept on the phone, used at once.
import { language, speak } from "./words.js";
import { soundAtFirst } from "./feedback.js";

const keep = (key, value) => {
  try {
    localStorage.setItem(`referee-${key}`, value);
  } catch {
    /* kept until the page is left */
  }
};
const kept = (key, otherwise) => {
  try {
    return localStorage.getItem(`referee-${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
};

export function rememberLanguage(value) {
  keep("language", value);
  document.cookie = `lang=${value}; path=/; max-age=31536000; samesite=lax`;
}

export function mountLooks(root) {
  const root_ = document.documentElement;
  const now = { language, theme: root_.dataset.theme, size: root_.dataset.size, sound: kept("sound", soundAtFirst()) };
  for (const input of root.querySelectorAll("input")) {
    input.checked = now[input.name] === input.value;
    input.addEventListener("change", async () => {
      if (input.name === "language") {
        try {
          await speak(input.value);
          rememberLanguage(input.value);
        } catch {
          for (const other of root.querySelectorAll("input[name=language]")) other.checked = other.value === language;
        }
        return;
      }
      keep(input.name, input.value);
      if (input.name !== "sound") root_.dataset[input.name] = input.value;
    });
  }
}
