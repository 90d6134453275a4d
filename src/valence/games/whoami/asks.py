"""Questions about a turn, and after the game: which cards would react with one that a player asks about, or sees."""

from collections.abc import Iterator
from zlib import crc32

from valence.chem.cards import Acid, kind_of
from valence.chem.concepts import DIRECTION
from valence.chem.reactions import is_guarded
from valence.core.concepts import About, Question
from valence.core.game import Seat
from valence.games.whoami.cards import Card, CardId, beats
from valence.games.whoami.moves import Ask, Guess, Move
from valence.games.whoami.options import cards_of
from valence.games.whoami.questions import Beats
from valence.games.whoami.state import State

NONE = "none"
_OF_EACH = 2  # cards that react, and that don't


def asks(state: State, seat: Seat, move: Move) -> Iterator[Question]:
    """Ask about the card that the player asks about, and about the cards of the others, which the player sees."""
    if isinstance(move, Ask) and isinstance(move.question, Beats):
        yield from _reacts(state, move.question.card)
    elif isinstance(move, Ask | Guess):
        for other, card in enumerate(state.cards):
            if other != seat:
                yield from _reacts(state, card)


def asks_at_end(state: State) -> Iterator[Question]:
    for card in cards_of(state.options):
        yield from _reacts(state, card)


def _reacts(state: State, card: CardId) -> Iterator[Question]:
    cards = cards_of(state.options)
    asked = cards[card]
    others = [
        one
        for one in cards.values()
        if kind_of(one) != kind_of(asked) and not _has_guard(asked, one)
    ]
    others.sort(key=lambda one: crc32(f"{asked.id} {one.id}".encode()))
    right = [one.id for one in others if beats(asked, one)][:_OF_EACH]
    wrong = [one.id for one in others if not beats(asked, one)][:_OF_EACH]
    if right and wrong:
        choices = sorted((*right, *wrong))
        about = About(DIRECTION.id, tuple(right), {"reversed": tuple(wrong)})
        yield Question("reacts", (*choices, NONE), tuple(right), (about,), subject=asked.id)


def _has_guard(card: Card, other: Card) -> bool:
    return any(isinstance(one, Acid) and is_guarded(one) for one in (card, other))
