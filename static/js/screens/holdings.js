// What the person of the sheet has, knows and is worth; and, between referees, the quiet record.
import { el, fill } from "../dom.js";
import { knows, t } from "../words.js";
import { thingName } from "../things.js";

const tongue = (id) => (knows(`language-${id}`) ? t(`language-${id}`) : id);
const incident = (kind) => (knows(`incident-${kind}`) ? t(`incident-${kind}`) : kind.replaceAll("_", " "));

function rows(character, moment) {
  const things = (list) => (moment[list] ?? []).map(thingName).join(", ");
  const { privileges } = character;
  return [
    [t("field-held"), things("held")],
    [t("field-carried"), things("carried")],
    [t("hold-missed"), things("missed")],
    [t("hold-noticed"), things("noticed")],
    [t("hold-wool"), things("wool")],
    [t("field-skills"), (character.skills ?? []).join(", ")],
    [t("hold-tongues"), (character.languages ?? []).map(tongue).join(", ")],
    [t("field-renown"), [moment.renown, privileges ? privileges.name ?? t(`rank-${privileges.rank}`) : null].filter((said) => said != null).join(" · ")],
    [t("hold-record"), (character.incidents ?? []).map(({ kind }) => incident(kind)).join(", ")],
  ].filter(([, said]) => said !== "");
}

export function drawHoldings(list, character, moment) {
  const made = rows(character, moment);
  fill(list, JSON.stringify(made), () => made.map(([word, said]) => el("li", {}, el("b", {}, word), ` : ${said}`)));
}
