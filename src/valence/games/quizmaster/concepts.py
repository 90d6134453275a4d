"""Observations from an answer: which values are known by heart, and which number stands in for them."""

from collections.abc import Iterator
from decimal import Decimal

from valence.chem.cards import Kind, kind_of
from valence.core.concepts import Concept, Misconception, Observation, observed
from valence.core.game import Seat
from valence.core.languages import DEFAULT, Language
from valence.games.quizmaster.asking import PKW
from valence.games.quizmaster.judging import judge, read_number
from valence.games.quizmaster.moves import Answer, Move
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.state import State

ACIDS = Concept("acid values", (Misconception("no minus"),))
BASES = Concept("base values", (Misconception("pKb"),))
CONCEPTS = (ACIDS, BASES)

_OF: dict[Kind, Concept] = {"acid": ACIDS, "base": BASES}
_OTHERS = 8  # how many other answers somebody who guesses could write, at least


def shown(state: State, seat: Seat, move: Move) -> Iterator[Observation]:
    """Observe the first answer to a card."""
    if not isinstance(move, Answer) or state.card is None or state.show is None:
        return
    if any(one.seat == seat for one in state.tried):
        return
    if (seen := _answered(state, move)) is not None:
        yield seen


def _answered(state: State, move: Answer) -> Observation | None:
    assert state.card is not None
    kind = kind_of(cards_of(state.options)[state.card])
    idea = "no minus" if kind == "acid" else "pKb"
    text, label = move.text, _label(state, move.text, idea, move.typed_in)
    if state.choices:
        every = [_label(state, choice, idea) or choice for choice in state.choices]
        label = label or text
    else:
        every = ["right", *([idea] if _stands_in(state, idea) is not None else [])]
        every += [f"other {n}" for n in range(_OTHERS)]
        label = label or "other 0"
    wrong = {idea: [idea] if idea in every else ["right"]}
    return observed(_OF[kind].id, label, every, ["right"], wrong, ())


def _label(state: State, text: str, idea: str, language: Language = DEFAULT) -> str:
    """Return "right", the idea behind the number, or an empty text."""
    assert state.card is not None
    assert state.show is not None
    options, card, show = state.options, state.card, state.show
    cards = cards_of(options)
    if judge(cards, card, show, text, options.tolerance, options.judging, language).is_right:
        return "right"
    meant, number = _stands_in(state, idea), read_number(text)
    if meant is None or number is None:
        return ""
    return idea if abs(number - meant) <= Decimal(str(options.tolerance)) else ""


def _stands_in(state: State, idea: str) -> Decimal | None:
    """Return the number that somebody with this idea gives, if it isn't a right one."""
    assert state.card is not None
    value = cards_of(state.options)[state.card].value
    if state.show != "name" or (idea == "no minus" and value >= 0):
        return None
    meant = PKW - value if idea == "pKb" else -value
    options = state.options
    is_right = judge(
        cards_of(options), state.card, "name", str(meant), options.tolerance, options.judging
    ).is_right
    return None if is_right else meant
