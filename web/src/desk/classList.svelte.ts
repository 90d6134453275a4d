/** The class list: real names by number. It is stored in this browser and never sent anywhere. */
import type { RoomInfo } from "../protocol";
import { keysOf, load, store } from "../storage";

const MOST = 200;
// The first line of an exported list names its columns.
const HEADING = /^(nr\.?|no\.?|#|number|nummer|name|names|namen|surname|nachname|familienname|first ?name|vorname|student|schüler.*)$/i;

/** The names in pasted text or a CSV file, one per line; a number in front and quotes are left out. */
export function namesIn(text: string): string[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/).map(cellsOf).filter((cells) => cells.length);
  const [first] = lines;
  const listed = first?.every((cell) => HEADING.test(cell)) ? lines.slice(1) : lines;
  return listed.map((cells) => cells.filter((cell) => !/^\d+\.?$/.test(cell)).join(" ")).filter(Boolean).slice(0, MOST);
}

function cellsOf(line: string): string[] {
  const cells = line.split(/[;\t]|,(?! )/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1").replace(/^\d+[.)]\s+/, ""));
  return cells.filter(Boolean);
}

const KEY = "class.";

/** All class lists of this browser by the code of the room. */
export function allLists(): Record<string, string[]> {
  const codes = keysOf(KEY).filter((key) => !key.endsWith(".hidden")).map((key) => key.slice(KEY.length));
  return Object.fromEntries(codes.map((code) => [code, new ClassList(code).names]));
}

/** Class lists as a file, and back: null for another file. */
export const listsFile = (lists: Record<string, string[]>): string => JSON.stringify({ format: "valence class lists", lists }, null, 1);

export function listsIn(text: string): Record<string, string[]> | null {
  try {
    const { format, lists } = JSON.parse(text) as { format?: unknown; lists?: Record<string, unknown> };
    if (format !== "valence class lists" || typeof lists !== "object") return null;
    const named = Object.entries(lists).filter(([code, names]) => /^\w{4,12}$/.test(code) && Array.isArray(names));
    return Object.fromEntries(named.map(([code, names]) => [code, (names as unknown[]).map(String).slice(0, MOST)]));
  } catch {
    return null;
  }
}

export class ClassList {
  names = $state.raw<string[]>([]);
  /** Whether the page shows real names; a projected page should not. */
  isShown = $state(true);

  constructor(private readonly code: string) {
    this.names = JSON.parse(load(this.key) ?? "[]") as string[];
    this.isShown = load(`${this.key}.hidden`) === null;
  }

  private get key(): string {
    return `${KEY}${this.code}`;
  }

  save(names: string[]): void {
    this.names = names;
    store(this.key, names.length ? JSON.stringify(names) : null);
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
    store(`${this.key}.hidden`, isShown ? null : "hidden");
  }

  /** The real name with this number; empty if there is none. */
  real(number: number | null): string {
    return number === null ? "" : (this.names[number - 1] ?? "");
  }

  /** The name of a member as the teacher knows it. */
  nameOf(info: RoomInfo, name: string): string {
    if (!this.isShown) return name;
    const person = info.desk?.people.find((one) => one.name === name);
    return this.real(person?.number ?? null) || name;
  }
}
