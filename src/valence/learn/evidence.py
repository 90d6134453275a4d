"""The evidence in a match: the first try of every decision that was made without help."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from valence.core.concepts import Observation
from valence.core.game import Seat
from valence.core.match import AnyMatch, Match
from valence.core.notes import Attempt, CrossedOut, HintAsked
from valence.core.play import read_entry, read_move


class Decision(Struct, frozen=True):
    """A try, and what it shows about each concept."""

    ply: int
    seat: Seat
    tried: Any
    is_refused: bool
    observations: tuple[Observation, ...]
    seconds: float | None = None  # how long it took, if the record says so


def decisions(
    match: AnyMatch, counts: Callable[[int], bool] = lambda _ply: True
) -> Iterator[Decision]:
    """Every informative decision of a match; `counts` says which entries of the log a person made.

    Only the first try counts: after a refusal or a hint the player has been told something.
    """
    now: AnyMatch = Match(match.game, match.words, match.heading)
    told: set[Seat] = set()
    for ply, played in enumerate(match.played):
        seat, entry = played.seat, read_entry(match.game, played.move)
        if not isinstance(entry, HintAsked) and seat not in told and counts(ply):
            is_refused = isinstance(entry, Attempt)
            tried = _tried(match, entry)
            if seen := _seen(now, seat, tried):
                wrong = _wrong_among(now, seat, tried)
                yield Decision(ply, seat, wrong, is_refused, seen, played.seconds)
        now.make(seat, entry)
        match entry:
            case Attempt() | HintAsked():
                told.add(seat)
            case CrossedOut():
                pass
            case _:
                told.discard(seat)


def _tried(match: AnyMatch, entry: object) -> Any:
    return read_move(match.game, bytes(entry.move)) if isinstance(entry, Attempt) else entry


def _seen(match: AnyMatch, seat: Seat, tried: object) -> tuple[Observation, ...]:
    """Return the observations that a try gives, without those that help on screen has given away."""
    on_screen = set(match.help(seat))
    game, state = match.game, match.state
    shown = (
        game.crossed(state, seat, tried.cards)
        if isinstance(tried, CrossedOut)
        else game.shows(state, seat, tried)
    )
    return tuple(seen for seen in shown if on_screen.isdisjoint(seen.given_away_by))


def _wrong_among(match: AnyMatch, seat: Seat, tried: object) -> object:
    """Reduce crossed-out cards to the wrongly crossed-out ones, if any; other tries stay as they are."""
    if not isinstance(tried, CrossedOut) or match.game.possible is None:
        return tried
    possible = match.game.possible(match.state, seat)
    wrong = tuple(card for card in tried.cards if card in possible)
    return CrossedOut(wrong) if wrong else tried
