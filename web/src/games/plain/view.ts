/** Shows any game's view field by field. */

export type View = Record<string, unknown>;

const NOT_LISTED = ["game", "options", "players", "seat", "hand", "scores"];

/** The fields of a view with readable names. */
export function fields(view: View, names: string[]): { name: string; value: string }[] {
  return Object.entries(view)
    .filter(([name]) => !NOT_LISTED.includes(name))
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), value: (name === "leader" && names[Number(value)]) || written(value) }));
}

/** The cards of a list, or of a count of each: ["Na+", "Na+"] for { "Na+": 2 }. */
export function hand(view: View): string[] {
  const held = view.hand;
  if (Array.isArray(held)) return held.map(written);
  if (typeof held !== "object" || held === null) return [];
  return Object.entries(held).flatMap(([card, count]) => Array.from({ length: Number(count) || 1 }, () => card));
}

/** "✓", "–" for nothing, "F, O", "Na+ 2, Cl- 1"; nested values in brackets. */
export function written(value: unknown): string {
  if (value === true) return "✓";
  if (value === null || value === "" || value === false) return "–";
  if (Array.isArray(value)) return value.map(nested).join(", ") || "–";
  if (typeof value === "object") return Object.entries(value as object).map(([key, inner]) => `${key} ${nested(inner)}`).join(", ") || "–";
  return String(value);
}

const nested = (value: unknown): string => (typeof value === "object" && value !== null ? `(${written(value)})` : written(value));
