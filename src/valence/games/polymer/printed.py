"""The cards of the polymer game: monomers, initiators and jokers."""

from collections.abc import Mapping

from msgspec import convert

from valence.chem.acids_bases import drawing_of
from valence.chem.names import names
from valence.chem.polymer import Substance
from valence.core.box import Rows
from valence.core.languages import DEFAULT
from valence.core.words import counted
from valence.games.polymer.box import drawing
from valence.games.polymer.cards import Card, substance_of
from valence.games.polymer.sets import PolymerSet, built_in
from valence.printing.face import Contents, Face, Faces, Shape, formula_and_mass, picture

# The effect on chains P, on cards that are not substances.
_SCHEMES = {
    "termination": "Pₘ• + •Pₙ\n→ Pₘ–Pₙ\nor Pₘ–H + Pₙ=",
    "copolymer": "–A–A–A• + B\n→ –A–A–A–B•",
}
_JOKERS = {"transfer": "chain transfer agent", "cap": "puts chains to sleep"}
_SHAPES: Mapping[str, Shape] = {"monomer": "hexagon", "initiator": "square"}


def contents(rows: Rows | None) -> Contents:
    """R1: return the cards of two equal decks."""
    deck = built_in() if rows is None else convert(rows, PolymerSet)
    return Contents(cards=tuple(_face(row.card, 2 * row.copies) for row in deck if row.copies))


def _face(card: Card, copies: int) -> Face:
    known = substance_of(card)
    name = names(DEFAULT).substance(known.id)
    _, _, value = card.partition("-")
    return Face(
        id=card,
        accent=known.id if value else known.role,
        shape=_SHAPES.get(known.role, "diamond"),
        label=known.role if known.role in _SHAPES else "joker",
        index=" ".join(filter(None, (known.short or name, value))),
        index_label=_worth(known, value),
        pictogram=drawing(card),
        picture=picture(drawing_of(known.id)) if known.smiles else None,
        symbol=_SCHEMES.get(known.id, ""),
        name=name,
        facts=formula_and_mass(known.formula, known.mass) if known.smiles else "",
        text=known.card_text,
        source=known.source,
        copies=copies,
    )


def _worth(known: Substance, value: str) -> str:
    if value:
        return counted(int(value), "repeat unit")
    return counted(known.radicals, "radical") if known.radicals else _JOKERS.get(known.role, "")


FACES = Faces(game="polymer", contents=contents)
