"""A real server on a free port, in a thread."""

import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic, sleep

import httpx
import uvicorn

from examples.client import Player, Window
from valence.server.app import build
from valence.server.run import address_of, listen, uvicorn_config
from valence.server.service import Service
from valence.server.settings import Settings
from valence.server.tables.clock import Clock

TIMEOUT = 120.0  # seconds; starting a process can take long on a busy machine
FAST = {
    "bot_pause": 0.0,
    "requests_per_second": 5000,
    "requests_per_person": 5000,
    "messages_per_second": 5000,
}


class Served:
    """A running server."""

    def __init__(self, address: str, service: Service) -> None:
        self.address = address
        self.service = service
        self.players: list[Player] = []

    def player(self, name: str | None = None) -> Player:
        self.players.append(Player(self.address, name))
        return self.players[-1]

    def client(self, headers: Mapping[str, str] | None = None) -> httpx.Client:
        """A client without a session."""
        return httpx.Client(base_url=self.address, headers=headers, timeout=TIMEOUT)

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
        """One request without a session."""
        with self.client(headers) as client:
            return client.get(path)


@contextmanager
def serving(
    database: str,
    *,
    buffer: int = 0,
    clock: Clock | None = None,
    **settings: object,
) -> Iterator[Served]:
    """`buffer` is the size of each socket's send buffer; `clock` replaces that of the machine."""
    read = Settings(database=database, **{**FAST, **settings})  # type: ignore[arg-type]
    sock = listen("127.0.0.1", 0, read.stall)
    if buffer:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    app, service = build(read, clock)
    server = uvicorn.Server(uvicorn_config(read, app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    served = Served(address_of(sock), service)
    try:
        wait_until(lambda: server.started)
        yield served
    finally:
        for player in served.players:
            player.close()
        server.should_exit = True
        thread.join(TIMEOUT)
        sock.close()
    assert not thread.is_alive(), "the server did not stop"


def wait_until(is_so: Callable[[], object]) -> None:
    end = monotonic() + TIMEOUT
    while not is_so():
        assert monotonic() < end, "waited too long"
        sleep(0.005)


def two_at(served: Served, game: str = "metals", **settings: object) -> tuple[Player, Player, str]:
    """Two people at a table whose game has started."""
    ada, ben = served.player("Ada"), served.player("Ben")
    code: str = ada.open_table(game, seats=2, **settings)["code"]
    ben.sit(code)
    ada.post(f"/api/tables/{code}/start")
    return ada, ben, code


def mover(*windows: Window) -> Window:
    """The window whose turn it is. All windows must be up to date."""
    return next(window for window in windows if window.last["moves"])


def play_on(*windows: Window, moves: int = 1) -> None:
    """Make the first legal move, and wait until every window has the update."""
    for _ in range(moves):
        window = mover(*windows)
        answer = window.move(window.last["moves"][0]["move"])
        assert answer["type"] == "accepted", answer
        for each in windows:
            each.until(answer["ply"])
