"""Rooms in every store: who is in them, keeping and deleting them; and the sessions and phrases of their teachers."""

import pytest
from msgspec.structs import replace

from tests.server.store.rows import ADA, MOVE, ROOM, TABLE
from valence.server.store import DueRow, GameRow, Store

pytestmark = pytest.mark.anyio

BEN = replace(ADA, id="p2", token_hash=b"ben", created=1000.0)
TABLET = b"another token of Ada's"
NOBODYS = b"nobody's"


# Who is in a room


async def test_people_find_the_rooms_they_are_in_the_latest_changed_first(store: Store) -> None:
    newer = replace(ROOM, id="r2", code="ROOM33", updated=2000.0)
    await store.add_room(ROOM, ["p1", "p2"])
    await store.add_room(newer, ["p1"])
    assert await store.rooms_of("p1") == [newer, ROOM]
    assert await store.rooms_of("p2") == [ROOM]
    assert await store.rooms_of("p3") == []


async def test_a_room_that_was_not_added_has_nobody(store: Store) -> None:
    await store.add_room(ROOM, ["p1"])
    assert not await store.add_room(replace(ROOM, body=b"another"), ["p2"])
    assert await store.rooms_of("p2") == []


async def test_people_join_and_leave_with_the_room(store: Store) -> None:
    await store.add_room(ROOM, ["p1", "p2"])
    saved = replace(ROOM, version=2, body=b"saved")
    assert await store.save_room(saved, {"p2": False, "p3": True})
    assert [await store.rooms_of(one) for one in ("p1", "p2", "p3")] == [[saved], [], [saved]]
    lost = replace(ROOM, version=2, body=b"somebody else was faster")
    assert not await store.save_room(lost, {"p3": False, "p4": True})
    assert [await store.rooms_of(one) for one in ("p3", "p4")] == [[saved], []]


async def test_rooms_of_earlier_versions_get_their_people(store: Store) -> None:
    await store.add_room(ROOM)
    await store.add_room(replace(ROOM, id="r2", code="ROOM33"), ["p1"])
    assert await store.rooms_without_people(10) == [ROOM]
    await store.add_room_people(ROOM, ["p2", "p3"])
    assert await store.rooms_without_people(10) == []
    assert await store.rooms_of("p3") == [ROOM]


async def test_the_games_of_a_room_are_listed(store: Store) -> None:
    await store.add_table(replace(TABLE, room="ROOM22", status="over"))
    await store.add_table(replace(TABLE, id="t2", code="ELSE22", room="ROOM33"))
    await store.add_table(replace(TABLE, id="t3", code="NONE22", room=None))
    games = [GameRow("ROOM22", "ABC234", "metals", "over", 1000.0)]
    assert await store.games_in(["ROOM22", "ROOM44"]) == games
    assert await store.games_in([]) == []


# Keeping


async def test_a_class_is_kept_with_its_tables_and_people(store: Store) -> None:
    """Ada is in the room that is kept, Ben isn't; everything was used last at 1000 s."""
    await store.add_person(ADA)
    await store.add_person(BEN)
    await store.set_phrase("p1", b"phrase", 1000.0)
    await store.add_room(ROOM, ["p1"])
    await store.add_table(replace(TABLE, room="ROOM22"))
    await store.append(MOVE)
    await store.keep_room("ROOM22", is_kept=True)
    assert [await store.is_in_kept_room(one) for one in ("p1", "p2")] == [True, False]
    assert await store.forget(5000.0, 1000.0) == 0
    assert await store.room("ROOM22") == replace(ROOM, is_kept=True)
    assert len(await store.events("t1", -1)) == 1
    assert await store.person(ADA.token_hash) == ADA
    assert await store.owner_of_phrase(b"phrase") == "p1"
    assert await store.person(BEN.token_hash) is None


async def test_a_kept_class_is_deleted_too_in_the_end(store: Store) -> None:
    await store.add_person(ADA)
    await store.set_phrase("p1", b"phrase", 1000.0)
    await store.add_session(TABLET, "p1")
    await store.add_room(ROOM, ["p1"])
    await store.add_table(replace(TABLE, room="ROOM22"))
    await store.keep_room("ROOM22", is_kept=True)
    assert await store.forget(5000.0, 1000.5) == 1
    assert await store.room("ROOM22") is None
    await store.forget(5000.0, 1000.5)
    assert await store.person(TABLET) is None
    assert await store.rooms_of("p1") == []
    assert await store.owner_of_phrase(b"phrase") is None


async def test_a_class_that_is_no_longer_kept_is_deleted_as_usual(store: Store) -> None:
    await store.add_room(ROOM, ["p1"])
    await store.keep_room("ROOM22", is_kept=True)
    await store.keep_room("ROOM22", is_kept=False)
    await store.forget(5000.0, 0.0)
    assert await store.room("ROOM22") is None


async def test_changing_a_room_keeps_it_kept(store: Store) -> None:
    await store.add_room(ROOM, ["p1"])
    await store.keep_room("ROOM22", is_kept=True)
    await store.save_room(replace(ROOM, version=2))
    assert await store.room("ROOM22") == replace(ROOM, version=2, is_kept=True)


# Deleting


async def test_a_class_is_deleted_with_everything_about_it_and_nothing_else(store: Store) -> None:
    other_room, other_table = (
        replace(ROOM, id="r2", code="ROOM33"),
        replace(TABLE, id="t2", code="ELSE22", room="ROOM33"),
    )
    await store.add_room(ROOM, ["p1"])
    await store.add_room(other_room, ["p1"])
    for n in range(150):
        await store.add_table(replace(TABLE, id=f"own{n}", code=f"OWN{n}", room="ROOM22"))
    for table in (replace(TABLE, room="ROOM22"), other_table):
        await store.add_table(table)
        await store.append(replace(MOVE, table=table.id))
        await store.set_due(DueRow(table.id, 10.0, 0))
        await store.add_analysis(table.id, "review", b"[]")
    await store.delete_room("ROOM22")
    assert await store.room("ROOM22") is None
    assert await store.games_in(["ROOM22"]) == []
    assert [len(await store.events(one, -1)) for one in ("t1", "t2")] == [0, 1]
    assert [await store.analysis(one, "review") for one in ("t1", "t2")] == [None, b"[]"]
    assert [due.table for due in await store.claim_due(20.0, 5.0, 10)] == ["t2"]
    assert await store.rooms_of("p1") == [other_room]
    assert await store.table("ELSE22") == other_table


# Sessions and phrases


async def test_a_person_has_sessions_in_several_browsers(store: Store) -> None:
    await store.add_person(ADA)
    await store.add_session(TABLET, "p1")
    assert await store.person(TABLET) == replace(ADA, token_hash=TABLET)
    assert await store.person(ADA.token_hash) == ADA
    await store.end_session(TABLET, NOBODYS)
    assert await store.person(TABLET) is None
    assert await store.person(ADA.token_hash) == ADA


async def test_the_first_session_ends_too(store: Store) -> None:
    await store.add_person(ADA)
    await store.add_session(TABLET, "p1")
    await store.end_session(ADA.token_hash, NOBODYS)
    assert await store.person(ADA.token_hash) is None
    assert await store.person(TABLET) == replace(ADA, token_hash=TABLET)


@pytest.mark.parametrize("own", [ADA.token_hash, TABLET])
async def test_all_other_sessions_of_a_person_end_together(store: Store, own: bytes) -> None:
    await store.add_person(ADA)
    await store.add_person(BEN)
    for token in (TABLET, b"phone"):
        await store.add_session(token, "p1")
    await store.add_session(b"ben's phone", "p2")
    await store.end_other_sessions("p1", own, NOBODYS)
    tokens = (ADA.token_hash, TABLET, b"phone", BEN.token_hash, b"ben's phone")
    alive = [token for token in tokens if await store.person(token) is not None]
    assert alive == [own, BEN.token_hash, b"ben's phone"]


async def test_a_new_phrase_replaces_the_old_one(store: Store) -> None:
    await store.set_phrase("p1", b"old", 1.0)
    await store.set_phrase("p1", b"new", 2.0)
    await store.set_phrase("p2", b"ben's", 3.0)
    found = [await store.owner_of_phrase(one) for one in (b"old", b"new", b"ben's")]
    assert found == [None, "p1", "p2"]
    assert await store.phrase_created("p1") == 2.0
    await store.remove_phrase("p1")
    assert await store.owner_of_phrase(b"new") is None
    assert await store.phrase_created("p1") is None
    assert await store.owner_of_phrase(b"ben's") == "p2"
