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
from valence.core.languages import Language
from valence.learn.exercises.exercise import Choice, Exercise, exercise
from valence.learn.words import words

_PLAIN = ("Na+", "K+", "Mg2+", "Ca2+", "Ba2+", "Al3+")
_SEVERAL = ("Fe2+", "Fe3+", "Cu+", "Cu2+")
_MONATOMIC = ("N3-", "O2-", "S2-", "Cl-", "Br-", "I-")
_ANIONS = (*_MONATOMIC, "(NO3)-", "(CO3)2-", "(SO4)2-", "(PO4)3-")
_FAMILIES = (
    ("(NO2)-", "(NO3)-", "N3-"),
    ("(SO3)2-", "(SO4)2-", "S2-"),
    ("(ClO2)-", "(ClO3)-", "Cl-"),
    ("(BrO2)-", "(BrO3)-", "Br-"),
    ("(IO2)-", "(IO3)-", "I-"),
)
_SAME_CHARGE = _FAMILIES[:2]


def sign(rng: Random, language: Language) -> Exercise:
    cations, anions = rng.sample(_PLAIN, 4), rng.sample(_MONATOMIC, 4)
    alike, others = (cations, anions) if rng.random() < 0.5 else (anions, cations)
    one, right = IONS[alike[0]], IONS[others[0]]
    wrong = [Choice(IONS[other].written, ideas=("alike",)) for other in alike[1:]]
    return exercise(rng, "sign", words(language).sign(one, right), right.written, wrong)


def totals(rng: Random, language: Language) -> Exercise:
    say = words(language)
    cation, anion = IONS[rng.choice(_PLAIN)], IONS[rng.choice(_MONATOMIC)]
    cations, anions = rng.choice(
        [
            (n, m)
            for n in range(1, 4)
            for m in range(1, 4)
            if n != m or cation.size != anion.size  # else every idea gives the right answer
        ]
    )
    ideas = {"signs": 0, "counts": cations - anions, "single": cation.size - anion.size}
    right = say.left(cations * cation.size - anions * anion.size)
    wrong = [
        *(Choice(say.left(charge), ideas=(idea,)) for idea, charge in ideas.items()),
        *(Choice(say.left(charge)) for charge in (-1, 0, 1)),
    ]
    return exercise(rng, "totals", say.totals(cations, cation, anions, anion), right, wrong)


def ratio(rng: Random, language: Language) -> Exercise:
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
    wrong = [
        *(Choice(_formula(cation, anion, *pair), ideas=(idea,)) for idea, pair in ideas.items()),
        *(Choice(_formula(cation, anion, *pair)) for pair in others),
    ]
    return exercise(rng, "ratio", words(language).ratio(right), right.written, wrong)


def lattice(rng: Random, language: Language) -> Exercise:
    say = words(language)
    right = rng.choice([one for one in _stable(_PLAIN[:5], _MONATOMIC[1:]) if one.anions == 1])
    wrong = [
        Choice(say.lattice_choice("molecules", right), ideas=("molecules",)),
        Choice(say.lattice_choice("partners", right), ideas=("molecules",)),
        Choice(say.lattice_choice("count", right)),
    ]
    return exercise(rng, "lattice", say.lattice(right), say.lattice_choice("ratio", right), wrong)


def names(rng: Random, language: Language) -> Exercise:
    called = naming.names(language)
    # With more than one ion of a kind, or there would be nothing to count.
    right = rng.choice([one for one in _stable(_PLAIN, _MONATOMIC) if one.cations + one.anions > 2])
    other = rng.choice([one for one in _MONATOMIC if one != right.anion.id])
    wrong = [
        Choice(called.misnamed(right, ("names", "prefix")), ideas=("prefix",)),
        Choice(called.misnamed(right, ("names", "element")), ideas=("element",)),
        Choice(called.salt(right.cation.id, other)),
    ]
    return exercise(rng, "names", words(language).names(right), _name(right, language), wrong)


def oxyanions(rng: Random, language: Language) -> Exercise:
    family = rng.choice(_FAMILIES)
    asked, partner = rng.sample(family[:2], 2)
    one, other, bare = IONS[asked], IONS[partner], IONS[family[2]]
    apart = IONS[rng.choice([ion for rest in _FAMILIES if rest != family for ion in rest[:2]])]
    wrong = [
        Choice(other.written, ideas=("swapped",)),
        Choice(bare.written),
        Choice(apart.written),
    ]
    return exercise(rng, "oxyanions", words(language).oxyanions(asked, family), one.written, wrong)


def oxyanion_charges(rng: Random, language: Language) -> Exercise:
    asked, told = (IONS[one] for one in rng.sample(rng.choice(_SAME_CHARGE)[:2], 2))
    metal = IONS[rng.choice(("Na+", "K+"))]
    known, right = salt(metal, told), salt(metal, asked)
    wrong = [
        *(
            Choice(_formula(metal, asked, n, 1), ideas=("differ",))
            for n in (1, 2, 3)
            if n != asked.size
        ),
        Choice(known.written),
    ]
    question = words(language).oxyanion_charges(known, right)
    return exercise(rng, "oxyanion charges", question, right.written, wrong)


def numerals(rng: Random, language: Language) -> Exercise:
    right = rng.choice(_stable(_SEVERAL, _MONATOMIC))
    misnamed = naming.names(language).misnamed
    counting = ("numerals", "counts atoms")
    wrong = [
        Choice(misnamed(right, ("numerals", "left out")), ideas=("left out",)),
        Choice(misnamed(right, counting), ideas=("counts atoms",)),
        *(Choice(misnamed(replace(right, cations=n), counting)) for n in range(1, 5)),
    ]
    return exercise(rng, "numerals", words(language).numerals(right), _name(right, language), wrong)


def _name(one: Salt, language: Language) -> str:
    return naming.names(language).salt(one.cation.id, one.anion.id)


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
