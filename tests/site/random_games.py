"""Random games as records. This file also runs in a browser, so it imports nothing but the package."""

from hashlib import sha256

import valence
from valence.core.dice import Dice
from valence.core.play import legal_moves


def record(game: str, seed: int) -> str:
    """A game between random players, who move as the seed decides."""
    match = valence.start(game, seats=max(2, valence.game(game).seats[0]), seed=seed)
    while match.to_move:
        dice = Dice(seed, f"random {match.ply}")
        seat = match.to_move[dice.below(len(match.to_move))]
        moves = legal_moves(match.game, match.state, seat)
        match.make(seat, moves[dice.below(len(moves))])
    return match.record


def digest(game: str, first: int, games: int) -> str:
    """The hash of this many records, byte for byte, from a first seed on."""
    whole = sha256()
    for seed in range(first, first + games):
        whole.update(record(game, seed).encode())
    return whole.hexdigest()
