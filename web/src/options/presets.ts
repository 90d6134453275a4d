/** The printed sheets of a game as options. */
import type { Preset } from "../server";
import { numberText } from "../numbers";
import { t, textOr } from "../texts/index.svelte";
import type { Field } from "./fields";

type Options = Record<string, unknown>;

/** The preset that is wanted if it suits this number of seats, or else the first that does. */
export function suiting(presets: Preset[], seats: number, wanted = ""): Preset | undefined {
  const fitting = presets.filter((one) => suits(one, seats));
  return fitting.find(({ id }) => id === wanted) ?? fitting[0];
}

export const suits = ({ seats: [from, to] }: Preset, seats: number): boolean => from <= seats && seats <= to;

/** The options of a sheet at a table, before anyone changes them. */
export const optionsAt = (preset: Preset | undefined, hasBots: boolean, isInRoom: boolean, isEasy = false): Options =>
  preset ? { ...preset.options, ...(isInRoom && preset.in_rooms), ...(hasBots && preset.with_bots), ...(hasBots && isEasy && preset.easier) } : {};

/** Whether a bot is of the lower half of the dial. */
export const isEasy = (dial: string[], level: string): boolean => dial.slice(0, Math.ceil(dial.length / 2)).includes(level);

/** The chosen options that differ from the sheet, or from the defaults if there is none. */
export function departures(fields: Field[], preset: Preset | undefined, chosen: Options): Options {
  const differs = ({ name, initial }: Field): boolean =>
    name in chosen && !preset?.choices.includes(name) && chosen[name] !== (preset?.options[name] ?? initial);
  return Object.fromEntries(fields.filter(differs).map(({ name }) => [name, chosen[name]]));
}

/** Options as label and value; sets and boards, which aren't fields, show on the cards. */
export const inWords = (game: string, fields: Field[], options: Options): [string, string][] =>
  fields.filter(({ name }) => name in options).map(({ name }) => [labelOf(game, name), valueIn(game, name, options[name])]);

export const labelOf = (game: string, name: string): string => textOr(`option.${game}.${name}`, name.replaceAll("_", " "));

export function valueIn(game: string, name: string, value: unknown): string {
  if (value === null) return textOr(`option.${game}.${name}.null`, t("new.rules.default"));
  if (typeof value === "boolean") return textOr(`option.${game}.${name}.${value}`, t(value ? "new.rules.yes" : "new.rules.no"));
  return textOr(`option.${game}.${name}.${String(value)}`, typeof value === "number" ? numberText(value) : String(value));
}
