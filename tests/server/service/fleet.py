"""Real server processes that tests can kill."""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from signal import SIGKILL
from urllib.request import urlopen

import httpx
from msgspec.structs import replace

from examples.client import Player
from tests.server import services
from tests.server.forks import PROCESSES
from tests.server.service.serving import FAST, TIMEOUT, wait_until
from valence.server.run import serve
from valence.server.settings import Settings


class Fleet:
    """Server processes that share one database."""

    def __init__(self, processes: int, database: str, bus: str = "", **given: object) -> None:
        self.ports = [services.free_port() for _ in range(processes)]
        settings = {**FAST, "grace": 0.0, **given}
        self._settings = Settings(database=database, bus=bus, **settings)  # type: ignore[arg-type]
        self._running: dict[int, ForkServerProcess] = {}

    def start(self, n: int) -> None:
        settings = replace(self._settings, port=self.ports[n])
        self._running[n] = PROCESSES.Process(target=serve, args=(settings,))
        self._running[n].start()

    def kill(self, n: int) -> None:
        running = self._running.pop(n)
        running.kill()
        running.join(TIMEOUT)
        assert running.exitcode == -SIGKILL

    def address(self, n: int) -> str:
        return f"http://127.0.0.1:{self.ports[n % len(self.ports)]}"

    def wait(self, n: int) -> None:
        wait_until(lambda: is_up(self.address(n)))

    def close(self) -> None:
        for n in list(self._running):
            self.kill(n)


@contextmanager
def running_fleet(fleet: Fleet) -> Iterator[Fleet]:
    """Start all processes of a fleet, and stop them at the end."""
    try:
        for n in range(len(fleet.ports)):
            fleet.start(n)
        for n in range(len(fleet.ports)):
            fleet.wait(n)
        yield fleet
    finally:
        fleet.close()


def is_up(address: str) -> bool:
    try:
        with urlopen(f"{address}/readyz", timeout=TIMEOUT) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def player_at(address: str, cookies: dict[str, str]) -> Player:
    """A player with an existing session."""
    player = Player.__new__(Player)
    player.http = httpx.Client(base_url=address, cookies=cookies, timeout=TIMEOUT)
    return player
