"""Tournaments in a room: starting them, dealing their rounds, and what everyone sees of them."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from valence.core.languages import Language
from valence.games import title
from valence.room import tournament
from valence.room.deal import Deal, check_deal
from valence.room.protocol import TournamentGame, TournamentInfo
from valence.room.room import Pairing, Room
from valence.server.rooms.dealing import Dealing
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import PersonRow, RoomRow
from valence.table.errors import bad, conflict
from valence.table.live import LiveTable
from valence.table.lobby import game_called

PLAYERS = 2  # at a table


class Tournaments:
    def __init__(self, store: RoomStore, dealing: Dealing) -> None:
        self._store = store
        self._dealing = dealing

    def check(self, wanted: Deal, options: dict[str, object]) -> Deal:
        """Return the rounds of a tournament as they are dealt, if the game can be played by two."""
        game = game_called(wanted.game)
        if PLAYERS not in game.seats:
            raise bad("tournament_seats_of_game", games=(game.name,))
        deal = replace(wanted, seats=PLAYERS, teacher=None, start=True)
        check_deal(deal, options)
        return deal

    async def start(
        self,
        row: RoomRow,
        teacher: PersonRow,
        wanted: Deal,
        number_of_rounds: int,
        options: dict[str, object],
    ) -> RoomRow:
        deal = self.check(wanted, options)

        def begun(room: Room) -> Room:
            return tournament.start(room, deal, number_of_rounds)

        return await self._deal(row, teacher, 1, options, begun)

    async def next_round(
        self, row: RoomRow, teacher: PersonRow, number: int, options: dict[str, object]
    ) -> RoomRow:
        """Deal the round with this number, which has to be the next one."""
        return await self._deal(row, teacher, number, options, lambda room: room)

    async def _deal(
        self,
        row: RoomRow,
        teacher: PersonRow,
        number: int,
        options: dict[str, object],
        prepare: Callable[[Room], Room],
    ) -> RoomRow:
        prepared = prepare(await self._now(require_teacher(row, teacher)))
        deal = tournament.check_next(prepared, number).deal
        members = {m.person: m for m in await self._dealing.dealt_in(row, prepared, deal)}
        if len(members) < PLAYERS:
            raise conflict("tournament_needs_two")
        ended = await self._dealing.end_round(row, teacher)
        settled = tournament.settle(prepared, ended.results)
        pairs = tournament.next_pairs(tournament.the_tournament(settled), list(members))
        groups = [[members[player] for player in players] for players in pairs]
        return await self._dealing.start_round(
            row,
            teacher,
            deal,
            options,
            groups,
            ended,
            lambda room, tables: tournament.add_round(prepare(room), number, tables),
        )

    async def _now(self, room: Room) -> Room:
        """Return the room with the results that there are so far."""
        tables = await self._store.existing(room.tables)
        return tournament.with_results(room, tournament.results_at(tables))


def tournament_info(
    room: Room, tables: Sequence[LiveTable], language: Language
) -> TournamentInfo | None:
    """Return the tournament as everyone sees it, with the results at the tables of the current round."""
    now = tournament.with_results(room, tournament.results_at(tables)).tournament
    if now is None:
        return None
    members = {member.person: member.name for member in room.members}
    names = {one.person: one.name for one in room.removed} | members
    return TournamentInfo(
        title=title(now.deal.game, language),
        round=len(now.played),
        rounds=now.rounds,
        current=tournament.is_current(room),
        over=tournament.is_over(now),
        games=tuple(_game(one, names) for one in (now.played[-1] if now.played else ())),
        standings=tuple(tournament.standings(now, members)),
    )


def _game(pairing: Pairing, names: dict[str, str]) -> TournamentGame:
    players = tuple(names.get(player, "") for player in pairing.players)
    return TournamentGame(pairing.table, players, pairing.points)
