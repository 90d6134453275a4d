"""Exercises about ions, formulas and names."""

from collections.abc import Sequence
from functools import cache
from random import Random

from msgspec.structs import replace

from valence.chem import names as naming
from valence.chem.compounds import EXISTENCE
from valence.chem.formulas import Salt, salt
from valence.chem.ions import IONS, Ion
from valence.chem.writing import subscript
from valence.core.languages import DEFAULT
from valence.learn.exercises.exercise import Choice, Exercise, exercise

_PLAIN = ("Na+", "K+", "Mg2+", "Ca2+", "Ba2+", "Al3+")
_SEVERAL = ("Fe2+", "Fe3+", "Cu+", "Cu2+")
_MONATOMIC = ("N3-", "O2-", "S2-", "Cl-", "Br-", "I-")
_ANIONS = (*_MONATOMIC, "(NO3)-", "(CO3)2-", "(SO4)2-", "(PO4)3-")
_FAMILIES = (
    ("(NO2)-", "(NO3)-", "N3-"),
    ("(SO3)2-", "(SO4)2-", "S2-"),
    ("(PO3)3-", "(PO4)3-", "P3-"),
    ("(ClO2)-", "(ClO3)-", "Cl-"),
    ("(BrO2)-", "(BrO3)-", "Br-"),
    ("(IO2)-", "(IO3)-", "I-"),
)
_SAME_CHARGE = _FAMILIES[:2]  # in water there is no phosphite ion
_NAMES = naming.names(DEFAULT)


def sign(rng: Random) -> Exercise:
    cations, anions = rng.sample(_PLAIN, 4), rng.sample(_MONATOMIC, 4)
    alike, others = (cations, anions) if rng.random() < 0.5 else (anions, cations)
    one, right = IONS[alike[0]], IONS[others[0]]
    return exercise(
        rng,
        "sign",
        f"Which of these ions does {one.written} attract?",
        right.written,
        [Choice(IONS[other].written, ideas=("alike",)) for other in alike[1:]],
        f"Opposite charges attract: {one.written} and {right.written}.",
    )


def totals(rng: Random) -> Exercise:
    cation, anion = IONS[rng.choice(_PLAIN)], IONS[rng.choice(_MONATOMIC)]
    cations, anions = rng.choice(
        [
            (n, m)
            for n in range(1, 4)
            for m in range(1, 4)
            if n != m or cation.size != anion.size  # else every idea gives the right answer
        ]
    )
    positive, negative = cations * cation.size, anions * anion.size
    ideas = {
        "signs": _left(0),
        "counts": _left(cations - anions),
        "single": _left(cation.size - anion.size),
    }
    return exercise(
        rng,
        "totals",
        f"Which charge do {cations} × {cation.written} and {anions} × {anion.written} have together?",
        _left(positive - negative),
        [
            *(Choice(text, ideas=(idea,)) for idea, text in ideas.items()),
            *(Choice(_left(charge)) for charge in (-1, 0, 1)),
        ],
        f"The total charges decide: {positive}+ and {negative}−.",
    )


def _left(charge: int) -> str:
    return "none" if charge == 0 else "positive" if charge > 0 else "negative"


def ratio(rng: Random) -> Exercise:
    right = rng.choice(
        [one for one in _stable(_PLAIN, _ANIONS) if one.cation.size > 1 or one.anion.size > 1]
    )
    cation, anion = right.cation, right.anion
    ideas = {
        "not reduced": (anion.size, cation.size),
        "own charge": (cation.size, anion.size),
        "one of each": (1, 1),
    }
    others = [(1, 2), (2, 1), (1, 3), (3, 2)]
    wrong = [Choice(_formula(cation, anion, *pair), ideas=(idea,)) for idea, pair in ideas.items()]
    return exercise(
        rng,
        "ratio",
        f"What is the formula of the compound of {cation.written} and {anion.written}?",
        right.written,
        [*wrong, *(Choice(_formula(cation, anion, *pair)) for pair in others)],
        f"{right.cations} × {cation.written} and {right.anions} × {anion.written}: the charges cancel, with as "
        "few ions as possible.",
    )


def names(rng: Random) -> Exercise:
    # With more than one ion of a kind, or there would be nothing to count.
    right = rng.choice([one for one in _stable(_PLAIN, _MONATOMIC) if one.cations + one.anions > 2])
    other = rng.choice([one for one in _MONATOMIC if one != right.anion.id])
    return exercise(
        rng,
        "names",
        f"What is {right.written} called?",
        _name(right),
        [
            Choice(_NAMES.misnamed(right, ("names", "prefix")), ideas=("prefix",)),
            Choice(_NAMES.misnamed(right, ("names", "element")), ideas=("element",)),
            Choice(_NAMES.salt(right.cation.id, other)),
        ],
        f"The charges tell how many ions there are, and an anion of one atom ends in -ide: {_name(right)}.",
    )


def oxyanions(rng: Random) -> Exercise:
    family = rng.choice(_FAMILIES)
    asked, partner = rng.sample(family[:2], 2)
    one, other, bare = IONS[asked], IONS[partner], IONS[family[2]]
    apart = IONS[rng.choice([ion for rest in _FAMILIES if rest != family for ion in rest[:2]])]
    return exercise(
        rng,
        "oxyanions",
        f"Which ion is {_NAMES.ion(asked)}?",
        one.written,
        [Choice(other.written, ideas=("swapped",)), Choice(bare.written), Choice(apart.written)],
        f"-ate has one oxygen more than -ite: {_NAMES.ion(family[1])} is {IONS[family[1]].written}, "
        f"{_NAMES.ion(family[0])} {IONS[family[0]].written}.",
    )


def oxyanion_charges(rng: Random) -> Exercise:
    asked, told = (IONS[one] for one in rng.sample(rng.choice(_SAME_CHARGE)[:2], 2))
    metal = IONS[rng.choice(("Na+", "K+"))]
    known = salt(metal, told)
    right = salt(metal, asked)
    wrong = [n for n in (1, 2, 3) if n != asked.size]
    return exercise(
        rng,
        "oxyanion charges",
        f"{_name(known).capitalize()} is {known.written}. What is the formula of {_name(right)}?",
        right.written,
        [
            *(Choice(_formula(metal, asked, n, 1), ideas=("differ",)) for n in wrong),
            Choice(known.written),
        ],
        f"An oxygen atom more or less doesn't change the charge: {told.written} and {asked.written}.",
    )


def numerals(rng: Random) -> Exercise:
    right = rng.choice(_stable(_SEVERAL, _MONATOMIC))
    numbered = [_counting(replace(right, cations=n)) for n in range(1, 5)]
    return exercise(
        rng,
        "numerals",
        f"What is {right.written} called?",
        _name(right),
        [
            Choice(_NAMES.misnamed(right, ("numerals", "left out")), ideas=("left out",)),
            Choice(_counting(right), ideas=("counts atoms",)),
            *map(Choice, numbered),
        ],
        f"The Roman numeral is the charge of the metal ion, here {right.cation.written}: {_name(right)}.",
    )


def _counting(one: Salt) -> str:
    """Name a salt as if the Roman numeral counted the metal atoms."""
    return _NAMES.misnamed(one, ("numerals", "counts atoms"))


def _name(one: Salt) -> str:
    return _NAMES.salt(one.cation.id, one.anion.id)


@cache
def _stable(cations: Sequence[str], anions: Sequence[str]) -> list[Salt]:
    """Return compounds that exist and are ionic, so that no question is about something that nobody has made."""
    every = [salt(IONS[cation], IONS[anion]) for cation in cations for anion in anions]
    return [one for one in every if one.text in EXISTENCE and EXISTENCE[one.text].kind == "stable"]


def _formula(cation: Ion, anion: Ion, cations: int, anions: int) -> str:
    return subscript(_repeated(cation, cations) + _repeated(anion, anions))


def _repeated(ion: Ion, count: int) -> str:
    if count == 1:
        return ion.atoms
    return f"({ion.atoms}){count}" if ion.is_polyatomic else f"{ion.atoms}{count}"
