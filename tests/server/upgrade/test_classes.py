"""A database of 0.2 gets what classes need: its rooms are found by their people, and nothing is kept unasked."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest
from msgspec.structs import replace

from tests.server.service.fleet import player_at
from tests.server.service.serving import serving
from tests.server.store.rows import ADA
from valence.room.room import Member, Room, write_room
from valence.server.people.sessions import COOKIE
from valence.server.people.tokens import hash_token
from valence.server.store import open_store
from valence.server.store.postgres import set_version
from valence.server.store.schema import migrations_after
from valence.server.store.sqlite import path_of

OF_0_2 = 4  # its schema
PEOPLE = "insert into people (id, token_hash, name, created, seen) values ($1, $2, $3, $4, $4)"
ROOMS = (
    "insert into rooms (id, code, version, body, created, updated) values ($1, $1, $2, $3, $4, $4)"
)
TEACHER = replace(ADA, token_hash=hash_token("teacher"))
STUDENT = replace(ADA, id="p2", token_hash=hash_token("student"))
ROOM = Room("p1", "9b", members=(Member("p2", "Ann"),))
NOW = 4e9  # so that nothing is old


def rows() -> list[tuple[str, tuple[object, ...]]]:
    people = [(one.id, one.token_hash, one.name, NOW) for one in (TEACHER, STUDENT)]
    room = ("CDFHJK", 1, write_room(ROOM), NOW)
    return [*((PEOPLE, one) for one in people), (ROOMS, room)]


def fill_sqlite(url: str) -> None:
    with closing(sqlite3.connect(path_of(url))) as db:
        for number, sql in migrations_after(0):
            if number <= OF_0_2:
                db.executescript(f"{sql}; pragma user_version = {number}")
        for sql, values in rows():
            db.execute(sql.replace("$", "?"), values)
        db.commit()


async def fill_postgres(url: str) -> None:
    db = await asyncpg.connect(url)
    for number, sql in migrations_after(0):
        if number <= OF_0_2:
            await db.execute(sql)
    await set_version(db, OF_0_2)
    for sql, values in rows():
        await db.execute(sql, *values)
    await db.close()
    await open_store(url).upgrade()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_rooms_of_0_2_are_among_the_classes(kind: str, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        url = request.getfixturevalue("sqlite_url")
        fill_sqlite(url)
    else:
        url = request.getfixturevalue("empty_postgres_url")
        asyncio.run(fill_postgres(url))
    with serving(url) as served:
        teacher, student = (
            player_at(served.address, {COOKIE: token}) for token in ("teacher", "student")
        )
        (found,) = teacher.get("/api/classes")["taught"]
        assert (found["code"], found["title"], found["students"]) == ("CDFHJK", "9b", 1)
        assert (found["own"], found["kept"], found["lessons"]) == (True, False, [])
        (joined,) = student.get("/api/classes")["joined"]
        assert joined == {"code": "CDFHJK", "title": "9b", "you": "Ann"}
        for person in (teacher, student):
            person.close()
