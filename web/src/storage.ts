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

/** The keys of stored values that begin like this. */
export function keysOf(start: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`valence.${start}`));
    return keys.map((key) => key.slice("valence.".length));
  } catch {
    return [];
  }
}
