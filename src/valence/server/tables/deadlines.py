"""When something must happen at a table by itself: a bot moves, time is over, a player is gone for too long."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from valence.core.game import Seat
from valence.server.jobs.bot_pool import quiz_seconds
from valence.server.settings import Settings
from valence.server.tables.live import LiveTable
from valence.server.tables.seating import Seating
from valence.table.protocol import Clock


class Act(NamedTuple):
    """What must happen, to which seat, and when."""

    at: float
    kind: Literal["bot", "time", "stand in"]
    seat: Seat


def next_act(live: LiveTable, settings: Settings) -> Act | None:
    """The first thing that happens by itself if nobody moves; None when the table waits for people."""
    if live.match is None or live.is_over or live.seating.status != "playing":
        return None
    return min(_acts(live, settings), default=None)


def _acts(live: LiveTable, settings: Settings) -> Iterator[Act]:
    seating = live.seating
    for seat in live.movers[-1]:
        chair = seating.chairs[seat]
        if chair.mover is not None:
            yield Act(_bot_at(live, seat, chair.mover, settings), "bot", seat)
        elif chair.gone_since is not None and settings.grace and _others_here(seating, seat):
            since = max(chair.gone_since, seating.started or 0.0)
            yield Act(_resumed(seating, since) + settings.grace, "stand in", seat)
        if (deadline := deadline_of(live, seat)) is not None:
            yield Act(deadline, "time", seat)


def _bot_at(live: LiveTable, seat: Seat, level: str, settings: Settings) -> float:
    """After a pause in which people can follow; in a quiz a bot needs its time as people do."""
    if question_seconds(live) is None or not settings.bot_pause:
        return _resumed(live.seating, live.last_change) + settings.bot_pause
    return _after(live.seating, _asked_at(live), quiz_seconds(live, seat, level))


def _others_here(seating: Seating, seat: int) -> bool:
    return any(chair.is_here for n, chair in enumerate(seating.chairs) if n != seat)


def _resumed(seating: Seating, at: float) -> float:
    """Not before the last pause was over."""
    return max([at, *(end for _, end in seating.pauses)])


# Clocks


def clocks(live: LiveTable, now: float) -> tuple[Clock, ...]:
    """The clocks that run, as clients see them; a paused one stands still."""
    has_none = live.seating.clock is None and live.game.seconds is None
    if has_none or live.match is None or live.is_over:
        return ()
    now = live.seating.paused or now
    deadlines = ((seat, deadline_of(live, seat)) for seat in sorted(live.movers[-1]))
    return tuple(
        Clock(seat, max(0.0, round(deadline - now, 2)))
        for seat, deadline in deadlines
        if deadline is not None
    )


def deadline_of(live: LiveTable, seat: Seat) -> float | None:
    """When the clock acts for this seat."""
    if (seconds := question_seconds(live)) is not None:
        return _after(live.seating, _asked_at(live), seconds)
    clock = live.seating.clock
    if clock is None:
        return None
    spent = _spent(live, seat) if clock.per == "game" else 0.0
    return _after(live.seating, live.last_change, max(0.0, clock.seconds - spent))


def question_seconds(live: LiveTable) -> float | None:
    """The time that the rules themselves give to all for one question."""
    if live.match is None or live.game.seconds is None:
        return None
    return live.game.seconds(live.match.state)


def _asked_at(live: LiveTable) -> float:
    """When the present question was read out."""
    ply = live.question
    return live.times[ply - 1] if ply else live.seating.started or 0.0


def _spent(live: LiveTable, seat: Seat) -> float:
    """What this seat has used in earlier moves, pauses not counted."""
    assert live.match is not None
    before, spent = live.seating.started or 0.0, 0.0
    for played, at in zip(live.match.played, live.times, strict=True):
        if played.seat == seat:
            spent += at - before - _paused_between(live.seating, before, at)
        before = at
    return spent


def _after(seating: Seating, since: float, seconds: float) -> float:
    """So many seconds of play after a moment."""
    paused = _paused_between(seating, since, float("inf"))
    return since + seconds + paused


def _paused_between(seating: Seating, since: float, until: float) -> float:
    return sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in seating.pauses)
