"""Everything on this device as one file, to keep it or to take it to another device."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

import valence
from valence.core.game import Seat
from valence.core.problems import problem_of
from valence.core.record import Played, Record, write_record
from valence.learn.practice.schedule import Progress, merged
from valence.site.disk import DeviceStore
from valence.site.sets import StoredSet, keep, stored_sets
from valence.table.errors import bad
from valence.table.loading import can_be_played, live_table
from valence.table.rows import EventRow, TableRow

FORMAT = "valence backup 1"


class SavedTable(Struct, frozen=True):
    row: TableRow
    moves: tuple[EventRow, ...]


class Backup(Struct, frozen=True, omit_defaults=True):
    format: str
    tables: tuple[SavedTable, ...]
    sets: tuple[StoredSet, ...] = ()
    decks: tuple[StoredSet, ...] = ()
    """The name of `sets` in 0.2."""
    practice: Progress | None = None
    """The page keeps it, and adds it to the file."""


class Restoring(Struct, frozen=True):
    backup: Backup
    practice: Progress
    """The progress so far, as the page has it."""


class Restored(Struct, frozen=True):
    added: int
    known: int
    """Games that are on this device already."""
    refused: int
    """Games that can't be replayed."""
    practice: Progress


async def back_up(store: DeviceStore) -> Backup:
    rows = await store.tables()
    saved = [SavedTable(row, tuple(await store.events(row.id, -1))) for row in rows]
    return Backup(FORMAT, tuple(saved), tuple(await stored_sets(store.disk)))


def read_backup(text: str) -> Restoring:
    try:
        restoring = msgspec.json.decode(text, type=Restoring)
    except msgspec.DecodeError as error:
        raise bad("not_a_backup", format=FORMAT, error=problem_of(error)) from None
    if restoring.backup.format != FORMAT:
        raise bad("wrong_backup", format=FORMAT, given=restoring.backup.format[:40])
    return restoring


async def restore(store: DeviceStore, restoring: Restoring) -> Restored:
    """Add the games of a backup; those that are here already stay as they are."""
    backup, practice = restoring.backup, restoring.practice
    added = known = refused = 0
    for saved in backup.tables:
        if await store.table(saved.row.code) is not None:
            known += 1
        elif not can_be_replayed(saved):
            refused += 1
        else:
            await _add(store, saved)
            added += 1
    for one in (*backup.sets, *backup.decks):
        await keep(store.disk, one)
    return Restored(added, known, refused, merged(practice, backup.practice or Progress()))


async def _add(store: DeviceStore, saved: SavedTable) -> None:
    """Add a table, its moves first: a table without its moves would be another game."""
    for move in saved.moves:
        await store.append(move)
    await store.add_table(saved.row)


def can_be_replayed(saved: SavedTable) -> bool:
    """Return True if every move is one that the rules allow."""
    try:
        return (
            can_be_played(saved.row) and _is_in_order(saved) and _is_legal(saved.row, saved.moves)
        )
    except (ValueError, UnicodeDecodeError):
        return False


def _is_in_order(saved: SavedTable) -> bool:
    return all(
        (move.table, move.ply) == (saved.row.id, ply) for ply, move in enumerate(saved.moves)
    )


def _is_legal(row: TableRow, moves: Sequence[EventRow]) -> bool:
    match = live_table(row).match
    if match is None:
        return not moves
    played = tuple(Played(Seat(move.seat), move.body.decode()) for move in moves)
    return valence.replay(write_record(Record(match.heading, played))).ply == len(moves)
