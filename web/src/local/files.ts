/** Files between the page and the device. */
import { fetchFile } from "../server";

/** Let the browser save what a path leads to. */
export async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await fetchFile(path));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
