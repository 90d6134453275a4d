/** Requests to the server, or to the worker that stands in for it; and the session that they need. */
import { local } from "../local/transport";
import { patientFetch } from "../retry";
import { heard, languageSetting, t, textOr } from "../texts/index.svelte";

/** An HTTP error; the message is the server's reason, written for the user. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly body: unknown,
  ) {
    super(reason);
  }
}

/** Whether the server answered 404, so that retrying is pointless. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** The path with the reader's language, in which the server answers as far as it can. */
export const inLanguage = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}lang=${languageSetting()}`;

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await parse(await send(method, path, body))) as T;
}

export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const response = await (local()?.fetch(method, inLanguage(path), text) ?? serverFetch(method, inLanguage(path), text));
  heard(response.headers.get("content-language"));
  if (response.ok) return response;
  const problem = await parse(response);
  throw new HttpError(response.status, reasonIn(problem) ?? response.statusText, problem);
}

async function serverFetch(method: string, path: string, body?: string): Promise<Response> {
  // Everything except the list of games needs a session.
  if (!/^\/api\/(me\?|games)/.test(path)) await me();
  const headers: Record<string, string> = { ...codeOfPage(), ...(body === undefined ? {} : { "content-type": "application/json" }) };
  return patientFetch(path, { method, headers, ...(body === undefined ? {} : { body }) }).catch(() => {
    throw new Error(t("app.unreachable"));
  });
}

/** The code of the table or room in the address, which lets newcomers in where many share a network. */
function codeOfPage(): Record<string, string> {
  const code = /^\/(?:join|room|table)\/(\w+)/.exec(location.pathname)?.[1];
  return code ? { "x-valence-code": code } : {};
}

/** The server's code for what it has refused; empty for anything else. */
export const codeOf = (error: unknown): string => (error instanceof HttpError && typeof error.body === "object" ? String((error.body as { code?: unknown } | null)?.code ?? "") : "");

/** Why the server refused a request. */
export const reasonOf = async (response: Response): Promise<string> => reasonIn(await parse(response)) ?? response.statusText;

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return isJson && text ? (JSON.parse(text) as unknown) : text;
}

function reasonIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { code, reason, detail } = body as { code?: unknown; reason?: unknown; detail?: unknown };
  if (typeof reason === "string") return textOr(`problem.${String(code)}`, reason);
  return typeof detail === "string" ? detail : null;
}

/** A file to save that is not at an address of its own. */
export const fetchFile = async (path: string): Promise<Blob> => (await send("GET", path)).blob();

interface Person {
  name: string;
  suggestion: string;
}

const firstMe = once(() => call<Person>("GET", "/api/me"));
let renamed: Person | null = null;

/** The current user. The first call creates a session, with a generated name and a cookie. */
export const me = async (): Promise<Person> => renamed ?? firstMe();
export const suggestName = async (): Promise<string> => (await call<Person>("GET", "/api/me")).suggestion;
export const rename = async (name: string): Promise<Person> => (renamed = await call<Person>("PUT", "/api/me", { name }));

/** Cache a successful call for each language; a failed one is retried next time. */
export function once<T>(call: () => Promise<T>): () => Promise<T> {
  const cached = new Map<string, Promise<T>>();
  return () => {
    const lang = languageSetting();
    const called =
      cached.get(lang) ??
      call().catch((error: unknown) => {
        cached.delete(lang);
        throw error;
      });
    cached.set(lang, called);
    return called;
  };
}
