/** Printing, and which optional packages the server lacks. */
import { call, once, send } from "./http";

/** For each optional dependency, a message if it is missing, else empty. */
interface Extras {
  print: string;
  spreadsheets: string;
  structures: string;
  /** The games whose cards can be printed without their values. */
  from_memory: string[];
}

export const extras = once(() => call<Extras>("GET", "/api/extras"));

interface Print {
  paper: string;
  ink: string;
  backs: boolean;
  booklet: boolean;
  /** What is printed on cards of acids and bases; by default everything. */
  values?: boolean;
  classes?: boolean;
  nucleophilicity?: boolean;
}

export const gamePrintPath = (game: string): string => `/api/games/${game}/print`;

export async function printPdf(path: string, wanted: Print): Promise<Blob> {
  const query = Object.entries(wanted).map(([name, value]): [string, string] => [name, String(value)]);
  return (await send("GET", `${path}?${new URLSearchParams(query)}`)).blob();
}
