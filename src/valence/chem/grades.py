"""The grade of a student's written answer: right or not, and where it went wrong."""

from typing import Literal, TypeAlias

from msgspec import Struct

MistakeKind: TypeAlias = Literal[
    "empty",
    # Formulas
    "unreadable",
    "letter case",
    "zero for O",
    "digit for letter",
    "coefficient",
    "charges shown",
    "unknown symbol",
    "parentheses missing",
    "wrong element",
    "ion missing",
    "ion altered",
    "charge",
    "subscripts swapped",
    "not reduced",
    "repeated",
    "grouping",
    # Names
    "formula for name",
    "word ion",
    "element for ion",
    "prefix",
    "charge missing",
    "stoichiometric",
    "common name",
    "one word",
    "no such ending",
    "ide for oxyanion",
    "spelling",
    "unknown word",
    # Both
    "order",
    "other ion",
    "other metal",
    "other charge",
]

RemarkKind: TypeAlias = Literal[
    "subscript 1",
    "needless parentheses",
    "two words",
    "one word",
    "other language",
    "needless charge",
    "Roman numeral",
    "older name",
    "other name",
    "state symbol",
    "square brackets",
    "atom order",
]


class Mistake(Struct, frozen=True, omit_defaults=True):
    """The first thing that is wrong."""

    kind: MistakeKind
    given: str = ""  # what was written, or the id of the ion that it stands for
    wanted: str = ""  # what belongs there, or the id of an ion
    cations: int = 0  # how many of each ion were written, where that is the mistake
    anions: int = 0


class Grade(Struct, frozen=True, omit_defaults=True):
    """A grade, which is right without a mistake; a remark says how a right answer is usually written."""

    mistake: Mistake | None = None
    remark: RemarkKind | None = None

    @property
    def is_right(self) -> bool:
        return self.mistake is None


RIGHT = Grade()
