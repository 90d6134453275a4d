"""Custom decks. Each belongs to one person and can only be played at that person's tables."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta, Struct, to_builtins

from valence.chem.acids_bases import drawing_of
from valence.chem.drawings import drawing
from valence.chem.molecules import StructuresMissing
from valence.core.box import BoxCard, Rows
from valence.core.game import AnyGame
from valence.core.play import cards_at_table
from valence.core.record import deck_hash
from valence.core.tables import BadDeck, Problem
from valence.core.wire import encode
from valence.core.words import listed
from valence.decks.files import text_in
from valence.decks.formats import as_csv, format_of, read_deck
from valence.decks.playability import GameFit, Playability, fits, playability
from valence.hosting.lobby import game_called
from valence.press.fonts import why_not_printed
from valence.press.orders import OwnDeck
from valence.press.typesetting import PressMissing
from valence.server.jobs.job_queue import JobQueue
from valence.server.store import DeckRow, PersonRow, Store
from valence.table.errors import Denied, bad, conflict
from valence.table.opening import checked_options

Cards = list[dict[str, object]]

MAX_DECKS = 20  # for each person
MAX_PROBLEMS = 100  # reported for one file
MAX_CARDS_BYTES = 128_000  # as JSON: every message of a table that uses the deck contains them


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A CSV file or a spreadsheet, with its content in base64."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    content: bytes


class Deck(Struct, frozen=True):
    """A deck that can be played with."""

    hash: str
    game: str
    name: str
    cards: int
    created: float
    games: tuple[GameFit, ...]
    """The games that are played with such cards, and whether these are enough."""
    playability: Playability | None
    """For decks of acids and bases."""
    not_printed: str
    """Why it cannot be printed; empty if it can."""


class RejectedDeck(Struct, frozen=True):
    """The problems in a deck, by line and column. If there are many, only the first ones."""

    problems: tuple[Problem, ...]
    all: int
    """How many problems there are in total."""


class CheckedDeck(Struct, frozen=True):
    """A deck as it is stored."""

    game: str
    cards: Cards
    """Its rows, in the form of the option `cards`."""
    count: int
    playability: Playability | None
    not_printed: str
    games: tuple[GameFit, ...] = ()


class GameRequest(Protocol):
    """What a new table and a new round have in common."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int | None: ...
    @property
    def options(self) -> Mapping[str, object]: ...
    @property
    def deck(self) -> str | None: ...


class DeckLibrary:
    """The stored decks."""

    def __init__(self, store: Store, job_queue: JobQueue, clock: Callable[[], float]) -> None:
        self._store = store
        self._job_queue = job_queue
        self._clock = clock

    async def add(self, owner: PersonRow, file: DeckFile) -> Deck | RejectedDeck:
        """Check and store a deck; one that the owner already has is only renamed."""
        name = "".join(filter(str.isprintable, file.name)).strip() or "deck"
        checked = await self._job_queue.run_job(owner.id, check_deck, name, file.content)
        if isinstance(checked, RejectedDeck):
            return checked
        hash_, body = deck_hash(checked.cards), encode(checked)
        row = DeckRow(owner.id, hash_, checked.game, name, body, self._clock())
        others = [deck for deck in await self._store.decks(owner.id) if deck.hash != row.hash]
        if len(others) >= MAX_DECKS:
            raise conflict(f"You already have {MAX_DECKS} decks. Remove one first.")
        await self._store.add_deck(row)
        return deck_info(row)

    async def decks_of(self, owner: PersonRow) -> list[Deck]:
        """The owner's decks, newest first."""
        return [deck_info(row) for row in await self._store.decks(owner.id)]

    async def remove(self, owner: PersonRow, deck: str) -> None:
        """Remove a deck; tables that play with it keep their cards."""
        await self.row(owner, deck)
        await self._store.remove_deck(owner.id, deck)

    async def row(self, owner: PersonRow, deck: str) -> DeckRow:
        """A deck of this person; other people's decks are reported as missing."""
        row = await self._store.deck(owner.id, deck)
        if row is None:
            raise Denied(404, "no_deck", "You have no such deck.")
        return row

    async def options_for(self, owner: PersonRow, request: GameRequest) -> dict[str, object]:
        """The requested options, with the cards of the requested deck added."""
        options, game = dict(request.options), game_called(request.game)
        if request.deck is not None:
            row = await self.row(owner, request.deck)
            if game.decks is not format_of(row.game):
                titles = listed([fit.title for fit in deck_info(row).games])
                raise bad(f"This deck is for {titles}.")
            options[game.deck_option] = cards_of(row)
        if game.deck_option in options:
            # Reading structures is slow the first time; after that they are cached.
            seats = request.seats or game.seats[0]
            await asyncio.to_thread(checked_options, game, options, seats)
        return options


def deck_info(row: DeckRow) -> Deck:
    stored = _stored(row)
    return Deck(
        hash=row.hash,
        game=row.game,
        name=row.name,
        cards=stored.count,
        created=row.created,
        games=stored.games or (_fit_of_old(row.game),),
        playability=stored.playability,
        not_printed=stored.not_printed,
    )


def _fit_of_old(name: str) -> GameFit:
    """What is known of a deck that was stored by an older version."""
    game = game_called(name)
    return GameFit(name, game.title, tuple(game.seats), "")


def cards_of(row: DeckRow) -> Cards:
    return _stored(row).cards


def _stored(row: DeckRow) -> CheckedDeck:
    return msgspec.json.decode(row.body, type=CheckedDeck)


def printable(row: DeckRow) -> OwnDeck:
    """The deck in the form that can be printed."""
    decks = game_called(row.game).decks
    assert decks is not None, f"{row.game} has no custom decks"
    return OwnDeck(as_csv(cards_of(row), decks.columns.names), row.name)


async def cards_with_facts(game: str, cards: Rows) -> tuple[BoxCard, ...]:
    """The cards of a custom deck with everything there is to know about each."""
    with _missing_structures_reported():
        return await asyncio.to_thread(game_called(game).box, cards)


async def cards_of_table(
    game: AnyGame, options: Mapping[str, object], seats: int
) -> tuple[BoxCard, ...]:
    """The cards at a table with everything there is to know about each."""
    with _missing_structures_reported():
        return await asyncio.to_thread(cards_at_table, game, options, seats)


async def card_drawing(rows: Rows | None, card: str) -> str:
    """The structure on a card of a custom deck, as SVG; its built-in cards have the built-in drawings."""
    row = next((row for row in rows or () if row.get("id", card) == card), None)
    if row is not None and (smiles := row.get("smiles")):
        with _missing_structures_reported():
            return await asyncio.to_thread(_drawing, f"{smiles}")
    if row is not None and not row.get("formula"):
        with suppress(ValueError):
            return drawing_of(card)
    raise Denied(404, "no_drawing", f"There is no drawing of {card[:60]!r}.")


_drawing = lru_cache(maxsize=2000)(drawing)


@contextmanager
def _missing_structures_reported() -> Iterator[None]:
    try:
        yield
    except StructuresMissing as missing:
        raise conflict(f"{missing}") from None


# In the worker process


def check_deck(name: str, content: bytes) -> CheckedDeck | RejectedDeck:
    """The deck in a file, or all of its problems."""
    try:
        return _checked(text_in(content, name), name)
    except BadDeck as bad_deck:
        return RejectedDeck(bad_deck.problems[:MAX_PROBLEMS], len(bad_deck.problems))
    except ValueError as error:
        message = f"{error}".removeprefix(name).lstrip(":, ")
        return RejectedDeck((Problem(name, 0, "", message),), 1)


def _checked(text: str, name: str) -> CheckedDeck:
    game, rows = read_deck(text, name)
    if (size := len(encode(rows))) > MAX_CARDS_BYTES:
        raise ValueError(f"the cards take {size} bytes; at most {MAX_CARDS_BYTES} are allowed")
    box = game_called(game).box(rows)
    try:
        not_printed = why_not_printed(box)
    except PressMissing as missing:
        not_printed = f"{missing}"
    copies = sum(max(1, card.copies) for card in box)
    cards: Cards = to_builtins(rows)
    found = playability(game, rows)
    return CheckedDeck(game, cards, copies, found, not_printed, fits(game, rows))
