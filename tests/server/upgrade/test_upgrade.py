"""A database of version 0.1 is upgraded: its games continue and finish, its finished ones replay, nothing is missing.

`make_sample.py` made the sample with the code of 0.1.
"""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

import valence
from examples.client import Player
from tests.reasons import with_reason_as_id
from tests.server.service.fleet import player_at
from tests.server.service.serving import Served, serving
from tests.server.upgrade.make_sample import PASS, make_move
from valence.server.store import open_store
from valence.server.store.backup import restore
from valence.server.store.postgres import set_version

SAMPLE = Path(__file__).with_name("0.1.db")
KNOWN = json.loads(SAMPLE.with_suffix(".json").read_text(encoding="utf-8"))


@pytest.fixture(params=["sqlite", "postgres"])
def upgraded(request: pytest.FixtureRequest) -> Iterator[Served]:
    if request.param == "sqlite":
        url = request.getfixturevalue("sqlite_url")
        restore(url, SAMPLE)
    else:
        url = request.getfixturevalue("empty_postgres_url")
        asyncio.run(_copy_to_postgres(url))
        asyncio.run(open_store(url).upgrade())
    with serving(url, grace=0.0) as served:
        yield served


async def _copy_to_postgres(url: str) -> None:
    """The same schema with the same rows: 0.1 ran the same SQL on both."""
    db = await asyncpg.connect(url)
    with closing(sqlite3.connect(SAMPLE)) as sample:
        (version,) = sample.execute("pragma user_version").fetchone()
        made = "select type, name, sql from sqlite_master where sql is not null order by type = 'index'"
        for kind, name, sql in sample.execute(made).fetchall():
            await db.execute(sql)
            if kind == "table":
                await db.copy_records_to_table(name, records=_rows(sample, name))
        await set_version(db, version)
    await db.close()


def _rows(sample: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    return [
        tuple(
            bool(value) if name == "is_public" else value
            for name, value in zip(names, row, strict=True)
        )
        for names, row in _named(sample.execute(f"select * from {table}"))
    ]


def _named(rows: sqlite3.Cursor) -> Iterator[tuple[list[str], tuple[object, ...]]]:
    names = [column[0] for column in rows.description]
    return ((names, row) for row in rows.fetchall())


@pytest.fixture
def people(upgraded: Served) -> Iterator[list[Player]]:
    """With the cookies that 0.1 gave them."""
    known = [player_at(upgraded.address, KNOWN["cookies"][name]) for name in ("Ada", "Ben")]
    yield known
    for player in known:
        player.close()


def test_sessions_sets_and_rooms_are_there(people: list[Player]) -> None:
    ada, ben = people
    assert [person.get("/api/me")["name"] for person in people] == ["Ada", "Ben"]
    (set_,) = ada.get("/api/sets")
    assert (set_["hash"], set_["cards"]) == (KNOWN["deck"], 40)
    assert len(ada.get(f"/api/sets/{set_['hash']}")["cards"]) == 40
    room = ben.get(f"/api/rooms/{KNOWN['room']}")
    assert (room["title"], len(room["tables"])) == ("Class 9b", 1)
    (taught,) = ada.get("/api/classes")["taught"]
    assert (taught["title"], taught["own"], len(taught["lessons"])) == ("Class 9b", True, 1)
    (joined,) = ben.get("/api/classes")["joined"]
    assert (joined["code"], joined["title"]) == (KNOWN["room"], "Class 9b")
    assert ada.open_table("pkace", seats=2, set=set_["hash"])["status"] == "open"


def test_a_room_gets_a_key_of_its_own(people: list[Player]) -> None:
    """0.1 had none, and nobody may guess the links that are made from it."""
    room = people[0].post(f"/api/rooms/{KNOWN['room']}/settings", {"title": "Class 10b"})
    assert (room["title"], len(room["desk"]["key"])) == ("Class 10b", 22)


def test_running_games_continue_and_finish(people: list[Player]) -> None:
    luck = random.Random(1)
    for game, table in KNOWN["running"].items():
        with people[0].connect(table["code"]) as first, people[1].connect(table["code"]) as second:
            assert [window.update()["ply"] for window in (first, second)] == [table["ply"]] * 2, (
                game
            )
            while first.last["outcome"] is None:
                make_move([first, second], luck, unlisted=lambda _: [PASS])
        record = people[0].get(f"/api/tables/{table['code']}/record")
        assert valence.replay(record).outcome == first.last["outcome"], game
        assert "\nrules: 1\n" in record


def test_finished_games_replay_to_the_outcome_that_0_1_reached(people: list[Player]) -> None:
    for game, table in KNOWN["finished"].items():
        ada, code, outcome = people[0], table["code"], with_reason_as_id(table["outcome"])
        assert valence.replay(ada.get(f"/api/tables/{code}/record")).outcome == outcome, game
        with ada.connect(code) as window:
            assert window.update()["outcome"] == outcome, game
        steps = ada.get(f"/api/tables/{code}/replay")
        assert len(steps["steps"]) == table["ply"] + 1, game
