"""Validation of loaded positions: those with which the rules cannot go on are refused."""

from collections import Counter
from itertools import chain, pairwise
from typing import get_args

from msgspec.structs import asdict, replace

from valence.core.game import Seat
from valence.core.positions import check_copies, check_each, check_seats, check_sizes
from valence.core.wire import Json, read, read_one_of, to_dict
from valence.games.polymer.calculation import has_to_calculate
from valence.games.polymer.cards import SPECIES_OF, Card
from valence.games.polymer.chains import monomers, starters
from valence.games.polymer.legality import refusal
from valence.games.polymer.moves import Play
from valence.games.polymer.options import cards_in, options
from valence.games.polymer.rules import HAND, can_draw, is_over, play
from valence.games.polymer.state import Chain, State


def check(state: State, strict: bool) -> None:
    options(asdict(state.options), state.players)
    check_each(state.players, hands=state.hands)
    check_seats(state.players, to_move=[state.to_move])
    _check_turn(state)
    _check_chains(state)
    _check_calculation(state)
    if strict:
        _check_cards(state)


def _check_turn(state: State) -> None:
    for seat, hand in enumerate(state.hands):
        if not hand and seat != state.to_move:
            raise ValueError(
                f"hands[{seat}]: only the player who just moved can have an empty hand (R7)"
            )
    if state.options.draw == "stack":
        if not state.drawn or state.taken_open:
            raise ValueError('drawn: with draw="stack" every turn has begun with a blind draw (R4)')
    elif not state.drawn and (is_over(state) or not can_draw(state)):
        raise ValueError("drawn: there is nothing to draw, so drawn must be true (R6)")


# R8: chains


def _check_chains(state: State) -> None:
    for place, one in enumerate(state.chains):
        check_seats(state.players, **{f"chains[{place}].owner": [one.owner]})
        try:
            _check_chain(one)
        except ValueError as problem:
            raise ValueError(f"chains[{place}]: {problem}") from None
    numbers = [0, *(one.id for one in state.chains), state.next_chain]
    if any(number >= following for number, following in pairwise(numbers)):
        raise ValueError("chains: their numbers must ascend, and next_chain be larger than all")


def _check_chain(one: Chain) -> None:
    if (one.end is None) == (one.state == "terminated"):
        raise ValueError(f"a {one.state} chain cannot have the end {one.end}")
    is_combined = one.end == "combination"
    if is_combined != (len(starters(one)) == 2) or len(one.blocks) < 1 + is_combined:
        raise ValueError(
            "two starters and two blocks at least belong to a combination, one to another chain"
        )
    for block in one.blocks:
        if not block.cards or any(SPECIES_OF[card] != block.species for card in block.cards):
            raise ValueError(
                f"a block of {block.species} has cards of {block.species}, at least one"
            )
    if one.joined_after is not None:
        _check_joint(one, one.joined_after)


def _check_joint(one: Chain, joined_after: int) -> None:
    """R13: check that a combined chain has at least one block on each side of the joint."""
    if one.end != "combination":
        raise ValueError("joined_after belongs to a combination (R13)")
    if joined_after not in range(1, len(one.blocks)):
        raise ValueError(
            f"joined_after: must be 1 to {len(one.blocks) - 1}, got {joined_after} (R13)"
        )


# R23 to R25: what has to be calculated or said


def _check_calculation(state: State) -> None:
    """R23, R24: check the seats that have to calculate, at the end alone."""
    is_asked = () in state.hands and state.options.calculate
    if len(state.tries_left) != is_asked * state.players:
        raise ValueError(
            "tries_left: must have one number per seat when calculate is on and a hand is empty, "
            "otherwise none (R23)"
        )
    for seat, left in enumerate(state.tries_left):
        if left and not has_to_calculate(state, Seat(seat)):
            raise ValueError(f"tries_left[{seat}]: this seat has no chain that counts (R23)")


def older_position(saved: Json, _says_why: bool) -> Json:
    """Return a position of 0.2 in today's form: a round that was announced (R25) is played."""
    saved = dict(saved)
    if (announced := saved.pop("announced", None)) is None:
        return saved
    state = read(State, saved, "position")
    check(state, strict=False)
    move = read_one_of(get_args(Play), announced, "announced")
    later = replace(
        state, options=replace(state.options, opening=False)
    )  # R3a: a matter of hidden cards
    if refused := refusal(later, state.to_move, move):
        raise ValueError(f"announced: this round may not be played ({refused.rule})")
    return to_dict(play(state, state.to_move, move).state)


# With all 110 cards


def _check_cards(state: State) -> None:
    on_the_table = (state.stack, state.discards, state.aside, monomers(state.chains))
    cards: Counter[Card] = Counter(chain(*state.hands, *on_the_table))
    check_copies(
        cards, Counter(cards_in(state.options)), limit="cards were given, the two decks have"
    )
    sizes = list(map(len, state.hands))
    sizes[state.to_move] -= state.drawn
    check_sizes(sizes, HAND[state.players], are_full=False)
