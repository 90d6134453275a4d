"""The sentences of exercises and worksheets, by language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from valence.chem.cards import Acid, Base, Card
from valence.chem.formulas import Salt
from valence.chem.ions import Ion
from valence.core.languages import DEFAULT, Language, texts_in
from valence.learn.words import en

Asked: TypeAlias = tuple[str, str]  # a question, and the reason for its answer
Guard: TypeAlias = Literal["adds", "takes", "too weak", "gives"]
Lattice: TypeAlias = Literal["ratio", "molecules", "partners", "count"]
Ending: TypeAlias = Literal["combination", "disproportionation"]


@dataclass(frozen=True, kw_only=True, eq=False)
class LearnWords:
    """The sentences of one language."""

    # Choices: an acid or base with its value, one with its formula, the sign of a charge.
    valued: Callable[[Acid | Base], str]
    written: Callable[[Card], str]
    left: Callable[[int], str]

    base_for: Callable[[Acid, Base], Asked]
    acid_for: Callable[[Base, Acid], Asked]
    difference: Callable[[Acid, Base], Asked]
    guard: Callable[[Card, Card], str]
    guard_choice: Callable[[Guard, Acid], str]
    guard_reasons: Mapping[str, str]
    value: Callable[[Acid | Base], Asked]
    # A very strong acid, on whose value tables agree only that it is below 0; and the ranges to choose from.
    sign_of_value: Callable[[Acid], Asked]
    ranges: Mapping[str, str]
    group: Callable[[str, Card], Asked]

    sign: Callable[[Ion, Ion], Asked]
    totals: Callable[[int, Ion, int, Ion], Asked]
    ratio: Callable[[Salt], Asked]
    lattice: Callable[[Salt], Asked]
    lattice_choice: Callable[[Lattice, Salt], str]
    names: Callable[[Salt], Asked]
    # An ion, and its family: the one in -ite, the one in -ate, the one without oxygen.
    oxyanions: Callable[[str, Sequence[str]], Asked]
    oxyanion_charges: Callable[[Salt, Salt], Asked]
    numerals: Callable[[Salt], Asked]

    terminated: Callable[[int, str, int, Ending], Asked]
    dormant: Callable[[int, int], Asked]
    radicals: Callable[[int, int, int], Asked]
    transfer: Callable[[int, str, int], Asked]
    termination: Callable[[int, str], Asked]
    averages: Callable[[int, int, str, int, int], Asked]
    dispersity: Callable[[int, int], Asked]

    # The idea that leads to a wrong choice, and what is right instead.
    idea_behind: Callable[[str, str], str]

    # The labels of a printed worksheet; a player without a name.
    sheet: Mapping[str, str]
    player: Callable[[int], str]

    # The learner, in practice; what can't be read.
    you: str
    not_a_number: str
    bad_progress: Callable[[str], str]
    nothing_open: str
    # The texts of an Anki package; other cards with the same value.
    anki: Mapping[str, str]
    also: Callable[[Sequence[str]], str]


_ENGLISH = LearnWords(
    valued=en.valued,
    written=en.written,
    left=en.left,
    base_for=en.base_for,
    acid_for=en.acid_for,
    difference=en.difference,
    guard=en.guard,
    guard_choice=en.guard_choice,
    guard_reasons=en.GUARD_REASONS,
    value=en.value,
    sign_of_value=en.sign_of_value,
    ranges=en.RANGES,
    group=en.group,
    sign=en.sign,
    totals=en.totals,
    ratio=en.ratio,
    lattice=en.lattice,
    lattice_choice=en.lattice_choice,
    names=en.names,
    oxyanions=en.oxyanions,
    oxyanion_charges=en.oxyanion_charges,
    numerals=en.numerals,
    terminated=en.terminated,
    dormant=en.dormant,
    radicals=en.radicals,
    transfer=en.transfer,
    termination=en.termination,
    averages=en.averages,
    dispersity=en.dispersity,
    idea_behind=en.idea_behind,
    sheet=en.SHEET,
    player=en.player,
    you="You",
    not_a_number=en.NOT_A_NUMBER,
    bad_progress=en.bad_progress,
    nothing_open=en.NOTHING_OPEN,
    anki=en.ANKI,
    also=en.also,
)
_WORDS: Mapping[Language, LearnWords] = {DEFAULT: _ENGLISH}


@cache
def words(language: Language) -> LearnWords:
    return texts_in(language, _WORDS)
