"""Every decision of the finished games of a room: who, when, what, and whether it was accepted."""

from collections.abc import Iterable, Iterator
from time import gmtime, strftime
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.game import Event
from valence.core.languages import Language
from valence.core.notes import Answered, CrossedOut, HelpLevel, HintAsked, Say, Tried
from valence.core.play import read_entry
from valence.games import title
from valence.room.room import Room
from valence.table.live import BOT, NOBODY, LiveTable
from valence.table.names import called
from valence.table.timing import seconds_taken

DecisionResult: TypeAlias = Literal["accepted", "refused", "hint", "crossed", "answered"]


class RoomDecision(Struct, frozen=True):
    """A decision in a finished game, for the teacher's reports."""

    round: int
    table: str
    game: str
    name: str
    number: int | None
    """On the class list."""
    kind: Literal["person", "bot"]
    at: str
    """In UTC, as 2026-11-16T15:04:05Z."""
    seconds: float
    """Since the position arose, pauses not counted."""
    what: str
    """The move in words; empty for a hint."""
    result: DecisionResult
    rule: str
    reason: str
    hints: int
    """The number of hints asked for in this position before."""
    help: HelpLevel


def decisions(
    room: Room, tables: Iterable[tuple[int, LiveTable]], language: Language
) -> Iterator[RoomDecision]:
    """Yield every decision of the finished games, with the names that people have in the room now.

    Each table comes with the number of its round. The log of a game that goes on would show hidden cards.
    """
    members = room.by_device
    names = {one.person: one.name for one in room.removed}
    names |= {person: member.name for person, member in members.items()}
    numbers = {person: member.number for person, member in members.items()}
    for round_, live in tables:
        senders = live.senders
        for ply, decision in enumerate(_decisions(live, round_, language)):
            person = senders.get(ply, BOT)
            yield (
                decision
                if person in NOBODY
                else replace(
                    decision,
                    name=names.get(person, decision.name),
                    number=numbers.get(person),
                    kind="person",
                )
            )


def _decisions(live: LiveTable, round_: int, language: Language) -> Iterator[RoomDecision]:
    """Yield the entries of a log as if bots had made them all."""
    if live.match is None or not live.is_over:
        return
    hints = [0] * len(live.seating.chairs)
    for ply, seconds in enumerate(seconds_taken(live)):
        seat = live.match.played[ply].seat
        decision = _decision(live, round_, ply, seconds, hints[seat], language)
        yield decision
        if decision.result == "hint":
            hints[seat] += 1
        elif decision.result == "accepted":
            hints = [0] * len(hints)


def _decision(
    live: LiveTable, round_: int, ply: int, seconds: float, hints: int, language: Language
) -> RoomDecision:
    match, words = live.match, live.words(language)
    assert match is not None
    played, tried = match.played[ply], _tried(match.story[ply + 1])
    entry = tried.move if tried else read_entry(live.game, played.move)
    return RoomDecision(
        round=round_,
        table=live.code,
        game=title(live.row.game, language),
        name=called(live.seating.chairs[played.seat].name, language),
        number=None,
        kind="bot",
        at=strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(live.times[ply])),
        seconds=seconds,
        what="" if isinstance(entry, HintAsked) else words.tried(entry),
        result=_result(entry, is_refused=tried is not None),
        rule=tried.refusal.rule if tried else "",
        reason=words.refusal(tried.refusal, match.names) if tried else "",
        hints=hints,
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
