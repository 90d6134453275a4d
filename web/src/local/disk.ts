/** Texts by key on this device, in IndexedDB; in memory where the browser blocks storage. */

/** What valence.site.disk.Disk wants. A missing value is undefined, which is None in Python. */
export interface Disk {
  read(key: string): Promise<string | undefined>;
  read_all(prefix: string): Promise<string[]>;
  swap(key: string, before: string | undefined, after: string): Promise<boolean>;
  remove(prefix: string): Promise<void>;
}

const STORE = "texts";

export async function openDisk(name: string): Promise<Disk> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new DatabaseDisk(await done(opening));
  } catch {
    return new MemoryDisk();
  }
}

class DatabaseDisk implements Disk {
  constructor(private readonly database: IDBDatabase) {}

  read(key: string): Promise<string | undefined> {
    return done(this.store("readonly").get(key) as IDBRequest<string | undefined>);
  }

  read_all(prefix: string): Promise<string[]> {
    return done(this.store("readonly").getAll(keysWith(prefix)) as IDBRequest<string[]>);
  }

  /** Reading and writing share a transaction, so no other tab can write in between. */
  async swap(key: string, before: string | undefined, after: string): Promise<boolean> {
    const store = this.store("readwrite");
    const stored = await done(store.get(key) as IDBRequest<string | undefined>);
    if (stored !== before) return false;
    await done(store.put(after, key));
    return committed(store.transaction);
  }

  async remove(prefix: string): Promise<void> {
    const store = this.store("readwrite");
    store.delete(keysWith(prefix));
    await committed(store.transaction);
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}

function keysWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage failed"));
  });
}

function committed(transaction: IDBTransaction): Promise<true> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => reject(transaction.error ?? new Error("storage failed"));
  });
}

class MemoryDisk implements Disk {
  private readonly texts = new Map<string, string>();

  read(key: string): Promise<string | undefined> {
    return Promise.resolve(this.texts.get(key));
  }

  read_all(prefix: string): Promise<string[]> {
    return Promise.resolve(this.keys(prefix).map((key) => this.texts.get(key) ?? ""));
  }

  swap(key: string, before: string | undefined, after: string): Promise<boolean> {
    const isSame = this.texts.get(key) === before;
    if (isSame) this.texts.set(key, after);
    return Promise.resolve(isSame);
  }

  remove(prefix: string): Promise<void> {
    for (const key of this.keys(prefix)) this.texts.delete(key);
    return Promise.resolve();
  }

  private keys(prefix: string): string[] {
    return [...this.texts.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
}
