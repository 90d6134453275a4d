"""Observations from guesses and crossed-out cards: how the player reads answers. Which question to ask is skill."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from valence.chem.cards import Acid, Base, kind_of
from valence.chem.concepts import DIRECTION
from valence.chem.reactions import guard_is_disputed
from valence.core.concepts import Concept, Observation, observed
from valence.core.game import Seat
from valence.games.whoami.cards import Card, CardId, CardSet
from valence.games.whoami.moves import Guess, Move
from valence.games.whoami.options import cards_of
from valence.games.whoami.questions import Beats, HasGroup, Question, is_true
from valence.games.whoami.rules import answer_fits
from valence.games.whoami.state import State, Turn

Reading: TypeAlias = Callable[[CardSet, Question, Card], bool]

GROUPS = Concept("groups")

CONCEPTS = (GROUPS, DIRECTION)

# The preview of a question splits the cards that are left, and shows which ones those are.
HELP = ("previews",)


def shown(state: State, seat: Seat, move: Move) -> Iterator[Observation]:
    if not isinstance(move, Guess):
        return
    for kind, concept in _CONCEPTS.items():
        if (seen := _guessed(state, seat, move.card, concept, kind)) is not None:
            yield seen


def crossed(state: State, seat: Seat, out: tuple[CardId, ...]) -> Iterator[Observation]:
    """Yield observations from crossed-out cards, which show how the last answer was read."""
    own = [turn for turn in state.turns if turn.seat == seat]
    concept = _CONCEPTS.get(type(own[-1].question)) if own else None
    if concept and (seen := _crossed(state, seat, out, concept, own[-1])) is not None:
        yield seen


def _guessed(
    state: State, seat: Seat, card: CardId, concept: Concept, kind: type[Question]
) -> Observation | None:
    """Observe, among the cards that fit all other answers, a guess of one that fits those about this concept."""
    cards = cards_of(state.options)
    about = [turn for turn in state.turns if turn.seat == seat and isinstance(turn.question, kind)]
    possible = _undisputed(cards, about, _possible_without(state, seat, about))
    if card not in possible:
        return None
    readings = _READINGS[concept.id].items()
    wrong = {idea: _fitting(cards, possible, about, read) for idea, read in readings}
    right = _fitting(cards, possible, about, _rightly)
    return observed(concept.id, card, possible, right, wrong, HELP)


def _crossed(
    state: State, seat: Seat, out: tuple[CardId, ...], concept: Concept, last: Turn
) -> Observation | None:
    """Observe the cards excluded after the last answer. Crossing out several is one decision, right if most are."""
    cards = cards_of(state.options)
    possible = _undisputed(cards, [last], _possible_without(state, seat, [last]))

    def excluded(reads: Reading) -> set[CardId]:
        return set(possible).difference(_fitting(cards, possible, [last], reads))

    decided = [card for card in out if card in possible]
    if not decided:
        return None
    right = excluded(_rightly)
    wrongly = [card for card in decided if card not in right]
    is_wrong = 2 * len(wrongly) >= len(decided)
    tried = wrongly[0] if is_wrong else next(card for card in decided if card in right)
    wrong = {idea: excluded(read) for idea, read in _READINGS[concept.id].items()}
    return observed(concept.id, tried, possible, right, wrong, HELP)


def _possible_without(state: State, seat: Seat, ignored: list[Turn]) -> list[CardId]:
    """Return the cards that the player may have by all other answers."""
    cards = cards_of(state.options)
    seen = {one for other, one in enumerate(state.cards) if other != seat}
    told = [turn for turn in state.turns if turn.seat == seat and turn not in ignored]
    return [
        one
        for one in cards
        if one not in seen and all(answer_fits(cards, turn, one) for turn in told)
    ]


def _undisputed(cards: CardSet, turns: list[Turn], possible: list[CardId]) -> list[CardId]:
    """R4 of pKace: leave out bases that it stops although the lab may not; somebody who knows that reads otherwise."""
    asked = [cards[turn.question.card] for turn in turns if isinstance(turn.question, Beats)]
    acids = [one for one in asked if isinstance(one, Acid)]
    return [
        one
        for one in possible
        if not any(
            isinstance(base := cards[one], Base) and guard_is_disputed(acid, base) for acid in acids
        )
    ]


def _fitting(
    cards: CardSet, possible: list[CardId], turns: list[Turn], reads: Reading
) -> list[CardId]:
    return [
        card
        for card in possible
        if all(
            turn.question and reads(cards, turn.question, cards[card]) == turn.yes for turn in turns
        )
    ]


def _rightly(cards: CardSet, question: Question, card: Card) -> bool:
    return is_true(cards, question, card.id)


def _reversed(cards: CardSet, question: Question, card: Card) -> bool:
    assert isinstance(question, Beats)
    other = cards[question.card]
    if kind_of(other) == kind_of(card):
        return False
    base, acid = (card, other) if isinstance(card, Base) else (other, card)
    return base.value < acid.value


_CONCEPTS: dict[type, Concept] = {HasGroup: GROUPS, Beats: DIRECTION}
_READINGS: dict[str, dict[str, Reading]] = {
    GROUPS.id: {},
    DIRECTION.id: {"reversed": _reversed},
}
