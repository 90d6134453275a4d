"""Opening a record as a finished table, to replay and review it."""

import valence
from valence.core.record import FromSeed
from valence.hosting.codes import new_code
from valence.hosting.seeds import new_salt
from valence.site.host import SiteHost
from valence.table.errors import Denied, bad
from valence.table.live import LiveTable
from valence.table.match import AnyMatch
from valence.table.opening import new_row
from valence.table.rows import EventRow
from valence.table.seating import Chair, Seating


async def open_record(host: SiteHost, owner: str, text: str) -> LiveTable:
    """The game of a record as a table that is over; every move is checked."""
    match = _replayed(text)
    now, seating = host.now(), _seating(match, owner, host.now())
    live = await host.add(
        lambda: new_row(new_code(), match.game.name, seating, now, room=None, is_public=False)
    )
    for ply, played in enumerate(match.played):
        body = played.move.encode()
        row = EventRow(live.row.id, ply, played.seat, body, f"record/{ply}", now)
        await host.store.append(row)
        live.fold([row])
    return live


def _replayed(text: str) -> AnyMatch:
    try:
        return valence.replay(text, strict=False)
    except ValueError as error:
        raise bad(f"This record can't be replayed: {error}.") from None


def _seating(match: AnyMatch, owner: str, now: float) -> Seating:
    start = match.heading.start
    if not isinstance(start, FromSeed):
        raise Denied(
            400, "position", "This record begins from a position. Open it with `valence replay`."
        )
    return Seating(
        host=owner,
        options=start.options,
        chairs=tuple(Chair(name) for name in match.names),
        seed=f"{start.seed:032x}",
        salt=new_salt(),
        rules=match.heading.rules,
        started=now,
        ended=now,
    )
