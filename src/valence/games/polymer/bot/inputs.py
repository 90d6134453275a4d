"""The inputs of the polymer game's net: numbers about the table, each species and each chain."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from valence.core.game import Seat
from valence.games.polymer.cards import CARDS, MONOMERS, OF_SPECIES, Card, Species
from valence.games.polymer.chains import current_species, monomers
from valence.games.polymer.options import Options, cards_in
from valence.games.polymer.state import Shown, View

# The cards that aren't monomers.
SPECIAL: tuple[Card, ...] = CARDS[len(MONOMERS) :]
# In training a discard cost each player something, at most this much where a win brings 1 and a loss −1: players who
# only want to win hold their cards back until others have built something to take, and games become long and dull.
MOST_IMPATIENT = 0.03
# The bot plays as if it cost this much: then a third of its turns are discards.
IMPATIENCE = 0.005


class Seen(NamedTuple):
    """The table as the player to move sees it."""

    view: View
    seat: Seat
    following: Seat
    hand: dict[Card, int]
    unseen: dict[Card, int]
    # Of each seat, in terminated chains.
    units: list[int]
    best: int  # of the others
    # Chains that aren't terminated.
    mine: list[Shown]
    mine_dormant: list[Shown]
    theirs: list[Shown]
    theirs_dormant: list[Shown]

    @property
    def ahead(self) -> int:
        return self.units[self.seat] - self.best

    @property
    def own(self) -> list[Shown]:
        return self.mine + self.mine_dormant

    @property
    def others(self) -> list[Shown]:
        return self.theirs + self.theirs_dormant


def seen_in(view: View) -> Seen:
    assert view.hand is not None
    assert view.seat is not None
    seat, units = view.seat, [0] * view.players
    for chain in view.chains:
        if chain.state == "terminated":
            units[chain.owner] += chain.length
    growing = [chain for chain in view.chains if chain.state == "growing"]
    dormant = [chain for chain in view.chains if chain.state == "dormant"]
    return Seen(
        view=view,
        seat=seat,
        following=Seat((seat + 1) % view.players),
        hand={card: view.hand.count(card) for card in CARDS},
        unseen=_unseen(view),
        units=units,
        best=max(n for other, n in enumerate(units) if other != seat),
        mine=[chain for chain in growing if chain.owner == seat],
        mine_dormant=[chain for chain in dormant if chain.owner == seat],
        theirs=[chain for chain in growing if chain.owner != seat],
        theirs_dormant=[chain for chain in dormant if chain.owner != seat],
    )


def _unseen(view: View) -> dict[Card, int]:
    """Count each card in other hands or in the stack; a study may show more than there are."""
    open_ = [*view.discards, *view.aside, *monomers(view.chains), *(view.hand or ())]
    return {card: max(0, n - open_.count(card)) for card, n in _copies(view.options).items()}


@lru_cache(16)
def _copies(options: Options) -> dict[Card, int]:
    cards = cards_in(options)
    return {card: cards.count(card) for card in CARDS}


def _total(chains: Sequence[Shown]) -> int:
    return sum(chain.length for chain in chains)


def _longest(chains: Sequence[Shown]) -> int:
    return max((chain.length for chain in chains), default=0)


def table_inputs(seen: Seen) -> list[float]:
    view, seat, ahead, units = seen.view, seen.seat, seen.ahead, seen.units
    seats, size = view.players, len(view.hand or ())
    others = [cards for other, cards in enumerate(view.holds) if other != seat]
    least = min(others)
    # How many of a card the others should hold, for each that is unseen.
    held = sum(others) / max(1, sum(seen.unseen.values()))
    return [
        *(seats == n for n in (2, 3, 4)),
        view.turn < seats,
        view.turn / 40,
        view.stack / 80,
        *(seen.hand[card] >= 1 for card in SPECIAL),
        *(seen.hand[card] >= 2 for card in SPECIAL),
        size / 15,
        *(size <= n for n in (1, 2, 3, 4, 6, 9)),
        view.holds[seen.following] / 15,
        least / 15,
        *(least <= n for n in (1, 2, 3, 4, 6)),
        units[seat] / 20,
        ahead / 10,
        max(-1, min(1, ahead / 5)),
        ahead > 0,
        ahead >= 0,
        (units[seat] - units[seen.following]) / 10,
        *(seen.unseen[card] * held / 2 for card in SPECIAL),
        *(seen.unseen[card] / 8 for card in SPECIAL),
        len(seen.mine) / 3,
        _total(seen.mine) / 10,
        _longest(seen.mine) / 10,
        len(seen.mine_dormant) / 2,
        _total(seen.mine_dormant) / 10,
        len(seen.theirs) / 4,
        _total(seen.theirs) / 10,
        _longest(seen.theirs) / 10,
        _total(seen.theirs_dormant) / 10,
        len(seen.mine) >= 1,
        len(seen.mine) >= 2,
        IMPATIENCE / MOST_IMPATIENT,
    ]


def species_inputs(seen: Seen, species: Species) -> list[float]:
    one, two, three = OF_SPECIES[species]
    ones, twos, threes = seen.hand[one], seen.hand[two], seen.hand[three]
    mine, theirs = _of(species, seen.mine), _of(species, seen.theirs)
    return [
        *(ones >= n for n in (1, 2, 3, 4)),
        *(twos >= n for n in (1, 2, 3)),
        *(threes >= n for n in (1, 2)),
        ones > 0 and twos > 0 and threes > 0,
        (ones + 2 * twos + 3 * threes) / 8,
        seen.unseen[one] / 12,
        seen.unseen[two] / 4,
        seen.unseen[three] / 2,
        len(mine) >= 1,
        len(mine) >= 2,
        _longest(mine) / 10,
        bool(_of(species, seen.mine_dormant)),
        bool(theirs),
        _longest(theirs) / 10,
    ]


def _of(species: Species, chains: Sequence[Shown]) -> list[Shown]:
    return [chain for chain in chains if current_species(chain) == species]


def chain_inputs(seen: Seen, chain: Shown) -> list[float]:
    is_own, is_dormant = chain.owner == seen.seat, chain.state == "dormant"
    units, long = seen.units[chain.owner], chain.length
    return [
        is_own and not is_dormant,
        is_own and is_dormant,
        not is_own and not is_dormant,
        not is_own and is_dormant,
        long / 10,
        *(long >= n for n in (2, 3, 4, 6, 9)),
        chain.owner == seen.following,
        (units - seen.units[seen.seat]) / 10,
        not is_own and units == seen.best,
        long >= _longest(seen.own if is_own else seen.theirs),
    ]
