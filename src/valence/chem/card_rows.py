"""Acids and bases read from a table, one card in a row.

- `type`: `acid` or `base`
- `id`: letters, digits and hyphens, once in a set; by default made from the name
- `name`: once among the acids and once among the bases
- `smiles`: the structure; formula, mass, drawing and functional groups follow from it
- `formula`: checked against the structure; without a structure, the mass follows from it
- `value`: pKa of an acid, pKaH of a base, from -15 to 60 with at most two decimals
- `kind`, for acids: `other`, `carbonyl`, `carboxylic_derivative` or `nitrile`
- `nucleophilicity`, for bases: `non`, `weak` or `strong`

These may be left out or left empty: `condensed` (the formula for equations, `CH3COOH`),
`active_methylene` (`yes` or `no`), `short`, `solvent` (where the value was measured: `water`,
`DMSO`, or `estimated`), `acidic_h`, `conjugate` (`CH3COO-`, `-CH2CN`, `HC≡C-`: the charge at
the end of the atom that carries it), `conjugate_name`, `conjugate_smiles`, `spectators` (the
ions left over, `Na+`, with blanks between them), `why`, `why_14` (the same for readers from age
14), `note`, `source`, and `facts` in one row (the wording of facts beside a ruling, for the whole set).
"""

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import cache

import msgspec
from msgspec.structs import asdict

from valence.chem import cards, fields
from valence.chem.data_files import rows
from valence.chem.problems import en
from valence.chem.species import Species
from valence.chem.structures import Structure, structure, without_structure
from valence.chem.wording import Wording, asked_in
from valence.core.csv_tables import MOST_ROWS, BadSet, Columns, Row, RowProblem, RowReader, once
from valence.core.problems import BadInput, Part, Problem, problem

COLUMNS = Columns(
    (
        *("type", "id", "name", "smiles", "value"),
        *("kind", "nucleophilicity", "active_methylene", "formula", "condensed", "short"),
        *("solvent", "acidic_h", "conjugate", "conjugate_name", "conjugate_smiles"),
        *("spectators", "why", "why_14", "note", "source", "facts"),
    ),
    other_names={"pka": "value", "pkah": "value"},
)
_UNKNOWN = Structure("", "", Decimal(), 0, ())


@cache
def _built_in() -> Mapping[str, Row]:
    return {row["id"]: row for table in ("acids.csv", "bases.csv") for row in rows(table)}


class AcidsAndBases(msgspec.Struct, frozen=True):
    acids: tuple[cards.Acid, ...]
    bases: tuple[cards.Base, ...]


def read_cards(
    rows: Iterable[tuple[int, Row]], file_name: Part, complete: Callable[[Row], Row] | None = None
) -> AcidsAndBases:
    """Return the cards in rows with their line numbers; `complete` adds what is known about a card from elsewhere."""
    problems: list[RowProblem] = []
    seen: dict[str, int] = {}
    acids: list[cards.Acid] = []
    bases: list[cards.Base] = []
    asked: list[Wording] = []
    for line, row in rows:
        if len(acids) + len(bases) == MOST_ROWS:
            problems.append(RowProblem(file_name, line, "", problem(en.too_many_cards, MOST_ROWS)))
            break
        reader = _Line(file_name, line, row, problems)
        card = reader.card(complete)
        if isinstance(card, cards.Acid):
            acids.append(card)
        elif card is not None:
            bases.append(card)
        reader.check_once(seen)
        reader.check_wording(asked)
    if not problems and not acids and not bases:
        problems.append(RowProblem(file_name, 0, "", problem(en.no_cards)))
    if problems:
        raise BadSet(problems)
    return AcidsAndBases(tuple(acids), tuple(bases))


class BadField(BadInput):
    """A problem with one field of a row."""

    def __init__(self, column: str, wrong: Problem) -> None:
        super().__init__(wrong)
        self.column = column


class _Line(RowReader):
    """A row of a table, read as one card."""

    def card(self, complete: Callable[[Row], Row] | None) -> cards.Acid | cards.Base | None:
        """Return the card of the row; None if the row stands for a card that isn't known."""
        try:
            self.row = complete(self.row) if complete else self.row
        except BadField as bad:
            self.report(bad.column, bad.problem)
            return None
        return self._card()

    def _card(self) -> cards.Acid | cards.Base:
        before = len(self.problems)
        is_acid = self.read("type", fields.one_of(("acid", "base")), "acid") == "acid"
        card = self._acid() if is_acid else self._base()
        if len(self.problems) == before and not cards.is_conjugate_balanced(card):
            self.report("conjugate", problem(en.not_conjugate))
        return card

    def check_once(self, seen: dict[str, int]) -> None:
        """Reports an id that another card has, or a name that another card of the type has."""
        of_type = f"{self.text('type')} name".casefold()
        for column, scope in (("id", "id"), ("name", of_type)):
            text = self.text(column).casefold()
            if text and (first := once(seen, f"{scope} {text}", self.line)):
                self.report(column, problem(en.on_another_line, self.text(column), first))

    def check_wording(self, asked: list[Wording]) -> None:
        """Reports a wording that isn't known, or another one than that of a row before."""
        if facts := asked_in(self):
            asked.append(facts)
            if facts != asked[0]:
                self.report("facts", problem(en.two_wordings, asked[0], facts))

    def _acid(self) -> cards.Acid:
        return cards.Acid(
            **asdict(self._common()),
            pka=self.read("value", fields.read_value, Decimal()),
            kind=self.read("kind", fields.one_of(cards.COMPOUND_CLASSES), "other"),
            active_methylene=self.read("active_methylene", fields.read_yes, False),
            acidic_h=self._note("acidic_h"),
        )

    def _base(self) -> cards.Base:
        return cards.Base(
            **asdict(self._common()),
            pkah=self.read("value", fields.read_value, Decimal()),
            nucleophilicity=self.read(
                "nucleophilicity", fields.one_of(cards.NUCLEOPHILICITIES), "non"
            ),
        )

    def _common(self) -> cards.Card:
        facts = self._facts()
        matching = fields.formula_of(facts.formula)
        formula = self.read("formula", matching, "")
        return cards.Card(
            id=self.read("id", fields.read_id, ""),
            own_name=self._own("name", self.read("name", fields.read_name, "")),
            smiles=facts.smiles,
            charge=facts.charge,
            mass=facts.mass,
            groups=facts.groups,
            formula=formula,
            condensed=self.read("condensed", matching, "") if self.text("condensed") else formula,
            conjugate=self._conjugate(),
            own_conjugate_name=self._own("conjugate_name", self._note("conjugate_name")),
            spectators=self.read("spectators", fields.read_spectators, ()),
            short=self._note("short"),
            solvent=self._note("solvent"),
            why=self._note("why"),
            why_14=self._note("why_14"),
            note=self._note("note"),
            source=self._note("source"),
        )

    def _facts(self) -> Structure:
        """Return the facts of the structure or, without one, of the formula."""
        if self.text("formula") and not self.text("smiles"):
            return self.read("formula", without_structure, _UNKNOWN)
        return self.read("smiles", structure, _UNKNOWN)

    def _conjugate(self) -> Species | None:
        read = self.read("conjugate", fields.read_conjugate, None)
        drawn = self.text("conjugate_smiles")
        if read is not None and drawn:
            self.read("conjugate_smiles", fields.structure_of(read), _UNKNOWN)
        return read

    def _own(self, column: str, text: str) -> str | None:
        """Return a name; None if the built-in card with this id has it too, so that any language can say it."""
        return None if _built_in().get(self.text("id").lower(), {}).get(column) == text else text

    def _note(self, column: str) -> str:
        return self.read(column, fields.read_text, "")
