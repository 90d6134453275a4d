"""Starts the real server in a separate process on a free port."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

TIMEOUT = 30.0
# VALENCE_PYTHON may name an interpreter with Valence installed from a release.
PYTHON = os.environ.get("VALENCE_PYTHON", sys.executable)


class Server:
    """`valence serve` in a folder; it can be killed and restarted at the same address."""

    def __init__(
        self, folder: Path, environment: Mapping[str, str] = os.environ, module: str = "valence"
    ) -> None:
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._environment = environment
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [PYTHON, "-m", self._module, "serve", f"--port={self.port}"]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, f"--data={self._folder}"],
                env={**self._environment, **_FAST_BOTS_NO_LIMITS},
                stdout=log,
                stderr=log,
            )
        self._wait()

    def kill(self) -> None:
        """Simulate a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(TIMEOUT)
            self._process = None

    def _wait(self) -> None:
        end = monotonic() + TIMEOUT
        while monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self._process is None or self._process.poll() is None, self._log()
            sleep(0.05)
        raise AssertionError(f"the server did not start: {self._log()}")

    def _log(self) -> str:
        return (self._folder / "server.log").read_text(encoding="utf-8")


# Bots move at once, and the rate limits allow all people to connect from one address.
_FAST_BOTS_NO_LIMITS = {
    "VALENCE_BOT_PAUSE": "0",
    "VALENCE_BOT_BUDGET": "0.2",
    "VALENCE_REQUESTS_PER_SECOND": "5000",
    "VALENCE_REQUESTS_PER_PERSON": "5000",
    "VALENCE_MESSAGES_PER_SECOND": "5000",
}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(
    folder: Path, environment: Mapping[str, str] = os.environ, module: str = "valence"
) -> Iterator[Server]:
    server = Server(folder, environment, module)
    server.start()
    try:
        yield server
    finally:
        server.stop()
