/** Values stored in this browser. Where storage is blocked, nothing is stored and nothing fails. */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(`valence.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`valence.${key}`);
    else localStorage.setItem(`valence.${key}`, value);
  } catch {
    // Some browsers block storage in private windows.
  }
}

const today = (): string => new Date().toDateString();

/** Rooms don't expire but lessons do, so a room is stored for the day. */
export const storeRoom = (code: string): void => store("room", `${code}, ${today()}`);

export function loadRoom(): string | null {
  const room = load("room");
  return room?.endsWith(`, ${today()}`) ? room.slice(0, room.indexOf(",")) : null;
}
