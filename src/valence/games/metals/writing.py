"""R16 to R18: writing the compound of a round, and the compounds that players make."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from valence.chem.formula_grading import grade_formula
from valence.chem.formulas import Salt
from valence.chem.names import names
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.games.metals.cards import CHARGE, Ion, salt_of
from valence.games.metals.events import Wrote
from valence.games.metals.moves import Write
from valence.games.metals.options import Options
from valence.games.metals.sets import Deck, copies_in
from valence.games.metals.state import Answer, Compound, Made, State

MOST_TRIES = 3  # R17


def graded(state: State, seat: Seat, wanted: Salt, written: Write) -> Wrote:
    """R17: grade the formula, and the name where it is asked for; one point each, or another try."""
    options = state.options
    formula = grade_formula(written.formula, wanted)
    name = names(DEFAULT).grade(written.name, wanted) if options.naming else None
    rights = [grade.is_right for grade in (formula, name) if grade is not None]
    can_retry = options.write == "required" and not all(rights)
    tries_left = MOST_TRIES - state.tries - 1 if can_retry else 0
    return Wrote(
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
        solution=None if tries_left else compound_of(wanted.cation.id, wanted.anion.id),
    )


@cache
def compound_of(ion: Ion, other: Ion) -> Compound:
    salt = salt_of(ion, other)
    return Compound(salt.written, _name(salt))


def _name(salt: Salt) -> str:
    return names(DEFAULT).salt(salt.cation.id, salt.anion.id)


def answers_to_write(options: Options) -> tuple[Write, ...]:
    """Every compound of the deck: one of them is right."""
    return _answers(options.cards, naming=options.naming)


@lru_cache(maxsize=64)
def _answers(deck: Deck | None, *, naming: bool) -> tuple[Write, ...]:
    metals = [ion for ion in copies_in(deck) if CHARGE[ion] > 0]
    others = [ion for ion in copies_in(deck) if CHARGE[ion] < 0]
    salts = [salt_of(metal, other) for metal in metals for other in others]
    return tuple(Write(salt.text, _name(salt) if naming else "") for salt in salts)


def right_answer(options: Options, ion: Ion, other: Ion) -> Write:
    salt = salt_of(ion, other)
    return Write(salt.text, _name(salt) if options.naming else "")


def made(seat: Seat, led: Ion, answer: Answer) -> Made:
    salt = salt_of(led, answer.ion)
    return Made(seat, salt.written, _name(salt), salt.cations + salt.anions)


def most_exotic(compounds: Sequence[Made]) -> tuple[Made, ...]:
    """R18: the most ions in the formula, then the fewest times made; everyone who made it, once."""
    if not compounds:
        return ()
    times = Counter(one.formula for one in compounds)
    best = max((one.ions, -times[one.formula]) for one in compounds)
    chosen = (one for one in compounds if (one.ions, -times[one.formula]) == best)
    return tuple(dict.fromkeys(chosen))
