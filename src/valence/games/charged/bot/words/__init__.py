"""The sentences of hints and reviews, by language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from valence.chem.formulas import Salt
from valence.games.charged.bot.words import en
from valence.games.charged.tiles import Tile

RackReason: TypeAlias = Literal["keeps", "new tiles", "uses up", "better"]


class Opens(Protocol):
    def __call__(self, *, more: bool) -> str: ...


class PutBack(Protocol):
    def __call__(self, tiles: int, *, all_: bool) -> str: ...


@dataclass(frozen=True, kw_only=True, eq=False)
class Sentences:
    """The sentences of one language."""

    questions: Mapping[str, str]
    # Formulas with their numbers, and the points; a part of the next sentence.
    made: Callable[[Mapping[str, int], int], str]
    # What a placement makes, and another one: `swap`, `pass`, or what that makes.
    makes: Callable[[str, str], str]
    rack: Callable[[RackReason, Mapping[Tile, int], int], str]
    opens: Opens
    less_to_score: str
    named: Callable[[Sequence[Salt]], str]

    # The tiles to look at.
    line: Callable[[Literal["row", "column"], int], str]
    put_back: PutBack
    passing: str
    charges: str


ENGLISH = Sentences(
    questions=en.QUESTIONS,
    made=en.made,
    makes=en.makes,
    rack=en.rack,
    opens=en.opens,
    less_to_score=en.LESS_TO_SCORE,
    named=en.named,
    line=en.line,
    put_back=en.put_back,
    passing=en.PASSING,
    charges=en.CHARGES,
)
