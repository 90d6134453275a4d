import { afterEach, expect, test, vi } from "vitest";

import { copied } from "./clipboard";

afterEach(() => vi.unstubAllGlobals());

test("a text is copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copied("valence:abc.")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("valence:abc.");
});

test("without HTTPS there is no clipboard, which is no error", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copied("valence:abc.")).toBe(false);
});

test("a browser may refuse", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  expect(await copied("valence:abc.")).toBe(false);
});
