"""Games of random moves."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from valence.core.game import AnyGame, Event, Seat
from valence.core.play import legal_moves


class Turn(NamedTuple):
    """A state, the move chosen in it, and its result."""

    state: Any
    seat: Seat
    moves: list[Any]
    move: Any
    events: tuple[Event, ...]
    next: Any


def random_play(
    game: AnyGame, seats: int, options: Mapping[str, object], seed: int
) -> Iterator[Turn]:
    """Every turn of one game in which all legal moves are equally likely."""
    luck = Random(seed)
    state, _ = game.setup(game.options(options, seats), seats, seed)
    while to_move := game.to_move(state):
        seat = luck.choice(to_move)
        moves = legal_moves(game, state, seat)
        assert moves, f"seat {seat} is to move and has no legal move in {state}"
        move = luck.choice(moves)
        after, events = game.apply(state, seat, move)
        yield Turn(state, seat, moves, move, events, after)
        state = after
