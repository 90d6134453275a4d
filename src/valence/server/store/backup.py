"""Backups of a SQLite store, made while the server is running, and restoring them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import strftime

from valence.server.store import StoreError
from valence.server.store.schema import reject_newer
from valence.server.store.sqlite import create, lock, path_of, store_errors, version_of


def backup(url: str, file: Path) -> None:
    """Copy the store into a new file. It contains every move acknowledged before; the server can keep running."""
    path = _path_of(url, "pg_dump")
    if file.exists():
        raise FileExistsError(f"{file} already exists, and a backup never overwrites a file")
    _copy(path, file)


def restore(url: str, file: Path) -> Path | None:
    """Replace the store with a backup. Returns the file to which the old store was saved."""
    path = _path_of(url, "pg_restore")
    _check(file)
    with closing(lock(path)):
        saved = _save_aside(path) if path.exists() else None
        with (
            store_errors(path),
            closing(_connect(file)) as source,
            closing(sqlite3.connect(create(path))) as db,
        ):
            source.backup(db)
    return saved


def _path_of(url: str, postgres_tool: str) -> Path:
    if url.startswith("postgres"):
        raise ValueError(f"for PostgreSQL use {postgres_tool}")
    return path_of(url)


def _save_aside(path: Path) -> Path:
    saved = path.with_name(f"{path.name}.before-{strftime('%Y-%m-%d-%H%M%S')}")
    _copy(path, saved)
    return saved


def _copy(path: Path, file: Path) -> None:
    """Copy to a temporary file first, so that the target is complete when it appears."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    with (
        store_errors(path),
        closing(_connect(path)) as source,
        closing(sqlite3.connect(create(part))) as copy,
    ):
        source.backup(copy)
        copy.execute("pragma journal_mode = delete")  # a single file without a write-ahead log
    _check(part)
    part.replace(file)


def _check(file: Path) -> None:
    with store_errors(file), closing(_connect(file)) as db:
        found = db.execute("pragma integrity_check").fetchone()[0]
        if found != "ok" or not (version := version_of(db)):
            raise StoreError(f"{file} is not a complete Valence backup")
        reject_newer(version, str(file))


def _connect(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise FileNotFoundError(f"file not found: {path}")
    return sqlite3.connect(path)
