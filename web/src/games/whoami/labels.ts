/** Questions as short labels, for chips. */
import { groupName } from "../../cards/box";
import { numberText } from "../../numbers";
import { t } from "./texts";
import type { Question } from "./view";

/** "N", "pKa < 10", "nitrile", "acid". */
export function label(question: Question, named: (card: string) => string): string {
  switch (question.about) {
    case "value":
    case "mass":
    case "carbons":
      return `${t(`whoami.short.${question.about}`)} ${question.op === "<" ? "<" : "≥"} ${numberText(question.than)}`;
    case "kind":
      return t(`whoami.kind.${question.is}`);
    case "nucleophilicity":
      return t(`whoami.nucleophile.${question.is}`);
    case "acidic_h":
      return t("whoami.short.acidic_h", { atom: question.on === "halogen" ? t("whoami.halogen") : question.on });
    case "element":
      return question.has;
    case "group":
      return groupName(question.has);
    case "beats":
      return t("whoami.short.beats", { card: named(question.card) });
    default:
      return t(`whoami.short.${question.about}`);
  }
}
