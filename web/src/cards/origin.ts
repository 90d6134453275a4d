import { textOr } from "../texts/index.svelte";
import type { BoxCard } from "./types";

/** Where a value was measured, or that it is an estimate: "THF", "est.". */
export const origin = ({ solvent }: BoxCard): string => solvent && textOr(`card.solvent.${solvent}`, solvent);
