"""Bots for the matches of the library, with moves as JSON."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from valence.bots.budget import Budget
from valence.bots.hints import HINT_BUDGET, Advice
from valence.bots.levels import level_called
from valence.bots.lookup import bot_for
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import Json, to_dict
from valence.library import AnyMatch, start


def choose(
    match: AnyMatch, seat: int, level: str = "fair", *, budget: Budget | None = None
) -> Json:
    """The move a bot would make for a seat, ready for `match.play`. Strong bots think for half a second by default.

    >>> import valence
    >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    >>> valence.choose(match, 0, "fair")
    {'type': 'initiate', 'card': 'O2-'}
    """
    view, moves = _asked(match, seat)
    dice = Dice(match.state.seed, f"bot {seat} {match.ply}")
    move = bot_for(match.game.name).choose(level_called(level), view, moves, dice, budget)
    return to_dict(move)


def advise(match: AnyMatch, seat: int, *, budget: Budget = HINT_BUDGET) -> list[Advice[Json]]:
    """The best moves for a seat, best first, each with a reason; empty for games without hints.

    >>> import valence
    >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    >>> hint = valence.advise(match, 0)[0]
    >>> hint.reason
    'Lead Al³⁺ (aluminium). It should gain you about 1.7 cards; you hold no more Al³⁺ to reinforce with.'
    >>> story = match.play(0, hint.move)
    """
    view, moves = _asked(match, seat)
    hints = bot_for(match.game.name).advise(view, moves, budget)
    return [replace(hint, move=to_dict(hint.move)) for hint in hints]


def simulate(
    name: str,
    *,
    levels: Sequence[str] = ("fair", "fair"),
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
) -> AnyMatch:
    """A finished match between bots, with one level per seat.

    >>> import valence
    >>> valence.simulate("metals", levels=["easy", "fair"], seed=7).outcome["winners"]
    [1]
    """
    match = start(name, seats=len(levels), seed=seed, options=options)
    while match.to_move:
        seat = quickest(match)
        match.play(seat, choose(match, seat, levels[seat], budget=budget))
    return match


def quickest(match: AnyMatch) -> Seat:
    """The seat that acts next, chosen at random if several may act at once."""
    seats = match.to_move
    return seats[Dice(match.state.seed, f"quickest {match.ply}").below(len(seats))]


def _asked(match: AnyMatch, seat: int) -> tuple[Any, list[Any]]:
    """The view and the legal moves of a seat whose turn it is."""
    if seat not in match.to_move:
        raise ValueError(f"seat {seat} isn't to move; to move: {list(match.to_move)}")
    game, state = match.game, match.state
    return game.view(state, Seat(seat)), legal_moves(game, state, Seat(seat))
