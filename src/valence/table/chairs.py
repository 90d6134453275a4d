"""The chairs of a table: its people, its host, and the state of its game."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from valence.core.notes import HelpLevel, QuestionLevel
from valence.core.record import FromSeed, Heading
from valence.core.wire import encode, read


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """The time that a seat has for each move, or for all its moves together."""

    per: Literal["move", "game"]
    seconds: Annotated[float, Meta(ge=1, le=86_400)]


class Chair(Struct, frozen=True):
    """A seat: people (several share a team seat), or a bot, or nobody."""

    name: str = ""
    people: tuple[str, ...] = ()
    bot: str | None = None
    # When the last of its people disconnected; None while one is here.
    gone_since: float | None = None
    # The level of the bot that plays while its people are away.
    stand_in: str | None = None
    # How much time it has on clocks, as a factor; None for no clock.
    time: float | None = 1.0
    # How many kinds of help its people had lost before, where help fades.
    withdrawn: int = 0
    # Plays at other tables too: no bot stands in, and nobody takes the seat.
    is_awaited: bool = False

    @property
    def is_empty(self) -> bool:
        return not self.people and self.bot is None

    @property
    def is_here(self) -> bool:
        return bool(self.people) and self.gone_since is None

    @property
    def mover(self) -> str | None:
        """The level of the bot that moves for this seat now."""
        return self.bot or self.stand_in


class Seating(Struct, frozen=True):
    """The stored state of a table, without its moves."""

    host: str
    options: Mapping[str, object]
    chairs: tuple[Chair, ...]
    seed: str  # hexadecimal, because it has more bits than a JSON number
    salt: str
    rules: str
    clock: Timing | None = None
    generated_names: bool = False
    advice: bool = True
    help: HelpLevel = "full"
    questions: QuestionLevel = "off"
    preset: str = ""  # the printed sheet with which it was opened
    bot_options: Mapping[str, object] | None = (
        None  # in place of the options if a bot is seated at the start
    )
    teams: bool = False  # whether people may share a seat, and so see its hand
    started: float | None = None
    paused: float | None = None  # when the current pause began
    notice: str = ""  # what the host says during the pause
    pauses: tuple[tuple[float, float], ...] = ()
    ended: float | None = None  # when the game was over, or the host ended it
    next: str | None = None  # the code of the rematch
    nudged: int | None = None  # the ply at which a teacher asked for the move
    lent: int | None = None  # the ply at which a bot makes one move for players who are here
    # People who left during the game, with the seat whose hand they have seen.
    left: Mapping[str, int] = {}

    @property
    def status(self) -> Literal["open", "playing", "paused", "over"]:
        if self.ended is not None:
            return "over"
        if self.started is None:
            return "open"
        return "playing" if self.paused is None else "paused"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or f"Seat {seat}" for seat, chair in enumerate(self.chairs))

    @property
    def options_now(self) -> Mapping[str, object]:
        """The options of the game, or those with which it will start if it does with these players."""
        starts_with_bots = self.started is None and any(chair.bot for chair in self.chairs)
        return (
            self.options if self.bot_options is None or not starts_with_bots else self.bot_options
        )

    @property
    def secret_seed(self) -> int:
        return int(self.seed, 16)

    def seat_of(self, person: str) -> int | None:
        return next((n for n, chair in enumerate(self.chairs) if person in chair.people), None)


def read_seating(body: bytes) -> Seating:
    return read(Seating, body, "table")


def write_seating(seating: Seating) -> bytes:
    return encode(seating)


def heading_of(game: str, seating: Seating) -> Heading:
    """Return the heading of the record. Only the names in it may change after the start."""
    start = FromSeed(seating.options_now, seating.secret_seed)
    lost = tuple(chair.withdrawn for chair in seating.chairs)
    return Heading(
        game,
        seating.rules,
        seating.names,
        start,
        seating.help,
        seating.questions,
        seating.preset,
        lost if any(lost) else (),
    )
