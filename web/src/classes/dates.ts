import { languageSetting } from "../texts/index.svelte";

/** A day in the reader's language, of a time in seconds since the epoch. */
export const dateText = (at: number): string => new Date(at * 1000).toLocaleDateString(languageSetting() === "en" ? "en-GB" : languageSetting(), { day: "numeric", month: "long", year: "numeric" });
