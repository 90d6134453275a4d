/** Snapshots of Python's memory, kept on the device next to the files of the same version. */
import { withGaps, withoutGaps } from "./sparse";

/** Python's memory once everything is imported. */
export interface Snapshot {
  memory: Uint8Array<ArrayBuffer>;
  /** Where things are that aren't in the memory; it must be the same where the snapshot is used. */
  layout: string;
}

/** The snapshot of this version by this browser; null if there is none, or if it is damaged. */
export function readSnapshot(root: string, version: string): Promise<Snapshot | null> {
  return attempt(async () => {
    const stored = await caches.match(addressOf(root, version), { cacheName: cacheOf(root, version) });
    if (stored?.headers.get("x-browser") !== navigator.userAgent) return null;
    const content = new Uint8Array(await stored.arrayBuffer());
    if (stored.headers.get("x-hash") !== (await hash(content))) return null;
    const [size, ...blocks] = JSON.parse(stored.headers.get("x-blocks")!) as [number, ...number[]];
    return { memory: withGaps(content, blocks, size), layout: stored.headers.get("x-layout")! };
  });
}

/** Keep a snapshot for later visits, in the cache of the service worker, which deletes it together with its version. */
export async function storeSnapshot(root: string, version: string, { memory, layout }: Snapshot): Promise<void> {
  await attempt(async () => {
    // Without a service worker of this version, nothing would delete it.
    if (!(await caches.has(cacheOf(root, version)))) return null;
    const cache = await caches.open(cacheOf(root, version));
    const { content, numbers } = withoutGaps(memory);
    const headers = {
      "x-browser": navigator.userAgent,
      "x-layout": layout,
      "x-blocks": JSON.stringify([memory.length, ...numbers]),
      "x-hash": await hash(content),
    };
    return cache.put(addressOf(root, version), new Response(content, { headers }));
  });
}

/** After a failure, the next visit starts without it. */
export async function removeSnapshot(root: string, version: string): Promise<void> {
  await attempt(async () => {
    if (!(await caches.has(cacheOf(root, version)))) return null;
    return (await caches.open(cacheOf(root, version))).delete(addressOf(root, version));
  });
}

/** As in service-worker.js. */
const cacheOf = (root: string, version: string): string => `valence ${version} ${root}`;
const addressOf = (root: string, version: string): string => `${root}${version}/snapshot`;

/** Storage may be missing, blocked or full: then every visit starts as the first one does. */
async function attempt<T>(use: () => Promise<T | null>): Promise<T | null> {
  try {
    return await use();
  } catch {
    return null;
  }
}

async function hash(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
