"""What students do while they wait for a seat: a game against bots, or questions about what the class needs."""

from collections.abc import Awaitable, Callable

from valence.bots import DEFAULT_LEVEL
from valence.core.game import AnyGame
from valence.core.languages import Language
from valence.games import CATALOGUE, entry
from valence.learn.checks import version_of
from valence.learn.exercises import EXERCISES, Exercise, exercises
from valence.room.lessons.course import coming_game
from valence.room.people import the_insider
from valence.room.room import Room, read_room
from valence.server.rooms.dealing import Owner
from valence.server.rooms.room_store import RoomStore
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.chairs import Seating
from valence.table.changes import change
from valence.table.lobby import game_called, open_table
from valence.table.opening import BotSeat, NewTable

QUESTIONS = 6
MOST_ROOMS = 200  # of which the needs are remembered


class Waiting:
    def __init__(self, store: RoomStore) -> None:
        self._store = store
        self._needs: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}

    async def play(self, row: RoomRow, person: PersonRow, name: str, *, is_guided: bool) -> str:
        """Open a table against bots that belongs to no round; its code. Its page follows the room like any other."""
        room = read_room(row.body)
        member, registry = the_insider(room, person.id), self._store.registry
        game = game_called(name)
        wish = NewTable(name, guide=True, watch=True) if is_guided else against_bots(game)
        live = await open_table(registry, Owner(room.host), wish, row.code)

        def seated(at: Seating, now: float) -> Seating:
            at = seating.sit(at, member.person, member.name, now, seat=0)
            return seating.start(seating.give_time(at, member.person, member.needs.factor), now)

        await change(registry, live, seated)
        return live.code

    async def questions(
        self,
        row: RoomRow,
        person: PersonRow,
        needs: Callable[[], Awaitable[tuple[str, ...]]],
        language: Language,
    ) -> tuple[Exercise, ...]:
        """Return questions about what the class needs most, or else about the game that comes next."""
        room = read_room(row.body)
        the_insider(room, person.id)
        concepts = await self._needs_of(row.code, room, needs) or _concepts_of(coming_game(room))
        return questions(row.code, concepts, person.id, language)

    async def _needs_of(
        self, code: str, room: Room, needs: Callable[[], Awaitable[tuple[str, ...]]]
    ) -> tuple[str, ...]:
        """Return the needs of a class, computed again when another of its games is over."""
        tables = await self._store.existing(code for codes in room.rounds for code in codes)
        over = tuple(live.code for live in tables if live.is_over)
        known, found = self._needs.get(code, ((), ()))
        if over != known:
            found = await needs()
            self._needs[code] = (over, found)
            while len(self._needs) > MOST_ROOMS:
                del self._needs[next(iter(self._needs))]
        return found


def against_bots(game: AnyGame) -> NewTable:
    """Return a short game with as few bots as it allows."""
    seats = max(2, game.seats[0])
    sheet = game.preset_for(seats)
    return NewTable(
        game.name,
        seats,
        dict(game.short),
        bots=tuple(BotSeat(seat, DEFAULT_LEVEL) for seat in range(1, seats)),
        preset="" if sheet is None else sheet.id,
        watch=True,
    )


def questions(
    room: str, concepts: tuple[str, ...], seed: str, language: Language
) -> tuple[Exercise, ...]:
    """Return questions about these concepts by turns, none of which a check of the room asks."""
    asked = {
        one.question
        for name in CATALOGUE
        if any(concept.id in concepts for concept in entry(name).game.concepts)
        for version in (0, 1)
        for one in version_of(room, name, version, language)
    }
    about = [
        [
            one
            for one in exercises(concept, QUESTIONS, f"waiting {seed}", language)
            if one.question not in asked
        ]
        for concept in concepts
        if concept in EXERCISES
    ]
    by_turns = [one for n in range(QUESTIONS) for them in about for one in them[n : n + 1]]
    return tuple(by_turns[:QUESTIONS])


def _concepts_of(game: str | None) -> tuple[str, ...]:
    return () if game is None else tuple(one.id for one in entry(game).game.concepts)
