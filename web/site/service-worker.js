// Keeps the whole site on the device, so that it works offline. The build puts `VERSION` and `FILES` above this line:
// FILES maps every path to the SHA-256 of its content, so a cache never mixes files of two versions.

const CACHE = `valence ${VERSION} ${registration.scope}`;
const BATCH = 8;

addEventListener("install", (event) => event.waitUntil(download()));
addEventListener("activate", (event) => event.waitUntil(removeOldCaches().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
// The page asks for this when the user wants the new version; until then, the old one goes on undisturbed.
addEventListener("message", ({ data }) => data === "update" && skipWaiting());

async function download() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(FILES);
  while (paths.length) await Promise.all(paths.splice(0, BATCH).map((path) => add(cache, path)));
}

async function add(cache, path) {
  const address = new URL(path, registration.scope);
  const response = (await known(path, address)) ?? (await fetched(path, address, "default")) ?? (await fetched(path, address, "reload"));
  if (!response) throw new Error(`${path} is not the file of version ${VERSION}`);
  await cache.put(address, response);
}

/** The file from an earlier version's cache, if it has not changed. */
async function known(path, address) {
  const response = await caches.match(address);
  return response && (await isRight(path, response)) ? response : undefined;
}

async function fetched(path, address, cache) {
  const response = await fetch(address, { cache });
  return response.ok && (await isRight(path, response)) ? response : undefined;
}

async function isRight(path, response) {
  const content = await response.clone().arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === FILES[path];
}

async function removeOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("valence ") && name.endsWith(` ${registration.scope}`) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function isOurs({ method, url }) {
  return method === "GET" && url.startsWith(registration.scope);
}

async function answer(request) {
  const address = new URL(request.url);
  const path = address.href.slice(registration.scope.length).replace(/[?#].*$/, "") || "index.html";
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(path, registration.scope))) ?? fetch(request);
}
