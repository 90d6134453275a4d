"""SQLite: its file, its settings, and that it supports only one process."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.rows import move
from valence.server.store import StoreError, open_store
from valence.server.store.schema import LATEST_VERSION
from valence.server.store.sqlite import SqliteStore, path_of
from valence.table.rows import EventRow

pytestmark = pytest.mark.anyio

MOVE = EventRow("t1", 0, 1, b'{"type":"pass"}', "client-1", 1000.5)

OPEN_ELSEWHERE = """
import asyncio, sys
from valence.server.store import open_store

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await store.close()

asyncio.run(main())
"""


async def test_a_second_process_on_one_file_is_refused_with_the_reason(sqlite_url: str) -> None:
    command = [sys.executable, "-c", OPEN_ELSEWHERE, sqlite_url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(
            StoreError, match="in use by another process, and SQLite supports only one"
        ):
            await open_store(sqlite_url).open()
        other.communicate(timeout=60)
    await open_store(sqlite_url).upgrade()


async def test_a_second_store_in_the_same_process_is_refused_too(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    await store.open()
    with pytest.raises(StoreError, match="in use"):
        await open_store(sqlite_url).open()
    await store.append(MOVE)
    await store.close()
    await open_store(sqlite_url).upgrade()


async def test_an_acknowledged_move_does_not_wait_in_memory(sqlite_url: str) -> None:
    store = SqliteStore(sqlite_url)
    await store.open()
    assert await store._write(("select 1",)) == [(1,)]
    assert store._writer._db.execute("pragma synchronous").fetchone() == (2,)  # full
    assert store._writer._db.execute("pragma journal_mode").fetchone() == ("wal",)
    await store.close()


async def test_the_schema_is_upgraded_automatically(sqlite_url: str) -> None:
    await open_store(sqlite_url).upgrade()
    with closing(sqlite3.connect(path_of(sqlite_url))) as db:
        assert db.execute("pragma user_version").fetchone() == (LATEST_VERSION,)


async def test_the_file_of_a_newer_program_is_refused(sqlite_url: str) -> None:
    await open_store(sqlite_url).upgrade()
    with closing(sqlite3.connect(path_of(sqlite_url))) as db:
        db.execute(f"pragma user_version = {LATEST_VERSION + 1}")
    for _ in range(2):  # the first refusal leaves no lock behind
        with pytest.raises(StoreError, match="written by a newer version of Valence"):
            await open_store(sqlite_url).open()


async def test_a_file_that_is_not_a_database_is_refused_and_left_unchanged(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Dmitri, " * 1000)
    with pytest.raises(StoreError, match=r"letter\.txt: file is not a database"):
        await open_store(f"sqlite:///{letter}").open()
    assert letter.read_text() == "Dear Dmitri, " * 1000


async def test_the_folder_is_created(tmp_path: Path) -> None:
    await open_store(f"sqlite:///{tmp_path}/a school/tables.db").upgrade()
    assert (tmp_path / "a school" / "tables.db").is_file()


async def test_a_full_disk_rejects_moves_and_loses_none(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    await store.open()
    assert await store.append(MOVE) == MOVE
    large = EventRow("t1", 1, 1, b"x" * 1_000_000, "client-2", 1000.5)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, limits[1]))
    try:
        with pytest.raises(StoreError, match="SQLite could not write: "):
            await store.append(large)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert await store.events("t1", -1) == [MOVE]
    assert await store.append(large) == large
    await store.close()


@pytest.mark.parametrize(
    "url", ["sqlite:///", "sqlite:///:memory:", "sqlite://x", "mysql://u:pw@h/d"]
)
def test_an_invalid_url_is_rejected_without_showing_its_password(url: str) -> None:
    with pytest.raises(ValueError, match="got ") as refused:
        open_store(url)
    assert "pw" not in str(refused.value)


async def test_many_moves_share_a_commit(sqlite_url: str) -> None:
    store = SqliteStore(sqlite_url)
    await store.open()
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "commit"

    store._writer._db.set_trace_callback(count)
    moves = [EventRow(f"t{n}", 0, 0, b"{}", "c", 0.0) for n in range(2500)]
    assert await asyncio.gather(*map(store.append, moves)) == moves
    await store.close()
    assert 3 <= commits <= 250


async def test_only_the_owner_can_read_the_database_files(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    await store.open()
    await store.append(MOVE)
    names = ("valence.db", "valence.db-wal", "valence.db-shm")
    modes = [(tmp_path / name).stat().st_mode & 0o777 for name in names]
    await store.close()
    assert modes == [0o600] * 3


async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "valence.db"
    store = open_store(f"sqlite:///{path}")
    await store.upgrade()
    path.chmod(0o644)
    await store.open()
    assert path.stat().st_mode & 0o777 == 0o600
    await store.close()


async def test_a_store_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    """As on a full disk or in a read-only file."""
    store = SqliteStore(f"sqlite:///{tmp_path / 'valence.db'}")
    await store.open()
    assert await store.is_ready()
    store._writer._db.execute("pragma query_only = on")
    assert not await store.is_ready()
    store._writer._db.execute("pragma query_only = off")
    assert await store.is_ready()
    await store.close()


async def test_a_damaged_file_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "valence.db"
    store = open_store(f"sqlite:///{path}")
    await store.open()
    for n in range(200):
        await store.append(move(n, f"c{n}"))
    await store.close()
    content = bytearray(path.read_bytes())
    assert len(content) > 20_000
    content[-8192:-4096] = b"\xa5" * 4096
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"is damaged .*restore a backup"):
        await store.open()
