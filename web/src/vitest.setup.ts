/** What the texts ask a browser for. */
import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { documentElement: {} });
