/** Search in a box of cards. */
import { textOr } from "../texts/index.svelte";
import type { BoxCard } from "./types";

/** A functional group in the reader's language; sets of a newer version may know more of them. */
export const groupName = (group: string): string => textOr(`group.${group}`, group);

/** Whether every word of the query occurs in the card's names, formula, kind or groups; C2H4 finds C₂H₄, and acido an ácido. */
export function matches(card: BoxCard, query: string): boolean {
  const kinds = [card.kind, textOr(`card.${card.kind}`, ""), card.nucleophilicity, ...card.groups, ...card.groups.map(groupName)];
  const text = plain([card.id, card.name, card.short, card.formula, ...kinds].join(" "));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
