"""The server is killed under load: every acknowledged move is there after a restart, and none is incomplete.

`VALENCE_KILLS=200 pytest tests/server/service/test_kills.py -s` kills it 200 times on each store.
"""

import asyncio
import json
import os
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import valence
from examples.client import Player
from tests.server.service.fleet import Fleet, player_at
from tests.server.service.serving import TIMEOUT
from valence.server.store import open_store
from valence.table.loading import live_table

KILLS = int(os.environ.get("VALENCE_KILLS", "3"))
TABLES = 12
MAX_MOVES = 200  # acknowledged between two kills; after few, not everyone has reconnected yet
LONG_GAME = {"game": "pkace", "seats": 2, "options": {"series": 30}}


class Table:
    """A table of two, and everything that the server sent to its players."""

    def __init__(self, address: str) -> None:
        people = [Player(address, name) for name in ("Ada", "Ben")]
        self.cookies = [dict(person.http.cookies) for person in people]
        self.code: str = people[0].post("/api/tables", LONG_GAME)["code"]
        people[1].sit(self.code)
        people[0].post(f"/api/tables/{self.code}/start")
        for person in people:
            person.close()
        self.acknowledged: dict[int, Any] = {}
        self.latest_ply = 0
        self.is_over = False

    async def play(self, address: str, seat: int, luck: Random) -> None:
        """Move on every turn until the server is gone."""
        (cookie,) = (f"{name}={value}" for name, value in self.cookies[seat].items())
        with suppress(OSError, ConnectionClosed, InvalidHandshake):
            async with connect(
                f"{address.replace('http', 'ws')}/ws",
                additional_headers={"Cookie": cookie},
                open_timeout=TIMEOUT,
            ) as socket:
                await socket.send(
                    json.dumps({"type": "hello", "version": 1, "table": self.code, "ply": -1})
                )
                sent: dict[str, Any] = {}
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "accepted":
                        self.acknowledged[message["ply"]] = sent[message["id"]]
                    elif message["type"] == "update" and (offered := self._read(message)):
                        id_, move = f"{luck.random()}", luck.choice(offered)["move"]
                        sent[id_] = move
                        body = {"type": "move", "id": id_, "ply": message["ply"], "move": move}
                        await socket.send(json.dumps(body))

    def _read(self, update: Any) -> Any:
        self.latest_ply = max(self.latest_ply, update["ply"])
        self.is_over = update["outcome"] is not None
        return update["moves"]

    async def check(self, store: Any) -> None:
        """The store has a legal game with every move that the players know."""
        row = await store.table(self.code)
        events = await store.events(self.code, -1)
        assert [event.ply for event in events] == list(range(len(events)))
        assert self.latest_ply <= len(events)
        for ply, move in self.acknowledged.items():
            assert json.loads(events[ply - 1].body) == move
        live = live_table(row)
        assert live.fold(events)
        assert live.match is not None
        assert len(valence.replay(live.match.record).played) == len(events)


@pytest.mark.anyio
async def test_a_server_that_is_killed_under_load_has_lost_nothing(store_url: str) -> None:
    fleet, luck, tables = Fleet(1, store_url), Random(11), list[Table]()
    acknowledged = 0
    try:
        for _ in range(KILLS):
            await asyncio.to_thread(_start, fleet)
            tables = [table for table in tables if not table.is_over]
            new = (asyncio.to_thread(Table, fleet.address(0)) for _ in range(TABLES - len(tables)))
            tables += await asyncio.gather(*new)
            before = _acknowledged(tables)
            await _play_until_killed(fleet, tables, luck)
            acknowledged += _acknowledged(tables) - before
            await _check(store_url, tables)
        await asyncio.to_thread(_start, fleet)
        for table in tables:
            await asyncio.to_thread(_end, fleet, table)
    finally:
        fleet.close()
    print(f"\n{KILLS} kills, {acknowledged} acknowledged moves")
    assert acknowledged >= KILLS


def _start(fleet: Fleet) -> None:
    fleet.start(0)
    fleet.wait(0)


async def _play_until_killed(fleet: Fleet, tables: list[Table], luck: Random) -> None:
    address = fleet.address(0)
    playing = [
        asyncio.create_task(table.play(address, seat, luck)) for table in tables for seat in (0, 1)
    ]
    goal = _acknowledged(tables) + luck.randrange(1, MAX_MOVES)
    async with asyncio.timeout(TIMEOUT):
        while _acknowledged(tables) < goal and not all(table.is_over for table in tables):
            await asyncio.sleep(0.005)
    await asyncio.to_thread(fleet.kill, 0)
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(*playing)


def _acknowledged(tables: list[Table]) -> int:
    return sum(len(table.acknowledged) for table in tables)


async def _check(url: str, tables: list[Table]) -> None:
    store = open_store(url)
    await store.open()
    for table in tables:
        await table.check(store)
    await store.close()


def _end(fleet: Fleet, table: Table) -> None:
    """The restarted server has the same game."""
    ada = player_at(fleet.address(0), table.cookies[0])
    with ada.connect(table.code) as window:
        assert window.update()["ply"] >= table.latest_ply
    ada.post(f"/api/tables/{table.code}/end")
    played = valence.replay(ada.get(f"/api/tables/{table.code}/record")).played
    assert all(json.loads(played[ply - 1].move) == move for ply, move in table.acknowledged.items())
    ada.close()
