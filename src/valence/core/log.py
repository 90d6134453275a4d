"""The log's entries besides moves: refused moves, hints, and cards that were crossed out."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from valence.core import notes
from valence.core.help import PREVIEWS
from valence.core.opening import check_seat
from valence.core.play import cards_at_table, read_entry, read_move
from valence.core.record import Played
from valence.core.wire import Given, WireError, encode, to_dict

if TYPE_CHECKING:
    from valence.core.match import AnyMatch

ANSWER, SAY = notes.Answered.__struct_config__.tag, notes.Say.__struct_config__.tag


def attempt_of(match: "AnyMatch", seat: int, move: Given, rule: str) -> notes.Attempt | None:
    """Return the log entry for a move that this rule refused; None if the log keeps none."""
    if not notes.is_numbered(rule) or notes_of(match, seat) >= notes.MOST_NOTES:
        return None
    return notes.Attempt(Raw(encode(read_move(match.game, move))), rule)


def crossed_of(match: "AnyMatch", seat: int, cards: Sequence[str]) -> notes.CrossedOut | None:
    """Return the log entry for cards that a player crossed out; None where help on screen crosses them out."""
    if match.game.possible is None or PREVIEWS in match.help(seat):
        return None
    known = _cards(match)
    found = tuple(card for card in dict.fromkeys(cards) if card in known)
    return notes.CrossedOut(found) if found and notes_of(match, seat) < notes.MOST_NOTES else None


def checked_note(match: "AnyMatch", seat: int, given: Given) -> Any:
    """Return a note from a record, ready for `make`; ValueError if the log of this match can't have it."""
    check_seat(match.names, seat)
    note = read_entry(match.game, given)
    if isinstance(note, notes.CrossedOut):
        _check_crossed(match, note)
    return note


def _check_crossed(match: "AnyMatch", note: notes.CrossedOut) -> None:
    if match.game.possible is None:
        raise WireError(f"nothing is crossed out in {match.game.title}")
    if unknown := sorted(set(note.cards) - _cards(match)):
        raise WireError(f"there is no card {unknown[0]!r}")


def _cards(match: "AnyMatch") -> set[str]:
    options = to_dict(match.state.options)
    return {card.id for card in cards_at_table(match.game, options, len(match.names))}


def hint_of(match: "AnyMatch", seat: int, step: int) -> notes.HintAsked | None:
    """Return the log entry for a hint; None if the seat had this step since the last move."""
    if step <= hint_step(match, seat) or notes_of(match, seat) >= notes.MOST_NOTES:
        return None
    return notes.HintAsked(step)


def hint_step(match: "AnyMatch", seat: int) -> int:
    """Return the last step of a hint that a seat had since the last move; 0 if none."""
    asked = [read_entry(match.game, one.move) for one in _notes(match) if one.seat == seat]
    return max((one.step for one in asked if isinstance(one, notes.HintAsked)), default=0)


def notes_of(match: "AnyMatch", seat: int) -> int:
    """Count the refused moves, hints and crossed-out cards of this seat in the log since the last move."""
    return sum(played.seat == seat and played.tag != ANSWER for played in _notes(match))


def _notes(match: "AnyMatch") -> Iterator[Played]:
    """Yield the notes since the last move, newest first; in 0.2 an answer was a move."""
    return takewhile(lambda played: played.is_note and played.tag != SAY, reversed(match.played))
