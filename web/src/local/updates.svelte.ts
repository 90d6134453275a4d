/** The service worker, which keeps the site on the device, and new versions of it. */

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version has been downloaded. It is used once the user wants it, or when all tabs have been closed. */
export const isUpdateReady = (): boolean => waiting !== null;
export const update = (): void => waiting?.postMessage("update");

/** Only pages on a secure address can be kept. */
export function keepOffline(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const isFirstVisit = !container.controller;
  // Files of the old version are gone, so no tab may go on with it.
  container.addEventListener("controllerchange", () => isFirstVisit || location.reload());
  // Also where storage is blocked, the games can be played.
  void container.register("service-worker.js").then(watch, () => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  showWaiting(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => showWaiting(registration));
  });
}

function showWaiting(registration: ServiceWorkerRegistration): void {
  waiting = registration.active && registration.waiting;
}
