"""Observations from answers and written compounds. How many cards answer an ion is a rule of the game."""

from collections.abc import Iterable, Iterator

from valence.chem.concepts import (
    LATTICE,
    NAMES,
    NUMERALS,
    OXYANIONS,
    RATIO,
    names_observed,
    ratio_observed,
)
from valence.chem.formula_grading import grade_formula, numbers_written
from valence.chem.formulas import Salt
from valence.chem.names import grade_of
from valence.core.concepts import Concept, Misconception, Observation, observed
from valence.core.game import Seat
from valence.games.metals import moves
from valence.games.metals.answers import is_opposite
from valence.games.metals.cards import salt_of
from valence.games.metals.state import State

SIGN = Concept("sign", (Misconception("alike"),))

TOTALS = Concept(
    "totals",
    (Misconception("signs"), Misconception("counts"), Misconception("single")),
    builds_on=SIGN.id,
)

CONCEPTS = (SIGN, TOTALS, RATIO, LATTICE, NAMES, OXYANIONS, NUMERALS)


def shown(state: State, seat: Seat, move: moves.Move) -> Iterator[Observation]:
    match move:
        case moves.Respond(ion=ion) if state.led is not None and state.answer is None:
            yield from _sign(state, seat, ion)
        case moves.Write() if state.is_writing and not state.tries:
            yield from _written(state, move)


def _sign(state: State, seat: Seat, ion: str) -> Iterable[Observation]:
    led, held = state.led, list(state.hands[seat])
    assert led is not None
    right = [one for one in held if is_opposite(one, led)]
    alike = [one for one in held if not is_opposite(one, led)]
    # R4: a card of the same sign may also be thrown away, so as not to help the other player.
    seen = observed(SIGN.id, ion, held, right, {"alike": alike}, conduct={"throws away": alike})
    return [] if seen is None else [seen]


def _written(state: State, move: moves.Write) -> Iterator[Observation]:
    """R16: observe the first try, before any mistake was explained."""
    assert state.led is not None
    assert state.answer is not None
    salt = salt_of(state.led, state.answer.ion)
    if (seen := formula_observed(move.formula, salt)) is not None:
        yield seen
    if state.options.naming and move.name:
        yield from names_observed(grade_of(move.name, salt, move.typed_in), salt)


def formula_observed(text: str, salt: Salt) -> Observation | None:
    """Observe the numbers alone: a formula with the wrong atoms shows nothing about them."""
    grade = grade_formula(text, salt)
    numbers = (salt.cations, salt.anions) if grade.is_right else numbers_written(grade)
    return None if numbers is None else ratio_observed([salt], numbers)
