"""Reading and checking of a set of which each row stands for itself: a card or a tile with its copies."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import ValidationError, convert

from valence.chem.wording import Row, wording_problems
from valence.core import csv_tables
from valence.core.csv_tables import BadSet, Columns, RowProblem, RowReader, numbered_rows, once

R = TypeVar("R", bound=Row)


@dataclass(frozen=True, kw_only=True)
class SetReader(Generic[R]):
    kind: type[R]
    columns: Columns

    # Reads one row.
    row: Callable[[RowReader], R]

    # The column and the name by which a row differs from all others; no name if it need not.
    named: Callable[[R], tuple[str, str]]

    # The problems of all rows together: a row's number from 1, or 0 for all of them; a column; a sentence.
    problems: Callable[[Sequence[R]], Iterable[tuple[int, str, str]]]

    def read(self, text: str, file: str) -> tuple[R, ...]:
        """Read the set in a CSV text; BadSet lists all problems."""
        return self._read(numbered_rows(text, file, self.columns), file)

    def given(self, cards: object) -> tuple[R, ...]:
        """Read the set in an option: the text of a file, its rows as a spreadsheet has them, or as they are saved."""
        if isinstance(cards, str):
            return self.read(cards, "option cards")
        try:
            return convert(cards, tuple[self.kind, ...])  # type: ignore[name-defined]
        except ValidationError:
            cells = csv_tables.numbered_cells(cards, "option cards", self.columns)
            return self._read(cells, "option cards")

    def _read(self, numbered: Iterable[tuple[int, csv_tables.Row]], file: str) -> tuple[R, ...]:
        problems: list[RowProblem] = []
        seen: dict[str, int] = {}
        rows, lines = [], [0]
        for line, fields in numbered:
            reader = RowReader(file, line, fields, problems)
            rows.append(self.row(reader))
            lines.append(line)
            column, name = self.named(rows[-1])
            if first := once(seen, name, line):
                reader.report(column, f"{name} is also on line {first}")
        if not problems:
            problems += [RowProblem(file, lines[n], *where) for n, *where in self._together(rows)]
        if problems:
            raise BadSet(problems)
        return tuple(rows)

    def check(self, rows: Sequence[R]) -> None:
        """Check rows that come without a file, in options and positions."""
        for n, _, problem in (*self._repeated(rows), *self._together(rows)):
            row = f", row {n}" if n else ""
            raise ValueError(f"option cards{row}: {problem}")

    def _together(self, rows: Sequence[R]) -> Iterator[tuple[int, str, str]]:
        yield from wording_problems(rows)
        yield from self.problems(rows)

    def _repeated(self, rows: Sequence[R]) -> Iterator[tuple[int, str, str]]:
        names: set[str] = set()
        for n, row in enumerate(rows, 1):
            column, name = self.named(row)
            if name and name in names:
                yield n, column, f"{name} was given before"
            names.add(name)
