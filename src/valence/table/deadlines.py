"""Deadlines of a table: the time of its next act without a player's move, and the clocks that are shown."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from valence.core.dice import Dice
from valence.core.game import Seat
from valence.table.chairs import Seating
from valence.table.guide import is_next
from valence.table.host import Host
from valence.table.live import LiveTable
from valence.table.protocol import Clock
from valence.table.timing import paused_between

# Before the time for the next question starts; the browser shows the ruling on the last one that long.
READING_SECONDS = 6.0


class Act(NamedTuple):
    """Something that happens without a player's move: its time, its kind and its seat."""

    at: float
    kind: Literal["bot", "time", "stand in"]
    seat: Seat


def next_act(host: Host, live: LiveTable) -> Act | None:
    """Return the act that comes first if nobody moves; None while the table waits for people."""
    if live.match is None or live.is_over or live.seating.status != "playing":
        return None
    live.not_after(host.now())
    return min(_acts(host, live), default=None)


def _acts(host: Host, live: LiveTable) -> Iterator[Act]:
    seating, grace = live.seating, host.pace.grace
    for seat in live.turns[-1]:
        chair, level = seating.chairs[seat], mover_at(host, live, seat)
        if level is not None and _is_anybody_here(live) and is_next(live, seat):
            yield Act(_bot_at(host, live, seat, level), "bot", seat)
        elif (
            level is None
            and not chair.is_awaited
            and chair.gone_since is not None
            and grace
            and _are_others_here(seating, seat)
        ):
            since = max(chair.gone_since, seating.started or 0.0)
            yield Act(_not_before_resuming(seating, since) + grace, "stand in", seat)
        if (deadline := deadline_of(live, seat)) is not None:
            yield Act(deadline, "time", seat)


def mover_at(host: Host, live: LiveTable, seat: Seat) -> str | None:
    """Return the level of the bot that makes this move: of one that has the seat, or the turn of its players."""
    is_lent = live.seating.lent == live.ply
    return live.seating.chairs[seat].mover or (host.bots.default_level if is_lent else None)


def _bot_at(host: Host, live: LiveTable, seat: Seat, level: str) -> float:
    """Return the time of a bot's move: after a pause that lets people follow, or its own time for a timed question."""
    pause = host.pace.bot_pause
    if question_seconds(live) is None or not pause:
        return _not_before_resuming(live.seating, live.last_change) + pause
    dice = Dice(int(live.seating.salt, 16), f"{_question_ply(live)} {seat}")
    seconds = host.bots.answer_seconds(live.row.game, level, dice)
    return _after(live.seating, _read_at(live), seconds)


def _is_anybody_here(live: LiveTable) -> bool:
    """Return True if somebody is there to see a bot's move; bots wait until then."""
    return bool(live.people) or any(chair.is_here for chair in live.seating.chairs)


def _are_others_here(seating: Seating, seat: int) -> bool:
    return any(chair.is_here for n, chair in enumerate(seating.chairs) if n != seat)


def _not_before_resuming(seating: Seating, at: float) -> float:
    """Return the given time, or the end of the last pause if that was later."""
    return max([at, *(end for _, end in seating.pauses)])


# Clocks


def clocks(live: LiveTable, now: float) -> tuple[Clock, ...]:
    """Return the running clocks; a paused clock stands still."""
    has_none = live.seating.clock is None and live.game.seconds is None
    if has_none or live.match is None or live.is_over:
        return ()
    now = live.seating.paused or now
    deadlines = ((seat, deadline_of(live, seat)) for seat in sorted(live.turns[-1]))
    return tuple(
        Clock(seat, max(0.0, round(deadline - now, 2)))
        for seat, deadline in deadlines
        if deadline is not None
    )


def clocks_for(
    live: LiveTable, running: tuple[Clock, ...], reader: int | None
) -> tuple[Clock, ...]:
    """Return the clocks that a seat may see: how much time somebody else was given is private."""
    if question_seconds(live) is not None:  # the same for everybody
        return running
    chairs = live.seating.chairs
    return tuple(c for c in running if c.seat == reader or chairs[c.seat].time == 1.0)


def deadline_of(live: LiveTable, seat: Seat) -> float | None:
    """Return the time at which this seat's time is up; None without a clock."""
    if (seconds := question_seconds(live)) is not None:
        factor = _longest_time(live.seating)
        return None if factor is None else _after(live.seating, _read_at(live), seconds * factor)
    clock, factor = live.seating.clock, live.seating.chairs[seat].time
    if clock is None or factor is None:
        return None
    spent = _spent(live, seat) if clock.per == "game" else 0.0
    return _after(live.seating, live.last_change, max(0.0, clock.seconds * factor - spent))


def _longest_time(seating: Seating) -> float | None:
    """Return the largest time factor of all people, because a question is the same for everybody; None for no clock."""
    factors = [chair.time for chair in seating.chairs if chair.people]
    if any(factor is None for factor in factors):
        return None
    return max((factor for factor in factors if factor is not None), default=1.0)


def question_seconds(live: LiveTable) -> float | None:
    """Return the time that the rules give everybody for the current question."""
    if live.match is None or live.game.seconds is None:
        return None
    return live.game.seconds(live.match.state)


def _read_at(live: LiveTable) -> float:
    """Return the time at which everybody has read the ruling on the last question and sees the current one."""
    ply = _question_ply(live)
    return live.times[ply - 1] + READING_SECONDS if ply else live.seating.started or 0.0


def _question_ply(live: LiveTable) -> int:
    """Return the ply at which the current question was asked: the first of its moment."""
    assert live.match is not None
    ply = live.ply
    while ply and not live.match.is_stale(ply - 1):
        ply -= 1
    return ply


def _spent(live: LiveTable, seat: Seat) -> float:
    """Return the time that this seat has used for earlier moves, without pauses."""
    assert live.match is not None
    before, spent = live.seating.started or 0.0, 0.0
    for ply, (played, at) in enumerate(zip(live.match.played, live.times, strict=True)):
        if ply in live.notes:
            continue
        if played.seat == seat:
            spent += at - before - paused_between(live.seating, before, at)
        before = at
    return spent


def _after(seating: Seating, since: float, seconds: float) -> float:
    """Return the time after this many seconds of play, pauses not counted."""
    return since + seconds + paused_between(seating, since, float("inf"))
