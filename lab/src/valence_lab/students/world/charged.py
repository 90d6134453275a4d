"""Kinds of students at Charged!, who lay what they think is a formula, and name it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from valence.bots.misconceptions import Idea, subscripts
from valence.chem.formulas import Salt
from valence.chem.ions import IONS, Ion
from valence.chem.names import names
from valence.core.concepts import Question
from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.games.charged.students import (
    METALS,
    OF_ATOMS,
    atoms,
    cation_of,
    everything,
    line,
    parts,
    relay,
    split,
)
from valence_lab.students.world.kinds import Head, Kind
from valence_lab.students.world.metals_ideas import reduced, right

GAME = "charged"
MOST_PLANS = 60  # places that somebody looks at

Subscripts: TypeAlias = Callable[[Ion, Ion], tuple[int, int]]
Naming: TypeAlias = Callable[[Salt], str]


def called(salt: Salt) -> str:
    return names(DEFAULT).misnamed(salt, None)


def listed_name(idea: Idea) -> Naming:
    return lambda salt: names(DEFAULT).misnamed(salt, idea)


def always_ide(salt: Salt) -> str:
    """Call the anion of an oxyanion after its element."""
    return called(salt).replace("ite", "ide").replace("ate", "ide")


def always_ate(salt: Salt) -> str:
    return called(salt).replace("ite", "ate")


def numeral_of_anions(salt: Salt) -> str:
    metal, *rest = called(salt).split(" ")
    bare = metal.partition("(")[0]
    return " ".join([f"{bare}({'I' * salt.anions})" if "(" in metal else metal, *rest])


def highest_charge(salt: Salt) -> str:
    return called(salt).replace("(I)", "(II)").replace("(II)", "(III)")


def no_hypo_or_per(salt: Salt) -> str:
    return called(salt).replace("hypo", "").replace(" per", " ")


def anion_first(salt: Salt) -> str:
    return " ".join(reversed(called(salt).split(" ")))


UNLISTED_NAMES: dict[str, Naming] = {
    "every anion ends in -ide": always_ide,
    "every oxyanion ends in -ate": always_ate,
    "the numeral counts the anions": numeral_of_anions,
    "always the higher charge": highest_charge,
    "no hypo- and per-": no_hypo_or_per,
    "the anion first": anion_first,
}


def oxyanions_by_oxygen(cation: Ion, anion: Ion) -> tuple[int, int]:
    """Think that every oxygen atom of an oxyanion carries a charge."""
    size = anion.atoms.count("O") + sum(int(n) - 1 for n in anion.atoms if n.isdigit())
    return reduced(size or anion.size, cation.size) if anion.is_polyatomic else right(cation, anion)


def oxyanions_single(cation: Ion, anion: Ion) -> tuple[int, int]:
    return (1, cation.size) if anion.is_polyatomic else right(cation, anion)


def less_oxygen_less_charge(cation: Ion, anion: Ion) -> tuple[int, int]:
    less = anion.is_polyatomic and anion.size > 1 and "O3" in anion.atoms
    size = anion.size - 1 if less and anion.atoms[0] in "SP" else anion.size
    return reduced(size, cation.size)


UNLISTED_NUMBERS: dict[str, Subscripts] = {
    "each oxygen has a charge": oxyanions_by_oxygen,
    "oxyanions are 1−": oxyanions_single,
    "metals are all 1+": lambda _cation, anion: (anion.size, 1),
}


def head(numbers: Subscripts = right, naming: Naming = called, fewer: int = 0) -> Head:
    def tries(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
        view = match.view(seat)
        if view["unnamed"]:
            given = [_named(asked["formula"], naming) for asked in view["unnamed"]]
            return [{"type": "name", "names": given}]
        legal = [move for move in match.moves(seat) if move["type"] == "place"]
        if numbers is right or not legal:
            return legal or [{"type": "pass"}]
        return _relaid(rng.sample(legal, min(MOST_PLANS, len(legal))), view, numbers)

    def answers(match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
        salt = _salt_of(asked.subject)
        if salt is None:
            return list(asked.right)
        said = _said(salt, asked.id, numbers, naming, fewer)
        choices = {match.words.choice(asked.id, asked.subject, one): one for one in asked.choices}
        return [choices.get(said, "none")]

    return Head(tries, answers)


def _said(salt: Salt, about: str, numbers: Subscripts, naming: Naming, fewer: int) -> str:
    if about == "name":
        return naming(salt)
    if about == "charge":
        return f"{salt.anion.size - fewer}−"
    cations, anions = numbers(salt.cation, salt.anion)
    return f"{cations} : {anions}"


def _relaid(legal: list[Json], view: Json, numbers: Subscripts) -> list[Json]:
    """Lay the same two ions in the numbers that seem right, where there is room."""
    lines = [(move["tiles"], line(move["tiles"], view["board"])) for move in legal]
    plans = [(tiles, run, _planned(run, numbers)) for tiles, run in lines]
    again = [
        relay(tiles, plan, view) for tiles, run, plan in plans if plan and len(tiles) == len(run)
    ]
    fine = [{"type": "place", "tiles": tiles} for tiles, run, plan in plans if plan in (None, run)]
    return [one for one in again if one is not None] or fine or [{"type": "pass"}]


def _planned(run: list[str], numbers: Subscripts) -> list[str] | None:
    found = parts(run)
    salt = None if found is None else _read(*found)
    if salt is None:
        return None
    cations, anions = numbers(salt.cation, salt.anion)
    return [salt.cation.atoms] * cations + list(atoms(salt.anion.atoms)) * anions


def _read(metal: str, some: int, rest: str) -> Salt | None:
    for one, count in split(rest):
        if one in OF_ATOMS and (cation := cation_of(metal, some, OF_ATOMS[one], count)):
            return Salt(cation, OF_ATOMS[one], some, count)
    return None


def _salt_of(formula: str) -> Salt | None:
    found = parts(list(atoms(formula))) if formula else None
    return None if found is None else _read(*found)


def _named(formula: str, naming: Naming) -> str:
    salt = _salt_of(formula)
    return formula if salt is None else naming(salt)


def anything(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return list(asked.choices)


_RATIO: tuple[Idea, ...] = (
    ("ratio", "one of each"),
    ("ratio", "not reduced"),
    ("ratio", "own charge"),
)
_NAMES: tuple[Idea, ...] = (
    ("names", "prefix"),
    ("names", "element"),
    ("oxyanions", "swapped"),
    ("numerals", "left out"),
    ("numerals", "counts atoms"),
)
_CHARGES: Idea = ("oxyanion charges", "differ")


def _numbers(idea: Idea) -> Subscripts:
    return lambda cation, anion: subscripts(cation, anion, idea)


def kinds() -> Iterator[Kind]:
    truth = head()
    heads = {idea: head(_numbers(idea)) for idea in _RATIO}
    heads |= {idea: head(naming=listed_name(idea)) for idea in _NAMES}
    heads[_CHARGES] = head(less_oxygen_less_charge, fewer=1)
    for idea, wrong in heads.items():
        held = frozenset([idea])
        yield Kind(GAME, "listed", " ".join(idea), (wrong, truth), holds=held)
        yield Kind(GAME, "half", f"{' '.join(idea)} or right", (wrong, truth), "half", half=held)
    for idea in (_RATIO[0], _NAMES[2], _NAMES[3]):
        yield Kind(GAME, "learner", " ".join(idea), (heads[idea], truth), "changes")
    both = head(_numbers(_RATIO[0]), listed_name(_NAMES[3]))
    held = frozenset([_RATIO[0], _NAMES[3]])
    yield Kind(GAME, "two ideas", "one of each, no numeral", (both, truth), holds=held)
    for name, numbers in UNLISTED_NUMBERS.items():
        yield Kind(GAME, "unlisted", name, (head(numbers), truth))
    for title, naming in UNLISTED_NAMES.items():
        yield Kind(GAME, "unlisted", title, (head(naming=naming), truth))
    yield Kind(GAME, "chemist", "plain", (truth,))
    yield Kind(GAME, "rules", "lays tiles anywhere", (Head(_anywhere, truth.answers),))
    yield Kind(GAME, "strategy", "short formulas", (Head(_short, truth.answers),))
    yield Kind(GAME, "clicker", "anything", (Head(everything, anything),), "clicks")


def _anywhere(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    """Lay right formulas on free squares, without joining what lies there (R12 is unknown)."""
    view = match.view(seat)
    if view["unnamed"]:
        return head().tries(match, seat, rng)
    salts = [Salt(c, a, *right(c, a)) for c in IONS.values() for a in IONS.values() if _fits(c, a)]
    rng.shuffle(salts)
    for salt in salts:
        tiles = [salt.cation.atoms] * salt.cations + list(atoms(salt.anion.atoms)) * salt.anions
        if all(view["rack"].count(tile) >= tiles.count(tile) for tile in tiles):
            laid = [[1, column, tile] for column, tile in enumerate(tiles)]
            return [{"type": "place", "tiles": laid}]
    return head().tries(match, seat, rng)


def _fits(cation: Ion, anion: Ion) -> bool:
    return (
        cation.is_cation
        and cation.atoms in METALS
        and not anion.is_cation
        and (not anion.is_polyatomic or right(cation, anion)[1] == 1)
    )


def _short(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    moves = head().tries(match, seat, rng)
    shortest = min((len(move.get("tiles", ())) for move in moves), default=0)
    return [move for move in moves if len(move.get("tiles", ())) == shortest]
