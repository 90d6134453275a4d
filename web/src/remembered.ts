/** What this browser remembers; a browser that may not remember just forgets. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`valence.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`valence.${key}`);
    else localStorage.setItem(`valence.${key}`, value);
  } catch {
    // Private windows of some browsers refuse to store anything.
  }
}

const today = (): string => new Date().toDateString();

/** A room has no end, a lesson has: it is remembered for the day. */
export const rememberRoom = (code: string): void => remember("room", `${code}, ${today()}`);

export function rememberedRoom(): string | null {
  const room = remembered("room");
  return room?.endsWith(`, ${today()}`) ? room.slice(0, room.indexOf(",")) : null;
}
