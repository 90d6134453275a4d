"""A copy of a store in a file, made while the server runs, and the way back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import strftime

from valence.server.store import StoreError
from valence.server.store.schema import refuse_newer
from valence.server.store.sqlite import create, explained, lock, path_of, version_of


def backup(url: str, file: Path) -> None:
    """Copy the store into a new file: all that was acknowledged before, and the server may go on."""
    path = _path_of(url, "pg_dump")
    if file.exists():
        raise FileExistsError(f"{file} exists already, and a backup overwrites nothing")
    _copy(path, file)


def restore(url: str, file: Path) -> Path | None:
    """Put a backup in the place of the store; what was there before is kept in the file that is returned."""
    path = _path_of(url, "pg_restore")
    _check(file)
    with closing(lock(path)):
        kept = _keep(path) if path.exists() else None
        with (
            explained(path),
            closing(_connect(file)) as source,
            closing(sqlite3.connect(create(path))) as db,
        ):
            source.backup(db)
    return kept


def _path_of(url: str, instead: str) -> Path:
    if url.startswith("postgres"):
        raise ValueError(f"PostgreSQL has a tool of its own for this: {instead}")
    return path_of(url)


def _keep(path: Path) -> Path:
    kept = path.with_name(f"{path.name}.before-{strftime('%Y-%m-%d-%H%M%S')}")
    _copy(path, kept)
    return kept


def _copy(path: Path, file: Path) -> None:
    """Written aside first, so that the file is whole when it appears."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    with (
        explained(path),
        closing(_connect(path)) as source,
        closing(sqlite3.connect(create(part))) as copy,
    ):
        source.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file, with nothing beside it
    _check(part)
    part.replace(file)


def _check(file: Path) -> None:
    with explained(file), closing(_connect(file)) as db:
        found = db.execute("pragma integrity_check").fetchone()[0]
        if found != "ok" or not (version := version_of(db)):
            raise StoreError(f"{file} is not a whole backup of Valence")
        refuse_newer(version, str(file))


def _connect(path: Path) -> sqlite3.Connection:
    """Only to a file that is there."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    return sqlite3.connect(path)
