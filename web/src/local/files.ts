/** Files between the page and the device. */
import { fetchFile } from "../server";

/** Let the browser save what a path leads to. */
export async function save(path: string, name: string): Promise<void> {
  saveFile(await fetchFile(path), name);
}

const SAVING_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}
