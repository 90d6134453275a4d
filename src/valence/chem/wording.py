"""The wording of facts beside a ruling: for which readers, chosen by a table or by its set of cards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from valence.chem.problems import en
from valence.core.csv_tables import RowReader
from valence.core.problems import Part, bad_input, problem

T = TypeVar("T", bound=Struct)

# For readers of this age.
Wording: TypeAlias = Literal["14", "16", "university"]
SHORTEST: Wording = "14"

# The cell of a set in the column `facts`.
AskedWording: TypeAlias = Literal["", "14", "16", "university"]
_KNOWN: tuple[Wording, ...] = get_args(Wording)


class Row(Protocol):
    @property
    def facts(self) -> AskedWording: ...


def with_wording(options: T, given: Mapping[str, object], rows: Iterable[Row] | None) -> T:
    """Return the options; where a table chooses no wording, its set does."""
    return options if "facts" in given else replace(options, facts=_asked(rows or ()))


def read_wording(text: str) -> AskedWording:
    """Read a cell; 14.0 is what some spreadsheets make of 14."""
    plain = text.strip().lower().removesuffix(".0")
    for known in _KNOWN:
        if plain == known:
            return known
    if plain:
        raise bad_input(en.no_wording, _KNOWN, text[:40])
    return ""


def asked_in(reader: RowReader) -> AskedWording:
    return reader.read("facts", read_wording, "")


def wording_problems(rows: Sequence[Row]) -> Iterator[tuple[int, str, Part]]:
    """Yield the rows, counted from 1, that ask for another wording than one before."""
    first = _asked(rows)
    for n, row in enumerate(rows, 1):
        if row.facts not in ("", first):
            yield n, "facts", problem(en.two_wordings, first, row.facts)


def _asked(rows: Iterable[Row]) -> Wording:
    return next((row.facts for row in rows if row.facts), SHORTEST)
