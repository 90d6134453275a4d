"""Three server processes share a PostgreSQL and a Redis: when some are killed, the games continue and agree.

`VALENCE_KILLS=100 pytest tests/server/service/test_processes.py -s` kills 100 processes, and Redis every other time.
"""

import json
import os
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from threading import Event, Thread
from time import sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import valence
from examples.client import Message, Player, Window
from tests.server import services
from tests.server.service.fleet import Fleet, player_at, running_fleet
from tests.server.service.serving import TIMEOUT, wait_until

PROCESSES = 3
TABLES = 4
KILLS = int(os.environ.get("VALENCE_KILLS", "6"))


@pytest.fixture
def fleet(postgres_url: str, redis_url: str) -> Iterator[Fleet]:
    with running_fleet(Fleet(PROCESSES, postgres_url, redis_url)) as fleet:
        yield fleet


class Client(Thread):
    """A player that moves whenever it can, and reconnects to another process when its own is gone."""

    def __init__(self, fleet: Fleet, code: str, cookies: dict[str, str], n: int) -> None:
        super().__init__(daemon=True)
        self.fleet, self.code, self.cookies, self.n = fleet, code, cookies, n
        self.first_code = code
        self.accepted: dict[str, dict[int, str]] = {code: {}}
        self.has_played_enough = Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.has_played_enough.is_set():
                with suppress(
                    OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, EOFError
                ):
                    self._play()
                self.n += 1
                sleep(0.05)
        except BaseException as error:
            self.error = error

    def _play(self) -> None:
        """One game after another, slowly enough that games are running when a process is killed."""
        player = player_at(self.fleet.address(self.n), self.cookies)
        with closing(player), player.connect(self.code) as window:
            update, tried = window.update(), 0
            while update["outcome"] is None and not self.has_played_enough.wait(0.02):
                if update["moves"]:
                    tried += 1
                    move = update["moves"][0]["move"]
                    answer = window.move(move, id_=f"{update['ply']}-{self.n}-{tried}")
                    if answer["type"] == "accepted":
                        self.accepted[self.code][answer["ply"]] = str(move)
                update = self._next(window, update)
            if update["outcome"] is not None:
                self.code = player.post(f"/api/tables/{self.code}/rematch")["code"]
                self.accepted[self.code] = {}

    def _next(self, window: Window, seen: Message) -> Message:
        return window.last if window.ply > seen["ply"] else window.update()


def open_tables(fleet: Fleet) -> list[Client]:
    """Tables of two whose players, the host first, speak to different processes."""
    clients = []
    for n in range(TABLES):
        ada, ben = Player(fleet.address(n), f"Ada {n}"), Player(fleet.address(n + 1), f"Ben {n}")
        with closing(ada), closing(ben):
            code = ada.open_table("polymer", seats=2)["code"]
            ben.sit(code)
            ada.post(f"/api/tables/{code}/start")
            for m, player in enumerate((ada, ben)):
                clients.append(Client(fleet, code, dict(player.http.cookies), n + m))
    return clients


def test_games_continue_and_agree_while_processes_and_redis_are_killed(
    fleet: Fleet, redis_server: services.Redis
) -> None:
    clients, luck = open_tables(fleet), Random(8)
    for client in clients:
        client.start()
    for n in range(KILLS):
        sleep(luck.uniform(0.2, 1.0))
        victim = luck.randrange(PROCESSES)
        fleet.kill(victim)
        if n % 2 == 0:
            redis_server.stop()
        else:
            redis_server.start()
        fleet.start(victim)
        fleet.wait(victim)
    if KILLS % 2:
        redis_server.start()
    wait_until(lambda: all(client.accepted[client.first_code] for client in clients))
    for client in clients:
        client.has_played_enough.set()
    for client in clients:
        client.join(3 * TIMEOUT)
        assert not client.is_alive()
        assert client.error is None, client.error
    moves = [_agreed(fleet, *pair) for pair in zip(clients[::2], clients[1::2], strict=True)]
    print(f"\n{KILLS} kills, {sum(moves)} moves")
    assert all(moves)


def _agreed(fleet: Fleet, host: Client, guest: Client) -> int:
    """Check that every acknowledged move is in the record, and that all processes have the same one; how many moves."""
    count = 0
    for code in host.accepted:
        ended = player_at(fleet.address(0), host.cookies)
        with closing(ended):
            ended.post(f"/api/tables/{code}/end")
        records = {_record(fleet.address(n), guest.cookies, code) for n in range(PROCESSES)}
        assert len(records) == 1
        played = valence.replay(records.pop()).played
        accepted = host.accepted[code] | guest.accepted.get(code, {})
        for ply, move in accepted.items():
            assert str(json.loads(played[ply - 1].move)) == move
        count += len(accepted)
    return count


def _record(address: str, cookies: dict[str, str], code: str) -> str:
    observer = player_at(address, cookies)
    with closing(observer):
        wait_until(lambda: observer.get(f"/api/tables/{code}")["status"] == "over")
        record: str = observer.get(f"/api/tables/{code}/record")
    return record
