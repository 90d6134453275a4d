"""Every store: moves, due tables, reports and retention."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.server.clocks import ManualClock
from tests.server.store.rows import ADA, MOVE, ROOM, TABLE, move
from valence.server.store import DueRow, Store, StoreError, open_store
from valence.server.store import retention as retention_module
from valence.server.store.retention import DAY, HOLD, START_DELAY, Retention

pytestmark = pytest.mark.anyio


# Moves


async def test_a_move_is_stored_unchanged(store: Store) -> None:
    assert await store.append(MOVE) == MOVE
    assert await store.events("t1", -1) == [MOVE]


async def test_moves_after_a_ply_are_returned_in_order(store: Store) -> None:
    moves = [move(ply, f"c{ply}") for ply in range(12)]
    for made in reversed(moves):
        await store.append(made)
    await store.append(move(0, "c0", table="t2"))
    assert await store.events("t1", -1) == moves
    assert await store.events("t1", 8) == moves[9:]
    assert await store.events("t1", 11) == []
    assert await store.events("unknown", -1) == []


async def test_a_taken_ply_is_refused(store: Store) -> None:
    await store.append(MOVE)
    assert await store.append(replace(MOVE, client_id="client-2", body=b"other")) is None
    assert await store.events("t1", -1) == [MOVE]


async def test_a_client_id_sent_twice_counts_once(store: Store) -> None:
    await store.append(MOVE)
    await store.append(move(1, "c1"))
    assert await store.append(replace(MOVE, at=2000.0)) == MOVE
    assert await store.append(replace(MOVE, ply=1, body=b"other")) == MOVE
    assert await store.events("t1", -1) == [MOVE, move(1, "c1")]


async def test_a_client_id_belongs_to_one_table(store: Store) -> None:
    await store.append(MOVE)
    elsewhere = replace(MOVE, table="t2")
    assert await store.append(elsewhere) == elsewhere


async def test_one_of_many_concurrent_moves_gets_the_ply(store: Store) -> None:
    for ply in range(20):
        tries = [replace(move(ply, f"{ply}-{n}"), seat=n) for n in range(10)]
        answers = await asyncio.gather(*map(store.append, tries))
        (winner,) = [answer for answer in answers if answer]
        assert winner in tries
        assert (await store.events("t1", ply - 1)) == [winner]


async def test_a_move_sent_many_times_at_once_counts_once(store: Store) -> None:
    copies = [replace(MOVE, at=1000.0 + n) for n in range(20)]
    answers = await asyncio.gather(*map(store.append, copies))
    (on_disk,) = await store.events("t1", -1)
    assert answers == [on_disk] * 20


async def test_an_invalid_move_does_not_affect_others_in_its_commit(store: Store) -> None:
    tries = [move(0, f"c{n}", table=f"t{n}") for n in range(20)]
    tries[7] = replace(tries[7], ply=2**70)
    answers = await asyncio.gather(*map(store.append, tries), return_exceptions=True)
    assert isinstance(answers[7], ValueError | OverflowError)
    assert answers[:7] + answers[8:] == tries[:7] + tries[8:]


async def test_a_cancelled_append_does_not_affect_others(store: Store) -> None:
    gone = asyncio.create_task(store.append(MOVE))
    await asyncio.sleep(0)
    gone.cancel()
    assert await asyncio.wait_for(store.append(move(1, "c1")), 30) == move(1, "c1")
    assert await asyncio.wait_for(store.append(MOVE), 30) == MOVE


async def test_the_latest_ply_and_version_of_many_tables(store: Store) -> None:
    for n in range(3):
        await store.add_table(replace(TABLE, id=f"t{n}", code=f"CODE{n}"))
    await store.save_table(replace(TABLE, id="t1", version=2))
    for ply in range(11):
        await store.append(move(ply, f"c{ply}", table="t2"))
    newest = await store.newest(["t0", "t1", "t2", "forgotten"])
    assert newest == {"t0": (-1, 1), "t1": (-1, 2), "t2": (10, 1)}
    assert await store.newest([]) == {}


# When to act at which table


async def test_a_due_is_claimed_once(store: Store) -> None:
    dues = [DueRow("t1", 10.0, 3), DueRow("t2", 9.0, 0), DueRow("t3", 30.0, 0)]
    for due in dues:
        await store.set_due(due)
    assert await store.claim_due(20.0, 5.0, 10) == [dues[1], dues[0]]
    assert await store.claim_due(20.0, 5.0, 10) == []


async def test_concurrent_claims_never_overlap(store: Store) -> None:
    for n in range(50):
        await store.set_due(DueRow(f"t{n}", float(n), 0))
    claims = await asyncio.gather(*(store.claim_due(100.0, 5.0, 8) for _ in range(10)))
    claimed = [due.table for claim in claims for due in claim]
    assert len(claimed) == len(set(claimed))
    rest = await store.claim_due(100.0, 5.0, 50)
    assert len(claimed) + len(rest) == 50


async def test_a_claim_takes_the_earliest_up_to_its_limit(store: Store) -> None:
    for n in (3, 1, 2):
        await store.set_due(DueRow(f"t{n}", float(n), 0))
    assert [due.table for due in await store.claim_due(9.0, 5.0, 2)] == ["t1", "t2"]
    assert [due.table for due in await store.claim_due(9.0, 5.0, 2)] == ["t3"]


async def test_a_claim_expires_after_its_lease(store: Store) -> None:
    due = DueRow("t1", 10.0, 3)
    await store.set_due(due)
    await store.claim_due(20.0, 5.0, 10)
    assert await store.claim_due(24.9, 5.0, 10) == []
    assert await store.claim_due(25.0, 5.0, 10) == [due]


async def test_a_new_due_replaces_the_old_one_and_its_claim(store: Store) -> None:
    await store.set_due(DueRow("t1", 10.0, 3))
    await store.claim_due(20.0, 100.0, 10)
    await store.set_due(DueRow("t1", 15.0, 4))
    assert await store.claim_due(20.0, 5.0, 10) == [DueRow("t1", 15.0, 4)]


async def test_a_due_for_an_earlier_ply_is_ignored(store: Store) -> None:
    await store.set_due(DueRow("t1", 10.0, 4))
    await store.set_due(DueRow("t1", 5.0, 3))
    assert await store.claim_due(20.0, 5.0, 10) == [DueRow("t1", 10.0, 4)]


async def test_a_cleared_due_does_not_happen(store: Store) -> None:
    await store.set_due(DueRow("t1", 10.0, 3))
    await store.clear_due("t1", 3)
    assert await store.claim_due(20.0, 5.0, 10) == []


async def test_clearing_an_earlier_ply_is_ignored(store: Store) -> None:
    await store.set_due(DueRow("t1", 10.0, 4))
    await store.clear_due("t1", 3)
    assert await store.claim_due(20.0, 5.0, 10) == [DueRow("t1", 10.0, 4)]


# Who is connected to which process


async def test_a_report_expires(store: Store) -> None:
    await store.report("one", 10.0, b"{}")
    await store.report("two", 20.0, b"{}")
    await store.report("one", 15.0, b'{"t1":["p1"]}')
    assert await store.reports(12.0) == {"one": b'{"t1":["p1"]}', "two": b"{}"}
    assert await store.reports(16.0) == {"two": b"{}"}


# Retention


async def test_unused_tables_are_deleted_with_everything_that_belongs_to_them(store: Store) -> None:
    await store.add_person(ADA)
    await store.add_room(ROOM)
    tables = [replace(TABLE, id=f"t{n}", code=f"CODE{n}", room="ROOM22") for n in range(250)]
    await asyncio.gather(*map(store.add_table, tables))
    await store.append(MOVE)
    await store.set_due(DueRow("t1", 10.0, 0))
    await store.add_analysis("t1", "review", b"[]")
    assert await store.forget(2000.0, 0.0) == 250
    assert await store.newest([table.id for table in tables]) == {}
    assert await store.events("t1", -1) == []
    assert await store.claim_due(20.0, 5.0, 10) == []
    assert await store.analysis("t1", "review") is None
    assert await store.room("ROOM22") is None
    assert await store.person(ADA.token_hash) is None


async def test_a_table_with_a_recent_change_or_move_is_not_deleted(store: Store) -> None:
    saved = replace(TABLE, updated=3000.0)
    moved_at = replace(TABLE, id="t2", code="DEF567")
    await store.add_table(saved)
    await store.add_table(moved_at)
    moves = [move(ply, f"c{ply}", table="t2", at=1000.0 * ply) for ply in range(4)]
    for made in moves:
        await store.append(made)
    assert await store.forget(3000.0, 0.0) == 0
    assert await store.table(saved.code) == saved
    assert await store.table(moved_at.code) == moved_at
    assert await store.events("t2", -1) == moves
    assert await store.forget(3000.1, 0.0) == 2


@pytest.mark.parametrize("room", ["r1", "ROOM22"])
async def test_a_room_is_deleted_after_its_tables(store: Store, room: str) -> None:
    await store.add_room(ROOM)
    await store.add_table(replace(TABLE, room=room, updated=3000.0))
    await store.forget(2000.0, 0.0)
    assert await store.room("ROOM22") == ROOM
    await store.forget(4000.0, 0.0)
    assert await store.room("ROOM22") is None


async def test_a_person_who_was_seen_recently_is_not_deleted(store_url: str) -> None:
    """The last visit is written at most once an hour."""
    clock = ManualClock(ADA.created)
    store = open_store(store_url, clock)
    await store.open()
    await store.add_person(ADA)
    for seconds, last_seen in ((3600, 0), (1, 3601), (3600, 3601), (1, 7202)):
        clock.advance(seconds)
        assert await store.person(ADA.token_hash) == ADA
        await store.forget(ADA.created + last_seen, 0.0)
    assert await store.person(ADA.token_hash) == ADA
    await store.forget(ADA.created + 7202.5, 0.0)
    assert await store.person(ADA.token_hash) is None
    await store.close()


MONTH = 30 * DAY


def retention(store: Store, clock: ManualClock) -> Retention:
    return Retention(store, 30, 730, clock.now, clock.monotonic)


async def test_data_is_deleted_after_the_days_of_retention(store: Store) -> None:
    """The table was last used at 1000 s."""
    clock = ManualClock(1000)
    old = retention(store, clock)
    await store.add_table(TABLE)
    clock.advance(MONTH)
    await old.delete_old_data()
    assert await store.table(TABLE.code) == TABLE
    clock.advance(1)
    await old.delete_old_data()
    assert await store.table(TABLE.code) is None


async def test_nothing_is_deleted_right_after_the_start(store: Store) -> None:
    clock = ManualClock(1000 + MONTH)
    await store.add_person(replace(ADA, created=clock.now()))
    await store.add_table(TABLE)
    old = retention(store, clock)
    await old.check_store()
    clock.advance(START_DELAY - 1)
    await old.delete_old_data()
    assert await store.table(TABLE.code) == TABLE
    clock.advance(1)
    await old.delete_old_data()
    assert await store.table(TABLE.code) is None


async def test_a_clock_that_is_wrong_at_the_start_deletes_nothing_for_a_week(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything looks 40 days old, and stays even though a person visits by the wrong clock."""
    await store.add_table(TABLE)
    clock = ManualClock(1000 + 40 * DAY)
    old = retention(store, clock)
    await old.check_store()
    assert "the clock may be wrong: it says 1970-02-10, but nothing was used" in caplog.text
    await store.add_person(replace(ADA, created=clock.now()))
    clock.advance(HOLD - 1)
    await old.delete_old_data()
    assert await store.table(TABLE.code) == TABLE
    clock.advance(1)
    await old.delete_old_data()
    assert await store.table(TABLE.code) is None


async def test_a_clock_that_jumps_ahead_deletes_nothing_for_a_week(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock(1000)
    await store.add_table(TABLE)
    old = retention(store, clock)
    await old.check_store()
    clock.advance(DAY)
    clock.jump(40 * DAY)
    await old.delete_old_data()
    assert "it jumped ahead by 40 days" in caplog.text
    clock.jump(-40 * DAY)
    clock.advance(DAY)
    await old.delete_old_data()
    assert await store.table(TABLE.code) == TABLE


async def test_a_night_of_sleep_is_no_reason_to_keep_old_data(store: Store) -> None:
    clock = ManualClock(1000)
    old = retention(store, clock)
    await store.add_table(TABLE)
    for _ in range(31):
        clock.advance(DAY / 2)
        clock.jump(DAY / 2)
        await old.delete_old_data()
    assert await store.table(TABLE.code) is None


async def test_a_store_that_does_not_answer_at_the_start_is_checked_later(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without the check nothing is deleted, neither now nor by a clock that is wrong."""
    await store.add_table(TABLE)
    last_used, failures = store.last_used, [StoreError("no connection")] * 2

    async def last_used_in_the_end() -> float | None:
        if failures:
            raise failures.pop()
        return await last_used()

    monkeypatch.setattr(store, "last_used", last_used_in_the_end)
    monkeypatch.setattr(retention_module, "RETRY_SECONDS", 0.0)
    await retention(store, ManualClock(1000 + 40 * DAY)).check_store()
    assert caplog.text.count("old data can't be looked for: no connection") == 2
    assert "the clock may be wrong" in caplog.text


async def test_an_empty_store_can_be_checked(store: Store) -> None:
    assert await store.last_used() is None
    await retention(store, ManualClock(1000)).check_store()
