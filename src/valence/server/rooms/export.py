"""Everything that is stored about a class, as an archive to take home."""

import io
from collections.abc import Iterable, Sequence
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec.structs import replace

from valence.core.languages import Language
from valence.core.wire import encode
from valence.learn.class_findings import ClassMap
from valence.room.decisions import decisions
from valence.room.room import Room, write_room
from valence.room.tables import room_table
from valence.server.rooms.results import decisions_csv, results_csv
from valence.table.live import LiveTable
from valence.table.timing import record_of


def archive(
    room: Room, tables: Sequence[tuple[int, LiveTable]], found: ClassMap, language: Language
) -> bytes:
    """Return a zip file with the room, its results, and the games that are over.

    Without the key of the desk, which opens it to anybody, and without games that still have hidden cards.
    """
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as file:
        file.writestr("room.json", write_room(replace(room, key="")))
        file.writestr(
            "scores.csv", results_csv((n, room_table(one, language)) for n, one in tables)
        )
        file.writestr("decisions.csv", decisions_csv(decisions(room, tables, language)))
        file.writestr("understanding.json", encode(found))
        for name, record in _records(tables):
            file.writestr(f"games/{name}", record)
    return content.getvalue()


def _records(tables: Iterable[tuple[int, LiveTable]]) -> Iterable[tuple[str, str]]:
    for round_, live in tables:
        if live.match is not None and live.is_over:
            yield f"round-{round_:02}-{live.row.game}-{live.code}.txt", record_of(live)
