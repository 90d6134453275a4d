"""The server that is attacked, with its default limits, and what an attack reports."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.load import server
from valence.server.transport.open_files import raise_file_limit

MAX_CLIENTS = 2500


class Report(NamedTuple):
    """The result of an attack: whether the server withstood it, and what was measured."""

    passed: bool
    text: str


class Target(NamedTuple):
    address: str
    pid: int
    log: Path

    @property
    def errors(self) -> list[str]:
        """The lines of the log with the server's own mistakes."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if "ERROR" in line or "Traceback" in line]


@contextmanager
def target(settings: Mapping[str, str] = {}, files: int = MAX_CLIENTS) -> Iterator[Target]:
    raise_file_limit(files)  # ours, for as many clients
    with TemporaryDirectory(prefix="valence-attack-") as folder:
        log = Path(folder) / "log"
        with log.open("wb") as file, server(file, settings) as (address, pid):
            yield Target(address, pid, log)


def quantile(times: Sequence[float], part: float) -> float:
    return sorted(times)[int(part * (len(times) - 1))] if times else 0.0
