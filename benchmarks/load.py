"""How many moves a second one server process accepts, every one of them on disk before it is acknowledged.

    python benchmarks/load.py [clients …]

Real tables of four over real sockets of this machine; the clients share it with the server, so the seconds that the
server itself was busy are told too. Linux only: they come from /proc.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import IO
from urllib.request import Request, urlopen

from valence.server.load import play_load
from valence.server.run import listen

SECONDS = 10.0
PACE = 4.0
IDLE_TABLES = 500
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    clients = [int(given) for given in sys.argv[1:]] or [100, 500, 2000]
    print(f"as fast as accepted, {SECONDS:.0f} s each")
    for count in clients:
        with server() as (address, pid):
            before, began = busy(pid), monotonic()
            result = asyncio.run(play_load(address, count, SECONDS, 0.0))
            share = (busy(pid) - before) / (monotonic() - began)
            print(f"  {result.text}; the server had {share:.0%} of a core")
    print(f"one move every {PACE:.0f} s at each table")
    with server() as (address, _):
        print(f"  {asyncio.run(play_load(address, max(clients), SECONDS, PACE)).text}")
    with server() as (address, pid):
        print(f"{memory_per_table(address, pid) / 1000:.0f} kB for each table in memory")


@contextmanager
def server(log: IO[bytes] | None = None) -> Iterator[tuple[str, int]]:
    """A server of its own with an empty database, and its process."""
    sock = listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    sock.close()
    limits = {
        f"VALENCE_{name}": "1000000" for name in ("REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND")
    }
    with TemporaryDirectory(prefix="valence-load-") as folder:
        running = subprocess.Popen(
            [sys.executable, "-m", "valence", "serve", "--port", str(port), "--data", folder],
            env={**os.environ, **limits},
            stdout=subprocess.DEVNULL,
            stderr=log,
        )
        try:
            wait_for(address := f"http://127.0.0.1:{port}")
            yield address, running.pid
        finally:
            running.terminate()
            running.wait(30)


def wait_for(address: str) -> None:
    end = monotonic() + 60
    while monotonic() < end:
        try:
            urlopen(f"{address}/readyz", timeout=5).close()
            return
        except OSError:
            sleep(0.1)
    raise OSError(f"{address} did not start")


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def memory_per_table(address: str, pid: int) -> float:
    """What a table costs that has begun and waits for its player."""
    open_table(address)
    before = resident(pid)
    for _ in range(IDLE_TABLES):
        open_table(address)
    return (resident(pid) - before) / IDLE_TABLES


def open_table(address: str) -> None:
    with urlopen(f"{address}/api/me") as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
    wish = b'{"game":"quizmaster","seats":1,"options":{"seconds":0}}'
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    urlopen(Request(f"{address}/api/tables", wish, headers)).close()


if __name__ == "__main__":
    main()
