"""The cards of Metal vs. Non-Metal: ions with their charges."""

from collections.abc import Iterator

from valence.chem.ions import ion
from valence.chem.tables import rows
from valence.core.box import Rows
from valence.games.metals.answers import full_count, is_opposite
from valence.games.metals.cards import COPIES, DECK, IONS, Ion
from valence.press.face import Contents, Face, Faces


def contents(_rows: Rows | None) -> Contents:
    return Contents(cards=tuple(_faces()))


def _faces() -> Iterator[Face]:
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


def _full_answers(led: Ion) -> list[str]:
    return [
        f"{full_count(card, led)} {ion(card).written}" for card in IONS if is_opposite(card, led)
    ]


FACES = Faces(game="metals", contents=contents)
