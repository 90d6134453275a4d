"""The tables of a room as everyone in it sees them; results and decisions as CSV."""

import csv
import io
import re
from collections.abc import Iterable, Iterator
from time import gmtime, strftime
from weakref import WeakKeyDictionary

from msgspec.structs import astuple

from valence.core.game import Tally
from valence.core.play import scoreboard
from valence.room.decisions import decisions
from valence.room.protocol import RoomDecision, RoomTable
from valence.room.room import Room
from valence.table.live import LiveTable
from valence.table.render_cache import Reader
from valence.table.updates import info_for

COLUMNS = ["round", "table", "game", "seat", "name", "kind", "score", "unit", "won", "status"]
FORMULA_SIGNS = ("=", "+", "-", "@", "\t")


_rendered: WeakKeyDictionary[LiveTable, tuple[tuple[int, int], RoomTable]] = WeakKeyDictionary()


def room_table(live: LiveTable) -> RoomTable:
    """Return a table as its room shows it, rendered once for each change: a room shows all tables when one changes."""
    state = (live.ply, live.row.version)
    cached = _rendered.get(live)
    if cached is None or cached[0] != state:
        cached = _rendered[live] = (state, _room_table(live))
    return cached[1]


def _room_table(live: LiveTable) -> RoomTable:
    info = info_for(live, Reader(None, False))
    outcome = None if live.match is None else live.game.outcome(live.match.state)
    return RoomTable(
        code=live.code,
        game=info.game,
        title=info.title,
        status=info.status,
        ply=live.ply,
        sittings=info.sittings,
        scores=_scores(live),
        winners=None if outcome is None else tuple(outcome.winners),
    )


def _scores(live: LiveTable) -> tuple[Tally, ...]:
    return () if live.match is None else scoreboard(live.game, live.match.state)


def room_decisions(room: Room, tables: Iterable[tuple[int, LiveTable]]) -> Iterator[RoomDecision]:
    """Every decision of the finished games, with the names that people have in the room now."""
    members = {member.person: member for member in room.members}
    removed = {one.person: one.name for one in room.removed}
    for round_, live in tables:
        for one in decisions(live):
            member = members.get(one.person or "")
            yield RoomDecision(
                round=round_,
                table=one.table,
                game=one.game,
                name=member.name if member else removed.get(one.person or "", one.name),
                number=member.number if member else None,
                kind="bot" if one.person is None else "person",
                at=strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(one.at)),
                seconds=one.seconds,
                what=one.what,
                result=one.result,
                rule=one.rule,
                reason=one.reason,
                hints=one.hints,
                help=one.help,
            )


def decisions_csv(found: Iterable[RoomDecision]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(RoomDecision.__struct_fields__)
    for one in found:
        writer.writerow("" if v is None else _escape_formula(str(v)) for v in astuple(one))
    return text.getvalue()


def results_csv(tables: Iterable[tuple[int, RoomTable]]) -> str:
    """One line for each seat of each table, given with the number of its round."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for round_, table in tables:
        writer.writerows([round_, *map(_escape_formula, line)] for line in _seat_lines(table))
    return text.getvalue()


def _seat_lines(table: RoomTable) -> list[list[str]]:
    return [
        [
            table.code,
            table.title,
            str(sitting.seat),
            sitting.name,
            sitting.kind,
            *_score(table, sitting.seat),
            "" if table.winners is None else "yes" if sitting.seat in table.winners else "no",
            table.status,
        ]
        for sitting in table.sittings
    ]


def _score(table: RoomTable, seat: int) -> tuple[str, str]:
    """Return the score that decides the game, and its unit."""
    if not table.scores:
        return "", ""
    first = table.scores[0]
    return str(first.values[seat]), first.unit


def _escape_formula(cell: str) -> str:
    """Keep spreadsheets from running a name as a formula; some also start a new cell after a semicolon."""
    cell = re.sub(r";\s*(?=[=+@-])", "; '", cell)
    is_number = cell.lstrip("-").replace(".", "", 1).isdigit()
    return f"'{cell}" if cell.startswith(FORMULA_SIGNS) and not is_number else cell
