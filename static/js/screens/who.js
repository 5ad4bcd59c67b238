// Choose a character, or nobody.
import { back, panel } from "../over.js";
import { state } from "../state.js";
import { mountFinder } from "./finder.js";

export function pickWho({ title, about = "", without = null, none = null, done }) {
  let finder = null;
  const renew = () => finder?.update();
  panel(
    title,
    about,
    (body) => {
      body.classList.add("finder");
      finder = mountFinder(body, {
        without,
        first: none ? [{ key: "none", word: none, act: () => choose(null) }] : [],
        pick: (id) => choose(id),
      });
      state.addEventListener("change", renew);
    },
    { closed: () => state.removeEventListener("change", renew) },
  );
  function choose(who) {
    back().then(() => done(who));
  }
}
