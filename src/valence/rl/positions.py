"""A game as programs that learn play it: one seat at a time chooses a number, and sees a vector."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import fields

from valence.core.dice import Dice
from valence.core.encoding import AnyEncoding, Row, Spelling, following, returns, rows
from valence.core.game import AnyGame, Event, Seat, heard
from valence.core.opening import check_seats
from valence.core.play import legal_moves
from valence.core.wire import encode, to_json
from valence.games import entry

# The events of each step, the latest first.
Story: TypeAlias = "tuple[tuple[Event, ...], Story] | tuple[()]"


class Position(NamedTuple):
    """A position with the seat that acts, and the numbers of its move that were chosen so far."""

    state: Any
    seat: Seat | None  # None when the game is over
    spellings: Mapping[Spelling, Any]  # of its legal moves
    begun: Spelling = ()
    ply: int = 0
    story: Story = ()


@dataclass(frozen=True)
class Rules:
    """A game with certain options and seats, and its encoding."""

    game: AnyGame
    options: Any
    seats: int
    encoding: AnyEncoding

    @cached_property
    def actions(self) -> int:
        return self.encoding.actions

    @cached_property
    def size(self) -> int:
        """The length of the vector."""
        return self.encoding.size + self._begun

    @cached_property
    def bounds(self) -> tuple[list[float], list[float]]:
        least, most = self.encoding.bounds
        return [*least, *[0.0] * self._begun], [*most, *[float(self.actions)] * self._begun]

    @cached_property
    def _begun(self) -> int:
        """The room for the numbers of a move that is not yet complete."""
        return self.encoding.longest - 1

    @property
    def parts(self) -> list[Row]:
        known = rows(self.encoding.parts)
        if self._begun:
            meaning = "the numbers of the own move so far, from 1, then 0"
            known.append(Row("begun", self.encoding.size, self._begun, meaning))
        return known

    @cached_property
    def longest(self) -> int:
        """The most numbers that are chosen in a game."""
        return self.game.longest(self.options, self.seats) * self.encoding.longest

    def start(self, seed: int) -> Position:
        state, events = self.game.setup(self.options, self.seats, seed)
        return self.at(state, story=(events, ()))

    def at(self, state: Any, *, ply: int = 0, story: Story = ()) -> Position:
        """Return a position. Where several seats may act, the dice choose the one that is quickest."""
        if not (seats := self.game.to_move(state)):
            return Position(state, None, {}, ply=ply, story=story)
        seat = seats[0]
        if len(seats) > 1:
            seat = seats[Dice(state.seed, f"quickest {ply}").below(len(seats))]
        return Position(state, seat, self._spellings(state, seat), ply=ply, story=story)

    def _spellings(self, state: Any, seat: Seat) -> Mapping[Spelling, Any]:
        return self.encoding.spellings(legal_moves(self.game, state, seat))

    def numbers(self, position: Position) -> list[int]:
        """Return the numbers that may be chosen now."""
        return following(position.spellings, position.begun) if position.spellings else []

    def after(self, position: Position, number: int) -> Position:
        """Return the position after a number; ValueError if it may not be chosen."""
        begun = (*position.begun, number)
        move = position.spellings.get(begun)
        if move is not None:
            assert position.seat is not None, "there are legal moves"
            state, events = self.game.apply(position.state, position.seat, move)
            return self.at(state, ply=position.ply + 1, story=(events, position.story))
        left = {one: move for one, move in position.spellings.items() if one[: len(begun)] == begun}
        if not left:
            raise ValueError(f"number {number} isn't allowed; allowed are {self.numbers(position)}")
        return position._replace(begun=begun, spellings=left)

    def meaning(self, number: int) -> str:
        """Return the kind of move that a number means, and which one of that kind it is."""
        row = next(row for row in self._blocks if row.first <= number < row.first + row.size)
        return row.name if row.size == 1 else f"{row.name} {number - row.first}"

    @cached_property
    def _blocks(self) -> list[Row]:
        return rows(self.encoding.blocks)

    def vector(self, position: Position, seat: int | None) -> list[float]:
        """Return what a seat sees as numbers, None for a spectator."""
        view = self._view(position, seat)
        found: list[float] = self.encoding.vector(view)
        if self._begun:
            own = position.begun if seat == position.seat else ()
            found += [number + 1 for number in own]
            found += [0] * (self._begun - len(own))
        return found

    def returns(self, position: Position) -> tuple[float, ...]:
        """Return what each seat has won; nothing while the game runs."""
        outcome = self.game.outcome(position.state)
        return (0.0,) * self.seats if outcome is None else returns(outcome, self.seats)

    def _view(self, position: Position, seat: int | None) -> Any:
        return self.game.view(position.state, None if seat is None else Seat(seat))

    def observed(self, position: Position, seat: int | None) -> str:
        """Return what a seat sees now as JSON, None for a spectator."""
        view = self._view(position, seat)
        seen = {
            field.encode_name: getattr(view, field.name)
            for field in fields(view)
            if field.name != "options"
        }
        begun = position.begun if seat == position.seat else ()
        return encode({**seen, "acts": position.seat, "begun": begun}).decode()

    def remembered(self, position: Position, seat: int | None) -> str:
        """Return what a seat has ever learnt, as lines of JSON; the last one is what it sees now."""
        if self.encoding.recalls:
            return self.observed(position, seat)
        known = None if seat is None else Seat(seat)
        lines = [to_json(event) for step in _told(position.story) for event in heard(step, known)]
        return "\n".join([*lines, self.observed(position, seat)])

    def resampled(self, position: Position, seat: int, seed: int) -> Position:
        """Return a position that this seat can't tell from the real one, drawn with this seed."""
        state = self.game.imagine(self.game.view(position.state, Seat(seat)), seed)
        known = _heard_by(position.story, Seat(seat))
        if position.seat is None or position.seat == seat:
            return position._replace(state=state, story=known)
        # The other seat has other cards now: a move that it has begun starts again.
        spellings = self._spellings(state, position.seat)
        return position._replace(state=state, story=known, spellings=spellings, begun=())


def _told(story: Story) -> Iterator[tuple[Event, ...]]:
    steps = []
    while story:
        events, story = story
        steps.append(events)
    return reversed(steps)


def _heard_by(story: Story, seat: Seat) -> Story:
    known: Story = ()
    for events in _told(story):
        known = (tuple(heard(events, seat)), known)
    return known


def rules_of(name: str, seats: int = 2, options: Mapping[str, object] | None = None) -> Rules:
    """Return the rules of a game; ValueError says what is wrong with the name, the seats or the options."""
    found = entry(name)
    if found.encoder is None:
        raise ValueError(f"{name} doesn't say which number means which move")
    check_seats(found.game, seats)
    if seats < 2:
        raise ValueError(f"seats: must be 2 or more, got {seats}")
    complete = found.game.options(dict(options or {}), seats)
    return Rules(found.game, complete, seats, found.encoder(complete, seats))
