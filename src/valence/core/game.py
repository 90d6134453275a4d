"""The contract that every game fulfils: pure functions over frozen data."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, NewType, TypeAlias, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.box import Box, Rows, SetFormat
from valence.core.concepts import Concept, Observation, Question
from valence.core.presets import Preset, preset_at, suiting
from valence.core.wire import Json, to_dict

Seat = NewType("Seat", int)
MOST = 1_000_000  # of anything that is counted in a position
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]


class Public(Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """An event that everyone sees."""


class Private(Struct, frozen=True, gc=False, tag=True, tag_field="event", kw_only=True):
    """An event that only one seat sees."""

    to: Seat


Event: TypeAlias = Public | Private


def heard(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Return the events that a seat sees; None is a spectator."""
    return [event for event in events if isinstance(event, Public) or event.to == seat]


class Refusal(Struct, frozen=True, tag=True, tag_field="refusal"):
    """The reason a move is not allowed: the rule it breaks, and facts that the player needs."""

    rule: ClassVar[str]
    # The fields that say what could be played instead; None for a player who is to find out alone.
    solution: ClassVar[tuple[str, ...]] = ()


def without_solution(refusal: Refusal) -> Refusal:
    """Return the same refusal without the moves that could be played instead."""
    return replace(refusal, **dict.fromkeys(refusal.solution))


class Over(Refusal, frozen=True):
    rule: ClassVar[str] = "over"


class NotYourTurn(Refusal, frozen=True):
    rule: ClassVar[str] = "turn"
    to_move: tuple[Seat, ...]


class NotInHand(Refusal, frozen=True):
    """The cards of which the hand has too few, and how many of each it holds."""

    rule: ClassVar[str] = "hand"
    missing: tuple[str, ...]
    held: tuple[int, ...]


def not_in_hand(hand: Sequence[str], wanted: Sequence[str]) -> NotInHand | None:
    """Return the refusal of cards that a hand lacks; None if it holds them all."""
    for card in wanted:
        if hand.count(card) < wanted.count(card):
            short = [one for one in dict.fromkeys(wanted) if hand.count(one) < wanted.count(one)]
            return NotInHand(tuple(short), tuple(map(hand.count, short)))
    return None


class NotAMove(Refusal, frozen=True):
    rule: ClassVar[str] = "wire"
    problem: str


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The winners, the scores, and the id of the reason the game ended, with the number in its sentence."""

    winners: tuple[Seat, ...]
    scores: tuple[int | Decimal, ...]
    reason: str
    count: int | None = None
    aside: tuple[Seat, ...] = ()  # those who can neither win nor lose, such as a quizmaster


class Tally(Struct, frozen=True):
    """One column of a live scoreboard: what is counted, and each seat's count."""

    unit: str
    values: tuple[int | Decimal, ...]


O = TypeVar("O", bound=Struct)  # noqa: E741  # options


class BaseState(Struct, Generic[O], frozen=True):
    """The fields that the state of every game has."""

    options: O
    players: int
    seed: int


class BaseView(Struct, Generic[O], frozen=True):
    """The fields that the view of every game has; the seat of a spectator is None."""

    options: O
    players: int
    seat: Seat | None


S = TypeVar("S", bound=BaseState[Any])  # the state, which knows everything
M = TypeVar("M", bound=Struct)  # a move
V = TypeVar("V", bound=BaseView[Any])  # a view, what one seat may know


class Step(NamedTuple, Generic[S]):
    state: S
    events: tuple[Event, ...]


# House rules of earlier versions that don't change the game: `say_why` of 0.2 is a setting of the table.
GONE_OPTIONS = frozenset({"say_why"})


def without_gone(options: Mapping[str, object]) -> Mapping[str, object]:
    return {name: value for name, value in options.items() if name not in GONE_OPTIONS}


def _asks_nothing(_state: S, _seat: Seat, _move: M) -> tuple[Question, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, M, V]):
    """A game as the functions of its rules. The same options, seats, seed and moves always give the same game."""

    name: str
    title: str
    rules_version: str
    seats: range
    state_type: type[S]
    view_type: type[V]
    moves: tuple[type[M], ...]

    # Validates options for a number of seats and fills in defaults; ValueError names the option and what is allowed.
    options: Callable[[Mapping[str, object], int], O]

    # A new game from options, number of seats and seed.
    setup: Callable[[O, int, int], Step[S]]

    # The seats that may act: none when the game is over, several when all may.
    to_move: Callable[[S], Sequence[Seat]]

    # Every move worth asking about, for a seat that is to move.
    candidates: Callable[[S, Seat], Iterable[M]]

    # Why a seat that is to move may not make this move: the only place where legality lives.
    refusal: Callable[[S, Seat, M], Refusal | None]

    # The next state, and the events on the way.
    apply: Callable[[S, Seat, M], Step[S]]

    # The knowledge of a seat, built from nothing; None is a spectator.
    view: Callable[[S, Seat | None], V]

    # A state, drawn with this seed, that the viewer cannot tell from the real one.
    imagine: Callable[[V, int], S]

    # The result; None while the game runs.
    outcome: Callable[[S], Outcome | None]

    # The live scoreboard: the first tally decides the game, the others add detail.
    scores: Callable[[V], tuple[Tally, ...]]

    # Raises ValueError when the rules cannot go on from a position; without strict, cards need not add up to the set.
    check: Callable[[S, bool], None]

    # The number of moves within which every game with these options and seats is over.
    longest: Callable[[O, int], int]

    # Every card or tile once, with its copies: of the built-in set (None), or of a set.
    box: Box[Rows | None]

    # The cards as they are with these options; None where only the set decides.
    table_box: Box[O] | None = None

    # The kind of sets that can be played with; None where only the built-in cards are.
    sets: SetFormat | None = None

    # Judges how well the game plays with the rows of a set; None where nobody has thought about that.
    playability: Callable[[Rows], Any] | None = None

    # The option that takes the rows of a set.
    set_option: str = "cards"

    # A view as a person's screen gets it, without what the options hide on the cards; bots know their cards by heart.
    on_screen: Callable[[V], V] = lambda view: view

    # The one canonical form of a move, so that equal moves are written alike.
    canonical: Callable[[M], M] = lambda move: move

    # The legal moves themselves, where asking about every candidate would be too slow.
    generator: Callable[[S, Seat], Iterable[M]] | None = None

    # The ruling that a legal move is sure to bring; None where chance or hidden cards play a part.
    preview: Callable[[S, Seat, M], Event | None] | None = None

    # The time that the rules give everyone for the present question; the timeout ends it.
    seconds: Callable[[S], float | None] | None = None

    # The legal move that a timeout makes for a seat; None where a bot should choose.
    timeout: Callable[[S, Seat], M | None] = lambda _state, _seat: None

    # The state after a seat's move was refused: the same, except for what that costs.
    penalized: Callable[[S, Seat], S] = lambda state, _seat: state

    # The kinds of help on screen that a table can switch off, in the order in which fading withdraws them.
    # Without "moves" the legal moves aren't marked; without "moves" or "previews", moves aren't previewed.
    help: tuple[str, ...] = ("moves",)

    # True if players have to know by heart what the help would tell.
    from_memory: Callable[[O], bool] = lambda _options: False

    # The concepts to learn, and what a move tried in a position, legal or not, shows about them.
    concepts: tuple[Concept, ...] = ()
    shows: Callable[[S, Seat, M], Iterable[Observation]] = lambda _state, _seat, _move: ()

    # Everything to ask a player about a legal move before it is carried out.
    asks: Callable[[S, Seat, M], Iterable[Question]] = _asks_nothing
    # Everything to ask after the game: about the same concepts, and about no move, hand or position.
    asks_at_end: Callable[[S], Iterable[Question]] = lambda _state: ()

    # Where players cross out cards: which ones the answers still allow a player, and what crossing some out shows.
    possible: Callable[[S, Seat], Collection[str]] | None = None
    crossed: Callable[[S, Seat, tuple[str, ...]], Iterable[Observation]] = (
        lambda _state, _seat, _cards: ()
    )

    # The printed sheets, the usual one first.
    presets: tuple[Preset, ...] = ()

    # The options of a game for in between, where the standard one takes long.
    short: Mapping[str, object] = field(default_factory=dict)

    # Moves that only the table's clock may make.
    clock_moves: tuple[type[M], ...] = ()

    # Earlier versions of the rules, each as the options that reproduce it: what was played under them still replays.
    older_rules: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    # Rules of earlier versions that are gone: moves that were refused by them stay in old logs.
    gone_rules: tuple[str, ...] = ()

    # A position as 0.2 saved it, in today's form; the flag tells whether players had to say why.
    older_position: Callable[[Json, bool], Json] = lambda position, _says_why: position

    # Where several may act at once: which question they answer. A move for an earlier ply counts while it lasts.
    moment: Callable[[S], int] | None = None

    @property
    def has_questions(self) -> bool:
        return self.asks is not _asks_nothing

    def knows_rules(self, version: str) -> bool:
        """Return True if a game played under this version of the rules can be replayed."""
        return version == self.rules_version or version in self.older_rules

    def options_under(self, version: str, given: Mapping[str, object]) -> dict[str, object]:
        """Read options as that version of the rules meant them; newer options get values that reproduce it."""
        return {**self.older_rules.get(version, {}), **without_gone(given)}

    def preset(self, id_: str, seats: int) -> Preset:
        """Return the preset with this id; ValueError if there is none, or if it is for other numbers of seats."""
        return preset_at(self.presets, id_, seats)

    def preset_for(self, seats: int, wanted: str = "") -> Preset | None:
        """Return the preset that is wanted if it suits this number of seats, or else the first that does."""
        return suiting(self.presets, seats, wanted)

    def sheet(self, preset: str, seats: int) -> dict[str, object]:
        """Return the options, as JSON, that a printed sheet doesn't leave to the players; none if it isn't known."""
        known = next((one for one in self.presets if one.id == preset), None)
        if known is None or seats not in known.seats:
            return {}
        options = to_dict(self.options(known.options, seats))
        return {name: value for name, value in options.items() if name not in known.choices}


# Any game. Its four types depend on each other, which the type system cannot express.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
