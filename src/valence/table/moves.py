"""Making a move: check it, write it to disk, acknowledge it, in this order. A refused move is written too."""

from valence.core.game import Seat
from valence.core.log import attempt_of, crossed_of, hint_of
from valence.core.match import IllegalMove
from valence.core.wire import encode
from valence.table.changes import catch_up, change
from valence.table.host import Host
from valence.table.live import QUESTION, LiveTable, MoveMade
from valence.table.protocol import Accepted, MakeMove, Refused
from valence.table.rows import EventRow
from valence.table.seating import end

MAX_ATTEMPTS = 10  # how often a move is retried when another one was written first


async def make_move(
    host: Host, live: LiveTable, seat: Seat, sender: str, wish: MakeMove
) -> Accepted | Refused:
    """Check and write a move, and return the answer to it. The sender is a person, a bot or a clock."""
    # Ids are chosen by each client, so equal ids of two senders are different moves.
    client_id = f"{sender}/{wish.id}"
    if wish.ply > live.ply:  # the client is connected to another process that is ahead
        await catch_up(host, live)
    if wish.crossed:
        await _log_crossed(host, live, seat, f"{client_id} crossed", wish)
    for _ in range(MAX_ATTEMPTS):
        if (made := live.made.get(client_id)) is not None:
            return _acknowledgement(live, wish.id, made)
        checked = _checked(live, seat, sender, wish)
        if isinstance(checked, Refused):
            return checked
        if (made := await log_entry(host, live, seat, client_id, checked)) is not None:
            return _acknowledgement(live, wish.id, made)
    return Refused(wish.id, "busy", "Too many moves at once. Try again.")


async def _log_crossed(
    host: Host, live: LiveTable, seat: Seat, client_id: str, wish: MakeMove
) -> None:
    """Log the cards that the player has crossed out, once, on the player's own turn."""
    for _ in range(MAX_ATTEMPTS):
        if live.match is None or not live.is_to_move(seat) or client_id in live.made:
            return
        crossed = crossed_of(live.match, seat, wish.crossed)
        if crossed is None or await log_entry(host, live, seat, client_id, encode(crossed)):
            return


async def log_hint(host: Host, live: LiveTable, seat: Seat, person: str, step: int) -> None:
    """Log a step of a hint, each once in a turn."""
    for _ in range(MAX_ATTEMPTS):
        if live.match is None or not live.is_to_move(seat):
            return
        asked = hint_of(live.match, seat, step)
        client_id = f"{person}/hint {live.ply}"
        if asked is None or await log_entry(host, live, seat, client_id, encode(asked)):
            return


async def log_entry(
    host: Host, live: LiveTable, seat: Seat, client_id: str, body: bytes
) -> MoveMade | None:
    """Write an entry of the log; None if another one was written first, which has then been read."""
    row = EventRow(live.row.id, live.ply, seat, body, client_id, host.now())
    written = await host.store.append(row)
    if written is not None and live.fold([written]):
        await _moved(host, live)
        return live.made[client_id]
    await catch_up(host, live)
    return None


def _acknowledgement(live: LiveTable, id_: str, made: MoveMade) -> Accepted | Refused:
    if made.refusal is None:
        return Accepted(id_, made.ply + 1)
    assert live.match is not None
    words = live.match.words.refusal(made.refusal, live.match.names)
    return Refused(id_, made.refusal.rule, words)


async def _moved(host: Host, live: LiveTable) -> None:
    host.changed(live, is_own=True)
    if live.is_over and live.seating.ended is None:
        await change(host, live, end)


def _checked(live: LiveTable, seat: Seat, sender: str, wish: MakeMove) -> bytes | Refused:
    """Return the move as it is stored, as an attempt if it breaks a rule; or a refusal that leaves no trace."""
    match = live.match
    if match is None or live.seating.status != "playing":
        return _not_playing(live, wish.id)
    try:
        move = match.checked(seat, bytes(wish.move), ply=wish.ply)
    except IllegalMove as illegal:
        attempt = attempt_of(match, seat, bytes(wish.move), illegal.rule)
        return encode(attempt) if attempt else Refused(wish.id, illegal.rule, illegal.reason)
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
