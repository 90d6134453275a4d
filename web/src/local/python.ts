/** Python in a worker: Pyodide with the package as the site ships it, from a snapshot of its memory if there is one. */
import type { LockfileInfo, PyodideAPI } from "pyodide";
import { version as pyodideVersion } from "pyodide/package.json";
import { info } from "pyodide/pyodide-lock.json";

import { unpack } from "./archive";
import type { Snapshot } from "./snapshots";

export interface Started {
  python: PyodideAPI;
  /** The one it was started from, or a new one; null if none could be taken. */
  snapshot: Snapshot | null;
  isRestored: boolean;
}

/** What is fetched for a start, in the order in which it is needed. */
interface Parts {
  indexURL: string;
  loader: Promise<typeof import("pyodide")>;
  emscripten: Promise<{ default(settings: object): Promise<never> }>;
  files: Promise<Map<string, Uint8Array>>;
}

interface Loaded {
  python: PyodideAPI;
  module: Emscripten;
  layout: string;
}

/** What we use of Emscripten's module. */
interface Emscripten {
  wasmTable: WebAssembly.Table;
  onRuntimeInitialized(): void;
  loadDynamicLibrary(path: string, flags: object, scope: object): void;
  growMemory(size: number): void;
  _malloc(size: number): number;
}

// It imports everything that is needed up to the first deal.
const FIRST_MODULE = "valence.site.worker";

/** Start Python with the package imported. */
export async function startPython(root: string, version: string, stored: Promise<Snapshot | null>): Promise<Started> {
  const parts = fetchParts(root, version);
  const snapshot = await stored;
  const restored = snapshot && (await restore(parts, snapshot).catch(() => null));
  const [started] = await Promise.all([restored ?? start(parts), parts.files]);
  return started;
}

function fetchParts(root: string, version: string): Parts {
  const indexURL = `${root}pyodide-${pyodideVersion}/`;
  return {
    indexURL,
    loader: import(/* @vite-ignore */ `${indexURL}pyodide.mjs`),
    emscripten: import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`),
    files: download(`${root}${version}/packages.bin`).then(unpack),
  };
}

async function download(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response;
}

async function start(parts: Parts): Promise<Started> {
  const loaded = await load(parts, null);
  loaded.python.pyimport(FIRST_MODULE);
  performance.mark("python started");
  return { python: loaded.python, snapshot: take(loaded), isRestored: false };
}

async function restore(parts: Parts, snapshot: Snapshot): Promise<Started> {
  const { python } = await load(parts, snapshot);
  // The snapshot has the state of its generator; two visits must not be dealt the same.
  python.runPython("import random; random.seed()");
  performance.mark("python restored");
  return { python, snapshot, isRestored: true };
}

async function load({ indexURL, loader, emscripten, files }: Parts, snapshot: Snapshot | null): Promise<Loaded> {
  const [{ loadPyodide }, { default: createModule }] = await Promise.all([loader, emscripten]);
  const libraries: string[] = [];
  let module!: Emscripten;
  let layout = "";
  const python = await loadPyodide({
    indexURL,
    // Our packages come in an archive of their own.
    lockFileContents: { info: info as LockfileInfo, packages: {} },
    async fsInit(disk, { sitePackages }) {
      // If they are missing, startPython says so.
      for (const [name, content] of await files.catch(() => [])) {
        // Pyodide would take note of it, and can't take a snapshot then.
        if (name.includes(".dist-info/")) continue;
        const path = `${sitePackages}/${name}`;
        disk.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        disk.writeFile(path, content, { canOwn: true });
        if (name.endsWith(".so")) libraries.push(path);
      }
    },
    async createPyodideModule(settings) {
      module = settings as unknown as Emscripten;
      module.onRuntimeInitialized = () => (layout = loadLibraries(module, libraries));
      const created = await createModule(settings);
      if (snapshot && layout !== snapshot.layout) throw new Error("the snapshot does not fit");
      if (snapshot) module.growMemory(snapshot.memory.length);
      return created;
    },
    ...(snapshot ? { _loadSnapshot: snapshot.memory } : { _makeSnapshot: true }),
  });
  return { python, module, layout };
}

/**
 * Load the compiled libraries before Python starts, while memory and table are the same at every start: so they are at
 * the same place whenever a snapshot is used. Returns where the next things would be; nothing if it can't be done.
 */
function loadLibraries(module: Emscripten, paths: string[]): string {
  try {
    for (const path of paths) module.loadDynamicLibrary(path, { loadAsync: false, global: false, nodelete: true }, {});
    return `${module.wasmTable.length} ${module._malloc(1)}`;
  } catch {
    return ""; // Python will load them when they are imported.
  }
}

/** A snapshot has the memory but not the table, so nothing may have been added there since. */
function take({ python, module, layout }: Loaded): Snapshot | null {
  if (parseInt(layout) !== module.wasmTable.length) return null;
  try {
    return { memory: python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>, layout };
  } catch {
    return null;
  }
}
