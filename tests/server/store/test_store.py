"""Every store: people, sets, tables and rooms, opening and closing."""

import asyncio

import pytest
from msgspec.structs import astuple, replace

from tests.server.store.rows import ADA, MOVE, ROOM, TABLE, move
from valence.server.store import SetRow, Store, StoreError, open_store
from valence.server.store.people_sql import PERSON
from valence.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio


# People


async def test_a_person_is_found_by_the_hash_of_their_token(store: Store) -> None:
    await store.add_person(ADA)
    assert await store.person(ADA.token_hash) == ADA
    assert await store.person(b"another") is None


async def test_a_person_can_be_renamed(store: Store) -> None:
    await store.add_person(ADA)
    await store.rename_person("p1", "Ünïcode ☢ Ион")
    assert await store.person(ADA.token_hash) == replace(ADA, name="Ünïcode ☢ Ион")


# What bots have worked out


async def test_what_was_worked_out_first_is_kept_with_the_table(store: Store) -> None:
    await store.add_analysis("t1", "review", b"first")
    await store.add_analysis("t1", "review", b"second")
    assert await store.analysis("t1", "review") == b"first"
    assert await store.analysis("t2", "review") is None
    assert await store.analysis("t1", "hints 0") is None


# Sets

OWN_SET = SetRow("p1", "ab12", "pkace", "Säuren.csv", b"{}", 1000.0)


async def test_a_set_belongs_to_one_person(store: Store) -> None:
    await store.add_card_set(OWN_SET)
    assert await store.card_set("p1", "ab12") == OWN_SET
    assert await store.card_set("p2", "ab12") is None
    await store.remove_card_set("p2", "ab12")
    assert await store.card_sets("p1") == [OWN_SET]
    await store.remove_card_set("p1", "ab12")
    assert await store.card_sets("p1") == []


async def test_the_newest_set_comes_first_and_the_same_one_is_renamed(store: Store) -> None:
    newer = replace(OWN_SET, hash="cd34", created=2000.0)
    renamed = replace(OWN_SET, name="again.csv", created=3000.0)
    for set_ in (OWN_SET, newer, renamed):
        await store.add_card_set(set_)
    assert await store.card_sets("p1") == [renamed, newer]


async def test_sets_are_deleted_with_their_owner(store: Store) -> None:
    await store.add_person(ADA)
    await store.add_card_set(OWN_SET)
    await store.add_card_set(replace(OWN_SET, person="nobody"))
    await store.forget(ADA.created, 0.0)
    assert (await store.card_sets("p1"), await store.card_sets("nobody")) == ([OWN_SET], [])
    await store.forget(ADA.created + 1, 0.0)
    assert await store.card_sets("p1") == []


# Tables and rooms


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    assert await store.add_table(TABLE)
    assert await store.table("ABC234") == TABLE
    assert await store.table("NONE22") is None


async def test_a_code_that_is_taken_is_refused(store: Store) -> None:
    await store.add_table(TABLE)
    assert not await store.add_table(replace(TABLE, id="t2"))
    assert await store.table("ABC234") == TABLE


async def test_one_of_many_concurrent_tables_gets_a_code(store: Store) -> None:
    added = await asyncio.gather(*(store.add_table(replace(TABLE, id=f"t{n}")) for n in range(10)))
    assert sum(added) == 1


async def test_the_newest_public_tables_come_first(store: Store) -> None:
    tables = [replace(TABLE, id=f"t{n}", code=f"CODE{n}", created=1000.0 + n) for n in range(5)]
    tables[1] = replace(tables[1], is_public=False)
    tables[3] = replace(tables[3], status="over")
    for table in tables:
        await store.add_table(table)
    assert await store.public_tables(10) == [tables[4], tables[2], tables[0]]
    assert await store.public_tables(2) == [tables[4], tables[2]]


async def test_a_table_is_saved_only_over_its_previous_version(store: Store) -> None:
    await store.add_table(TABLE)
    saved = replace(
        TABLE, status="over", room="ROOM22", is_public=False, version=2, body=b"{}", updated=1001.0
    )
    assert await store.save_table(saved)
    assert not await store.save_table(replace(saved, body=b"late"))
    assert not await store.save_table(replace(saved, body=b"early", version=4))
    assert await store.table("ABC234") == saved


async def test_one_of_many_concurrent_saves_wins(store: Store) -> None:
    await store.add_table(TABLE)
    bodies = [b"%d" % n for n in range(10)]
    saved = await asyncio.gather(
        *(store.save_table(replace(TABLE, version=2, body=body)) for body in bodies)
    )
    assert sum(saved) == 1
    found = await store.table("ABC234")
    assert found is not None
    assert found.body == bodies[saved.index(True)]


async def test_a_missing_table_is_not_saved(store: Store) -> None:
    assert not await store.save_table(replace(TABLE, version=2))
    assert await store.table("ABC234") is None


async def test_a_room_is_added_found_and_saved_like_a_table(store: Store) -> None:
    assert await store.add_room(ROOM)
    assert not await store.add_room(replace(ROOM, id="r2"))
    assert await store.room("ROOM22") == ROOM
    assert await store.room("NONE22") is None
    saved = replace(ROOM, version=2, body=b"{}", updated=1001.0)
    assert await store.save_room(saved)
    assert not await store.save_room(replace(saved, body=b"late"))
    assert await store.room("ROOM22") == saved


async def test_a_transaction_is_atomic(store: Store) -> None:
    """Even if the failing one shares its commit with others."""
    assert isinstance(store, SqlStore)
    people = [replace(ADA, id=f"p{n}", token_hash=b"%d" % n) for n in range(20)]
    half = replace(ADA, id="half", token_hash=b"half")
    sql = f"insert into people ({PERSON}, seen) values ($1, $2, $3, $4, $4)"
    failing = store._write((sql, *astuple(half)), (sql, *astuple(half)))
    writing = [*map(store.add_person, people[:10]), failing, *map(store.add_person, people[10:])]
    answers = await asyncio.gather(*writing, return_exceptions=True)
    assert [n for n, answer in enumerate(answers) if isinstance(answer, Exception)] == [10]
    assert await store.person(half.token_hash) is None
    assert [await store.person(person.token_hash) for person in people] == people


# Opening and closing


async def test_data_survives_closing_the_store(store_url: str) -> None:
    for ply in range(3):
        store = open_store(store_url)
        await store.open()
        assert len(await store.events("t1", -1)) == ply
        assert await store.append(move(ply, f"c{ply}"))
        await store.close()


async def test_pending_writes_finish_before_closing(store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    moves = [move(ply, f"c{ply}") for ply in range(3000)]
    appends = [asyncio.create_task(store.append(made)) for made in moves]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == moves


async def test_a_closed_store_is_not_ready_and_says_so(store_url: str) -> None:
    store = open_store(store_url)
    assert not await store.is_ready()
    await store.open()
    assert await store.is_ready()
    await store.close()
    await store.close()
    assert not await store.is_ready()
    with pytest.raises(StoreError, match="is not open"):
        await store.append(MOVE)
    with pytest.raises(StoreError, match="is not open"):
        await store.events("t1", -1)
    with pytest.raises(StoreError, match="is not open"):
        await store.clear_due("t1", 0)


async def test_upgrading_what_is_up_to_date_changes_nothing(store_url: str) -> None:
    for _ in range(2):
        await open_store(store_url).upgrade()
        store = open_store(store_url)
        await store.open()
        await store.append(MOVE)
        assert await store.events("t1", -1) == [MOVE]
        await store.close()
