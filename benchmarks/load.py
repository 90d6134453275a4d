"""Accepted moves per second of one server process, each committed to disk before it is acknowledged.

    python -m benchmarks.load [clients …]

Plays real tables of four over real sockets on this machine. The clients compete with the server for CPU, so the CPU
time of both is reported too. Linux only: CPU times come from /proc.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import IO, NamedTuple
from urllib.request import Request, urlopen

from valence.server.run import listen
from valence_lab.load import LoadResult, playing

SECONDS = 10.0
WARM_UP = 3.0  # seconds
PACE = 4.0  # seconds between two moves at a table
IDLE_TABLES = 500
UNLIMITED = {
    f"VALENCE_{name}": "1000000"
    for name in ("REQUESTS_PER_SECOND", "REQUESTS_PER_PERSON", "MESSAGES_PER_SECOND")
}
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")


class Measured(NamedTuple):
    """The load that was played, and the CPU seconds that the server and its clients used for it."""

    load: LoadResult
    server: float
    clients: float

    @property
    def text(self) -> str:
        server, clients = self.server / self.load.seconds, self.clients / self.load.seconds
        return f"{self.load.text}; {server:.0%} of a core for the server, {clients:.0%} for the clients"


def main() -> None:
    clients = [int(given) for given in sys.argv[1:]] or [100, 500, 2000]
    print(f"as fast as accepted, {SECONDS:.0f} s each")
    for count in clients:
        with server() as (address, pid):
            print(f"  {asyncio.run(measured(address, pid, count, SECONDS, 0.0)).text}")
    print(f"one move every {PACE:.0f} s at each table")
    with server() as (address, pid):
        print(f"  {asyncio.run(measured(address, pid, max(clients), SECONDS, PACE)).text}")
    with server() as (address, pid):
        print(f"{memory_per_table(address, pid) / 1000:.0f} kB of memory per table")


async def measured(address: str, pid: int, clients: int, seconds: float, pace: float) -> Measured:
    """Measure a server in another process, with the clients in this one."""
    own = os.getpid()
    async with playing(address, clients, pace) as load:
        await asyncio.sleep(WARM_UP + pace)
        before, own_before = busy(pid), busy(own)
        result = await load.measured(seconds)
        return Measured(result, busy(pid) - before, busy(own) - own_before)


@contextmanager
def server(
    log: IO[bytes] | None = None, settings: Mapping[str, str] = UNLIMITED
) -> Iterator[tuple[str, int]]:
    """Start a server with an empty database; yields its address and process id."""
    folder = TemporaryDirectory(prefix="valence-load-")
    with folder, serving(folder.name, free_port(), log, settings) as found:
        yield found


def serving(
    folder: str, port: int, log: IO[bytes] | None, settings: Mapping[str, str]
) -> AbstractContextManager[tuple[str, int]]:
    command = [sys.executable, "-m", "valence", "serve", "--port", str(port), "--data", folder]
    return running(command, settings, f"http://127.0.0.1:{port}", "/readyz", log)


def free_port() -> int:
    with listen("127.0.0.1", 0) as sock:
        port: int = sock.getsockname()[1]
        return port


@contextmanager
def running(
    command: Sequence[str],
    settings: Mapping[str, str],
    address: str,
    ready: str,
    log: IO[bytes] | None = None,
) -> Iterator[tuple[str, int]]:
    """Run a server process and wait until it is ready; yields its address and process id."""
    environment = {**os.environ, **settings}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=log)
    try:
        wait_for(address + ready)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(30)


def wait_for(address: str) -> None:
    end = monotonic() + 60
    while monotonic() < end:
        try:
            urlopen(address, timeout=5).close()
            return
        except OSError:
            sleep(0.1)
    raise OSError(f"{address} did not answer within 60 seconds")


def busy(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_SIZE


def memory_per_table(address: str, pid: int) -> float:
    """Bytes of server memory for a table that has started and is waiting for its player."""
    open_table(address)
    before = resident(pid)
    for _ in range(IDLE_TABLES):
        open_table(address)
    return (resident(pid) - before) / IDLE_TABLES


def open_table(address: str) -> None:
    with urlopen(f"{address}/api/me") as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
    body = b'{"game":"quizmaster","seats":1,"options":{"seconds":0}}'
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    urlopen(Request(f"{address}/api/tables", body, headers)).close()


if __name__ == "__main__":
    main()
