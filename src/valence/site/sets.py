"""Sets of cards on this device, from files. A browser has no RDKit, so structures of one's own can't be read."""

import asyncio
from collections.abc import Mapping
from time import time

from msgspec import Struct
from msgspec.structs import replace

from valence.chem.structures import StructuresMissing
from valence.core.box import BoxCard
from valence.core.csv_tables import RowProblem
from valence.core.languages import Language
from valence.core.play import cards_at_table
from valence.core.problems import problem
from valence.core.record import hash_of_set
from valence.core.wire import read, to_json
from valence.games import all_games
from valence.sets.checked import CheckedSet, RejectedSet, SetFile, SetInfo, checked_set, shown_name
from valence.site.disk import Disk
from valence.site.problems import en
from valence.table.errors import bad, unknown
from valence.table.live import LiveTable
from valence.table.lobby import Person, game_called
from valence.table.opening import GameRequest

PREFIX = "deck/"  # as in 0.2, so that its sets are still found
NOT_PRINTED = problem(en.not_printed)


class StoredSet(Struct, frozen=True):
    hash: str
    name: str
    created: float
    checked: CheckedSet

    @property
    def info(self) -> SetInfo:
        found = self.checked
        return SetInfo(
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

    async def add(self, owner: Person, file: SetFile) -> SetInfo | RejectedSet:
        """Check and store a set; one that is here already is renamed."""
        del owner
        name = shown_name(file)
        checked = checked_set(name, file.content, all_games(), lambda _: NOT_PRINTED)
        if isinstance(checked, RejectedSet):
            return replace(checked, problems=tuple(map(_in_plain_words, checked.problems)))
        set_ = StoredSet(hash_of_set(checked.cards), name, time(), checked)
        await keep(self._disk, set_)
        return set_.info

    async def sets_of(self, owner: Person) -> list[SetInfo]:
        """All sets on this device, newest first."""
        del owner
        stored = await stored_sets(self._disk)
        return [one.info for one in sorted(stored, key=lambda one: one.created, reverse=True)]

    async def with_cards(
        self, owner: Person, set_hash: str, language: Language
    ) -> tuple[SetInfo, tuple[BoxCard, ...]]:
        del owner
        stored = await self._stored(set_hash)
        return stored.info, game_called(stored.checked.game).box(stored.checked.cards, language)

    async def remove(self, owner: Person, set_hash: str) -> None:
        del owner
        key = f"{PREFIX}{set_hash}"
        if (
            await self._disk.read(key) is not None
        ):  # a part of a hash would remove all that begin with it
            await self._disk.remove(key)

    async def options_for(self, client: Person, request: GameRequest) -> Mapping[str, object]:
        """The options of a new table, with the cards of its set added."""
        del client
        if request.set is None:
            return request.options
        set_, game = await self._stored(request.set), game_called(request.game)
        if game.sets is not game_called(set_.checked.game).sets:
            raise bad("wrong_set", games=tuple(fit.game for fit in set_.info.games))
        return {**request.options, game.set_option: set_.checked.cards}

    async def cards_at(self, live: LiveTable, language: Language) -> tuple[BoxCard, ...]:
        await asyncio.sleep(0)
        return cards_at_table(live.game, live.seating.options, len(live.seating.chairs), language)

    async def _stored(self, hash_: str) -> StoredSet:
        stored = await self._disk.read(f"{PREFIX}{hash_}")
        if stored is None:
            raise unknown("no_set")
        return read(StoredSet, stored, "set")


async def stored_sets(disk: Disk) -> list[StoredSet]:
    return [read(StoredSet, one, "set") for one in await disk.read_all(PREFIX)]


async def keep(disk: Disk, set_: StoredSet) -> None:
    key = f"{PREFIX}{set_.hash}"
    await disk.swap(key, await disk.read(key), to_json(set_))


def _in_plain_words(one: RowProblem) -> RowProblem:
    """Reword the advice to install RDKit, which nobody can install in a browser."""
    is_missing = one.message == StructuresMissing().problem
    return replace(one, message=problem(en.no_structures)) if is_missing else one
