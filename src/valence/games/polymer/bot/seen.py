"""The table as the player to move sees it, as inputs of the net."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from valence.core.game import Seat
from valence.games.polymer.bot import inputs
from valence.games.polymer.cards import CARDS, MONOMERS, OF_SPECIES, Card, Species
from valence.games.polymer.chains import current_species, monomers
from valence.games.polymer.options import Options, cards_in
from valence.games.polymer.state import Shown, View

# The cards that aren't monomers.
SPECIAL: tuple[Card, ...] = CARDS[len(MONOMERS) :]


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


def _longest(chains: Sequence[Shown]) -> int:
    return max((chain.length for chain in chains), default=0)


def _chains(chains: Sequence[Shown]) -> inputs.Chains:
    return inputs.Chains(len(chains), sum(chain.length for chain in chains), _longest(chains))


def seen_table(seen: Seen) -> list[float]:
    view, seat, units = seen.view, seen.seat, seen.units
    others = [cards for other, cards in enumerate(view.holds) if other != seat]
    return inputs.table_inputs(
        seats=view.players,
        turn=view.turn,
        stack=view.stack,
        special=[seen.hand[card] for card in SPECIAL],
        unseen=[seen.unseen[card] for card in SPECIAL],
        held=sum(others) / max(1, sum(seen.unseen.values())),
        size=len(view.hand or ()),
        next_size=view.holds[seen.following],
        least=min(others),
        units=units[seat],
        next_units=units[seen.following],
        ahead=seen.ahead,
        mine=_chains(seen.mine),
        mine_dormant=_chains(seen.mine_dormant),
        theirs=_chains(seen.theirs),
        theirs_dormant=_chains(seen.theirs_dormant),
        impatience=inputs.IMPATIENCE,
    )


def seen_species(seen: Seen, species: Species) -> list[float]:
    cards = OF_SPECIES[species]
    mine, theirs = _of(species, seen.mine), _of(species, seen.theirs)
    return inputs.species_inputs(
        held=[seen.hand[card] for card in cards],
        unseen=[seen.unseen[card] for card in cards],
        mine=len(mine),
        longest=_longest(mine),
        has_dormant=bool(_of(species, seen.mine_dormant)),
        has_theirs=bool(theirs),
        longest_of_theirs=_longest(theirs),
    )


def _of(species: Species, chains: Sequence[Shown]) -> list[Shown]:
    return [chain for chain in chains if current_species(chain) == species]


def seen_chain(seen: Seen, chain: Shown) -> list[float]:
    """Return the inputs about a chain that isn't terminated."""
    is_own, is_dormant = chain.owner == seen.seat, chain.state == "dormant"
    units = seen.units[chain.owner]
    return inputs.chain_inputs(
        mine=is_own and not is_dormant,
        mine_dormant=is_own and is_dormant,
        theirs=not is_own and not is_dormant,
        theirs_dormant=not is_own and is_dormant,
        length=chain.length,
        is_next=chain.owner == seen.following,
        ahead=units - seen.units[seen.seat],
        is_best=not is_own and units == seen.best,
        longest=_longest(seen.own if is_own else seen.theirs),
    )
