"""A rematch: everyone moves on one seat, and the next player starts."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from valence.core.game import M, O, S, V
from valence.core.match import Match
from valence.table.chairs import Seating
from valence.table.seating import is_full, start

NOTHING: Mapping[str, int] = MappingProxyType({})


def rematch_seed(match: Match[O, S, M, V], seeds: Iterable[int]) -> int:
    """Return the first of these seeds with which the same seat starts as in the match.

    After everyone has moved on one seat, the player next to the last starter sits there.
    """
    game, opening = match.game, next(match.positions())
    starter = game.to_move(opening)
    return next(
        seed
        for seed in seeds
        if game.to_move(game.setup(opening.options, opening.players, seed).state) == starter
    )


def again(
    seating: Seating, seed: str, salt: str, now: float, withdrawn: Mapping[str, int] = NOTHING
) -> Seating:
    """Return the seating for another game: everybody moves on one seat, so that somebody else starts.

    Where help fades, everybody begins without the kinds of it that were `withdrawn` before.
    """
    waiting = (
        replace(
            chair,
            stand_in=None,
            gone_since=now if chair.people else None,
            withdrawn=max((withdrawn.get(person, 0) for person in chair.people), default=0),
        )
        for chair in seating.chairs
    )
    first, *others = waiting
    chairs = (*others, first)
    fresh = replace(
        seating,
        chairs=chairs,
        seed=seed,
        salt=salt,
        paused=None,
        notice="",
        pauses=(),
        ended=None,
        next=None,
        left={},
        started=None,
    )
    return start(fresh, now) if is_full(fresh) else fresh


def followed_by(seating: Seating, code: str) -> Seating:
    """Set the code of the rematch, unless an earlier request has decided on it."""
    return seating if seating.next is not None else replace(seating, next=code)
