/** Retrying what failed for the moment: a busy server, a network with gaps. */

const ATTEMPTS = 4;
const TRY_AGAIN = new Set([429, 503]);

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Exponential backoff with jitter, so that a class doesn't retry in the same instant. */
const backoff = (attempt: number): number => 0.5 * 2 ** attempt * (0.7 + 0.6 * Math.random());

/** Call until it succeeds, a few times. */
export async function retry<T>(call: () => Promise<T>, pause = wait): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS - 1; attempt++) {
    try {
      return await call();
    } catch {
      await pause(backoff(attempt));
    }
  }
  return call();
}

/** Fetch; if the server asks for patience, wait as long as it says and try again. */
export async function patientFetch(path: string, init: RequestInit, pause = wait): Promise<Response> {
  for (let attempt = 0; attempt < ATTEMPTS - 1; attempt++) {
    const response = await fetch(path, init);
    if (!TRY_AGAIN.has(response.status)) return response;
    await pause(Number(response.headers.get("retry-after") ?? 0) + backoff(attempt));
  }
  return fetch(path, init);
}
