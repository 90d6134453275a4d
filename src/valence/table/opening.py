"""Opening a table: what a host asks for, checked and completed."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from valence.core.game import AnyGame
from valence.core.notes import HelpLevel, QuestionLevel
from valence.core.opening import check_seats
from valence.core.wire import to_dict
from valence.table.chairs import Chair, Seating, Timing, write_seating
from valence.table.errors import told
from valence.table.rows import TableRow
from valence.table.seating import is_full, seat_bot, sit, start
from valence.table.sheets import are_easy

MAX_OPTIONS = 20
SetHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]
    level: str = ""


class GameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that somebody asks for, at one table or at many."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, object], Meta(max_length=MAX_OPTIONS)] = {}
    clock: Timing | None = None
    advice: bool = True
    help: HelpLevel = "full"
    questions: QuestionLevel = "off"
    """True if players are asked about their moves before the ruling."""
    preset: Annotated[str, Meta(max_length=40)] = ""
    """The printed sheet to play by, but for the options that are given; empty for none."""
    set: SetHash | None = None
    """One of the sets of whoever asks."""
    deck: SetHash | None = None
    """The name of `set` in 0.2."""

    def __post_init__(self) -> None:
        if self.deck is not None:
            force_setattr(self, "set", self.deck)


class NewTable(GameRequest, frozen=True, forbid_unknown_fields=True):
    """The table that a host asks for."""

    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=20)] = ()
    public: bool = False
    generated_names: bool = False
    teams: bool = False  # whether several people may share a seat
    watch: bool = False  # whether the host takes no seat
    guide: bool = False  # whether to play the guided first game, with its own seats and options


def new_seating(
    game: AnyGame,
    host: str,
    name: str,
    wish: NewTable,
    seed: int,
    salt: str,
    now: float,
    *,
    is_in_room: bool = False,
) -> Seating:
    """Return a new table with its bots and, unless they only watch, its host seated. It starts if it is full."""
    seats = empty_seating(game, host, wish, seed, salt, is_in_room=is_in_room)
    for bot in wish.bots:
        seats = seat_bot(seats, bot.seat, bot.level)
    if not wish.watch:
        seats = sit(seats, host, name, now)
    return start(seats, now) if is_full(seats) else seats


def empty_seating(
    game: AnyGame, host: str, wish: NewTable, seed: int, salt: str, *, is_in_room: bool = False
) -> Seating:
    seats = game.seats[0] if wish.seats is None else wish.seats
    options = wished_options(game, wish, wish.options, seats, is_in_room=is_in_room)
    with_bots = wished_options(
        game,
        wish,
        wish.options,
        seats,
        is_in_room=is_in_room,
        has_bots=True,
        is_easy=are_easy(game, [bot.level for bot in wish.bots]),
    )
    return Seating(
        host=host,
        options=options,
        bot_options=None if with_bots == options else with_bots,
        chairs=(Chair(),) * seats,
        seed=f"{seed:032x}",
        salt=salt,
        rules=game.rules_version,
        clock=wish.clock,
        generated_names=wish.generated_names,
        advice=wish.advice,
        help=wish.help,
        questions="often" if wish.options.get("say_why") else wish.questions,  # as in 0.2
        teams=wish.teams,
        preset=wish.preset,
    )


def wished_options(
    game: AnyGame,
    wish: GameRequest,
    given: Mapping[str, object],
    seats: int,
    *,
    is_in_room: bool = False,
    has_bots: bool = False,
    is_easy: bool = False,
) -> dict[str, object]:
    """Return the options of a game, completed: those of its preset, but for those that are given."""
    try:
        sheet = game.preset(wish.preset, seats) if wish.preset else None
    except ValueError as error:
        raise told(error) from None
    if sheet is None:
        return checked_options(game, given, seats)
    by_sheet = sheet.options_for(has_bots=has_bots, is_in_room=is_in_room, is_easy=is_easy)
    return checked_options(game, {**by_sheet, **given}, seats)


def checked_options(game: AnyGame, given: Mapping[str, object], seats: int) -> dict[str, object]:
    """Return the options, completed; a bad request says what is allowed."""
    try:
        check_seats(game, seats)
        return to_dict(game.options(given, seats))
    except (ValueError, TypeError) as error:
        raise told(error) from None


def new_row(
    code: str, game: str, seating: Seating, now: float, *, room: str | None, is_public: bool
) -> TableRow:
    """Version 0 of a table."""
    return TableRow(
        id=code,
        code=code,
        game=game,
        room=room,
        is_public=is_public,
        status=seating.status,
        version=0,
        body=write_seating(seating),
        created=now,
        updated=now,
    )
