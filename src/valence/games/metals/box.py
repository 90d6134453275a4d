"""R1: the box, six kinds of ions."""

from valence.chem.ions import ion
from valence.chem.words import spelling_words
from valence.core.box import BoxCard, Rows
from valence.games.metals.cards import COPIES


def box(_cards: Rows | None = None) -> tuple[BoxCard, ...]:
    return tuple(
        BoxCard(
            id=name,
            name=ion(name).name,
            symbol=ion(name).atoms,
            written=ion(name).written,
            charge=ion(name).charge,
            copies=copies,
            metal=ion(name).is_metal,
            note=spelling_words(ion(name).name),
        )
        for name, copies in COPIES.items()
    )
