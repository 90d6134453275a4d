/** Python in a worker: Pyodide, and the package as the site ships it. */
import type { PyodideAPI } from "pyodide";
import { version as pyodideVersion } from "pyodide/package.json";

/** Start Python with the package importable. */
export async function startPython(root: string, version: string): Promise<PyodideAPI> {
  const indexURL = `${root}pyodide-${pyodideVersion}/`;
  const downloaded = download(`${root}${version}/packages.zip`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import("pyodide");
  const [python, packages] = await Promise.all([loadPyodide({ indexURL }), downloaded]);
  const extractDir = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(packages, "zip", { extractDir });
  return python;
}

async function download(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
