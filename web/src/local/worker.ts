/** A worker that runs Python: one hosts the tables of this tab, another one thinks for the bots. */
import type { PyProxy } from "pyodide/ffi";

import { openDisk } from "./disk";
import type { FromTables, Job, JobResult, Memory, Start, ToTables } from "./messages";
import { startPython } from "./python";
import { readSnapshot, removeSnapshot, storeSnapshot } from "./snapshots";

/** valence.site.worker.Site */
interface Site extends PyProxy {
  request(method: string, path: string, body: string): Promise<PyProxy>;
  connect(window: number, hello: string, seat: number): Promise<void>;
  receive(window: number, text: string): Promise<void>;
  disconnect(window: number): void;
  follow(code: string): Promise<void>;
}

/** valence.site.bots */
interface Bots {
  run_job(job: string): string;
}

addEventListener("message", ({ data }: MessageEvent<Start>) => {
  if (data.role === "tables") void hostTables(data);
  else runBots(data);
});

async function hostTables(start: Start): Promise<void> {
  const { port } = start;
  const post = (message: FromTables): void => port.postMessage(message);
  const site = openSite(start, post);
  port.onmessage = ({ data }: MessageEvent<ToTables>) => void site.then((opened) => handle(opened, data, start, post), () => undefined);
  await site.then(
    () => post({ kind: "ready" }),
    (error: unknown) => post({ kind: "failed", reason: String(error) }),
  );
}

async function openSite({ root, version, bots, botPause }: Start, post: (message: FromTables) => void): Promise<Site> {
  const name = `valence ${new URL(root).pathname}`;
  const started = startPython(root, version, readSnapshot(root, version));
  const [{ python, snapshot, isRestored }, disk] = await Promise.all([started, openDisk(name)]);
  const otherTabs = new BroadcastChannel(name);
  const { Site } = python.pyimport("valence.site.worker") as { Site: (...parts: unknown[]) => Site };
  const site = Site(
    disk,
    jobSender(bots!),
    (window: number, text: string) => post({ kind: "message", window, text }),
    (window: number, code: number, reason: string) => post({ kind: "closed", window, code, reason }),
    (code: string) => otherTabs.postMessage(code),
    botPause,
  );
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => void site.follow(data);
  bots!.postMessage({ snapshot, isStored: isRestored } satisfies Memory, snapshot ? [snapshot.memory.buffer] : []);
  return site;
}

async function handle(site: Site, message: ToTables, start: Start, post: (message: FromTables) => void): Promise<void> {
  switch (message.kind) {
    case "request": {
      const [status, type, body, language] = await respond(site, message.method, message.path, message.body);
      // The memory may be broken in a way that its hash can't show.
      if (status === 500) await removeSnapshot(start.root, start.version);
      return post({ kind: "response", id: message.id, status, type, body, language });
    }
    case "connect":
      return site.connect(message.window, message.hello, message.seat);
    case "message":
      return site.receive(message.window, message.text);
    case "disconnect":
      return site.disconnect(message.window);
  }
}

async function respond(site: Site, method: string, path: string, body: string): Promise<[number, string, string, string]> {
  try {
    const reply = await site.request(method, path, body);
    const response = reply.toJs() as [number, string, string, string];
    reply.destroy();
    return response;
  } catch (error) {
    console.error(error);
    return [500, "application/json", JSON.stringify({ reason: String(error).trim().split("\n").at(-1) }), "en"];
  }
}

/** Sends jobs to the bots' worker, which works on one after the other. */
function jobSender(bots: MessagePort): (job: string) => Promise<string> {
  const pending = new Map<number, (result: JobResult) => void>();
  let count = 0;
  bots.onmessage = ({ data }: MessageEvent<JobResult>) => {
    pending.get(data.id)?.(data);
    pending.delete(data.id);
  };
  return (job) =>
    new Promise((resolve, reject) => {
      const id = count++;
      pending.set(id, (result) => ("result" in result ? resolve(result.result) : reject(new Error(result.error))));
      bots.postMessage({ id, job } satisfies Job);
    });
}

/** The first message is the memory to start from; jobs follow. */
function runBots({ root, version, port }: Start): void {
  port.onmessage = ({ data }: MessageEvent<Memory>) => {
    const thinking = startThinking(root, version, data);
    port.onmessage = async ({ data: { id, job } }: MessageEvent<Job>) => {
      try {
        port.postMessage({ id, result: (await thinking).run_job(job) } satisfies JobResult);
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies JobResult);
      }
    };
  };
}

/** The tables' worker comes first, so the bots' worker stores the snapshot, once it has started from it. */
async function startThinking(root: string, version: string, { snapshot, isStored }: Memory): Promise<Bots> {
  const { python, isRestored } = await startPython(root, version, Promise.resolve(snapshot));
  if (snapshot && isRestored && !isStored) void storeSnapshot(root, version, snapshot);
  return python.pyimport("valence.site.bots") as Bots;
}
