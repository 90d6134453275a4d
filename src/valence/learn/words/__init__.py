"""The sentences of exercises and worksheets, by language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import Any, Literal, TypeAlias

from valence.chem.cards import Acid, Base, Card
from valence.chem.formulas import Salt
from valence.chem.ions import Ion
from valence.core.languages import InEach, Language, texts_in

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
    number: Callable[[Decimal | int | str], str]

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


def _words(said: Any) -> LearnWords:
    return LearnWords(
        valued=said.valued,
        written=said.written,
        left=said.left,
        number=said.number,
        base_for=said.base_for,
        acid_for=said.acid_for,
        difference=said.difference,
        guard=said.guard,
        guard_choice=said.guard_choice,
        guard_reasons=said.GUARD_REASONS,
        value=said.value,
        sign_of_value=said.sign_of_value,
        ranges=said.RANGES,
        group=said.group,
        sign=said.sign,
        totals=said.totals,
        ratio=said.ratio,
        lattice=said.lattice,
        lattice_choice=said.lattice_choice,
        names=said.names,
        oxyanions=said.oxyanions,
        oxyanion_charges=said.oxyanion_charges,
        numerals=said.numerals,
        terminated=said.terminated,
        dormant=said.dormant,
        radicals=said.radicals,
        transfer=said.transfer,
        termination=said.termination,
        averages=said.averages,
        dispersity=said.dispersity,
        idea_behind=said.idea_behind,
        sheet=said.SHEET,
        player=said.player,
        you=said.YOU,
        not_a_number=said.NOT_A_NUMBER,
        bad_progress=said.bad_progress,
        nothing_open=said.NOTHING_OPEN,
        anki=said.ANKI,
        also=said.also,
    )


_WORDS: Mapping[Language, LearnWords] = InEach(__name__, _words)


@cache
def words(language: Language) -> LearnWords:
    return texts_in(language, _WORDS)
