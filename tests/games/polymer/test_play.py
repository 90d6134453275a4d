"""Invariants of random play."""

from collections import Counter
from collections.abc import Callable, Iterator
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_play import Turn, random_play
from tests.variants import VARIANTS, Variant
from valence.core.game import Seat
from valence.games.polymer import GAME
from valence.games.polymer.chains import length, monomers, total_length
from valence.games.polymer.moves import (
    Calculate,
    Copolymerize,
    Discard,
    Draw,
    GiveUp,
    Initiate,
    Propagate,
    Terminate,
    Transfer,
)
from valence.games.polymer.options import cards_in
from valence.games.polymer.scoring import averages, counting, mass
from valence.games.polymer.state import State

seeds = st.integers(min_value=0, max_value=2**128)


def any_game(test: Callable[[Variant, int], None]) -> Callable[[], None]:
    """Runs a test with games of any variant."""
    tried: Callable[[], None] = given(variant=st.sampled_from(VARIANTS["polymer"]), seed=seeds)(
        test
    )
    return settings(max_examples=40)(tried)


def turns(variant: Variant, seed: int) -> Iterator[Turn]:
    return random_play(GAME, variant.seats, variant.options, seed)


def all_cards(state: State) -> Counter[str]:
    piles = (*state.hands, state.stack, state.discards, state.aside, tuple(monomers(state.chains)))
    return Counter(card for pile in piles for card in pile)


@any_game
def test_the_110_cards_are_conserved(variant: Variant, seed: int) -> None:
    for turn in turns(variant, seed):
        assert all_cards(turn.next) == Counter(cards_in(turn.next.options))


@any_game
def test_a_terminated_chain_never_changes_again(variant: Variant, seed: int) -> None:
    for turn in turns(variant, seed):
        dead = [chain for chain in turn.state.chains if chain.state == "terminated"]
        assert all(chain in turn.next.chains for chain in dead)


@any_game
def test_only_a_joker_changes_the_owner(variant: Variant, seed: int) -> None:
    for turn in turns(variant, seed):
        owners = {chain.id: chain.owner for chain in turn.state.chains}
        changed = [c for c in turn.next.chains if owners.get(c.id, c.owner) != c.owner]
        for chain in changed:
            assert isinstance(turn.move, Terminate | Transfer | Copolymerize)
            assert chain.owner == turn.seat


@any_game
def test_a_dormant_chain_is_changed_by_its_owner_alone(variant: Variant, seed: int) -> None:
    for turn in turns(variant, seed):
        for chain in turn.state.chains:
            if chain.state == "dormant" and chain.owner != turn.seat:
                assert chain in turn.next.chains


@any_game
def test_units_come_from_cards_alone(variant: Variant, seed: int) -> None:
    """Combination keeps the sum of units, and so does everything else that adds no monomers."""
    for turn in turns(variant, seed):
        added = total_length(turn.next.chains) - total_length(turn.state.chains)
        if isinstance(turn.move, Initiate | Propagate | Transfer | Copolymerize):
            assert added > 0
        else:
            assert added == 0


@any_game
def test_hands_grow_only_by_drawing(variant: Variant, seed: int) -> None:
    for turn in turns(variant, seed):
        if isinstance(turn.move, Calculate | GiveUp):
            continue
        before, after = (len(state.hands[turn.seat]) for state in (turn.state, turn.next))
        assert after - before == 1 if isinstance(turn.move, Draw) else after < before


@any_game
def test_mn_is_at_most_mw(variant: Variant, seed: int) -> None:
    for turn in turns(variant, seed):
        for seat in range(variant.seats):
            chains = counting(turn.next, Seat(seat))
            mn, mw, pdi = averages([mass(c, turn.next.options.end_groups) for c in chains])
            assert mn <= mw
            assert (pdi is None) == (not chains)
            assert pdi is None or pdi >= 1


@given(st.lists(st.integers(min_value=1, max_value=10**6), min_size=1, max_size=30))
def test_pdi_is_1_only_for_equal_chains(hundredths: list[int]) -> None:
    mn, mw, pdi = averages([Decimal(n).scaleb(-2) for n in hundredths])
    assert pdi is not None
    assert (pdi == 1) == (mn == mw) == (len(set(hundredths)) == 1)


@pytest.mark.parametrize(("seats", "options"), VARIANTS["polymer"])
def test_every_turn_plays_or_discards(seats: int, options: dict[str, object]) -> None:
    for turn in random_play(GAME, seats, options, 1):
        grown = len(turn.next.discards) - len(turn.state.discards)
        if isinstance(turn.move, Discard) and turn.next.reshuffles == turn.state.reshuffles:
            assert grown == 1
        assert all(length(chain) > 0 for chain in turn.next.chains)
