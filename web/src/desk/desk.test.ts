import { expect, test } from "vitest";

import type { DeskTable, RoomInfo, RoomTable, Sitting } from "../protocol";
import { clockText, secondsOn, tilesOf, waitingFor } from "./desk";

const sitting = (seat: number, name: string, more: Partial<Sitting> = {}): Sitting => ({
  seat,
  name,
  kind: "person",
  level: null,
  here: true,
  people: 1,
  ...more,
});

const table = (code: string, sittings: Sitting[], more: Partial<RoomTable> = {}): RoomTable => ({
  code,
  game: "pkace",
  title: "pKace",
  status: "playing",
  moves: 4,
  sittings,
  scores: [],
  winners: null,
  ...more,
});

const waits = (code: string, to_move: number[], since: number, refusals = [0, 0], you: number | null = null, more: Partial<DeskTable> = {}): DeskTable => ({
  code,
  to_move,
  since,
  refusals,
  you,
  away_since: [null, null],
  nudged: false,
  ...more,
});

const room = (tables: RoomTable[], desk: DeskTable[]): RoomInfo =>
  ({ tables, desk: { tables: desk } }) as unknown as RoomInfo;

const pair = [sitting(0, "Ada"), sitting(1, "Ben")];

test("tables that need the teacher come first, finished ones last", () => {
  const away = [sitting(0, "Cy", { here: false }), sitting(1, "Dee", { here: false })];
  const info = room(
    [table("OVER", pair, { status: "over" }), table("FINE", pair), table("SLOW", pair), table("STUCK", pair), table("EMPTY", away)],
    [waits("OVER", [], 0), waits("FINE", [0], 190), waits("SLOW", [1], 100), waits("STUCK", [0], 190, [3, 0]), waits("EMPTY", [0], 190, [0, 0], null, { away_since: [190, 180] })],
  );
  const tiles = tilesOf(info, 200);
  expect(tiles.map((tile) => tile.table.code)).toEqual(["EMPTY", "STUCK", "SLOW", "FINE", "OVER"]);
  expect(tiles.map((tile) => tile.flag?.kind ?? null)).toEqual(["empty", "help", "slow", null, null]);
  expect(tiles.map((tile) => tile.number)).toEqual([5, 4, 3, 2, 1]);
  expect(tiles[2]?.flag).toEqual({ kind: "slow", names: ["Ben"], seconds: 100 });
});

test("a table waits for a student who is away, but not once a bot plays for them", () => {
  const ben = (level: string | null): Sitting[] => [sitting(0, "Ada"), sitting(1, "Ben", { here: false, level })];
  const waiting = [waits("T", [1], 190, [0, 0], null, { away_since: [null, 185] })];
  expect(tilesOf(room([table("T", ben(null))], waiting), 200)[0]?.flag).toEqual({ kind: "away", names: ["Ben"], seconds: 10 });
  expect(tilesOf(room([table("T", ben("easy"))], waiting), 200)[0]?.flag).toBeNull();
});

test("nobody counts as away while their phone is still opening the table", () => {
  const pair = [sitting(0, "Ada", { here: false }), sitting(1, "Ben", { here: false })];
  const since = (at: number): DeskTable[] => [waits("T", [1], 190, [0, 0], null, { away_since: [at, at] })];
  expect(tilesOf(room([table("T", pair)], since(191)), 200)[0]).toMatchObject({ flag: null, away: [] });
  expect(tilesOf(room([table("T", pair)], since(190)), 200)[0]).toMatchObject({ flag: { kind: "empty" }, away: [0, 1] });
});

test("whoever is here and doesn't move can be nudged, not someone who is away", () => {
  const idle = (more: Partial<DeskTable>): boolean => tilesOf(room([table("T", pair)], [waits("T", [1], 100, [0, 0], null, more)]), 200)[0]!.isIdle;
  expect(idle({})).toBe(true);
  expect(idle({ away_since: [null, 150] })).toBe(false);
  expect(tilesOf(room([table("T", pair)], [waits("T", [1], 190)]), 200)[0]?.isIdle).toBe(false);
});

test("nothing is urgent during a pause", () => {
  const tiles = tilesOf(room([table("T", pair, { status: "paused" })], [waits("T", [1], 0, [5, 5])]), 500);
  expect(tiles[0]).toMatchObject({ flag: null, waiting: 0 });
});

test("the timer counts down, stands still in a pause and ends at zero", () => {
  expect(secondsOn({ ends: 100, left: null }, 40)).toBe(60);
  expect(secondsOn({ ends: 100, left: null }, 140)).toBe(0);
  expect(secondsOn({ ends: null, left: 30 }, 1000)).toBe(30);
  expect([75, 59.2, 0, 3600].map(clockText)).toEqual(["1:15", "1:00", "0:00", "60:00"]);
});

test("a teacher at many tables goes to the one that has waited longest", () => {
  const at = (code: string, to_move: number[], since: number): DeskTable => waits(code, to_move, since, [0, 0], 1);
  const info = room(
    [table("NEW", pair), table("OLD", pair), table("ADA", pair), table("OVER", pair, { status: "over" }), table("OTHER", pair)],
    [at("NEW", [1], 50), at("OLD", [0, 1], 20), at("ADA", [0], 10), at("OVER", [1], 5), waits("OTHER", [1], 1)],
  );
  expect(waitingFor(info)).toEqual(["OLD", "NEW"]);
  // The teacher knows that these wait, so they aren't flagged.
  expect(tilesOf(info, 200).map(({ table, flag }) => [table.code, flag?.kind ?? null])).toEqual([
    ["OTHER", "slow"],
    ["ADA", "slow"],
    ["OLD", "slow"],
    ["NEW", null],
    ["OVER", null],
  ]);
});
