"""The concepts that several games show, with the misconceptions that go with them.

Sources are given where the literature describes a misconception; the others come from teaching.
"""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from valence.chem.formulas import Salt, read_formula
from valence.chem.grades import Grade, Mistake
from valence.chem.ions import IONS, Ion, charges_of
from valence.core.concepts import Concept, Item, Misconception, Observation, observed

DIRECTION = Concept(
    "direction",
    (Misconception("reversed"), Misconception("larger number")),
    lookalikes=("larger size",),
)

RATIO = Concept(
    "ratio",
    (
        Misconception("not reduced"),
        Misconception("own charge"),
        Misconception("one of each"),
    ),
)

# Moves can't show it, only questions can.
LATTICE = Concept(
    "lattice", (Misconception("molecules", "Taber, Education in Chemistry 1994, 31, 100"),)
)

NAMES = Concept("names", (Misconception("prefix"), Misconception("element")))

OXYANIONS = Concept("oxyanions", (Misconception("swapped"),))

OXYANION_CHARGES = Concept("oxyanion charges", (Misconception("differ"),))

NUMERALS = Concept("numerals", (Misconception("left out"), Misconception("counts atoms")))

Pair: TypeAlias = tuple[int, int]

_LARGEST = 3  # subscripts that are worth considering
_WORDS = {
    "prefix": "prefix",
    "stoichiometric": "prefix",
    "element for ion": "element",
    "unknown word": "other",
    "ion missing": "other",
    "other ion": "other",
    "other metal": "other",
    "order": "other",
}
_WRONG_NAMES = 4  # how many other wrong names somebody who guesses could write, at least


def pairs_tried(salts: Iterable[Salt], idea: str) -> set[Pair]:
    """Return the numbers of cations and anions that somebody with this idea writes."""
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
    items = ions_read(salts[0], tried) if len(salts) == 1 else ()
    return observed(RATIO.id, tried, every, right, wrong, given_away_by, items=items)


def ions_read(salt: Salt, tried: Pair) -> tuple[Item, ...]:
    """Return both ions with the charge that these numbers give each of them, if that of the other one is right."""
    cations, anions = tried
    return tuple(
        Item(ion.id, "" if part * ion.size == others else _charge(others, part, ion))
        for ion, part, others in (
            (salt.cation, cations, anions * salt.anion.size),
            (salt.anion, anions, cations * salt.cation.size),
        )
        if others % part == 0
    )


def _charge(total: int, ions: int, ion: Ion) -> str:
    return f"{total // ions}{'+' if ion.is_cation else '−'}"


def names_observed(grade: Grade, salt: Salt) -> list[Observation]:
    """Return what the name that somebody wrote for a salt shows, given its grade."""
    every = (_about_words(grade, salt), _about_oxygen(grade, salt), _about_numeral(grade, salt))
    items = (Item(salt.text),)
    return [replace(one, items=items) for one in every if one is not None]


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
    mistake = grade.mistake
    if not relatives(salt.anion) or (mistake and mistake.wanted != salt.anion.id):
        return None
    label = "right" if mistake is None else _oxygen_label(mistake, salt.anion)
    return _written(OXYANIONS, label, {"swapped": True}) if label else None


def _oxygen_label(mistake: Mistake, anion: Ion) -> str:
    """Return "swapped" for -ite in place of -ate and the reverse, also where there is no such ion: hypochlorate."""
    match mistake.kind:
        case "no such ending":
            return "swapped"
        case "ide for oxyanion":
            return "other"
        case "other ion":
            partner = _partner(anion)
            if partner is None:
                return ""
            return "swapped" if mistake.given == partner.id else "other"
        case _:
            return ""


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
    """Return the other oxyanions of the same element: sulfite for sulfate."""
    element, oxygen, _ = anion.atoms.partition("O")
    if not (anion.is_polyatomic and oxygen and element):
        return ()
    return tuple(
        one
        for one in IONS.values()
        if one.is_polyatomic and one.atoms.partition("O")[0] == element and one != anion
    )
