"""Moves that no player makes: a bot moves, a clock runs out, a bot stands in for somebody who is away."""

from msgspec import Raw

from valence.core.game import Seat
from valence.core.wire import to_json
from valence.table.changes import change
from valence.table.deadlines import Act, mover_at, next_act
from valence.table.guide import cue
from valence.table.host import Host
from valence.table.live import BOT, CLOCK, QUESTION, LiveTable
from valence.table.moves import Reply, make_move
from valence.table.protocol import MakeMove
from valence.table.seating import stand_in


async def act_if_due(host: Host, live: LiveTable) -> Reply | None:
    """Do what is due at a table, and return the answer to the move, if one was made."""
    act = next_act(host, live)
    if act is None or act.at > host.now():
        return None
    match act.kind:
        case "stand in":
            level = host.bots.default_level
            await change(host, live, lambda now, _: stand_in(now, act.seat, level))
            return None
        case "bot":
            return await _bot_moves(host, live, act)
        case "time":
            return await _time_is_up(host, live, act.seat)


async def _bot_moves(host: Host, live: LiveTable, act: Act) -> Reply | None:
    ply, level = live.ply, mover_at(host, live, act.seat)
    move = cue(live, act.seat)
    if move is None:
        move = await host.bots.move(live, act.seat, level or host.bots.default_level)
    if mover_at(host, live, act.seat) is None:  # the player has come back, or moved
        return None
    return await make_move(host, live, act.seat, BOT, _wish(ply, move))


async def _time_is_up(host: Host, live: LiveTable, seat: Seat) -> Reply:
    """Make the move that the game has for a timeout, or else the one that a bot chooses."""
    ply, match, game = live.ply, live.match, live.game
    assert match is not None
    timeout = game.timeout(match.state, seat)
    sender = QUESTION if isinstance(timeout, game.clock_moves) else CLOCK
    if timeout is not None:
        move = to_json(timeout)
    else:
        move = await host.bots.move(live, seat, host.bots.default_level)
    return await make_move(host, live, seat, sender, _wish(ply, move))


def _wish(ply: int, move: str) -> MakeMove:
    return MakeMove(f"{ply}", ply, Raw(move.encode()))
