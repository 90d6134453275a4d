"""What is printed on the front of a card."""

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Literal

from msgspec import Struct

from valence.chem.acids_bases import acids, bases, drawing_of
from valence.chem.cards import Acid, Base
from valence.chem.decks import Deck as AcidsAndBases
from valence.chem.drawings import drawing
from valence.chem.ions import ion
from valence.chem.naming import title
from valence.chem.polymer import Substance
from valence.chem.tables import rows
from valence.chem.writing import signed, subscript
from valence.core.words import counted
from valence.games.metals.answers import full_count, is_opposite
from valence.games.metals.cards import COPIES, DECK, IONS
from valence.games.metals.cards import Ion as MetalsCard
from valence.games.polymer.cards import Card as PolymerCard
from valence.games.polymer.cards import substance_of
from valence.games.polymer.decks import Deck as PolymerDeck

Shape = Literal["diamond", "circle", "square", "hexagon"]

# The room for a structure on a card, and the largest scale, in mm for a unit of its drawing: at
# that scale a bond is 8 mm long.
ROOM = (55.0, 33.0)
LARGEST_SCALE = 0.27
_VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')

_CLASSES = {
    "other": "not guarded",
    "carbonyl": "carbonyl compound, guarded",
    "carboxylic_derivative": "carboxylic acid derivative, guarded",
    "nitrile": "nitrile, guarded",
}
_NUCLEOPHILES = {
    "non": "not nucleophilic",
    "weak": "weakly nucleophilic",
    "strong": "strongly nucleophilic",
}
# What happens to chains P where a card is no substance.
_SCHEMES = {
    "termination": "Pₘ• + •Pₙ\n→ Pₘ–Pₙ\nor Pₘ–H + Pₙ=",
    "copolymer": "–A–A–A• + B\n→ –A–A–A–B•",
}


class Picture(Struct, frozen=True):
    """A structure as SVG, so many mm wide and high."""

    svg: str
    width: float
    height: float


class Face(Struct, frozen=True, kw_only=True):
    """The front of a card. The accent is a colour by name; shape and label tell kinds apart without it."""

    id: str
    accent: str
    shape: Shape
    label: str
    index: str
    """What a fan of cards shows: a value, a charge, a symbol."""
    index_label: str
    picture: Picture | None = None
    symbol: str = ""
    """Large letters in place of a picture."""
    name: str
    facts: str
    text: str
    source: str
    copies: int = 1


def picture(svg: str) -> Picture:
    """The drawing as large as the room allows, but no larger than all others."""
    found = _VIEW_BOX.search(svg)
    assert found is not None
    width, height = float(found[1]), float(found[2])
    scale = min(LARGEST_SCALE, ROOM[0] / width, ROOM[1] / height)
    return Picture(svg, width * scale, height * scale)


def pkace_faces(deck: AcidsAndBases | None = None) -> Iterator[Face]:
    """One card for each acid and base of the built-in deck or of another."""
    cards: tuple[Acid | Base, ...]
    if deck is None:
        cards = (*acids(), *bases())
        return (_pkace_face(card, drawing_of(card.id)) for card in cards)
    cards = (*deck.acids, *deck.bases)
    return (_pkace_face(card, drawing(card.smiles)) for card in cards)


def _pkace_face(card: Acid | Base, svg: str) -> Face:
    is_acid = isinstance(card, Acid)
    quantity = "pKa" if is_acid else "pKaH"
    return Face(
        id=card.id,
        accent="acid" if is_acid else "base",
        shape="diamond" if is_acid else "circle",
        label="acid" if is_acid else "base",
        index=signed(card.value),
        index_label=", ".join(filter(None, (quantity, card.solvent))),
        picture=picture(svg),
        name=title(card),
        facts=_facts(card.formula, card.mass),
        text=_nature(card),
        source=card.source,
    )


def _nature(card: Acid | Base) -> str:
    """R1, R3: the class of an acid, and whether it is guarded; how nucleophilic a base is."""
    if isinstance(card, Base):
        return _NUCLEOPHILES[card.nucleophilicity]
    return _CLASSES[card.kind] + (", active methylene" if card.active_methylene else "")


def metals_faces() -> Iterator[Face]:
    """The six ions with their copies."""
    sources = {row["id"]: row["source"] for row in rows("ions.csv")}
    for card, copies in COPIES.items():
        known = ion(card)
        label = "metal" if known.is_metal else "non-metal"
        yield Face(
            id=card,
            accent=label,
            shape="square" if known.is_metal else "circle",
            label=label,
            index=known.charge_written,
            index_label="charge",
            symbol=known.written,
            name=known.name,
            facts=f"{copies} of the {len(DECK)} cards",
            text=f"full answers: {', '.join(_full_answers(card))}",
            source=sources[card],
            copies=copies,
        )


def _full_answers(led: MetalsCard) -> list[str]:
    return [
        f"{full_count(card, led)} {ion(card).written}" for card in IONS if is_opposite(card, led)
    ]


def polymer_faces(deck: PolymerDeck) -> Iterator[Face]:
    """R1: two equal decks."""
    return (_polymer_face(row.card, 2 * row.copies) for row in deck if row.copies)


def _polymer_face(card: PolymerCard, copies: int) -> Face:
    known = substance_of(card)
    _, _, value = card.partition("-")
    return Face(
        id=card,
        accent=known.id if value else known.role,
        shape=_SHAPES.get(known.role, "diamond"),
        label=known.role if known.role in _SHAPES else "joker",
        index=" ".join(filter(None, (known.short or known.name, value))),
        index_label=_worth(known, value),
        picture=picture(drawing_of(known.id)) if known.smiles else None,
        symbol=_SCHEMES.get(known.id, ""),
        name=known.name,
        facts=_facts(known.formula, known.mass) if known.smiles else "",
        text=known.card_text,
        source=known.source,
        copies=copies,
    )


_JOKERS = {"transfer": "chain transfer agent", "cap": "puts chains to sleep"}
_SHAPES: Mapping[str, Shape] = {"monomer": "hexagon", "initiator": "square"}


def _worth(known: Substance, value: str) -> str:
    if value:
        return counted(int(value), "repeat unit")
    return counted(known.radicals, "radical") if known.radicals else _JOKERS.get(known.role, "")


def _facts(formula: str, mass: Decimal) -> str:
    return f"{subscript(formula)} · {mass} g/mol"
