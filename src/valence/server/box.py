"""What is in the box of each game, for people who browse the cards."""

from collections.abc import Callable, Iterable
from decimal import Decimal
from functools import cache

from msgspec import Struct, convert
from msgspec.structs import replace

from valence.chem.acids_bases import acids, bases
from valence.chem.cards import Acid, Base
from valence.chem.elements import element
from valence.chem.ions import ion
from valence.games import rulebook
from valence.games.charged import tiles
from valence.games.metals import cards as ions
from valence.games.pkace.cards import Row, deck_of, read_rows, rows_of
from valence.games.polymer import cards as polymer
from valence.games.polymer import decks as polymer_decks


class BoxCard(Struct, frozen=True):
    """A card or tile; what a game does not have is empty."""

    id: str
    name: str
    short: str = ""
    kind: str = ""
    value: Decimal | None = None
    charge: int = 0
    copies: int = 0
    formula: str = ""
    mass: Decimal | None = None
    metal: bool = False
    drawing: str = ""
    """The id of its drawing."""
    guarded: str = ""
    nucleophilicity: str = ""
    groups: tuple[str, ...] = ()
    solvent: str = ""
    why: str = ""
    note: str = ""
    source: str = ""


@cache
def about(game: str) -> str:
    """The first paragraph of the rulebook."""
    return " ".join(rulebook(game).split("\n\n")[1].split())


@cache
def box(game: str) -> tuple[BoxCard, ...]:
    """Every card or tile once; nothing of a game whose cards nobody has described."""
    return BOXES[game]() if game in BOXES else ()


def own_box(game: str, cards: object) -> tuple[BoxCard, ...]:
    """The same of a deck of one's own, given as the option `cards` is."""
    if game == "polymer":
        deck = convert(cards, polymer_decks.Deck)
        copies: dict[str, int] = {row.card: 2 * row.copies for row in deck}
        return tuple(
            replace(card, copies=copies[card.id]) for card in box(game) if copies.get(card.id)
        )
    rows = rows_of(cards)
    substances = read_rows(rows)
    return _substances(substances.acids, substances.bases, rows)


def _acids_and_bases() -> tuple[BoxCard, ...]:
    return _substances(acids(), bases(), None)


def _substances(
    acids: Iterable[Acid], bases: Iterable[Base], deck: tuple[Row, ...] | None
) -> tuple[BoxCard, ...]:
    return (*(_card(acid, deck) for acid in acids), *(_card(base, deck) for base in bases))


def _card(card: Acid | Base, deck: tuple[Row, ...] | None) -> BoxCard:
    is_acid = isinstance(card, Acid)
    weighed = deck_of(deck, "class").cards[card.id]
    return BoxCard(
        id=card.id,
        name=card.name,
        short=card.short,
        kind="acid" if is_acid else "base",
        value=card.value,
        formula=card.formula,
        mass=card.mass,
        drawing=card.id,
        guarded=weighed.guarded or "",
        nucleophilicity=weighed.nucleophilicity or "",
        groups=card.groups,
        solvent=card.solvent,
        why=card.why,
        note=card.note,
        source=card.source,
    )


def _ions() -> tuple[BoxCard, ...]:
    return tuple(
        BoxCard(
            id=name,
            name=ion(name).name,
            charge=ion(name).charge,
            copies=copies,
            metal=ion(name).is_metal,
        )
        for name, copies in ions.COPIES.items()
    )


def _tiles() -> tuple[BoxCard, ...]:
    return tuple(
        BoxCard(
            id=tile,
            name="red tile" if tile == tiles.RED else element(tile).name,
            value=Decimal(tiles.VALUE[tile]),
            copies=copies,
            metal=tile in tiles.METALS,
        )
        for tile, copies in tiles.COPIES.items()
    )


def _polymer() -> tuple[BoxCard, ...]:
    return tuple(
        BoxCard(
            id=card,
            name=substance.name,
            short=substance.short,
            kind=substance.role,
            value=_worth(card),
            formula=substance.formula,
            mass=substance.mass,
            drawing=substance.id if substance.smiles else "",
            why=substance.card_text,
            note=substance.note,
        )
        for card in polymer.CARDS
        for substance in [polymer.substance_of(card)]
    )


def _worth(card: polymer.Card) -> Decimal | None:
    return next((Decimal(value) for other, value in polymer.VALUE.items() if other == card), None)


BOXES: dict[str, Callable[[], tuple[BoxCard, ...]]] = {
    "pkace": _acids_and_bases,
    "quizmaster": _acids_and_bases,
    "whoami": _acids_and_bases,
    "metals": _ions,
    "charged": _tiles,
    "polymer": _polymer,
}
