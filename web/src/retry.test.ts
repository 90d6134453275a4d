import { afterEach, expect, test, vi } from "vitest";

import { patientFetch, retry } from "./retry";

afterEach(() => vi.unstubAllGlobals());

test("a call that fails for the moment is repeated after growing pauses", async () => {
  const pauses: number[] = [];
  let calls = 0;
  const call = (): Promise<string> => (++calls < 3 ? Promise.reject(new Error("busy")) : Promise.resolve("loaded"));
  expect(await retry(call, async (seconds) => void pauses.push(seconds))).toBe("loaded");
  expect(pauses).toHaveLength(2);
  expect(pauses[1]).toBeGreaterThan(pauses[0]! * 0.9);
});

test("a call that keeps failing fails with its last error", async () => {
  let calls = 0;
  await expect(retry(() => Promise.reject(new Error(`${++calls}`)), async () => {})).rejects.toThrow("4");
});

test("a busy server is asked again no sooner than it says", async () => {
  const answers = [new Response("", { status: 429, headers: { "retry-after": "2" } }), new Response("here")];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  const pauses: number[] = [];
  const response = await patientFetch("/api/me", {}, async (seconds) => void pauses.push(seconds));
  expect(await response.text()).toBe("here");
  expect(pauses[0]).toBeGreaterThanOrEqual(2);
});

test("other errors are final", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response("", { status: 404 })));
  vi.stubGlobal("fetch", fetched);
  expect((await patientFetch("/api/tables/X", {})).status).toBe(404);
  expect(fetched).toHaveBeenCalledTimes(1);
});
