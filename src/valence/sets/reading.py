"""Reading and checking of a set of which each row stands for itself: a card or a tile with its copies."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import ValidationError, convert

from valence.chem.ions import Ion
from valence.chem.names import grading
from valence.chem.wording import Row, wording_problems
from valence.core import csv_tables
from valence.core.csv_tables import BadSet, Columns, RowProblem, RowReader, numbered_rows, once
from valence.core.languages import DEFAULT, written
from valence.core.problems import Part, bad_input, problem
from valence.sets.problems import en

R = TypeVar("R", bound=Row)


def read_ion(text: str) -> Ion:
    """Return the ion that a text means in one of the languages; an unknown one is a ValueError."""
    for language in written():
        with suppress(ValueError):
            return grading(language).read_ion(text)
    return grading(DEFAULT).read_ion(text)


@dataclass(frozen=True, kw_only=True)
class SetReader(Generic[R]):
    kind: type[R]
    columns: Columns

    # Reads one row.
    row: Callable[[RowReader], R]

    # The column and the name by which a row differs from all others; no name if it need not.
    named: Callable[[R], tuple[str, str]]

    # The problems of all rows together: a row's number from 1, or 0 for all of them; a column; a sentence.
    problems: Callable[[Sequence[R]], Iterable[tuple[int, str, Part]]]

    def read(self, text: str, file: Part) -> tuple[R, ...]:
        """Read the set in a CSV text; BadSet lists all problems."""
        return self._read(numbered_rows(text, file, self.columns), file)

    def given(self, cards: object) -> tuple[R, ...]:
        """Read the set in an option: the text of a file, its rows as a spreadsheet has them, or as they are saved."""
        if isinstance(cards, str):
            return self.read(cards, problem(en.the_option))
        try:
            return convert(cards, tuple[self.kind, ...])  # type: ignore[name-defined]
        except ValidationError:
            cells = csv_tables.numbered_cells(cards, problem(en.the_option), self.columns)
            return self._read(cells, problem(en.the_option))

    def _read(self, numbered: Iterable[tuple[int, csv_tables.Row]], file: Part) -> tuple[R, ...]:
        problems: list[RowProblem] = []
        seen: dict[str, int] = {}
        rows, lines = [], [0]
        for line, fields in numbered:
            reader = RowReader(file, line, fields, problems)
            rows.append(self.row(reader))
            lines.append(line)
            column, name = self.named(rows[-1])
            if first := once(seen, name, line):
                reader.report(column, problem(en.on_another_line, name, first))
        if not problems:
            problems += [
                RowProblem(file, lines[n], column, wrong)
                for n, column, wrong in self._together(rows)
            ]
        if problems:
            raise BadSet(problems)
        return tuple(rows)

    def check(self, rows: Sequence[R]) -> None:
        """Check rows that come without a file, in options and positions."""
        for n, _, wrong in (*self._repeated(rows), *self._together(rows)):
            raise bad_input(en.in_option, n, wrong)

    def _together(self, rows: Sequence[R]) -> Iterator[tuple[int, str, Part]]:
        yield from wording_problems(rows)
        yield from self.problems(rows)

    def _repeated(self, rows: Sequence[R]) -> Iterator[tuple[int, str, Part]]:
        names: set[str] = set()
        for n, row in enumerate(rows, 1):
            column, name = self.named(row)
            if name and name in names:
                yield n, column, problem(en.given_before, name)
            names.add(name)
