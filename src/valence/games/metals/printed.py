"""The cards of Metal vs. Non-Metal: ions with their charges."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import convert

from valence.chem.data_files import rows
from valence.chem.ions import ion
from valence.chem.names import names
from valence.core.box import Rows
from valence.core.languages import DEFAULT
from valence.games.metals.answers import full_count, is_opposite
from valence.games.metals.cards import Ion
from valence.games.metals.sets import IonSet, copies_in
from valence.printing.face import Contents, Face, Faces


def contents(given: Rows | None) -> Contents:
    ions = copies_in(None if given is None else convert(given, IonSet))
    return Contents(cards=tuple(_faces(ions)))


def _faces(ions: Mapping[Ion, int]) -> Iterator[Face]:
    sources = {row["id"]: row["source"] for row in rows("ions.csv")}
    for card, copies in ions.items():
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
            name=names(DEFAULT).ion(card),
            facts=f"{copies} of the {sum(ions.values())} cards",
            text=f"full answers: {', '.join(_full_answers(card, ions))}",
            source=sources[card],
            copies=copies,
        )


def _full_answers(led: Ion, ions: Iterable[Ion]) -> list[str]:
    return [
        f"{full_count(card, led)} {ion(card).written}" for card in ions if is_opposite(card, led)
    ]


FACES = Faces(game="metals", contents=contents)
