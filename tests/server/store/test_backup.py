"""A backup is always complete, and restoring one loses nothing."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from valence.server.store import Store, StoreError, open_store
from valence.server.store.backup import backup, restore
from valence.table.rows import EventRow

pytestmark = pytest.mark.anyio


async def append(store: Store, ply: int) -> None:
    await store.append(EventRow("t1", ply, 0, b"{}", f"c{ply}", 0.0))


async def plies(url: str) -> list[int]:
    store = open_store(url)
    await store.open()
    events = await store.events("t1", -1)
    await store.close()
    return [event.ply for event in events]


async def test_a_backup_made_under_load_has_every_move_acknowledged_before(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = open_store(sqlite_url)
    await store.open()
    acknowledged = 0

    async def play() -> None:
        nonlocal acknowledged
        for ply in count():
            await append(store, ply)
            acknowledged = ply + 1

    player = asyncio.create_task(play())
    while acknowledged < 50:
        assert not player.done(), player
        await asyncio.sleep(0.01)
    before = acknowledged
    await asyncio.to_thread(backup, sqlite_url, tmp_path / "copy.db")
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)
    await store.close()
    kept = await plies(f"sqlite:///{tmp_path / 'copy.db'}")
    assert len(kept) >= before
    assert kept == list(range(len(kept)))


async def test_a_restored_store_is_unchanged_and_the_previous_data_is_preserved(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = open_store(sqlite_url)
    await store.open()
    await append(store, 0)
    backup(sqlite_url, tmp_path / "copy.db")
    await append(store, 1)
    await store.close()
    kept = restore(sqlite_url, tmp_path / "copy.db")
    assert kept is not None
    assert await plies(sqlite_url) == [0]
    assert await plies(f"sqlite:///{kept}") == [0, 1]
    for file in (tmp_path / "copy.db", kept):
        assert file.stat().st_mode & 0o777 == 0o600


async def test_a_backup_is_restored_into_an_empty_place(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    await store.open()
    await append(store, 0)
    await store.close()
    backup(sqlite_url, tmp_path / "copy.db")
    elsewhere = f"sqlite:///{tmp_path / 'new' / 'valence.db'}"
    assert restore(elsewhere, tmp_path / "copy.db") is None
    assert await plies(elsewhere) == [0]


async def test_nothing_is_restored_under_a_running_server(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    await store.open()
    backup(sqlite_url, tmp_path / "copy.db")
    await append(store, 0)
    with pytest.raises(StoreError, match="in use by another process"):
        restore(sqlite_url, tmp_path / "copy.db")
    await store.close()
    assert await plies(sqlite_url) == [0]


async def test_a_backup_overwrites_no_file(sqlite_url: str, tmp_path: Path) -> None:
    await open_store(sqlite_url).upgrade()
    (tmp_path / "copy.db").write_text("dear to me")
    with pytest.raises(FileExistsError, match="a backup never overwrites a file"):
        backup(sqlite_url, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "dear to me"


async def test_an_incomplete_backup_is_not_restored(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    await store.open()
    for ply in range(500):
        await append(store, ply)
    await store.close()
    backup(sqlite_url, tmp_path / "whole.db")
    half = (tmp_path / "whole.db").read_bytes()[:-8192]
    (tmp_path / "half.db").write_bytes(half)
    (tmp_path / "empty.db").touch()
    (tmp_path / "letter.db").write_text("Dear Dmitri, " * 1000)
    for name in ("half", "empty", "letter"):
        with pytest.raises(StoreError, match=f"{name}.db"):
            restore(sqlite_url, tmp_path / f"{name}.db")
    with pytest.raises(FileNotFoundError, match=r"missing\.db"):
        restore(sqlite_url, tmp_path / "missing.db")
    assert len(await plies(sqlite_url)) == 500


def test_a_missing_store_cannot_be_backed_up(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"file not found: .*valence\.db"):
        backup(sqlite_url, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_for_postgres_its_own_tools_are_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        backup("postgresql://host/database", tmp_path / "copy")
    with pytest.raises(ValueError, match="pg_restore"):
        restore("postgresql://host/database", tmp_path / "copy")
