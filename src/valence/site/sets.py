"""Sets of cards on this device, from files. A browser has no RDKit, so structures of one's own can't be read."""

import asyncio
from collections.abc import Mapping
from time import time

from msgspec import Struct
from msgspec.structs import replace

from valence.chem.structures import StructuresMissing
from valence.core.box import BoxCard
from valence.core.csv_tables import RowProblem
from valence.core.play import cards_at_table
from valence.core.record import deck_hash
from valence.core.wire import read, to_json
from valence.core.words import listed
from valence.games import GAMES
from valence.sets.checked import CheckedDeck, Deck, DeckFile, RejectedDeck, checked_deck, shown_name
from valence.site.disk import Disk
from valence.table.errors import bad, unknown
from valence.table.live import LiveTable
from valence.table.lobby import Person, game_called
from valence.table.opening import GameRequest

PREFIX = "deck/"
NOT_PRINTED = "Printing needs a server, or `valence print`."
NO_STRUCTURES = (
    "A browser can't read structures. Leave the column smiles empty and fill in the formula, "
    "or use this set on a server."
)


class StoredDeck(Struct, frozen=True):
    hash: str
    name: str
    created: float
    checked: CheckedDeck

    @property
    def info(self) -> Deck:
        found = self.checked
        return Deck(
            hash=self.hash,
            game=found.game,
            name=self.name,
            cards=found.count,
            created=self.created,
            games=found.games,
            playability=found.playability,
            not_printed=found.not_printed,
        )


class DeviceSets:
    """The sets on this device; everybody at it has them."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    async def add(self, owner: Person, file: DeckFile) -> Deck | RejectedDeck:
        """Check and store a set; one that is here already is renamed."""
        del owner
        name = shown_name(file)
        checked = checked_deck(name, file.content, GAMES, lambda _: NOT_PRINTED)
        if isinstance(checked, RejectedDeck):
            return replace(checked, problems=tuple(map(_in_plain_words, checked.problems)))
        deck = StoredDeck(deck_hash(checked.cards), name, time(), checked)
        await keep(self._disk, deck)
        return deck.info

    async def decks_of(self, owner: Person) -> list[Deck]:
        """All sets on this device, newest first."""
        del owner
        stored = await stored_decks(self._disk)
        return [one.info for one in sorted(stored, key=lambda one: one.created, reverse=True)]

    async def with_cards(self, owner: Person, deck: str) -> tuple[Deck, tuple[BoxCard, ...]]:
        del owner
        stored = await self._stored(deck)
        return stored.info, game_called(stored.checked.game).box(stored.checked.cards)

    async def remove(self, owner: Person, deck: str) -> None:
        del owner
        key = f"{PREFIX}{deck}"
        if (
            await self._disk.read(key) is not None
        ):  # a part of a hash would remove all that begin with it
            await self._disk.remove(key)

    async def options_for(self, client: Person, request: GameRequest) -> Mapping[str, object]:
        """The options of a new table, with the cards of its set added."""
        del client
        if request.deck is None:
            return request.options
        deck, game = await self._stored(request.deck), game_called(request.game)
        if game.decks is not game_called(deck.checked.game).decks:
            raise bad("wrong_deck", games=listed([fit.title for fit in deck.info.games]))
        return {**request.options, game.deck_option: deck.checked.cards}

    async def cards_at(self, live: LiveTable) -> tuple[BoxCard, ...]:
        await asyncio.sleep(0)
        return cards_at_table(live.game, live.seating.options, len(live.seating.chairs))

    async def _stored(self, hash_: str) -> StoredDeck:
        stored = await self._disk.read(f"{PREFIX}{hash_}")
        if stored is None:
            raise unknown("no_deck")
        return read(StoredDeck, stored, "set")


async def stored_decks(disk: Disk) -> list[StoredDeck]:
    return [read(StoredDeck, one, "set") for one in await disk.read_all(PREFIX)]


async def keep(disk: Disk, deck: StoredDeck) -> None:
    key = f"{PREFIX}{deck.hash}"
    await disk.swap(key, await disk.read(key), to_json(deck))


def _in_plain_words(problem: RowProblem) -> RowProblem:
    """Reword the advice to install RDKit, which nobody can install in a browser."""
    is_missing = problem.message == f"{StructuresMissing()}"
    return replace(problem, message=NO_STRUCTURES) if is_missing else problem
