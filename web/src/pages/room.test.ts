import { expect, test } from "vitest";

import { dealtTo, hasNoSeat } from "./room.svelte";
import type { RoomInfo, RoomTable } from "../protocol";

const table = (code: string, status: RoomTable["status"]): RoomTable => ({
  code,
  game: "pkace",
  title: "pKace",
  status,
  moves: 0,
  sittings: [],
  scores: [],
  winners: null,
});

const room = (own: string | null, status: RoomTable["status"] = "playing", host = false): RoomInfo => ({
  code: "ROOM22",
  title: "",
  host,
  round: 2,
  now: 0,
  generated_names: false,
  frozen_names: false,
  locked: false,
  watching: true,
  language: "en",
  pause: null,
  timer: null,
  people: [],
  tables: [table("NEW222", status)],
  all_places: false,
  ranking: [],
  teams: [],
  tournament: null,
  coming: null,
  projected: null,
  homework: [],
  check: null,
  numbers: 0,
  removed: false,
  desk: null,
  you: "Ada",
  table: own,
});

test("a new deal leads to the new table", () => {
  expect(dealtTo(room("NEW222"), "OLD222")).toBe("NEW222");
  expect(dealtTo(room("NEW222"), null)).toBe("NEW222");
});

test("nobody is moved if already there, not dealt in, finished or the host", () => {
  expect(dealtTo(room("NEW222"), "NEW222")).toBeNull();
  expect(dealtTo(room(null), "OLD222")).toBeNull();
  expect(dealtTo(room("NEW222", "over"), "OLD222")).toBeNull();
  expect(dealtTo(room("NEW222", "playing", true), "OLD222")).toBeNull();
});

test("someone who comes late has no seat while a round is running", () => {
  expect(hasNoSeat(room(null))).toBe(true);
  expect(hasNoSeat(room("NEW222"))).toBe(false);
  expect(hasNoSeat(room(null, "over"))).toBe(false);
  expect(hasNoSeat(room(null, "playing", true))).toBe(false);
  expect(hasNoSeat({ ...room(null), you: null })).toBe(false);
});
