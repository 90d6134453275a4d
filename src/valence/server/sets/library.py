"""Sets of one's own. Each belongs to one person, and can only be played at that person's tables and in their rooms."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import msgspec

from valence.chem.acids_bases import drawing_of
from valence.chem.structures import Structure, remember
from valence.core.box import BoxCard, Rows, rows_among
from valence.core.game import AnyGame
from valence.core.languages import Language
from valence.core.play import cards_at_table
from valence.core.problems import Part
from valence.core.record import hash_of_set
from valence.core.wire import encode
from valence.games import all_games
from valence.printing.fonts import why_not_printed
from valence.printing.orders import OwnSet
from valence.printing.typesetting import PressMissing
from valence.server.sets.structures import StructureReader, structures_at
from valence.server.store import SetRow, Store
from valence.server.workers.queue import JobQueue
from valence.sets.checked import (
    Cards,
    CheckedSet,
    RejectedSet,
    SetFile,
    SetInfo,
    checked_set,
    shown_name,
)
from valence.sets.formats import as_csv
from valence.sets.playability import GameFit
from valence.table.errors import bad, conflict, unknown
from valence.table.live import LiveTable
from valence.table.lobby import Person, game_called
from valence.table.opening import GameRequest, checked_options

MAX_SETS = 20  # for each person


class SetLibrary:
    """The stored sets."""

    def __init__(self, store: Store, job_queue: JobQueue, clock: Callable[[], float]) -> None:
        self._store = store
        self._job_queue = job_queue
        self._clock = clock
        self.structures = StructureReader(job_queue)

    async def add(self, owner: Person, file: SetFile) -> SetInfo | RejectedSet:
        """Check and store a set; one that the owner already has is only renamed."""
        name = shown_name(file)
        checked = await self._job_queue.run_job(owner.id, check_set, name, file.content)
        if isinstance(checked, RejectedSet):
            return checked
        hash_, body = hash_of_set(checked.cards), encode(checked)
        row = SetRow(owner.id, hash_, checked.game, name, body, self._clock())
        others = [set_ for set_ in await self._store.card_sets(owner.id) if set_.hash != row.hash]
        if len(others) >= MAX_SETS:
            raise conflict("sets_full", most=MAX_SETS)
        await self._store.add_card_set(row)
        return set_info(row)

    async def sets_of(self, owner: Person) -> list[SetInfo]:
        """Return the owner's sets, newest first."""
        return [set_info(row) for row in await self._store.card_sets(owner.id)]

    async def remove(self, owner: Person, set_hash: str) -> None:
        """Remove a set; tables that play with it keep their cards."""
        await self.row(set_hash, [owner.id])
        await self._store.remove_card_set(owner.id, set_hash)

    async def row(self, set_hash: str, owners: Sequence[str]) -> SetRow:
        """Return a set of one of these people; other people's sets are reported as missing."""
        for owner in owners:
            if (row := await self._store.card_set(owner, set_hash)) is not None:
                return row
        raise unknown("no_set")

    async def options_for(
        self, client: Person, request: GameRequest, owners: Sequence[str] = ()
    ) -> dict[str, object]:
        """Return the options that a client requests, with the cards of a set of theirs or of these owners."""
        options, game = dict(request.options), game_called(request.game)
        if request.set is not None:
            row = await self.row(request.set, owners or [client.id])
            if game.sets is not game_called(row.game).sets:
                fitting = tuple(fit.game for fit in set_info(row).games)
                raise bad("wrong_set", games=fitting)
            options[game.set_option] = cards_of(row)
        if game.set_option in options:
            await self._check(client, game, options, request.seats or game.seats[0])
        return options

    async def _check(
        self, client: Person, game: AnyGame, options: Mapping[str, object], seats: int
    ) -> None:
        """Have the worker read the cards, and take over the structures on them."""
        job = (check_options, game.name, options, seats)
        remember(await self._job_queue.run_job(client.id, *job))

    async def with_cards(
        self, owner: Person, set_hash: str, language: Language
    ) -> tuple[SetInfo, tuple[BoxCard, ...]]:
        """Return a set of the owner, and its cards with everything there is to know about each."""
        row = await self.row(set_hash, [owner.id])
        rows = cards_of(row)
        await self.structures.learn(rows)
        return set_info(row), game_called(row.game).box(rows, language)

    async def cards_at(self, live: LiveTable, language: Language) -> tuple[BoxCard, ...]:
        """Return the cards at a table with everything there is to know about each."""
        options = live.seating.options
        await self.structures.learn(rows_among(options))
        return cards_at_table(live.game, options, len(live.seating.chairs), language)

    async def drawing(self, rows: Rows | None, card: str) -> str:
        """Return the structure on a card of an own set, as SVG; built-in cards have the built-in drawings."""
        row = next((row for row in rows or () if row.get("id", card) == card), None)
        if row is not None and (smiles := row.get("smiles")):
            if drawn := await self.structures.drawing(rows or (), f"{smiles}"):
                return drawn
        elif row is not None and not row.get("formula"):
            with suppress(ValueError):
                return drawing_of(card)
        raise unknown("no_drawing", card=card[:60])


def set_info(row: SetRow) -> SetInfo:
    stored = _stored(row)
    return SetInfo(
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
    """Return the fit of a set that was stored by an older version, as far as it is known."""
    game = game_called(name)
    return GameFit(name, game.title, tuple(game.seats), "")


def cards_of(row: SetRow) -> Cards:
    return _stored(row).cards


def _stored(row: SetRow) -> CheckedSet:
    return msgspec.json.decode(row.body, type=CheckedSet)


def printable(row: SetRow) -> OwnSet:
    """Return the set in the form that can be printed."""
    sets = game_called(row.game).sets
    assert sets is not None, f"{row.game} has no sets of cards"
    return OwnSet(as_csv(cards_of(row), sets.columns.names), row.name)


# In the worker process


def check_set(name: str, content: bytes) -> CheckedSet | RejectedSet:
    """Return the set in a file, or all of its problems."""
    return checked_set(name, content, all_games(), _not_printed)


def _not_printed(box: Sequence[BoxCard]) -> Part:
    try:
        return why_not_printed(box) or ""
    except PressMissing as missing:
        return missing.problem


def check_options(name: str, options: Mapping[str, object], seats: int) -> tuple[Structure, ...]:
    """Return the structures on the cards among these options, if they can be played with."""
    return structures_at(checked_options(game_called(name), options, seats))
