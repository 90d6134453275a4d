import { expect, test } from "vitest";

import { laidOut, laidTiles, shuffled, sortedPlaces, squareName, stillLoose } from "./view";

test("the centre of our board is called j10", () => {
  expect(squareName(9, 9)).toBe("j10");
  expect(squareName(0, 26)).toBe("aa1");
});

test("loose tiles become a placement", () => {
  expect(laidTiles([{ row: 9, column: 9, place: 1 }], ["Cl", "Na"])).toEqual([[9, 9, "Na"]]);
});

test("when somebody else has covered a square, the loose tile on it comes back and the others stay", () => {
  const loose = [
    { row: 9, column: 9, place: 0 },
    { row: 9, column: 10, place: 1 },
  ];
  expect(stillLoose(loose, ["Na", "Cl"], ["Na", "Cl"], [[9, 10, "O"]])).toEqual([loose[0]]);
});

test("what was laid out lies there again, unless the rack has changed", () => {
  const loose = [{ row: 9, column: 9, place: 1 }];
  const noted = JSON.stringify({ rack: ["Na", "Cl"], loose });
  expect(laidOut(noted, ["Na", "Cl"])).toEqual(loose);
  expect(laidOut(noted, ["Na", "O"])).toEqual([]);
  expect(laidOut(null, ["Na", "Cl"])).toEqual([]);
});

test("a sorted rack has metals first, then non-metals, then the red tile, each in alphabetical order", () => {
  const isMetal = (tile: string): boolean => tile === "Na" || tile === "Ca";
  expect(sortedPlaces(["O", "red", "Na", "Cl", "Ca"], isMetal)).toEqual([4, 2, 3, 0, 1]);
});

test("shuffling keeps every tile", () => {
  expect(shuffled([0, 1, 2, 3]).sort()).toEqual([0, 1, 2, 3]);
});
