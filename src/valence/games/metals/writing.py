"""R16 to R18: writing the compound of a round, and the compounds that players make."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from valence.chem.called import NamedSalt
from valence.chem.formula_grading import grade_formula
from valence.chem.formulas import Salt
from valence.chem.names import grade_of
from valence.core.game import Seat
from valence.games.metals import events, moves
from valence.games.metals.answers import on_table
from valence.games.metals.cards import CHARGE, Ion, salt_of
from valence.games.metals.options import MOST_TRIES, Options
from valence.games.metals.sets import IonSet, copies_in
from valence.games.metals.state import Made, State


class Written(NamedTuple):
    """The result of writing the compound, or of not writing it."""

    event: events.Wrote | events.Skipped
    counts: bool  # whether the answer counts
    points: int = 0
    tries_left: int = 0


def graded(state: State, seat: Seat, move: moves.Write | moves.Skip) -> Written:
    """R17: grade what was written; without the right compound, the answer may not count."""
    led, _, answer = on_table(state)
    wanted, is_bonus = salt_of(led, answer.ion), state.options.write == "bonus"
    if isinstance(move, moves.Skip):
        return Written(events.Skipped(seat, wanted.cation.id, wanted.anion.id), is_bonus)
    wrote = _graded(state, seat, wanted, move)
    return Written(wrote, is_bonus or wrote.is_right, wrote.points, wrote.tries_left)


def _graded(state: State, seat: Seat, wanted: Salt, written: moves.Write) -> events.Wrote:
    """R17: grade the formula, and the name where it is asked for; one point each, or another try."""
    options = state.options
    formula = grade_formula(written.formula, wanted)
    name = grade_of(written.name, wanted, written.typed_in) if options.naming else None
    rights = [grade.is_right for grade in (formula, name) if grade is not None]
    can_retry = options.write == "required" and not all(rights)
    tries_left = MOST_TRIES - state.tries - 1 if can_retry else 0
    return events.Wrote(
        seat=seat,
        cation=wanted.cation.id,
        anion=wanted.anion.id,
        formula=written.formula,
        formula_grade=formula,
        name=written.name if options.naming else "",
        name_grade=name,
        is_right=all(rights),
        points=sum(rights) if options.write == "bonus" else 0,
        tries_left=tries_left,
    )


def candidates(options: Options) -> Iterator[moves.Move]:
    """Yield every compound of the set, one of which is right, and no answer."""
    yield from _answers(options.cards, naming=options.naming)
    yield moves.Skip()


@lru_cache(maxsize=64)
def _answers(ions: IonSet | None, *, naming: bool) -> tuple[moves.Write, ...]:
    metals = [ion for ion in copies_in(ions) if CHARGE[ion] > 0]
    others = [ion for ion in copies_in(ions) if CHARGE[ion] < 0]
    salts = [salt_of(metal, other) for metal in metals for other in others]
    return tuple(moves.Write(salt.text, _name(salt) if naming else "") for salt in salts)


def right_answer(options: Options, ion: Ion, other: Ion) -> moves.Write:
    salt = salt_of(ion, other)
    return moves.Write(salt.text, _name(salt) if options.naming else "")


def _name(salt: Salt) -> NamedSalt:
    return NamedSalt(salt.cation.id, salt.anion.id)


def most_exotic(compounds: Sequence[Made]) -> tuple[Made, ...]:
    """R18: the most ions in the formula, then the fewest times made; everyone who made it, once."""
    if not compounds:
        return ()
    times = Counter((one.cation, one.anion) for one in compounds)
    exotic = [(ions_in(one), -times[one.cation, one.anion]) for one in compounds]
    best = max(exotic)
    return tuple(
        dict.fromkeys(one for one, how in zip(compounds, exotic, strict=True) if how == best)
    )


def ions_in(compound: Made) -> int:
    """Return the number of ions in the formula: five in Ca₃N₂."""
    salt = salt_of(compound.cation, compound.anion)
    return salt.cations + salt.anions
