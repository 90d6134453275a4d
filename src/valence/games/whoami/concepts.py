"""What a guess shows: how the player has read the answers. Which question somebody asks is skill."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from valence.chem.cards import Base, kind_of
from valence.chem.concepts import DIRECTION
from valence.core.concepts import Concept, Misconception, Observation, observed
from valence.core.game import Seat
from valence.games.whoami.cards import Card, CardId, CardSet
from valence.games.whoami.moves import Guess, Move
from valence.games.whoami.options import cards_of
from valence.games.whoami.questions import Beats, HasGroup, Question, is_true
from valence.games.whoami.rules import answer_fits
from valence.games.whoami.state import State, Turn

Reading: TypeAlias = Callable[[CardSet, Question, Card], bool]

GROUPS = Concept(
    "groups",
    "Functional groups",
    (
        Misconception(
            "any OH",
            "Every OH group is an alcohol.",
            "The OH of an alcohol is on a saturated carbon. Phenols and carboxylic acids are groups of their own.",
            "Ethanol, phenol and acetic acid all have an OH. Why is only one of them an alcohol?",
        ),
        Misconception(
            "any C=O",
            "Every C=O is a ketone.",
            "In a ketone the C=O has a carbon on either side. Esters, amides, aldehydes and acids are other groups.",
            "Acetone, ethyl acetate and acetaldehyde all have a C=O. What stands next to it?",
        ),
        Misconception(
            "any N",
            "Every N with single bonds is an amine.",
            "Next to C=O it is an amide, whose lone pair is delocalized and hardly basic.",
            "Why is triethylamine a base, but dimethylacetamide hardly one?",
        ),
    ),
)

CONCEPTS = (GROUPS, DIRECTION)

# The preview of a question splits the cards that are left, and shows which ones those are.
HELP = ("previews",)


def shown(state: State, seat: Seat, move: Move) -> Iterator[Observation]:
    if not isinstance(move, Guess):
        return
    for concept, kind in ((GROUPS, HasGroup), (DIRECTION, Beats)):
        if (seen := _guessed(state, seat, move.card, concept, kind)) is not None:
            yield seen


def _guessed(
    state: State, seat: Seat, card: CardId, concept: Concept, kind: type[Question]
) -> Observation | None:
    """Among the cards that fit all other answers: which of them fit those about this concept."""
    cards = cards_of(state.options)
    seen = {one for other, one in enumerate(state.cards) if other != seat}
    own = [turn for turn in state.turns if turn.seat == seat]
    about = [turn for turn in own if isinstance(turn.question, kind)]
    others = [turn for turn in own if turn not in about]
    possible = [
        one
        for one in cards
        if one not in seen and all(answer_fits(cards, turn, one) for turn in others)
    ]
    readings = {idea: _READINGS[concept.id, idea] for idea in _ideas(concept)}
    wrong = {idea: _fitting(cards, possible, about, read) for idea, read in readings.items()}
    right = _fitting(cards, possible, about, _rightly)
    return observed(concept.id, card, possible, right, wrong, HELP)


def _ideas(concept: Concept) -> list[str]:
    ideas = (one.id for one in concept.misconceptions)
    return [idea for idea in ideas if (concept.id, idea) in _READINGS]


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


def _with_groups(asked: str, *others: str) -> Reading:
    """As if these groups were the one asked about."""

    def reads(cards: CardSet, question: Question, card: Card) -> bool:
        if isinstance(question, HasGroup) and question.has == asked:
            return not {asked, *others}.isdisjoint(card.groups)
        return is_true(cards, question, card.id)

    return reads


def _reversed(cards: CardSet, question: Question, card: Card) -> bool:
    assert isinstance(question, Beats)
    other = cards[question.card]
    if kind_of(other) == kind_of(card):
        return False
    base, acid = (card, other) if isinstance(card, Base) else (other, card)
    return base.value < acid.value


def _any(cards: CardSet, question: Question, card: Card) -> bool:
    assert isinstance(question, Beats)
    return kind_of(cards[question.card]) != kind_of(card)


_READINGS: dict[tuple[str, str], Reading] = {
    (GROUPS.id, "any OH"): _with_groups("alcohol", "phenol", "carboxylic acid"),
    (GROUPS.id, "any C=O"): _with_groups("ketone", "carbonyl"),
    (GROUPS.id, "any N"): _with_groups("amine", "amide"),
    (DIRECTION.id, "reversed"): _reversed,
    (DIRECTION.id, "any"): _any,
}
