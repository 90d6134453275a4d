"""The cards of pKace: acids and bases with their structures."""

from valence.chem.acids_bases import acids, bases, drawing_of
from valence.chem.cards import Acid, Base
from valence.chem.drawings import drawing
from valence.chem.naming import title
from valence.chem.writing import signed
from valence.core.box import Rows
from valence.games.pkace.cards import read_rows, rows_of
from valence.press.face import Contents, Face, Faces, formula_and_mass, picture

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
    """One card for each acid and base."""
    cards: tuple[Acid | Base, ...]
    if rows is None:
        cards = (*acids(), *bases())
        return Contents(cards=tuple(_face(card, drawing_of(card.id)) for card in cards))
    deck = read_rows(rows_of(rows))
    cards = (*deck.acids, *deck.bases)
    return Contents(cards=tuple(_face(card, drawing(card.smiles)) for card in cards))


def _face(card: Acid | Base, svg: str) -> Face:
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
        facts=formula_and_mass(card.formula, card.mass),
        text=_nature(card),
        source=card.source,
    )


def _nature(card: Acid | Base) -> str:
    """R1, R3: the class of an acid, and whether it is guarded; how nucleophilic a base is."""
    if isinstance(card, Base):
        return _NUCLEOPHILES[card.nucleophilicity]
    return _CLASSES[card.kind] + (", active methylene" if card.active_methylene else "")


FACES = Faces(game="pkace", contents=contents)
