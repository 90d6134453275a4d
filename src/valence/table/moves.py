"""Making a move: check it, write it to disk, acknowledge it, in this order."""

from valence.core.game import Seat
from valence.core.wire import encode
from valence.table.changes import catch_up, change
from valence.table.host import Host
from valence.table.live import LiveTable
from valence.table.match import IllegalMove
from valence.table.protocol import Accepted, MakeMove, Refused
from valence.table.rows import EventRow
from valence.table.seating import end

MAX_ATTEMPTS = 10  # how often a move is retried when another one was written first

QUESTION = "question"  # the sender of the move that ends a question when its time is up


async def make_move(
    host: Host, live: LiveTable, seat: Seat, sender: str, wish: MakeMove
) -> Accepted | Refused:
    """The answer to a move; if it is accepted, it is on disk. The sender is a person, a bot or a clock."""
    # Ids are chosen by each client, so equal ids of two senders are different moves.
    client_id = f"{sender}/{wish.id}"
    if wish.ply > live.ply:  # the client is connected to another process that is ahead
        await catch_up(host, live)
    for _ in range(MAX_ATTEMPTS):
        if (made := live.made.get(client_id)) is not None:
            return Accepted(wish.id, made.ply + 1)
        checked = _checked(live, seat, sender, wish)
        if isinstance(checked, Refused):
            return checked
        row = EventRow(live.row.id, live.ply, seat, checked, client_id, host.now())
        written = await host.store.append(row)
        if written is not None and live.fold([written]):
            await _moved(host, live)
            return Accepted(wish.id, written.ply + 1)
        await catch_up(host, live)
    return Refused(wish.id, "busy", "Too many moves at once. Try again.")


async def _moved(host: Host, live: LiveTable) -> None:
    host.changed(live, is_own=True)
    if live.is_over and live.seating.ended is None:
        await change(host, live, end)


def _checked(live: LiveTable, seat: Seat, sender: str, wish: MakeMove) -> bytes | Refused:
    """The move as it is stored, or why it is refused."""
    if live.match is None or live.seating.status != "playing":
        return _not_playing(live, wish.id)
    try:
        move = live.match.checked(seat, bytes(wish.move), ply=wish.ply)
    except IllegalMove as illegal:
        return Refused(wish.id, illegal.rule, illegal.reason)
    if isinstance(move, live.game.clock_moves) and sender != QUESTION:
        return Refused(wish.id, "clock", "Only the table's clock can end a question.")
    return encode(move)


def _not_playing(live: LiveTable, id_: str) -> Refused:
    match live.seating.status:
        case "paused":
            return Refused(id_, "paused", "The host has paused the table.")
        case "over":
            return Refused(id_, "over", "The game is over.")
        case _:
            return Refused(id_, "open", "The game hasn't started yet.")
