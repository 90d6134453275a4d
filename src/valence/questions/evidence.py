"""The evidence in a match: the first try of every decision that was made without help."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from valence.core.concepts import Observation
from valence.core.game import Seat
from valence.core.match import AnyMatch, Match
from valence.core.notes import Answered, Attempt, CrossedOut, HintAsked, Say
from valence.core.play import read_entry, read_move
from valence.questions import observations, question_answered


class ShownTry(Struct, frozen=True):
    """A try, and where to look at it."""

    match: int
    """The number of its game, counted from 0."""
    table: str
    """The code of its table; empty for a record."""
    seat: Seat
    ply: int
    """The entry of the game's log."""
    game: str
    move: Any
    """The move, the answer or the cards crossed out that were tried."""
    is_refused: bool
    seconds: float | None = None
    """The time it took, if known."""
    speaks_for: bool = False
    """True if it speaks for the finding that names it, false if against it."""
    tried: str = ""
    """The same in the words of a reader, once there is one."""


class Evidence(Struct, frozen=True):
    """The evidence of one try about one concept."""

    shown: ShownTry
    observation: Observation
    lesson: int = 0
    """The number of the lesson, counted from 0."""


def evidence_in(match: AnyMatch, number: int = 0, table: str = "") -> Iterator[Evidence]:
    """Yield what every informative decision of a match shows.

    Only the first try counts: after a refusal or a hint the player has been told something.
    """
    now: AnyMatch = Match(match.game, match.words, match.heading)
    told: set[Seat] = set()
    for ply, played in enumerate(match.played):
        seat, entry = played.seat, read_entry(match.game, played.move)
        is_refused = isinstance(entry, Attempt)
        is_answer = isinstance(entry, Answered | Say)  # a refusal doesn't give it away
        if not isinstance(entry, HintAsked) and (is_answer or seat not in told):
            tried = _tried(match, entry)
            if seen := _observations(now, seat, tried):
                move, game = _wrong_among(now, seat, tried), match.game.name
                shown = ShownTry(number, table, seat, ply, game, move, is_refused, played.seconds)
                yield from (Evidence(shown, one) for one in seen)
        now.make(seat, entry)
        match entry:
            case Attempt() | HintAsked():
                told.add(seat)
            case CrossedOut() | Answered() | Say():
                pass
            case _:
                told.discard(seat)


def _tried(match: AnyMatch, entry: object) -> Any:
    if not isinstance(entry, Attempt) or entry.rule in match.game.gone_rules:
        return entry
    return read_move(match.game, bytes(entry.move))


def _observations(match: AnyMatch, seat: Seat, tried: object) -> tuple[Observation, ...]:
    """Return the observations that a try gives, without those that help on screen has given away."""
    on_screen = set(match.help(seat))
    return tuple(
        seen for seen in _shown(match, seat, tried) if on_screen.isdisjoint(seen.given_away_by)
    )


def _shown(match: AnyMatch, seat: Seat, tried: object) -> Iterable[Observation]:
    game, state = match.game, match.state
    match tried:
        case CrossedOut(cards=cards):
            return game.crossed(state, seat, cards)
        case Answered(given=given) | Say(reason=given):
            question = question_answered(match, seat, tried)
            return observations(question, given) if question else ()
        case Attempt():  # of a rule that is gone
            return ()
        case _:
            return game.shows(state, seat, tried)


def _wrong_among(match: AnyMatch, seat: Seat, tried: object) -> object:
    """Reduce crossed-out cards to the wrongly crossed-out ones, if any; other tries stay as they are."""
    if not isinstance(tried, CrossedOut) or match.game.possible is None:
        return tried
    possible = match.game.possible(match.state, seat)
    wrong = tuple(card for card in tried.cards if card in possible)
    return CrossedOut(wrong) if wrong else tried
