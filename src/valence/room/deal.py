"""A deal: one round for the whole room, with the game, who plays with whom, and for how long."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from valence.core.game import AnyGame
from valence.table.lobby import game_called, level_called
from valence.table.opening import BotSeat, GameRequest, NewTable, wished_options

MAX_MINUTES = 240

Grouping: TypeAlias = Literal["random", "keep", "similar", "mixed", "groups", "apart"]


class Deal(GameRequest, frozen=True, forbid_unknown_fields=True):
    bots: str | None = None
    """The level of the bots that fill empty seats."""
    start: bool = False
    minutes: Annotated[int, Meta(ge=1, le=MAX_MINUTES)] | None = None
    """The round timer; null for none."""
    grouping: Grouping = "random"
    absent: bool = True
    """True to deal in people who are away too."""
    teacher: Annotated[str, Meta(max_length=100)] | None = None
    """The name under which the teacher who deals plays at every table; null if they don't."""


def check_deal(deal: Deal, options: dict[str, object]) -> AnyGame:
    """Refuse a round that can't be played, with these options and cards."""
    game = game_called(deal.game)
    size = deal.seats or game.seats[-1]
    seats = max(size, game.seats[0])
    wish = replace(deal, preset=preset_for(game, deal.preset, seats))
    wished_options(game, wish, options, seats, is_in_room=True)
    level_called(deal.game, deal.bots or "")
    return game


def preset_for(game: AnyGame, wanted: str, seats: int) -> str:
    """Return the preset that is wanted, or one that suits a smaller or larger table."""
    found = game.preset_for(seats, wanted) if wanted else None
    return found.id if found else wanted


def table_for(deal: Deal, people: int) -> NewTable:
    """Return a table of the size that was asked for, with bots; without any, one for these people."""
    game = game_called(deal.game)
    size = deal.seats or game.seats[-1]
    seats = max(size if deal.bots is not None else people, people, game.seats[0])
    level = level_called(deal.game, deal.bots or "")
    return NewTable(
        deal.game,
        seats,
        deal.options,
        bots=tuple(BotSeat(seat, level) for seat in range(people, seats)),
        clock=deal.clock,
        advice=deal.advice,
        help=deal.help,
        questions=deal.questions,
        preset=preset_for(game, deal.preset, seats),
        watch=True,
    )
