// Compiles Python's standard library for the site, without the parts that no game can need: compiling it at every
// start would take longer than running it. The library must be compiled by the Python that runs it, which is Pyodide.
import { readFileSync, writeFileSync } from "node:fs";

import { loadPyodide, version } from "pyodide";

const script = new URL("compile_library.py", import.meta.url);
const compiled = new URL(`../src/valence/site/static/pyodide-${version}/python_stdlib.zip`, import.meta.url);

const python = await loadPyodide();
python.runPython(readFileSync(script, "utf8"));
writeFileSync(compiled, python.FS.readFile("/compiled.zip"));
