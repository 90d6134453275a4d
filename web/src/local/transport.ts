/** The site without a server: how the page reaches its worker, and what it shows in addition. Null where there is one. */
import type { Component } from "svelte";

import type { Update } from "../protocol";
import type { en } from "./texts/en";

interface WindowListener {
  message(text: string): void;
  closed(code: number, reason: string): void;
}

interface LocalWindow {
  send(text: string): void;
  close(): void;
}

export interface LocalTransport {
  /** Like fetch with a server. */
  fetch(method: string, path: string, body?: string): Promise<Response>;
  /** The file of the site that answers a request; null if the worker does. */
  filePath(path: string): string | null;
  /** Open a table as the person on a seat; -1 for the owner of the device. */
  openWindow(hello: string, seat: number, listener: WindowListener): LocalWindow;
}

export interface LocalParts {
  /** Problems, and the offer of a new version. */
  Notice: Component;
  PassDevice: Component<{ update: Update | null; switchSeat(seat: number): void }>;
  PeopleNames: Component<{ count: number; names: string[] }, object, "names">;
  SavedGames: Component;
  t(key: keyof typeof en): string;
}

/** Whether this is the site; known when it is built, so also to modules that run before the transport is installed. */
export const isSite = import.meta.env.MODE === "site";

let installed: LocalTransport | null = null;
let parts: LocalParts | null = null;

export const local = (): LocalTransport | null => installed;
export const install = (transport: LocalTransport): void => void (installed = transport);

export const localParts = (): LocalParts | null => parts;
export const installParts = (installing: LocalParts): void => void (parts = installing);
