/** Numbers and dates as readers of the page's language write them. */

const NUMBER = /^[-−]?\d+(?:\.(\d+))?$/;
/** A point between thousands would look like a decimal one. */
const THIN_SPACE = "\u202f";

/** English without a country is British. */
function locale(): string {
  const language = document.documentElement.lang || "en";
  return language === "en" ? "en-GB" : language;
}

/** A number, or one in a text, with as many decimals as it has: "10.0" is "10,0" in German. Any other text stays as it is. */
export function numberText(value: number | string): string {
  const text = String(value);
  const decimals = NUMBER.exec(text)?.[1]?.length;
  if (!NUMBER.test(text)) return text;
  const format = new Intl.NumberFormat(locale(), { useGrouping: "min2", minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 0 });
  const parts = format.formatToParts(Number(text.replace("−", "-")));
  return parts.map(({ type, value: part }) => (type === "minusSign" ? "−" : type === "group" && part === "." ? THIN_SPACE : part)).join("");
}

/** What somebody typed, with a point for decimals. */
export const typedNumber = (text: string): string => text.trim().replace("−", "-").replace(/^(-?\d*),(\d*)$/, "$1.$2");

/** A day or a time of a date in milliseconds. */
export const dateText = (at: number | Date, options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale(), options).format(at);

/** In how many units of time something is: "in 3 minutes". */
export const inTime = (n: number, unit: Intl.RelativeTimeFormatUnit): string => new Intl.RelativeTimeFormat(locale()).format(n, unit);

/** "a, b or c". */
export const anyOf = (things: string[]): string => new Intl.ListFormat(locale(), { type: "disjunction" }).format(things);
