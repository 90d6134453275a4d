"""The contract that every game fulfils: pure functions over frozen data."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, ClassVar, Generic, NamedTuple, NewType, TypeAlias, TypeVar

from msgspec import Struct

Seat = NewType("Seat", int)


class Public(Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """An event that everybody hears."""


class Private(Struct, frozen=True, gc=False, tag=True, tag_field="event", kw_only=True):
    """An event that one seat hears."""

    to: Seat


Event: TypeAlias = Public | Private


def heard(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """What a seat hears of these events; None is a spectator."""
    return [event for event in events if isinstance(event, Public) or event.to == seat]


class Refusal(Struct, frozen=True, tag=True, tag_field="refusal"):
    """Why a move is not allowed: the rule it breaks, and what the player needs to know."""

    rule: ClassVar[str]


class Over(Refusal, frozen=True):
    rule: ClassVar[str] = "over"


class NotYourTurn(Refusal, frozen=True):
    rule: ClassVar[str] = "turn"
    to_move: tuple[Seat, ...]


class NotInHand(Refusal, frozen=True):
    rule: ClassVar[str] = "hand"
    missing: tuple[str, ...]


class NotAMove(Refusal, frozen=True):
    rule: ClassVar[str] = "wire"
    problem: str


class Outcome(Struct, frozen=True):
    """Who won, with what, and why the game was over."""

    winners: tuple[Seat, ...]
    scores: tuple[int | Decimal, ...]
    reason: str


O = TypeVar("O", bound=Struct)  # noqa: E741  # options
S = TypeVar("S", bound=Struct)  # the state, which knows everything
M = TypeVar("M", bound=Struct)  # a move
V = TypeVar("V", bound=Struct)  # a view, what one seat may know


class Step(NamedTuple, Generic[S]):
    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, M, V]):
    """A game as the functions of its rules. The same options, seats, seed and moves always give the same game."""

    name: str
    title: str
    rules_version: str
    seats: range
    state: type[S]
    moves: tuple[type[M], ...]

    options: Callable[[Mapping[str, object], int], O]
    """The given options for so many seats, validated and completed; ValueError names the option and what is allowed."""

    setup: Callable[[O, int, int], Step[S]]
    """A new game from options, number of seats and seed."""

    to_move: Callable[[S], Sequence[Seat]]
    """Who may act: nobody when the game is over, several when all may."""

    candidates: Callable[[S, Seat], Iterable[M]]
    """Every move worth asking about, for a seat that is to move."""

    refusal: Callable[[S, Seat, M], Refusal | None]
    """Why a seat that is to move may not make this move: the only place where legality lives."""

    apply: Callable[[S, Seat, M], Step[S]]
    """What a move that is not refused leads to."""

    view: Callable[[S, Seat | None], V]
    """What a seat may know, built from nothing; None is a spectator."""

    imagine: Callable[[V, int], S]
    """A state, drawn with this seed, that the viewer cannot tell from the real one."""

    outcome: Callable[[S], Outcome | None]
    """The result; None while the game runs."""

    check: Callable[[S, bool], None]
    """ValueError when a position cannot arise; without strict, cards need not add up to the deck."""

    longest: Callable[[O, int], int]
    """The number of moves within which every game with these options and seats is over."""

    generator: Callable[[S, Seat], Iterable[M]] | None = None
    """The legal moves themselves, where asking about every candidate would be too slow."""

    preview: Callable[[S, Seat, M], Event | None] | None = None
    """The ruling that a legal move is sure to bring; None where chance or hidden cards have a part."""

    seconds: Callable[[S], float | None] | None = None
    """The time that the rules give to all for the present question; a `timeout` move ends it."""

    moment: Callable[[S], int] | None = None
    """Where several may act at once: what they answer. An earlier ply is no hindrance while it lasts."""


# A game of which only the contract is known: its four types belong together, which no type can say.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
