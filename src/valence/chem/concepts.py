"""The concepts that several games show, with the misconceptions that go with them.

Sources are given where the literature describes a misconception; the others come from teaching.
"""

from collections.abc import Iterable
from typing import TypeAlias

from valence.chem.formulas import Salt, read_formula
from valence.chem.grades import Grade, Mistake
from valence.chem.ions import IONS, Ion, charges_of
from valence.core.concepts import Concept, Misconception, Observation, observed

_MCCLARY = "McClary and Bretz, Int. J. Sci. Educ. 2012, 34, 2317"
_NAAH = "Naah and Sanger, Chem. Educ. Res. Pract. 2012, 13, 186 (subscripts and charges)"

DIRECTION = Concept(
    "direction",
    "Which way the proton goes",
    (
        Misconception(
            "reversed",
            "A larger pKa means a stronger acid.",
            "A smaller pKa means a stronger acid. The proton goes to the base with the higher pKaH.",
            "Acetic acid has a pKa of 4.76, ethanol one of 15.9. Which one holds its proton more tightly?",
            _MCCLARY,
        ),
        Misconception(
            "larger number",
            "The larger number always wins.",
            "A base needs the larger value, an acid the smaller one.",
            "Triethylamine has a pKaH of 10.75. Does phenol (pKa 10.0) protonate it? Does ethanol (15.9)?",
        ),
    ),
)

RATIO = Concept(
    "ratio",
    "The numbers in an ionic formula",
    (
        Misconception(
            "not reduced",
            "Cross the charges over and leave them.",
            "A formula of an ionic compound has the lowest whole numbers: CaO, not Ca₂O₂.",
            "Ca²⁺ and O²⁻: how many of each make the charges cancel, with as few ions as possible?",
        ),
        Misconception(
            "own charge",
            "Every ion gets its own charge as its subscript.",
            "The charges have to cancel: one Ca²⁺ needs two Cl⁻, so it is CaCl₂.",
            "What is the total charge of Ca₂Cl, and of CaCl₂?",
            _NAAH,
        ),
        Misconception(
            "one of each",
            "A compound has one ion of each kind.",
            "There are as many ions as it takes for the charges to cancel.",
            "One Al³⁺ and one Cl⁻: is that neutral? What is missing?",
            "Taber, Educ. Chem. 1994, 31, 100 (ion pairs as molecules)",
        ),
    ),
)

NAMES = Concept(
    "names",
    "The names of ionic compounds",
    (
        Misconception(
            "prefix",
            "The name counts the ions: calcium dichloride.",
            "The charges already tell how many there are: calcium chloride.",
            "Why is CO₂ called a dioxide, but CaCl₂ just a chloride?",
        ),
        Misconception(
            "element",
            "The anion is called like its element: sodium chlorine.",
            "An anion of one atom ends in -ide: chloride, oxide, nitride.",
            "What is the difference between chlorine and chloride?",
        ),
    ),
)

OXYANIONS = Concept(
    "oxyanions",
    "The names of oxyanions: -ite, -ate, per- and hypo-",
    (
        Misconception(
            "swapped",
            "-ite has more oxygen than -ate.",
            "-ate has one oxygen more than -ite: sulfate SO₄²⁻, sulfite SO₃²⁻.",
            "Which one has four oxygen atoms, sulfite or sulfate?",
        ),
    ),
)

OXYANION_CHARGES = Concept(
    "oxyanion charges",
    "The charges of oxyanions",
    (
        Misconception(
            "differ",
            "Sulfite and sulfate have different charges.",
            "An oxygen atom more or less doesn't change the charge: both are 2−.",
            "How many Na⁺ does a sulfite ion need, and how many a sulfate ion?",
            _NAAH,
        ),
    ),
)

NUMERALS = Concept(
    "numerals",
    "Metals with several charges",
    (
        Misconception(
            "left out",
            "A metal's name needs no charge: iron chloride.",
            "Iron has two charges, so the name says which: iron(II) or iron(III).",
            "Which one is iron chloride, FeCl₂ or FeCl₃?",
        ),
        Misconception(
            "counts atoms",
            "The Roman numeral counts the metal atoms.",
            "The Roman numeral is the charge of the metal ion: Fe₂O₃ is iron(III) oxide.",
            "CuO has one copper atom. Why is it copper(II) oxide?",
        ),
    ),
)

Pair: TypeAlias = tuple[int, int]

_LARGEST = 3  # subscripts that are worth considering
_WORDS = {
    "prefix": "prefix",
    "element for ion": "element",
    "unknown word": "other",
    "ion missing": "other",
    "other ion": "other",
    "order": "other",
}
_WRONG_NAMES = 4  # how many other wrong names somebody who guesses could write, at least


def pairs_tried(salts: Iterable[Salt], idea: str) -> set[Pair]:
    """The numbers of cations and anions that somebody with this idea writes."""
    sizes = [(salt.cation.size, salt.anion.size) for salt in salts]
    match idea:
        case "not reduced":
            return {(anion, cation) for cation, anion in sizes}
        case "own charge":
            return set(sizes)
        case _:
            return {(1, 1)}


def ratio_observed(
    salts: Iterable[Salt],
    tried: Pair,
    possible: Iterable[Pair] = (),
    given_away_by: tuple[str, ...] = (),
) -> Observation | None:
    """Return what these numbers of cations and anions show; a metal with two charges has two salts."""
    salts = tuple(salts)
    numbers = range(1, _LARGEST + 1)
    every = set(possible) or {(first, second) for first in numbers for second in numbers}
    right = {(salt.cations, salt.anions) for salt in salts}
    wrong = {one.id: pairs_tried(salts, one.id) for one in RATIO.misconceptions}
    return observed(RATIO.id, tried, every, right, wrong, given_away_by)


def names_observed(grade: Grade, salt: Salt) -> list[Observation]:
    """Return what the name that somebody wrote for a salt shows, given its grade."""
    every = (_about_words(grade, salt), _about_oxygen(grade, salt), _about_numeral(grade, salt))
    return [one for one in every if one is not None]


def _written(concept: Concept, label: str, applies: dict[str, bool]) -> Observation | None:
    """Return the observation from a written answer by its label: right, an idea, or something else."""
    ideas = {idea: {idea} if can_show else {"right"} for idea, can_show in applies.items()}
    others = [f"other {n}" for n in range(_WRONG_NAMES)]
    shown = [idea for idea, can_show in applies.items() if can_show]
    tried = label if label in ("right", *shown) else "other 0"
    return observed(concept.id, tried, ["right", *shown, *others], ["right"], ideas, ())


def _about_words(grade: Grade, salt: Salt) -> Observation | None:
    applies = {
        "prefix": salt.cations + salt.anions > 2,
        "element": not salt.anion.is_polyatomic,
    }
    label = _label(grade.mistake, _WORDS)
    return _written(NAMES, label, applies) if label else None


def _about_oxygen(grade: Grade, salt: Salt) -> Observation | None:
    partner = _partner(salt.anion)
    if partner is None:
        return None
    mistake = grade.mistake
    if mistake is None:
        return _written(OXYANIONS, "right", {"swapped": True})
    if mistake.kind != "other ion" or mistake.wanted != salt.anion.id:
        return None
    label = "swapped" if mistake.given == partner.id else "other"
    return _written(OXYANIONS, label, {"swapped": True})


def _about_numeral(grade: Grade, salt: Salt) -> Observation | None:
    if len(charges_of(salt.cation)) == 1:
        return None
    # Fe₂O₃ as iron(II) oxide; in CuCl₂ the one copper atom would be copper(I).
    counted = salt.cations != salt.cation.size
    applies = {"left out": True, "counts atoms": counted}
    label = _label(grade.mistake, {"charge missing": "left out", "other charge": "other"})
    if label == "other" and grade.mistake and _numeral(grade.mistake) == salt.cations:
        label = "counts atoms"
    return _written(NUMERALS, label, applies) if label else None


def _partner(anion: Ion) -> Ion | None:
    """Return -ate for -ite and the reverse; of four oxyanions, hypo- and per- have no such partner."""
    series = sorted((anion, *relatives(anion)), key=_oxygen)
    first = (len(series) - 1) // 2
    pair = series[first : first + 2]
    return next((one for one in pair if one != anion), None) if anion in pair else None


def has_less_oxygen(anion: Ion) -> bool:
    """Return True for an oxyanion with a relative that has more oxygen: sulfite."""
    return any(_oxygen(one) > _oxygen(anion) for one in relatives(anion))


def _oxygen(anion: Ion) -> int:
    return dict(read_formula(anion.atoms).counts).get("O", 0)


def _numeral(mistake: Mistake) -> int:
    """Return the size of the charge that was written; 0 if it is not known."""
    known = IONS.get(mistake.given)
    if known is not None:
        return known.size
    return {"(I)": 1, "(II)": 2, "(III)": 3, "(IV)": 4}.get(mistake.given, 0)


def _label(mistake: Mistake | None, kinds: dict[str, str]) -> str:
    """Return "right", the idea behind a mistake, or an empty text if the first mistake is about something else."""
    return "right" if mistake is None else kinds.get(mistake.kind, "")


def relatives(anion: Ion) -> tuple[Ion, ...]:
    """The other oxyanions of the same element: sulfite for sulfate."""
    element, oxygen, _ = anion.atoms.partition("O")
    if not (anion.is_polyatomic and oxygen and element):
        return ()
    return tuple(
        one
        for one in IONS.values()
        if one.is_polyatomic and one.atoms.partition("O")[0] == element and one != anion
    )
