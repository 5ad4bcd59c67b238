// The small pages: language, night, and a button that says it is working.
const root = document.documentElement;
const night = document.querySelector("[data-night]");
const draw = () => night?.setAttribute("aria-pressed", String(root.dataset.theme === "night"));
night?.addEventListener("click", () => {
  const theme = root.dataset.theme === "night" ? "auto" : "night";
  root.dataset.theme = theme;
  try {
    localStorage.setItem("referee-theme", theme);
  } catch {
    /* until the page is left */
  }
  draw();
});
draw();

document.querySelector("[data-language]")?.addEventListener("click", (event) => {
  document.cookie = `lang=${event.currentTarget.dataset.language}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
});

for (const form of document.forms)
  form.addEventListener("submit", () => {
    const button = form.querySelector("[data-busy]");
    if (!button) return;
    button.textContent = button.dataset.busy;
    button.setAttribute("aria-disabled", "true");
    form.addEventListener("submit", (event) => event.preventDefault());
  });

/** A call for real help that this phone has not got rid of yet is sent from whatever page comes next. */
const waits = () => {
  try {
    return localStorage.getItem("referee-medical");
  } catch {
    return null;
  }
};
if (document.querySelector("[data-help-form]") || waits())
  import("./words.js").then(async ({ firstWords }) => {
    await firstWords();
    await (await import("./screens/help.js")).mount();
  });
