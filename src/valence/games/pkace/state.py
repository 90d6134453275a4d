"""The nouns: tricks, the position, the view."""

from typing import TypeAlias

from msgspec import Struct

from valence.core.game import BaseState, BaseView, Count, Seat
from valence.games.pkace.cards import CardId
from valence.games.pkace.options import Options

# The led card first, then in seat order from the leader.
Trick: TypeAlias = tuple[CardId, ...]


class PastGame(Struct, frozen=True, forbid_unknown_fields=True):
    played: tuple[Trick, ...]
    taken: tuple[Seat, ...]


class State(
    BaseState[Options],
    frozen=True,
    tag_field="game",
    tag="pkace",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    dealer: Seat
    hands: tuple[tuple[CardId, ...], ...]
    leader: Seat
    trick: Trick
    taken: tuple[Seat, ...]  # who took each trick of the game on the table
    played: tuple[Trick, ...]
    series: tuple[Count, ...]  # R20: the totals of the games before the one on the table
    game_no: Count
    previous: PastGame | None
    undealt: tuple[CardId, ...]
    # R20: how many extra games of a tied series are finished; left out of the position when none is.
    extra: Count = 0
    # R21: of each seat, over a whole series; empty while nobody has any.
    penalties: tuple[Count, ...] = ()


class View(BaseView[Options], frozen=True, tag_field="game", tag="pkace"):
    dealer: Seat
    hand: tuple[CardId, ...] | None  # the viewer's hand; None for a spectator
    holds: tuple[int, ...]  # how many cards each seat holds
    leader: Seat
    trick: Trick
    taken: tuple[Seat, ...]
    played: tuple[Trick, ...]
    series: tuple[int, ...]
    game_no: int
    previous: PastGame | None
    extra: int
    penalties: tuple[int, ...]
