import { dateText } from "../numbers";

/** A day in the reader's language, of a time in seconds since the epoch. */
export const longDay = (at: number): string => dateText(at * 1000, { day: "numeric", month: "long", year: "numeric" });
