"""A real server on a free port of this machine, in a thread, for as long as a test needs it."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep

import uvicorn

from examples.client import Player, Window
from valence.server.app import build
from valence.server.people.rate_limits import RateLimits
from valence.server.run import address_of, listen, uvicorn_config
from valence.server.service import Service
from valence.server.settings import Settings

PATIENCE = 60.0
FAST = {"bot_pause": 0.0, "requests_per_second": 5000, "messages_per_second": 5000}


class Served:
    """The address of a running server, and what it holds."""

    def __init__(self, address: str, service: Service) -> None:
        self.address = address
        self.service = service
        self.players: list[Player] = []

    def player(self, name: str | None = None) -> Player:
        self.players.append(Player(self.address, name))
        return self.players[-1]


@contextmanager
def serving(
    database: str,
    *,
    buffer: int = 0,
    limit_clock: Callable[[], float] = monotonic,
    **settings: object,
) -> Iterator[Served]:
    """`buffer` is the size of each socket's send buffer; rate limits run on `limit_clock`."""
    read = Settings(database=database, **{**FAST, **settings})  # type: ignore[arg-type]
    sock = listen("127.0.0.1", 0, read.stall)
    if buffer:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    app, service = build(read, RateLimits(read, limit_clock))
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
        thread.join(PATIENCE)
        sock.close()
    assert not thread.is_alive(), "the server did not stop"


def wait_until(is_so: Callable[[], object]) -> None:
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "waited too long"
        sleep(0.005)


def two_at(served: Served, game: str = "metals", **wish: object) -> tuple[Player, Player, str]:
    """Two people at a table that has begun."""
    ada, ben = served.player("Ada"), served.player("Ben")
    code: str = ada.open_table(game, seats=2, **wish)["code"]
    ben.sit(code)
    ada.post(f"/api/tables/{code}/start")
    return ada, ben, code


def mover(*windows: Window) -> Window:
    """The window whose turn it is; all of them are up to date."""
    return next(window for window in windows if window.last["moves"])


def play_on(*windows: Window, moves: int = 1) -> None:
    """Whoever is to move makes the first move offered, and everybody hears of it."""
    for _ in range(moves):
        window = mover(*windows)
        answer = window.move(window.last["moves"][0]["move"])
        assert answer["type"] == "accepted", answer
        for each in windows:
            each.until(answer["ply"])
