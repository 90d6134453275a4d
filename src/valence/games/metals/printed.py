"""The cards of Metal vs. Non-Metal: ions with their charges."""

from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter

from msgspec import convert

from valence.chem.data_files import rows
from valence.chem.ions import ion
from valence.chem.names import names
from valence.core.box import Rows
from valence.core.languages import InEach, Language, Texts, texts_in
from valence.games.metals.answers import full_count, is_opposite
from valence.games.metals.cards import Ion
from valence.games.metals.sets import IonSet, copies_in
from valence.games.metals.state import View
from valence.printing.face import Contents, Face, Faces

TEXTS: Texts = InEach("valence.games.metals.words", attrgetter("PRINTED"), "_printed")


def contents(given: Rows | None, language: Language) -> Contents:
    ions = copies_in(None if given is None else convert(given, IonSet))
    return Contents(cards=tuple(_faces(ions, language)))


def _faces(ions: Mapping[Ion, int], language: Language) -> Iterator[Face]:
    said, called = texts_in(language, TEXTS), names(language)
    sources = {row["id"]: row["source"] for row in rows("ions.csv")}
    for card, copies in ions.items():
        known = ion(card)
        kind = "metal" if known.is_metal else "non-metal"
        yield Face(
            id=card,
            accent=kind,
            shape="square" if known.is_metal else "circle",
            label=said[kind],
            index=known.charge_written,
            index_label=said["charge"],
            symbol=known.written,
            name=called.ion(card),
            facts=said["copies"].format(copies=copies, all=sum(ions.values())),
            text=said["full"].format(answers=", ".join(_full_answers(card, ions))),
            source=sources[card],
            copies=copies,
        )


def _full_answers(led: Ion, ions: Iterable[Ion]) -> list[str]:
    return [
        f"{full_count(card, led)} {ion(card).written}" for card in ions if is_opposite(card, led)
    ]


def on_table(view: View) -> Iterator[list[Ion]]:
    if view.led is not None:
        yield [view.led, *([view.answer.ion] * view.answer.count if view.answer else [])]


FACES = Faces(game="metals", contents=contents, on_table=on_table)
