"""Sets of cards on this device, from files. A browser has no RDKit, so structures of one's own can't be read."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from valence.chem.structures import StructuresMissing
from valence.core.box import BoxCard
from valence.core.csv_tables import RowProblem
from valence.core.record import deck_hash
from valence.core.wire import read, to_json
from valence.core.words import listed
from valence.games import GAMES
from valence.sets.checked import CheckedDeck, Deck, DeckFile, RejectedDeck, checked_deck, shown_name
from valence.site.disk import Disk
from valence.table.errors import Denied, bad
from valence.table.lobby import game_called
from valence.table.opening import NewTable

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


async def decks(disk: Disk) -> list[Deck]:
    """All sets on this device, newest first."""
    stored = await stored_decks(disk)
    return [one.info for one in sorted(stored, key=lambda one: one.created, reverse=True)]


async def stored_decks(disk: Disk) -> list[StoredDeck]:
    return [read(StoredDeck, one, "set") for one in await disk.read_all(PREFIX)]


async def keep(disk: Disk, deck: StoredDeck) -> None:
    key = f"{PREFIX}{deck.hash}"
    await disk.swap(key, await disk.read(key), to_json(deck))


async def add(disk: Disk, file: DeckFile, now: float) -> Deck | RejectedDeck:
    """Check and store a set; one that is here already is renamed."""
    name = shown_name(file)
    checked = checked_deck(name, file.content, GAMES, lambda _: NOT_PRINTED)
    if isinstance(checked, RejectedDeck):
        return replace(checked, problems=tuple(map(_in_plain_words, checked.problems)))
    deck = StoredDeck(deck_hash(checked.cards), name, now, checked)
    await keep(disk, deck)
    return deck.info


def _in_plain_words(problem: RowProblem) -> RowProblem:
    """Reword the advice to install RDKit, which nobody can install in a browser."""
    is_missing = problem.message == f"{StructuresMissing()}"
    return replace(problem, message=NO_STRUCTURES) if is_missing else problem


async def remove(disk: Disk, hash_: str) -> None:
    await disk.remove(f"{PREFIX}{hash_}")


async def cards(disk: Disk, hash_: str) -> tuple[BoxCard, ...]:
    found = (await _stored(disk, hash_)).checked
    return game_called(found.game).box(found.cards)


async def options_with(disk: Disk, wish: NewTable) -> Mapping[str, object]:
    """The options of a new table, with the cards of its set added."""
    if wish.deck is None:
        return wish.options
    deck, game = await _stored(disk, wish.deck), game_called(wish.game)
    if game.decks is not game_called(deck.checked.game).decks:
        raise bad(f"This set is for {listed([fit.title for fit in deck.info.games])}.")
    return {**wish.options, game.deck_option: deck.checked.cards}


async def _stored(disk: Disk, hash_: str) -> StoredDeck:
    stored = await disk.read(f"{PREFIX}{hash_}")
    if stored is None:
        raise Denied(404, "no_deck", "There is no such set on this device.")
    return read(StoredDeck, stored, "set")
