/** How the page reaches tables that live in a worker; null where it has a server. */

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

let installed: LocalTransport | null = null;

export const local = (): LocalTransport | null => installed;
export const install = (transport: LocalTransport): void => void (installed = transport);
