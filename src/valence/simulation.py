"""Many games between bots."""

from collections.abc import Iterator, Mapping, Sequence
from secrets import randbits

from valence.bots import Budget
from valence.bots.outside import OutsideBot, shown_name
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.wire import Json
from valence.library import Match, start


def simulate(
    name: str,
    players: Sequence[str | OutsideBot] = ("fair", "fair"),
    *,
    games: int = 1,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
) -> Iterator[Json]:
    """Games between bots, one per seat, as they finish; the n-th has the seed `seed + n`.

    A bot is a level, or your own as for `Match.bot`; if it returns a move that isn't allowed, IllegalMove says why.

    >>> import valence
    >>> for result in valence.simulate("metals", ["easy", "fair"], games=2, seed=7):
    ...     print(result["seed"], result["winners"], result["scores"], result["moves"])
    7 [1] [16, 23] 35
    8 [1] [15, 25] 38
    """
    first = randbits(64) if seed is None else seed
    for n in range(games):
        match = play_bots(name, players, seed=first + n, options=options, budget=budget)
        outcome = match.outcome
        assert outcome is not None, "it was played to the end"
        yield {
            "game": name,
            "seed": first + n,
            "players": [one if isinstance(one, str) else shown_name(one) for one in players],
            **outcome,
            "moves": match.ply,
            "record": match.record,
        }


def play_bots(
    name: str,
    players: Sequence[str | OutsideBot],
    *,
    seed: int,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
) -> Match:
    """Play a match between bots to its end."""
    match = start(name, seats=len(players), seed=seed, options=options)
    while match.to_move:
        seat = next_to_act(match)
        match.play(seat, match.bot(seat, players[seat], budget=budget))
    return match


def next_to_act(match: Match) -> Seat:
    """Return the seat that acts next, chosen at random if several may act at once."""
    seats = match.to_move
    return seats[Dice(match.state.seed, f"quickest {match.ply}").below(len(seats))]
