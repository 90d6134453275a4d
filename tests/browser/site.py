"""The site on a plain static web server, which can be shut down, and its worker without the page."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page, expect

from tests.site import random_games
from valence.site.files import site_files

FOLDER = "any/path"
START_SECONDS = 120.0  # for Python to start on a busy machine
START_MS = START_SECONDS * 1000

HARNESS = Path(__file__).with_name("site_worker.js").read_text(encoding="utf-8")


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, asked: list[str], directory: str) -> None:
        self.asked = asked
        super().__init__(*args, directory=directory)

    def log_message(self, *args: Any) -> None:
        del args
        self.asked.append(self.path)


class QuietServer(ThreadingHTTPServer):
    """Closing a page aborts its downloads, which isn't an error."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class StaticServer:
    """`python -m http.server`, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        handler = partial(Handler, asked=self.asked, directory=str(folder))
        self._server = QuietServer(("127.0.0.1", 0), handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.address = f"{self.origin}/{FOLDER}/"
        Thread(target=self._server.serve_forever, daemon=True).start()
        self._is_open = True

    def close(self) -> None:
        """Cut the network: nothing can be fetched any more."""
        if self._is_open:
            self._is_open = False
            self._server.shutdown()
            self._server.server_close()


@contextmanager
def served(folder: Path) -> Iterator[StaticServer]:
    server = StaticServer(folder)
    try:
        yield server
    finally:
        server.close()


def wait_until_offline_ready(page: Page) -> None:
    """Until the service worker has everything on the device and answers for the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=START_MS)


WAIT_FOR_SNAPSHOT = """async (address) => {
    const hash = async (content) => {
        const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    };
    for (;;) {
        const stored = await caches.match(address);
        const isWhole = stored?.headers.get("x-hash") === await hash(await stored?.arrayBuffer() ?? new ArrayBuffer());
        if (isWhole && stored.headers.get("x-layout") !== "other") return;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
}"""


def wait_for_snapshot(page: Page) -> None:
    """Until the memory of Python is on the device, undamaged, for later visits."""
    page.evaluate(WAIT_FOR_SNAPSHOT, snapshot_of(page))


def snapshot_of(page: Page) -> str:
    """The address under which the snapshot of the page's version is cached."""
    version = page.locator("meta[name=version]").get_attribute("content")
    return f"{page.url.partition('#')[0]}{version}/snapshot"


def is_restored(page: Page) -> bool:
    """Return True if the tables' worker has started from a snapshot."""
    marks: list[str] = page.workers[0].evaluate(
        "performance.getEntriesByType('mark').map(({ name }) => name)"
    )
    return "python restored" in marks


def wait_for_python(page: Page) -> None:
    expect(page.get_by_text("Playing as")).to_be_visible(timeout=START_MS)


Play = Callable[[dict[str, object]], Any]


def start_worker(page: Page) -> Play:
    """The site's worker without its page: plays a whole game with the first legal move or hint."""
    script = next(name for name in site_files() if name.startswith("assets/worker-"))
    page.evaluate(HARNESS, script)
    return lambda wish: page.evaluate("wish => site.play(wish)", wish)


START_PYTHON = """async ([pyodide, source]) => {
    const root = new URL(".", document.baseURI).href;
    const version = document.querySelector("meta[name=version]").content;
    const { loadPyodide } = await import(`${root}${pyodide}/pyodide.mjs`);
    const lockFileContents = { info: { abi_version: "2026_0" }, packages: {} };
    const python = await loadPyodide({ indexURL: `${root}${pyodide}/`, lockFileContents });
    const packages = await (await fetch(`${root}${version}/packages.bin`)).arrayBuffer();
    const extractDir = python.runPython("import site; site.getsitepackages()[0]");
    python.unpackArchive(packages, "gztar", { extractDir });
    python.runPython(source);
    window.digest = python.globals.get("digest");
}"""


def start_random_games(page: Page) -> Callable[[str, int, int], str]:
    """`tests.site.random_games.digest`, computed by the browser's Python."""
    pyodide = next(name.split("/")[0] for name in site_files() if name.endswith("/pyodide.mjs"))
    source = Path(random_games.__file__).read_text(encoding="utf-8")
    page.evaluate(START_PYTHON, [pyodide, source])

    def digest(game: str, first: int, games: int) -> str:
        found: str = page.evaluate("wanted => digest(...wanted)", [game, first, games])
        return found

    return digest
