import { expect, test } from "vitest";

import { breakable, brief, shortName, hasLongWord, sortCards } from "./substance";
import type { BoxCard } from "./types";

const card = (name: string, kind: string, value: string, symbol = ""): BoxCard => ({ id: name, name, kind, value, symbol }) as BoxCard;

test("cards are sorted by kind, then by numeric value", () => {
  const hand = [card("lda", "base", "35.7"), card("water", "acid", "15.7"), card("tfa", "acid", "0.23"), card("py", "base", "5.2")];
  expect(sortCards(hand).map(({ id }) => id)).toEqual(["tfa", "water", "py", "lda"]);
});

test("a systematic name can break around its brackets", () => {
  expect(breakable("1,8-diazabicyclo[5.4.0]undec-7-ene").split("\u200b")).toEqual(["1,8-diazabicyclo", "[5.4.0]", "undec-7-ene"]);
});

test.each([
  ["Methylmagnesium bromide", "Methyl-magnesium bromide"],
  ["Sodium hydrogencarbonate", "Sodium hydrogen-carbonate"],
  ["Diisopropylethylamine", "Di-iso-propyl-ethyl-amine"],
  ["Nitromethane", "Nitro-methane"],
  ["Acetaldehyde", "Acet-aldehyde"],
  ["Cyclopentadiene", "Cyclo-penta-diene"],
  ["1,1,3,3-Tetramethylguanidine", "1,1,3,3-Tetra-methyl-guanidine"],
  ["Azobisisobutyronitrile", "Azobis-iso-butyro-nitrile"],
  ["Methyl methacrylate", "Methyl meth-acry-late"],
  ["n-Butyl acrylate", "n-Butyl acry-late"],
  ["Termination", "Termi-nation"],
  ["Benzoyl peroxide", "Benzoyl per-oxide"],
  ["Acetic acid", "Acetic acid"],
  ["Iodwasserstoff", "Iod-wasser-stoff"],
  ["Benzoesäure", "Benzoe-säure"],
  ["Cloruro de hidrógeno", "Cloruro de hidró-geno"],
  ["Nitrometano", "Nitro-metano"],
])("%s breaks at soft hyphens: %s", (name, parts) => {
  expect(breakable(name).replaceAll("\u00ad", "-")).toBe(parts);
});

test.each([
  ["Lithium diisopropylamide", "LDA", "C₆H₁₄LiN", "LDA"],
  ["Potassium carbonate", "", "K₂CO₃", "K₂CO₃"],
  ["Sodium hydroxide", "", "NaOH", "NaOH"],
  ["Hydrogen chloride", "", "HCl", ""],
  ["Acetaldehyde", "", "C₂H₄O", ""],
  ["Imidazole", "", "C₃H₄N₂", ""],
  ["Pyridine", "Py", "C₅H₅N", ""],
  ["Sodium methoxide", "NaOMe", "CH₃ONa", "NaOMe"],
  ["Sodium ethoxide", "NaOEt", "C₂H₅ONa", ""],
  ["tert-Butyllithium", "t-BuLi", "C₄H₉Li", "t-BuLi"],
  ["Phenyllithium", "PhLi", "C₆H₅Li", "PhLi"],
])("%s: a small card shows %s%s", (name, symbol, formula, shown) => {
  expect(brief({ name, symbol, formula } as BoxCard)).toBe(shown);
});

test("words of 13 or more letters are long", () => {
  expect(hasLongWord("Sodium hydrogencarbonate")).toBe(true);
  expect(hasLongWord("Sodium diethyl malonate")).toBe(false);
  expect(hasLongWord("1,8-Diazabicyclo[5.4.0]undec-7-ene")).toBe(false);
});

test("a long name is replaced by its short form", () => {
  expect(shortName(card("lithium diisopropylamide", "base", "35.7", "LDA"))).toBe("LDA");
  expect(shortName(card("acetone", "acid", "19.3", "Me₂CO"))).toBe("acetone");
});
