"""The cards of pKace: acids and bases with their structures."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from valence.chem.cards import Acid, Base, kind_of
from valence.chem.drawings import drawing_on
from valence.chem.names import names
from valence.chem.writing import signed, subscript
from valence.core.box import Rows
from valence.core.languages import InEach, Language, Texts, texts_in
from valence.printing.face import Contents, Face, Faces, formula_and_mass, picture
from valence.sets.acids_bases import card_set, rows_of
from valence.sets.hiding import Hidden

TEXTS: Texts = InEach("valence.printing.words", attrgetter("ACIDS_BASES"))


def contents(rows: Rows | None, language: Language) -> Contents:
    """Return one card for each acid and base."""
    cards = card_set(None if rows is None else rows_of(rows))
    return Contents(cards=tuple(_face(card, language) for card in cards.values()))


def _face(card: Acid | Base, language: Language) -> Face:
    kind, said = kind_of(card), texts_in(language, TEXTS)
    quantity = "pKa" if kind == "acid" else "pKaH"
    svg = drawing_on(card)
    return Face(
        id=card.id,
        accent=kind,
        shape="diamond" if kind == "acid" else "circle",
        label=said[kind],
        index=signed(card.value, language),
        index_label=", ".join(filter(None, (quantity, said.get(card.solvent, card.solvent)))),
        picture=picture(svg) if svg else None,
        symbol="" if svg else subscript(card.condensed),
        name=names(language).title(card),
        facts=formula_and_mass(card.formula, card.mass, language),
        text=_nature(card, said),
        source=card.source,
    )


def _nature(card: Acid | Base, said: Mapping[str, str]) -> str:
    """R1, R3: return the class of an acid and whether it is guarded, or how nucleophilic a base is."""
    if isinstance(card, Base):
        return said[card.nucleophilicity]
    return said[card.kind] + (said["active methylene"] if card.active_methylene else "")


def masked(face: Face, hidden: Hidden) -> Face:
    """R22: blank the hidden facts on a card, for playing from memory."""
    if hidden.values:
        face = replace(face, index="", index_label="", source="")
    is_hidden = hidden.classes if face.accent == "acid" else hidden.nucleophilicity
    return replace(face, text="") if is_hidden else face


def faces(on_table: Callable[[Any], Iterable[Sequence[str]]]) -> Faces:
    """Return the faces of a game with these cards, given what lies on its table."""
    return Faces(game="pkace", contents=contents, masked=masked, on_table=on_table)
