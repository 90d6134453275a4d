"""Sets of acids and bases: the cards that a class plays with.

A row of a set is a card of one's own, with its structure or formula, or one of the built-in
cards, by its id or name. So a file with nothing but ids is a selection, and one with ids and
values is another table of values.
"""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache, lru_cache
from typing import TypeAlias

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict

from valence.chem import acids_bases
from valence.chem.card_rows import COLUMNS, AcidsAndBases, BadField, read_cards
from valence.chem.cards import Acid, Base, Kind
from valence.chem.fields import id_from
from valence.chem.wording import AskedWording, read_wording
from valence.core.csv_tables import Row as TableRow
from valence.core.csv_tables import numbered_rows
from valence.core.guess import nearest
from valence.core.problems import Part, Problem, bad_input, problem
from valence.sets.problems import en

Card: TypeAlias = Acid | Base

# Facts of a built-in card about its value, which another value makes untrue.
_ABOUT_THE_VALUE = ("solvent", "note", "source")


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card of a set, as in its file."""

    type: str = ""
    id: str = ""
    name: str = ""
    smiles: str = ""
    value: str = ""
    kind: str = ""
    nucleophilicity: str = ""
    active_methylene: str = ""
    formula: str = ""
    condensed: str = ""
    short: str = ""
    solvent: str = ""
    acidic_h: str = ""
    conjugate: str = ""
    conjugate_name: str = ""
    conjugate_smiles: str = ""
    spectators: str = ""
    why: str = ""
    why_14: str = ""
    note: str = ""
    source: str = ""
    facts: AskedWording = ""


Rows: TypeAlias = tuple[Row, ...]


class CardSet(Mapping[str, Card]):
    """The cards in play by their ids, acids first."""

    def __init__(self, cards: AcidsAndBases) -> None:
        self.acids, self.bases = cards.acids, cards.bases
        both: tuple[Card, ...] = (*cards.acids, *cards.bases)
        self._cards = {card.id: card for card in both}

    def __getitem__(self, card: str) -> Card:
        return self._cards[card]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    # Compared by identity, so that results about a set can be cached.
    __hash__ = object.__hash__
    __eq__ = object.__eq__

    def of_kind(self, kind: Kind) -> tuple[Card, ...]:
        return self.acids if kind == "acid" else self.bases


@lru_cache(maxsize=64)
def card_set(rows: Rows | None, water: acids_bases.Water = "organic") -> CardSet:
    """Return the cards of a set, or the built-in ones. BadSet lists problems, counting from line 2 as in a file."""
    if rows is None:
        return CardSet(AcidsAndBases(acids_bases.acids(water), acids_bases.bases(water)))
    numbered = ((line, asdict(row)) for line, row in enumerate(rows, 2))
    return CardSet(read_cards(numbered, "cards", lambda row: _completed(row, water)))


def rows_of(given: object) -> Rows:
    """Return the rows of a set given as CSV text or as rows."""
    if isinstance(given, str):
        return rows_in(given, "cards")
    try:
        return convert(given, Rows)
    except ValidationError as error:
        raise bad_input(en.in_option, 0, problem(en.not_rows, f"{error}")) from None


def rows_in(text: str, file: Part) -> Rows:
    """Return the rows of a set in a file; BadSet lists everything that is wrong with it."""
    numbered = list(numbered_rows(text, file, COLUMNS))
    read_cards(numbered, file, _completed)
    return tuple(convert(_normal(row), Row) for _, row in numbered)


def has_built_in_value(card: Card) -> bool:
    """Return True if a card is a built-in one with its own value, so that facts about that value hold."""
    return acids_bases.is_built_in(card) and card.value == card_set(None)[card.id].value


def values_by_water(rows: Rows | None) -> Mapping[str, Decimal]:
    """Return the thermodynamic values of the cards that have no value of their own."""
    values = acids_bases.thermodynamic_values()
    if rows is None:
        return values
    return {row.id: values[row.id] for row in rows if row.id in values and not row.value}


def _normal(row: TableRow) -> TableRow:
    """Return a row of a file in the form in which it is stored: equal sets have equal rows."""
    row = _identified(row)
    lower = ("id", "type", "kind", "nucleophilicity", "active_methylene")
    plain = {column: row[column].lower() for column in lower if column in row}
    value = row.get("value", "").replace("−", "-").replace(",", ".")
    return {**row, **plain, "value": value, "facts": read_wording(row.get("facts", ""))}


# Rows that stand for built-in cards


def _completed(row: TableRow, water: acids_bases.Water = "organic") -> TableRow:
    """Return a row with everything that is known about its card."""
    row = _identified(row)
    if row.get("smiles") or row.get("formula"):
        return row
    known = dict(_known(row))
    own = {column: text for column, text in row.items() if text}
    if "value" in own:
        known |= dict.fromkeys(_ABOUT_THE_VALUE, "")
    elif water == "thermodynamic" and known["id"] in acids_bases.thermodynamic_values():
        known["value"] = str(acids_bases.thermodynamic_values()[known["id"]])
    if "why" in own:
        known["why_14"] = ""
    return {**known, **own, "id": known["id"]}


def _identified(row: TableRow) -> TableRow:
    """Return a row with its id: the one given, that of the built-in card it names, or one made from its name."""
    if row.get("id"):
        return row
    is_own = row.get("smiles") or row.get("formula")
    return {**row, "id": id_from(row.get("name", "")) if is_own else _known(row)["id"]}


def _known(row: TableRow) -> TableRow:
    """Return the row of the built-in card that a row stands for."""
    column = "id" if row.get("id") else "name"
    text, kind = row.get(column, ""), row.get("type", "").lower()
    if not text:
        raise BadField("name", problem(en.no_name))
    found = _by_name().get(acids_bases.plain_name(text), {})
    if column == "id":
        found = {r["type"]: r for r in (_by_id().get(text.lower()),) if r}
    if kind in found or (not kind and len(found) == 1):
        return found[kind or next(iter(found))]
    raise BadField(*_unknown(column, text, tuple(found)))


def _unknown(column: str, text: str, kinds: tuple[str, ...]) -> tuple[str, Problem]:
    match kinds:
        case (kind,):
            return "type", problem(en.is_acid if kind == "acid" else en.is_base, text)
        case _, _:
            return "type", problem(en.is_both, text)
        case _:
            known = _by_id() if column == "id" else [row["name"] for row in _by_id().values()]
            return column, problem(en.no_card, text, nearest(text, known))


@cache
def _by_id() -> Mapping[str, TableRow]:
    return {row["id"]: row for row in acids_bases.built_in_rows()}


@cache
def _by_name() -> Mapping[str, Mapping[str, TableRow]]:
    """Return the built-in rows by the plain form of their name, abbreviation or id, then by type."""
    found: dict[str, dict[str, TableRow]] = {}
    for row in acids_bases.built_in_rows():
        for name in filter(None, (row["name"], row["short"], row["id"])):
            found.setdefault(acids_bases.plain_name(name), {})[row["type"]] = row
    return found
