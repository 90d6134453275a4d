/** Exercises as files for learning platforms. */
export type ExportFormat = "moodle" | "gift" | "qti";

/** How the file of each format ends. */
export const EXPORT_FORMATS: Record<ExportFormat, string> = { moodle: "xml", gift: "gift.txt", qti: "zip" };

export const gameExercisesPath = (game: string, format: ExportFormat): string =>
  `/api/games/${encodeURIComponent(game)}/exercises?format=${format}`;
