import type { BoxCard, BoxCompound } from "./types";

/** The formula and the name of a compound, which the box has; undefined if the box isn't loaded or lacks its ions. */
export function compoundOf(cards: Iterable<BoxCard>, { cation, anion }: { cation: string; anion: string }): BoxCompound | undefined {
  for (const { compounds } of cards) {
    const found = compounds.find((one) => one.cation === cation && one.anion === anion);
    if (found) return found;
  }
  return undefined;
}
