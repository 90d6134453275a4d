/** The page's side of the site without a server: starts the workers, and sends them requests and messages. */
import type { FromTables, Start, ToTables } from "./messages";
import { install, type LocalTransport } from "./transport";

export type SiteState = "starting" | "ready" | "failed";

let state = $state<SiteState>("starting");
let failure = $state("");

/** How far Python has come, and why it failed. */
export const siteState = (): SiteState => state;
export const siteFailure = (): string => failure;

const root = new URL(".", document.baseURI).href;
/** The folder with this version's files, as the built page names it. */
const version = document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";

const responses = new Map<number, (response: Response) => void>();
const windows = new Map<number, Parameters<LocalTransport["openWindow"]>[2]>();
let count = 0;
// What is posted before the worker has started waits in the channel.
const toTables = new MessageChannel();

/** Start the worker of the tables and, once it is ready, that of the bots. */
export function startSite(): void {
  const toBots = new MessageChannel();
  toTables.port1.onmessage = ({ data }: MessageEvent<FromTables>) => {
    if (data.kind === "ready") startWorker({ role: "bots", root, version, port: toBots.port2 }, [toBots.port2]);
    receive(data);
  };
  const first: Start = { role: "tables", root, version, port: toTables.port2, bots: toBots.port1 };
  if (typeof WebAssembly === "object") startWorker(first, [toTables.port2, toBots.port1]);
  else fail("WebAssembly");
}

function startWorker(message: Start, ports: MessagePort[]): void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: message.role });
  worker.onerror = (event) => fail(event.message);
  worker.postMessage(message, ports);
}

/** Nothing more will be answered; the page says why. */
function fail(reason: string): void {
  state = "failed";
  failure = reason;
}

function receive(message: FromTables): void {
  switch (message.kind) {
    case "ready":
      state = "ready";
      return;
    case "failed":
      return fail(message.reason);
    case "response":
      responses.get(message.id)?.(new Response(message.body, { status: message.status, headers: { "content-type": message.type, "content-language": message.language } }));
      responses.delete(message.id);
      return;
    case "message":
      return windows.get(message.window)?.message(message.text);
    case "closed":
      return windows.get(message.window)?.closed(message.code, message.reason);
  }
}

const post = (message: ToTables): void => toTables.port1.postMessage(message);

// Games, rules, cards and drawings are files: people read them while Python starts. What is written is there in each language.
const WRITTEN: [RegExp, string][] = [
  [/^\/api\/games$/, ".json"],
  [/^\/api\/games\/\w+\/rules$/, ".md"],
  [/^\/api\/games\/\w+\/(cards|examples)$/, ".json"],
  [/^\/api\/games\/\w+\/set\/csv$/, ".csv"],
];
const DRAWING = /^\/api\/drawings\/[^/]+\.svg$/;
/** The languages of these files; the first one is for readers of any other. */
const LANGUAGES = document.querySelector<HTMLMetaElement>("meta[name=languages]")?.content.split(" ") ?? ["en"];

function filePath(path: string): string | null {
  const { pathname, searchParams } = new URL(path, root);
  if (DRAWING.test(pathname)) return `${version}${pathname}`;
  const found = WRITTEN.find(([pattern]) => pattern.test(pathname));
  const lang = LANGUAGES.find((one) => one === searchParams.get("lang")) ?? LANGUAGES[0];
  return found ? `${version}/${lang}${pathname}${found[1]}` : null;
}

function request(method: string, path: string, body: string): Promise<Response> {
  return new Promise((resolve) => {
    const id = count++;
    responses.set(id, resolve);
    post({ kind: "request", id, method, path, body });
  });
}

install({
  filePath,
  fetch(method, path, body = "") {
    const file = filePath(path);
    return file ? fetch(file) : request(method, path, body);
  },
  openWindow(hello, seat, listener) {
    const window = count++;
    windows.set(window, listener);
    post({ kind: "connect", window, hello, seat });
    return {
      send: (text) => post({ kind: "message", window, text }),
      close() {
        windows.delete(window);
        post({ kind: "disconnect", window });
      },
    };
  },
});
