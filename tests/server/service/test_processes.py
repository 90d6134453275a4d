"""Three server processes on one PostgreSQL and one Redis: the tables go on and agree, whoever is killed."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from threading import Thread
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import valence
from examples.client import Message, Player, Window
from tests.server import services
from tests.server.service.fleet import Fleet, player_at, running_fleet
from tests.server.service.serving import PATIENCE, mover, play_on, wait_until

PROCESSES = 3
TABLES = 4
SECONDS = 12.0


@pytest.fixture
def fleet(postgres_url: str, redis_url: str) -> Iterator[Fleet]:
    with running_fleet(Fleet(PROCESSES, postgres_url, redis_url)) as fleet:
        yield fleet


class Client(Thread):
    """A player that moves whenever it can, and comes back by another process when its own is gone."""

    def __init__(self, fleet: Fleet, code: str, cookies: dict[str, str], n: int) -> None:
        super().__init__(daemon=True)
        self.fleet, self.code, self.cookies, self.n = fleet, code, cookies, n
        self.accepted: dict[int, str] = {}
        self.is_over = False
        self.error: BaseException | None = None

    def run(self) -> None:
        ends = monotonic() + SECONDS
        try:
            while monotonic() < ends and not self.is_over:
                with suppress(
                    OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, EOFError
                ):
                    self._play(ends)
                self.n += 1
                sleep(0.05)
        except BaseException as error:
            self.error = error

    def _play(self, ends: float) -> None:
        with self._connected() as window:
            update, tried = window.update(), 0
            while monotonic() < ends and update["outcome"] is None:
                if update["moves"]:
                    tried += 1
                    move = update["moves"][0]["move"]
                    answer = window.move(move, id_=f"{update['ply']}-{self.n}-{tried}")
                    if answer["type"] == "accepted":
                        self.accepted[answer["ply"]] = str(move)
                update = self._next(window, update)
            self.is_over = update["outcome"] is not None

    def _next(self, window: Window, seen: Message) -> Message:
        return window.last if window.ply > seen["ply"] else window.update()

    @contextmanager
    def _connected(self) -> Iterator[Window]:
        player = player_at(self.fleet.address(self.n), self.cookies)
        try:
            with player.connect(self.code) as window:
                yield window
        finally:
            player.close()


def open_tables(fleet: Fleet) -> tuple[list[Client], dict[str, dict[str, str]]]:
    """Tables of two whose players speak to different processes; and the cookies of each host."""
    clients, hosts = [], {}
    for n in range(TABLES):
        with ExitStack() as stack:
            ada, ben = (
                Player(fleet.address(n), f"Ada {n}"),
                Player(fleet.address(n + 1), f"Ben {n}"),
            )
            stack.callback(ada.close), stack.callback(ben.close)
            code = ada.open_table("polymer", seats=2)["code"]
            ben.sit(code)
            ada.post(f"/api/tables/{code}/start")
            clients += [
                Client(fleet, code, dict(player.http.cookies), n + m)
                for m, player in enumerate((ada, ben))
            ]
            hosts[code] = dict(ada.http.cookies)
    return clients, hosts


def test_tables_go_on_and_agree_while_processes_and_redis_are_killed(
    fleet: Fleet, redis_server: services.Redis
) -> None:
    clients, hosts = open_tables(fleet)
    for client in clients:
        client.start()
    luck, ends = Random(8), monotonic() + SECONDS - 4
    while monotonic() < ends:
        sleep(1.0)
        victim = luck.randrange(PROCESSES)
        fleet.kill(victim)
        if luck.random() < 0.5:
            redis_server.stop()
            redis_server.start()
        fleet.start(victim)
        fleet.wait(victim)
    for client in clients:
        client.join(SECONDS + PATIENCE)
        assert not client.is_alive()
        assert client.error is None, client.error
    for n in range(PROCESSES):
        fleet.wait(n)
    _check_agreement(fleet, clients, hosts)


def test_who_was_connected_to_a_killed_process_is_gone(postgres_url: str, redis_url: str) -> None:
    """And comes back to a seat that a bot has played meanwhile."""
    with running_fleet(Fleet(2, postgres_url, redis_url, grace=0.1)) as fleet:
        ada, ben = Player(fleet.address(0), "Ada"), Player(fleet.address(1), "Ben")
        code = ada.open_table("metals", seats=2)["code"]
        ben.sit(code)
        ada.post(f"/api/tables/{code}/start")
        with ada.connect(code) as first, ben.connect(code) as second:
            first.until(0), second.until(0)
            while mover(first, second) is second:
                play_on(first, second)
            while not all(sitting["here"] for sitting in second.last["table"]["sittings"]):
                second.update()
            fleet.kill(0)
            update = second.until(second.ply + 1)
            assert not update["table"]["sittings"][0]["here"]
            ada_again = player_at(fleet.address(1), dict(ada.http.cookies))
            with ada_again.connect(code) as first:
                wait_until(lambda: second.update()["table"]["sittings"][0]["here"])
                assert second.last["table"]["sittings"][0]["level"] is None
        for player in (ada, ben, ada_again):
            player.close()


def _check_agreement(fleet: Fleet, clients: list[Client], hosts: dict[str, dict[str, str]]) -> None:
    """Every acknowledged move is in the record, and all processes tell the same."""
    moves = 0
    for code, cookies in hosts.items():
        ended = player_at(fleet.address(0), cookies)
        ended.post(f"/api/tables/{code}/end")
        records = {_record(fleet.address(n), cookies, code) for n in range(PROCESSES)}
        ended.close()
        assert len(records) == 1
        played = valence.replay(records.pop()).played
        for client in clients:
            if client.code == code:
                assert max(client.accepted, default=0) <= len(played)
                for ply, move in client.accepted.items():
                    assert str(json.loads(played[ply - 1].move)) == move
        moves += len(played)
    assert moves > 20


def _record(address: str, cookies: dict[str, str], code: str) -> str:
    asked = player_at(address, cookies)
    wait_until(lambda: asked.get(f"/api/tables/{code}")["status"] == "over")
    record: str = asked.get(f"/api/tables/{code}/record")
    asked.close()
    return record
