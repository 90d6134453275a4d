"""The cards of the polymer game: monomers, initiators and jokers."""

from collections.abc import Iterator, Mapping
from operator import attrgetter

from msgspec import convert

from valence.chem.acids_bases import drawing_of
from valence.chem.names import names
from valence.chem.polymer import Substance
from valence.chem.words import words
from valence.core.box import Rows
from valence.core.languages import InEach, Language, Texts, texts_in
from valence.games.polymer.box import drawing
from valence.games.polymer.cards import Card, substance_of
from valence.games.polymer.sets import PolymerSet, built_in
from valence.games.polymer.state import View
from valence.printing.face import Contents, Face, Faces, Shape, formula_and_mass, picture

TEXTS: Texts = InEach("valence.games.polymer.words", attrgetter("PRINTED"), "_printed")
_JOKERS = ("transfer", "cap")  # the ones that say what they are
_COPOLYMER = "–A–A–A• + B\n→ –A–A–A–B•"
_SHAPES: Mapping[str, Shape] = {"monomer": "hexagon", "initiator": "square"}


def contents(rows: Rows | None, language: Language) -> Contents:
    """R1: return the cards of two equal decks."""
    deck = built_in() if rows is None else convert(rows, PolymerSet)
    return Contents(
        cards=tuple(_face(row.card, 2 * row.copies, language) for row in deck if row.copies)
    )


def _face(card: Card, copies: int, language: Language) -> Face:
    known = substance_of(card)
    name, said = names(language).substance(known.id), texts_in(language, TEXTS)
    _, _, value = card.partition("-")
    return Face(
        id=card,
        accent=known.id if value else known.role,
        shape=_SHAPES.get(known.role, "diamond"),
        label=said[known.role if known.role in _SHAPES else "joker"],
        index=" ".join(filter(None, (known.short or name, value))),
        index_label=_worth(known, value, said),
        pictogram=drawing(card),
        picture=picture(drawing_of(known.id)) if known.smiles else None,
        symbol=_scheme(known, said),
        name=name,
        facts=formula_and_mass(known.formula, known.mass, language) if known.smiles else "",
        text=words(language).role(known),
        source=known.source,
        copies=copies,
    )


def _worth(known: Substance, value: str, said: Mapping[str, str]) -> str:
    count = int(value) if value else known.radicals
    if not count:
        return said[known.role] if known.role in _JOKERS else ""
    unit = "unit" if value else "radical"
    return said[unit] if count == 1 else said[f"{unit}s"].format(count=count)


def _scheme(known: Substance, said: Mapping[str, str]) -> str:
    """Return the effect on chains P, on a card that is not a substance."""
    return {"termination": said["termination"], "copolymer": _COPOLYMER}.get(known.id, "")


def on_table(view: View) -> Iterator[list[str]]:
    """Return each chain from its initiator to its end."""
    for chain in view.chains:
        yield [chain.starter, *(card for block in chain.blocks for card in block.cards)]


FACES = Faces(game="polymer", contents=contents, on_table=on_table)
