"""Opening a record as a finished table, to replay and review it."""

from collections.abc import Iterator

from msgspec import Struct

from valence.core.languages import DEFAULT, Language
from valence.core.problems import problem_of
from valence.core.record import FromSeed, Record
from valence.library import replay
from valence.table.chairs import Chair, Seating
from valence.table.codes import LONG, new_code
from valence.table.errors import bad
from valence.table.live import LiveTable
from valence.table.loading import live_table
from valence.table.lobby import Tables
from valence.table.nicknames import MAX_LENGTH, clean_text
from valence.table.opening import new_row
from valence.table.rows import EventRow, TableRow
from valence.table.seeds import new_salt

MAX_RECORD_BYTES = 500_000


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    record: str


def checked_record(text: str, language: Language = DEFAULT) -> Record:
    """Return the record in a text; every move is checked. A truncated record goes as far as it is readable."""
    if len(text.encode(errors="replace")) > MAX_RECORD_BYTES:
        raise bad("record_too_large", most=MAX_RECORD_BYTES)
    try:
        match = replay(text, strict=False, lang=language)
    except ValueError as error:
        raise bad("record_not_replayed", error=problem_of(error)) from None
    if any(clean_text(name) != name or len(name) > 2 * MAX_LENGTH for name in match.names):
        raise bad("record_names")
    return Record(match.heading, tuple(match.played))


async def open_record(tables: Tables, owner: str, record: Record) -> LiveTable:
    """Return the game of a record that was checked, as a table that is over."""
    now = tables.now()
    started = now - sum(_moments(record)[-1:])
    seating = _seating(record, owner, started)
    live = await tables.add(lambda: _row(new_code(LONG), record, seating, now))
    for row in _moves(live.row, record, started):
        await tables.store.append(row)
        live.fold([row])
    return live


def table_of(record: Record, code: str) -> LiveTable:
    """Open a record as a finished table, in memory only."""
    live = live_table(_row(code, record, _seating(record, "", 0.0), 0.0))
    live.fold(_moves(live.row, record, 0.0))
    return live


def _row(code: str, record: Record, seating: Seating, now: float) -> TableRow:
    return new_row(code, record.heading.game, seating, now, room=None, is_public=False)


def _moves(table: TableRow, record: Record, started: float) -> Iterator[EventRow]:
    for ply, (played, after) in enumerate(zip(record.moves, _moments(record), strict=True)):
        body, at = played.move.encode(), started + after
        yield EventRow(table.id, ply, played.seat, body, f"record/{ply}", at)


def _moments(record: Record) -> list[float]:
    """Return the time of each entry in seconds since the start; all 0 if the record doesn't say."""
    moments: list[float] = []
    since = 0.0
    for played in record.moves:
        moments.append(since + (played.seconds or 0.0))
        since = since if played.is_note else moments[-1]
    return moments


def _seating(record: Record, owner: str, started: float) -> Seating:
    heading = record.heading
    if not isinstance(heading.start, FromSeed):
        raise bad("position")
    return Seating(
        host=owner,
        options=heading.start.options,
        chairs=tuple(Chair(name) for name in heading.names),
        seed=f"{heading.start.seed:032x}",
        salt=new_salt(),
        rules=heading.rules,
        help=heading.help,
        questions=heading.questions,
        preset=heading.preset,
        started=started,
        ended=started + sum(_moments(record)[-1:]),
    )
