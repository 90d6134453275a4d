"""R27: naming the formulas of a placement."""

from functools import lru_cache

from valence.chem.called import Called, NamedSalt
from valence.chem.formulas import Salt
from valence.chem.names import grade_of, names
from valence.core.game import Seat
from valence.core.languages import DEFAULT, Language
from valence.games.charged.events import Named, NamedFormula, Placed
from valence.games.charged.formulas import ALL
from valence.games.charged.moves import Name
from valence.games.charged.options import Options
from valence.games.charged.state import State, Unnamed

BONUS = 5  # points for a right name

PLACE: dict[str, int] = {salt.text: place for place, salt in enumerate(ALL.salts)}


def to_name(options: Options, placed: Placed) -> tuple[Unnamed, ...]:
    """Return every formula to name once, with the points of all places where it was made."""
    if options.naming == "no":
        return ()
    points: dict[str, int] = {}
    for one in placed.formulas:
        points[one.formula] = points.get(one.formula, 0) + one.points
    return tuple(Unnamed(formula, earned) for formula, earned in points.items())


def named(state: State, seat: Seat, move: Name) -> Named:
    pairs = zip(state.unnamed, move.names, strict=True)
    formulas = tuple(_graded(state.options, asked, text, move.typed_in) for asked, text in pairs)
    return Named(seat, formulas, sum(one.points for one in formulas))


def _graded(options: Options, asked: Unnamed, text: Called, language: Language) -> NamedFormula:
    salt = salt_called(asked.formula)
    grade = grade_of(text, salt, language)
    worth = BONUS if options.naming == "bonus" else asked.points
    return NamedFormula(asked.formula, text, grade, worth if grade.is_right else 0)


def salt_called(formula: str) -> Salt:
    return ALL.salts[PLACE[formula]]


def name_of(salt: Salt) -> NamedSalt:
    return NamedSalt(salt.cation.id, salt.anion.id)


def _in_english(answer: Name) -> list[str]:
    return [names(DEFAULT).called(called) for called in answer.names]


def right_names(unnamed: tuple[Unnamed, ...]) -> Name:
    return Name(tuple(name_of(salt_called(asked.formula)) for asked in unnamed))


@lru_cache(256)
def names_to_choose(unnamed: tuple[Unnamed, ...]) -> tuple[Name, ...]:
    """Return as many answers as there are salts, one of them right."""
    places = [PLACE[asked.formula] for asked in unnamed]
    shifted = ([(place + by) % len(ALL.salts) for place in places] for by in range(len(ALL.salts)))
    answers = (Name(tuple(name_of(ALL.salts[place]) for place in chosen)) for chosen in shifted)
    return tuple(sorted(answers, key=_in_english))
