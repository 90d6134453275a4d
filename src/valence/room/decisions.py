"""Every decision of a game: who, when, what, and whether it was accepted."""

from msgspec import Struct

from valence.core.game import Event, Seat
from valence.core.notes import Answered, CrossedOut, HelpLevel, HintAsked, Say, Tried
from valence.core.play import read_entry
from valence.room.protocol import DecisionResult
from valence.table.live import BOT, NOBODY, LiveTable
from valence.table.timing import seconds_taken


class Decision(Struct, frozen=True):
    """One entry of a game's log."""

    table: str
    game: str
    seat: Seat
    person: str | None
    """Who decided; None for a bot or the clock."""
    name: str
    """The name of the seat at the end of the game."""
    at: float
    seconds: float
    """Since the position arose, pauses not counted."""
    what: str
    """The move in words."""
    result: DecisionResult
    rule: str
    """The rule that a refused move breaks."""
    reason: str
    """Why it was refused, in words."""
    hints: int
    """How many hints this seat had asked for in this position."""
    help: HelpLevel


def decisions(live: LiveTable) -> list[Decision]:
    """The log of a table. While a game runs it is empty: it would show hidden cards."""
    if live.match is None or not live.is_over:
        return []
    senders = live.senders
    found: list[Decision] = []
    hints = dict.fromkeys(range(len(live.seating.chairs)), 0)
    for ply, seconds in enumerate(seconds_taken(live)):
        decision = _decision(live, ply, senders.get(ply, BOT), seconds, hints)
        found.append(decision)
        if decision.result == "hint":
            hints[decision.seat] += 1
        elif decision.result == "accepted":
            hints = dict.fromkeys(hints, 0)
    return found


def _decision(
    live: LiveTable, ply: int, sender: str, seconds: float, hints: dict[int, int]
) -> Decision:
    match = live.match
    assert match is not None
    played, tried = match.played[ply], _tried(match.story[ply + 1])
    entry = tried.move if tried else read_entry(live.game, played.move)
    is_hint = isinstance(entry, HintAsked)
    return Decision(
        table=live.code,
        game=live.game.title,
        seat=played.seat,
        person=None if sender in NOBODY else sender,
        name=live.seating.chairs[played.seat].name,
        at=live.times[ply],
        seconds=seconds,
        what="" if is_hint else match.words.tried(entry),
        result=_result(entry, is_refused=tried is not None),
        rule=tried.refusal.rule if tried else "",
        reason=match.words.refusal(tried.refusal, match.names) if tried else "",
        hints=hints[played.seat],
        help=live.seating.help,
    )


def _result(entry: object, *, is_refused: bool) -> DecisionResult:
    match entry:
        case HintAsked():
            return "hint"
        case CrossedOut():
            return "crossed"
        case Answered() | Say():
            return "answered"
        case _:
            return "refused" if is_refused else "accepted"


def _tried(events: tuple[Event, ...]) -> Tried | None:
    return next((event for event in events if isinstance(event, Tried)), None)
