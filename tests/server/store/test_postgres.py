"""PostgreSQL: its upgrade, several processes, and recovery from a crash."""

import asyncio
import sys
from contextlib import suppress
from itertools import count

import asyncpg
import pytest

from tests.programs import Missing
from tests.server import services
from tests.server.store.rows import ADA, MOVE
from valence.server.store import DueRow, Store, StoreError, open_store, postgres
from valence.server.store.schema import LATEST_VERSION
from valence.table.rows import EventRow

pytestmark = pytest.mark.anyio


async def test_an_outdated_schema_is_refused_with_the_command(empty_postgres_url: str) -> None:
    with pytest.raises(
        StoreError, match=f"schema 0, but {LATEST_VERSION} is required: run `valence db upgrade`"
    ):
        await open_store(empty_postgres_url).open()


async def test_two_upgrades_at_once_do_no_harm(empty_postgres_url: str) -> None:
    await asyncio.gather(*(open_store(empty_postgres_url).upgrade() for _ in range(4)))
    store = open_store(empty_postgres_url)
    await store.open()
    await store.close()


async def test_the_schema_of_a_newer_program_is_refused(postgres_url: str) -> None:
    db = await asyncpg.connect(postgres_url)
    await db.execute("update schema_version set number = 999")
    await db.close()
    for attempt in (open_store(postgres_url).open, open_store(postgres_url).upgrade):
        with pytest.raises(StoreError, match="written by a newer version of Valence"):
            await attempt()


async def test_two_stores_racing_for_every_ply_agree(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(2)]
    for store in stores:
        await store.open()
    tables = [f"t{n}" for n in range(20)]

    async def play(side: int, table: str) -> list[EventRow]:
        tries = [EventRow(table, ply, side, b"{}", f"{side}-{ply}", 0.0) for ply in range(20)]
        return [won for made in tries if (won := await stores[side].append(made))]

    won = await asyncio.gather(*(play(side, table) for side in (0, 1) for table in tables))
    for n, table in enumerate(tables):
        events = await stores[0].events(table, -1)
        assert [event.ply for event in events] == list(range(20))
        assert sorted(won[n] + won[n + 20], key=lambda event: event.ply) == events
    for store in stores:
        await store.close()


async def test_two_stores_never_claim_the_same(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(2)]
    for store in stores:
        await store.open()
    for n in range(60):
        await stores[0].set_due(DueRow(f"t{n}", float(n), 0))
    claims = await asyncio.gather(*(stores[n % 2].claim_due(99.0, 5.0, 7) for n in range(20)))
    claimed = [due.table for claim in claims for due in claim]
    assert len(claimed) == len(set(claimed))
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    "url", ["postgresql://ada:secret@{}", "postgresql://ada@{}?password=secret"]
)
async def test_an_unreachable_server_is_named_without_its_password(url: str) -> None:
    url = url.format(f"127.0.0.1:{services.free_port()}/valence")
    with pytest.raises(StoreError, match=r"PostgreSQL at 127\.0\.0\.1:\d+/valence: ") as refused:
        await open_store(url).open()
    assert "secret" not in str(refused.value)


async def test_a_missing_database_is_named(postgres_server: services.Postgres) -> None:
    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        await open_store(postgres_server.url.removesuffix("postgres") + "nowhere").upgrade()


async def test_a_text_that_postgres_cannot_store_does_not_affect_others(postgres_url: str) -> None:
    store = open_store(postgres_url)
    await store.open()
    tries = [EventRow(f"t{n}", 0, 0, b"{}", "c\0" if n == 7 else "c", 0.0) for n in range(20)]
    answers = await asyncio.gather(*map(store.append, tries), return_exceptions=True)
    assert isinstance(answers[7], ValueError)
    assert answers[:7] + answers[8:] == tries[:7] + tries[8:]
    await store.close()


def test_without_its_driver_the_store_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "valence.server.store.postgres", raising=False)
    with pytest.raises(StoreError, match="pip install asyncpg redis"):
        open_store("postgresql://host/database")


async def test_a_crash_loses_no_acknowledged_move_and_the_store_reconnects() -> None:
    try:
        with services.postgres() as server:
            await crash_and_restart(server)
    except Missing as missing:
        pytest.skip(str(missing))


async def play_on(store: Store, n: int, acknowledged: list[EventRow]) -> None:
    """Move after move at one table, each retried with its id until it is acknowledged."""
    for ply in count():
        made = EventRow(f"t{n}", ply, 0, b"{}", f"c{ply}", 0.0)
        while True:
            with suppress(StoreError):
                assert await store.append(made) == made
                break
            await asyncio.sleep(0.05)
        acknowledged.append(made)


async def until(target: int, acknowledged: list[EventRow]) -> None:
    async with asyncio.timeout(60):
        while len(acknowledged) < target:
            await asyncio.sleep(0.01)


async def crash_and_restart(server: services.Postgres) -> None:
    store = open_store(server.url)
    await store.upgrade()
    await store.open()
    acknowledged: list[EventRow] = []
    players = [asyncio.create_task(play_on(store, n, acknowledged)) for n in range(20)]
    for _ in range(3):
        await until(len(acknowledged) + 200, acknowledged)
        await asyncio.to_thread(server.crash)
        assert not await store.is_ready()
        await asyncio.to_thread(server.start)
    await until(len(acknowledged) + 200, acknowledged)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    on_disk = [event for n in range(20) for event in await store.events(f"t{n}", -1)]
    assert set(acknowledged) <= set(on_disk)
    await store.close()


async def test_closing_does_not_wait_for_a_leaked_connection(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "CLOSE_TIMEOUT", 0.1)
    store = postgres.PostgresStore(postgres_url)
    await store.open()
    await store._connections.acquire()
    async with asyncio.timeout(60):
        await store.close()


async def test_a_read_only_server_is_a_store_that_is_not_ready(postgres_url: str) -> None:
    """As a replica, while it is about to take over."""
    store = open_store(f"{postgres_url}&default_transaction_read_only=on")
    await store.open()
    assert not await store.is_ready()
    with pytest.raises(StoreError, match="read-only"):
        await store.append(MOVE)
    with pytest.raises(StoreError, match="read-only"):
        await store.add_person(ADA)
    assert await store.events("t1", -1) == []
    await store.close()
