"""The cards of pKace: acids and bases with their structures."""

from msgspec.structs import replace

from valence.chem.cards import Acid, Base
from valence.chem.drawings import drawing_on
from valence.chem.names import names
from valence.chem.writing import signed, subscript
from valence.core.box import Rows
from valence.core.languages import DEFAULT
from valence.printing.face import Contents, Face, Faces, formula_and_mass, picture
from valence.sets.acids_bases import card_set, rows_of
from valence.sets.hiding import Hidden

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


def contents(rows: Rows | None) -> Contents:
    """Return one card for each acid and base."""
    cards = card_set(None if rows is None else rows_of(rows))
    return Contents(cards=tuple(map(_face, cards.values())))


def _face(card: Acid | Base) -> Face:
    is_acid = isinstance(card, Acid)
    quantity = "pKa" if is_acid else "pKaH"
    svg = drawing_on(card)
    return Face(
        id=card.id,
        accent="acid" if is_acid else "base",
        shape="diamond" if is_acid else "circle",
        label="acid" if is_acid else "base",
        index=signed(card.value),
        index_label=", ".join(filter(None, (quantity, card.solvent))),
        picture=picture(svg) if svg else None,
        symbol="" if svg else subscript(card.condensed),
        name=names(DEFAULT).title(card),
        facts=formula_and_mass(card.formula, card.mass),
        text=_nature(card),
        source=card.source,
    )


def _nature(card: Acid | Base) -> str:
    """R1, R3: return the class of an acid and whether it is guarded, or how nucleophilic a base is."""
    if isinstance(card, Base):
        return _NUCLEOPHILES[card.nucleophilicity]
    return _CLASSES[card.kind] + (", active methylene" if card.active_methylene else "")


def masked(face: Face, hidden: Hidden) -> Face:
    """R22: blank the hidden facts on a card, for playing from memory."""
    if hidden.values:
        face = replace(face, index="", index_label="", source="")
    is_hidden = hidden.classes if face.accent == "acid" else hidden.nucleophilicity
    return replace(face, text="") if is_hidden else face


FACES = Faces(game="pkace", contents=contents, masked=masked)
