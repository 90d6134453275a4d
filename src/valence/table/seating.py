"""The seating of a table: people come, go and pause. Every change returns a new seating."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from valence.table.chairs import Chair, Seating
from valence.table.errors import bad, conflict
from valence.table.names import bot_name, unique_name

MAX_PEOPLE_PER_SEAT = 12

# Taking and leaving seats


def sit(
    seating: Seating,
    person: str,
    name: str,
    now: float,
    *,
    seat: int | None = None,
    team: bool = False,
) -> Seating:
    """Take a seat: the given one, or the first free one. With `team`, a seat that is taken can be shared."""
    if seating.seat_of(person) is not None:
        return seating
    _refuse_when_over(seating)
    seat = _free_seat(seating) if seat is None else _checked(seating, seat)
    chair = seating.chairs[seat]
    if chair.is_empty:
        name = unique_name(name, [other.name for other in seating.chairs])
        return _with(seating, seat, Chair(name, (person,), gone_since=now))
    if not team or not chair.people:
        raise conflict("seat_taken", seat=seat, name=chair.name)
    if not seating.teams:
        raise conflict("no_teams")
    if len(chair.people) >= MAX_PEOPLE_PER_SEAT:
        raise conflict("team_full", most=MAX_PEOPLE_PER_SEAT)
    if not _may_see(seating, person, seat):
        raise conflict("team_closed")
    return _with(seating, seat, replace(chair, people=(*chair.people, person)))


def _may_see(seating: Seating, person: str, seat: int) -> bool:
    """Return True if this person may join a team, and so see its hand.

    Once hands are dealt, nobody may see two of them: a team takes back only its own people, unless the others are bots.
    """
    if person in seating.left:
        return seating.left[person] == seat
    are_others_bots = all(not c.people for n, c in enumerate(seating.chairs) if n != seat)
    return seating.started is None or are_others_bots


def leave(seating: Seating, person: str, now: float) -> Seating:
    """Leave a seat: before the start it becomes free; afterwards it waits for its player or for a bot."""
    seat = seating.seat_of(person)
    if seat is None or seating.status == "over":
        return seating
    chair = seating.chairs[seat]
    if seating.started is not None and len(chair.people) == 1:
        return _with(seating, seat, replace(chair, gone_since=now))
    others = tuple(other for other in chair.people if other != person)
    if seating.started is not None:
        seating = replace(seating, left={**seating.left, person: seat})
    return _with(seating, seat, replace(chair, people=others) if others else Chair())


def seat_bot(seating: Seating, seat: int, level: str) -> Seating:
    """Put a bot on a free seat; after the start, on any seat."""
    _refuse_when_over(seating)
    chair = seating.chairs[_checked(seating, seat)]
    if seating.started is not None:
        empty = replace(chair, people=(), bot=level, stand_in=None, time=1.0)
        return _with(_having_left(seating, seat), seat, empty)
    if chair.people:
        raise conflict("seat_taken", seat=seat, name=chair.name)
    return _with(seating, seat, Chair(_name_for(seating, seat, bot_name(level)), (), level))


def take_over(seating: Seating, seat: int, person: str, name: str, now: float) -> Seating:
    """Give the seat of a bot, or of people who are away, to someone who comes late."""
    _refuse_when_over(seating)
    chair = seating.chairs[_checked(seating, seat)]
    if seating.seat_of(person) is not None:
        raise conflict("seated")
    if not can_be_taken_over(seating, seat, person):
        raise conflict("seat_taken", seat=seat, name=chair.name)
    taken = Chair(_name_for(seating, seat, name), (person,), gone_since=now)
    return _with(_having_left(seating, seat), seat, taken)


def can_be_taken_over(seating: Seating, seat: int, person: str) -> bool:
    """Return True if this person may take the seat; people who left may only return to theirs: one hand each."""
    chair = seating.chairs[seat]
    is_free = not chair.is_here and not chair.is_awaited
    return is_free and seating.left.get(person, seat) == seat


def wait_for(seating: Seating, person: str) -> Seating:
    """Let the game wait for this person without a clock, because they play at several tables at once."""
    seat = seating.seat_of(person)
    if seat is None:
        return seating
    return _with(seating, seat, replace(seating.chairs[seat], is_awaited=True, time=None))


def give_time(seating: Seating, person: str, factor: float | None) -> Seating:
    """Give this person's seat more time on clocks, or no clock."""
    seat = seating.seat_of(person)
    if seat is None:
        return seating
    return _with(seating, seat, replace(seating.chairs[seat], time=factor))


def withdraw(seating: Seating, person: str, kinds: int) -> Seating:
    """Begin without as many kinds of help as this person has lost in earlier games."""
    seat = seating.seat_of(person)
    if seat is None or seating.help != "fading" or seating.started is not None:
        return seating
    return _with(seating, seat, replace(seating.chairs[seat], withdrawn=kinds))


def hand_over(seating: Seating, old: str, new: str) -> Seating:
    """Give the seat to the same player on another device."""
    seat = seating.seat_of(old)
    if seat is None or seating.seat_of(new) is not None:
        return seating
    chair = seating.chairs[seat]
    people = tuple(new if person == old else person for person in chair.people)
    return _with(seating, seat, replace(chair, people=people))


def rename(seating: Seating, person: str, name: str) -> Seating:
    """Rename a seat, also during a game. A team's seat keeps its own name."""
    seat = seating.seat_of(person)
    if seat is None or len(seating.chairs[seat].people) > 1:
        return seating
    renamed = replace(seating.chairs[seat], name=_name_for(seating, seat, name))
    return _with(seating, seat, renamed)


def kick(seating: Seating, seat: int, level: str) -> Seating:
    """Remove people from a seat: before the start it becomes free; afterwards a bot takes over."""
    if seating.started is not None:
        return seat_bot(seating, seat, level)
    _refuse_when_over(seating)
    return _with(seating, _checked(seating, seat), Chair())


def replace_by_bot(seating: Seating, seat: int, level: str) -> Seating:
    """Kick the people from a seat as `kick` does; after the start, the bot doesn't keep their name."""
    kicked = kick(seating, seat, level)
    if seating.started is None:
        return kicked
    name = _name_for(seating, seat, bot_name(level))
    return _with(kicked, seat, replace(kicked.chairs[seat], name=name))


def _name_for(seating: Seating, seat: int, name: str) -> str:
    """Return the name for a seat, with a number if another seat has it."""
    return unique_name(name, [chair.name for n, chair in enumerate(seating.chairs) if n != seat])


def _having_left(seating: Seating, seat: int) -> Seating:
    """Note that the people of a seat have seen its hand, whoever has the seat from now on."""
    people = seating.chairs[seat].people
    return replace(seating, left={**seating.left, **dict.fromkeys(people, seat)})


# Starting, pausing, ending


def is_full(seating: Seating) -> bool:
    return not any(chair.is_empty for chair in seating.chairs)


def start(seating: Seating, now: float) -> Seating:
    if seating.started is not None:
        raise conflict("started")
    if not is_full(seating):
        free = sum(chair.is_empty for chair in seating.chairs)
        raise conflict("seats_free", free=free, seats=len(seating.chairs))
    return replace(seating, options=seating.options_now, started=now)


def pause(seating: Seating, now: float, notice: str = "") -> Seating:
    _refuse_unless_running(seating)
    return replace(seating, paused=now, notice=notice)


def say(seating: Seating, notice: str) -> Seating:
    """Change the notice of a pause."""
    return seating if seating.paused is None else replace(seating, notice=notice)


def resume(seating: Seating, now: float) -> Seating:
    if seating.paused is None or seating.status != "paused":
        raise conflict("not_paused", status=seating.status)
    pauses = (*seating.pauses, (seating.paused, now))
    return replace(seating, paused=None, notice="", pauses=pauses)


def nudge(seating: Seating, ply: int) -> Seating:
    """Ask whoever is to move at this ply for their move."""
    _refuse_unless_running(seating)
    return replace(seating, nudged=ply)


def lend_turn(seating: Seating, ply: int) -> Seating:
    """Let a bot make the move of this ply, and no other, for people who are here."""
    _refuse_unless_running(seating)
    return replace(seating, lent=ply)


def end(seating: Seating, now: float) -> Seating:
    return seating if seating.ended is not None else replace(seating, ended=now)


# Presence


def here(seating: Seating, seat: int) -> Seating:
    """Mark a seat as here, because one of its players is connected; a bot that stood in gives it back."""
    return _with(seating, seat, replace(seating.chairs[seat], gone_since=None, stand_in=None))


def away(seating: Seating, seat: int, now: float) -> Seating:
    chair = seating.chairs[seat]
    return _with(seating, seat, replace(chair, gone_since=now)) if chair.is_here else seating


def connected(seating: Seating, people: Collection[str], now: float) -> Seating:
    """Mark each seat as here if one of its people is connected, and as away otherwise."""
    for seat, chair in enumerate(seating.chairs):
        is_here = not set(people).isdisjoint(chair.people)
        seating = here(seating, seat) if is_here else away(seating, seat, now)
    return seating


def stand_in(seating: Seating, seat: int, level: str) -> Seating:
    """Let a bot play for a player who is away, unless they have just come back or lost the seat."""
    chair = seating.chairs[seat]
    is_away = bool(chair.people) and not chair.is_here
    return _with(seating, seat, replace(chair, stand_in=level)) if is_away else seating


def _with(seating: Seating, seat: int, chair: Chair) -> Seating:
    chairs: Sequence[Chair] = seating.chairs
    return replace(seating, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))


def _free_seat(seating: Seating) -> int:
    for seat, chair in enumerate(seating.chairs):
        if chair.is_empty:
            return seat
    raise conflict("table_full")


def _checked(seating: Seating, seat: int) -> int:
    if seat not in range(len(seating.chairs)):
        raise bad("no_seat", seat=seat, last=len(seating.chairs) - 1)
    return seat


def _refuse_unless_running(seating: Seating) -> None:
    if seating.status != "playing":
        raise conflict("not_running", status=seating.status)


def _refuse_when_over(seating: Seating) -> None:
    if seating.status == "over":
        raise conflict("over")


def not_after(seating: Seating, now: float) -> Seating:
    """Move times in the future to now, after the clock was set back."""
    ends = (end for _, end in seating.pauses)
    gone = (chair.gone_since for chair in seating.chairs)
    if all(at is None or at <= now for at in (seating.started, seating.paused, *ends, *gone)):
        return seating
    return replace(
        seating,
        started=_earlier(seating.started, now),
        paused=_earlier(seating.paused, now),
        pauses=tuple((min(begin, now), min(end, now)) for begin, end in seating.pauses),
        chairs=tuple(
            replace(chair, gone_since=_earlier(chair.gone_since, now)) for chair in seating.chairs
        ),
    )


def _earlier(at: float | None, now: float) -> float | None:
    return None if at is None else min(at, now)
