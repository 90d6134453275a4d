"""Decks of one's own: each belongs to one person, and is played at that person's tables alone."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from time import time
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from valence.chem.decks import BadDeck, Problem
from valence.chem.drawings import drawing
from valence.chem.molecules import StructuresMissing
from valence.core.box import BoxCard, Rows
from valence.core.record import deck_hash
from valence.core.wire import encode
from valence.decks.files import text_in
from valence.decks.formats import as_csv, read_deck
from valence.decks.playability import Playability, playability
from valence.press.fonts import why_not_printed
from valence.press.orders import OwnDeck
from valence.press.typesetting import PressMissing
from valence.server.jobs.job_queue import JobQueue
from valence.server.rooms.rooms import Deal
from valence.server.store import DeckRow, PersonRow, Store
from valence.server.tables.lobby import NewTable, checked_options, game_called
from valence.table.errors import Denied, bad, conflict

Wish = TypeVar("Wish", NewTable, Deal)
Cards = list[dict[str, object]]

MOST_DECKS = 20
MOST_PROBLEMS = 100
LARGEST_CARDS = 128_000
"""Bytes of all cards as JSON: they are in every message of a table at which they are played."""


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A CSV file or a spreadsheet; its content in base64."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    content: bytes


class Deck(Struct, frozen=True):
    """A deck that can be played with."""

    hash: str
    game: str
    name: str
    cards: int
    created: float
    playability: Playability | None
    """Of acids and bases."""
    not_printed: str
    """Why it cannot be printed; empty when it can."""


class Refused(Struct, frozen=True):
    """Everything that is wrong with a deck, by line and column; the first of them, where they are many."""

    problems: tuple[Problem, ...]
    all: int


class Checked(Struct, frozen=True):
    """What the store keeps of a deck."""

    game: str
    cards: Cards
    """Its rows, as the option `cards` wants them."""
    count: int
    playability: Playability | None
    not_printed: str


class Decks:
    """The decks of the store."""

    def __init__(self, store: Store, job_queue: JobQueue) -> None:
        self._store = store
        self._job_queue = job_queue

    async def add(self, host: PersonRow, file: DeckFile, who: str) -> Deck | Refused:
        """Read, checked and kept; a deck that the host has already only gets its new name."""
        name = "".join(filter(str.isprintable, file.name)).strip() or "deck"
        checked = await self._job_queue.do(who, check, name, file.content)
        if isinstance(checked, Refused):
            return checked
        body = encode(checked)
        row = DeckRow(host.id, deck_hash(checked.cards), checked.game, name, body, time())
        others = [deck for deck in await self._store.decks(host.id) if deck.hash != row.hash]
        if len(others) >= MOST_DECKS:
            raise conflict(f"You have {MOST_DECKS} decks; remove one first.")
        await self._store.add_deck(row)
        return told(row)

    async def of(self, host: PersonRow) -> list[Deck]:
        """The newest first."""
        return [told(row) for row in await self._store.decks(host.id)]

    async def remove(self, host: PersonRow, deck: str) -> None:
        """Tables at which it is played keep their cards."""
        await self.row(host, deck)
        await self._store.remove_deck(host.id, deck)

    async def row(self, host: PersonRow, deck: str) -> DeckRow:
        """A deck of this person; whether somebody else has it is not said."""
        row = await self._store.deck(host.id, deck)
        if row is None:
            raise Denied(404, "no_deck", "You have no such deck.")
        return row

    async def dealt(self, host: PersonRow, wish: Wish) -> Wish:
        """The wish with the cards of the deck that it names among its options."""
        options = wish.options
        if wish.deck is not None:
            row = await self.row(host, wish.deck)
            if row.game != wish.game:
                raise bad(f"This deck is for {game_called(row.game).title}.")
            options = {**options, "cards": cards_of(row)}
        if "cards" in options:
            # Structures take their time when they are read first; later they are known.
            game = game_called(wish.game)
            await asyncio.to_thread(checked_options, game, options, wish.seats or game.seats[0])
        return replace(wish, options=options)


def told(row: DeckRow) -> Deck:
    kept = _kept(row)
    return Deck(
        hash=row.hash,
        game=row.game,
        name=row.name,
        cards=kept.count,
        created=row.created,
        playability=kept.playability,
        not_printed=kept.not_printed,
    )


def cards_of(row: DeckRow) -> Cards:
    return _kept(row).cards


def _kept(row: DeckRow) -> Checked:
    return msgspec.json.decode(row.body, type=Checked)


def as_file(row: DeckRow) -> OwnDeck:
    """The deck as the press takes it."""
    decks = game_called(row.game).decks
    assert decks is not None, f"{row.game} has no custom decks"
    return OwnDeck(as_csv(cards_of(row), decks.columns), row.name)


async def boxed(game: str, cards: Rows) -> tuple[BoxCard, ...]:
    """What the cards of such a deck tell."""
    with _told():
        return await asyncio.to_thread(game_called(game).box, cards)


async def drawn(cards: object, card: str) -> str:
    """The structure on a card of such a deck, as SVG."""
    for row in cards if isinstance(cards, list) else ():
        if row.get("id") == card:
            with _told():
                return await asyncio.to_thread(_drawing, row["smiles"])
    raise Denied(404, "no_drawing", f"There is no drawing of {card[:60]!r}.")


_drawing = lru_cache(maxsize=2000)(drawing)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except StructuresMissing as missing:
        raise conflict(f"{missing}") from None


# In the job_queue


def check(name: str, content: bytes) -> Checked | Refused:
    """A deck, or everything that is wrong with it."""
    try:
        return _checked(text_in(content, name), name)
    except BadDeck as wrong:
        return Refused(wrong.problems[:MOST_PROBLEMS], len(wrong.problems))
    except ValueError as wrong:
        message = f"{wrong}".removeprefix(name).lstrip(":, ")
        return Refused((Problem(name, 0, "", message),), 1)


def _checked(text: str, name: str) -> Checked:
    game, rows = read_deck(text, name)
    if (size := len(encode(rows))) > LARGEST_CARDS:
        raise ValueError(f"all cards have {size} letters; a table has room for {LARGEST_CARDS}")
    box = game_called(game).box(rows)
    try:
        not_printed = why_not_printed(box)
    except PressMissing as missing:
        not_printed = f"{missing}"
    copies = sum(max(1, card.copies) for card in box)
    cards: Cards = to_builtins(rows)
    return Checked(game, cards, copies, playability(game, rows), not_printed)
