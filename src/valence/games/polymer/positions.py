"""Validation of loaded positions: those that cannot arise are refused."""

from collections import Counter
from itertools import pairwise
from typing import get_args

from valence.core.game import Seat
from valence.core.wire import Json, read, read_one_of, to_dict
from valence.games.polymer.calculation import has_to_calculate
from valence.games.polymer.cards import CARDS, MONOMERS, SPECIES_OF, VALUE, Card
from valence.games.polymer.chains import monomers, starters
from valence.games.polymer.moves import Play
from valence.games.polymer.options import cards_in
from valence.games.polymer.rules import HAND, can_draw, is_over, play
from valence.games.polymer.sets import check_rows
from valence.games.polymer.state import Chain, State


def check(state: State, strict: bool) -> None:
    if state.options.cards is not None:
        check_rows(state.options.cards)
    _check_seats(state)
    _check_turn(state)
    _check_chains(state)
    _check_aside(state)
    _check_calculation(state)
    if strict:
        _check_cards(state)
        _check_sizes(state)
        _check_history(state)


def _check_seats(state: State) -> None:
    if len(state.hands) != state.players:
        raise ValueError(f"hands: {len(state.hands)} were given for {state.players} players")
    if state.to_move not in range(state.players):
        raise ValueError(f"to_move: there is no seat {state.to_move} among {state.players} players")
    for seat, hand in enumerate(state.hands):
        if not hand and seat != state.to_move:
            raise ValueError(
                f"hands[{seat}]: only the player who just moved can have an empty hand (R7)"
            )


def _check_turn(state: State) -> None:
    if state.options.draw == "stack":
        if not state.drawn or state.taken_open:
            raise ValueError('drawn: with draw="stack" every turn has begun with a blind draw (R4)')
    elif not state.drawn and (is_over(state) or not can_draw(state)):
        raise ValueError("drawn: there is nothing to draw, so drawn must be true (R6)")


# R8: chains


def _check_chains(state: State) -> None:
    for place, chain in enumerate(state.chains):
        try:
            _check_chain(chain)
        except ValueError as problem:
            raise ValueError(f"chains[{place}]: {problem}") from None
        if chain.owner not in range(state.players):
            raise ValueError(f"chains[{place}]: there is no seat {chain.owner} to own it")
    numbers = [0, *(chain.id for chain in state.chains), state.next_chain]
    if any(number >= following for number, following in pairwise(numbers)):
        raise ValueError("chains: their numbers must ascend, and next_chain be larger than all")


def _check_chain(chain: Chain) -> None:
    if (chain.end is None) == (chain.state == "terminated"):
        raise ValueError(f"a {chain.state} chain cannot have the end {chain.end}")
    is_combined = chain.end == "combination"
    if is_combined != (len(starters(chain)) == 2) or len(chain.blocks) < 1 + is_combined:
        raise ValueError(
            "two starters and two blocks at least belong to a combination, one to another chain"
        )
    for block in chain.blocks:
        if not block.cards or any(SPECIES_OF[card] != block.species for card in block.cards):
            raise ValueError(
                f"a block of {block.species} has cards of {block.species}, at least one"
            )
    _check_joint(chain)
    _check_starts(chain, is_combined)


def _check_joint(chain: Chain) -> None:
    """R13: check that a combined chain has at least one block on each side of the joint."""
    if chain.joined_after is None:
        return
    if chain.end != "combination":
        raise ValueError("joined_after belongs to a combination (R13)")
    if chain.joined_after not in range(1, len(chain.blocks)):
        raise ValueError(
            f"joined_after: must be 1 to {len(chain.blocks) - 1}, got {chain.joined_after} (R13)"
        )


def _check_starts(chain: Chain, is_combined: bool) -> None:
    """R9: check that a chain begins with a card of value 1; R16: that the next block is of another species."""
    beginnings = [chain.blocks[0].cards[0], *([chain.blocks[-1].cards[-1]] if is_combined else [])]
    if any(VALUE[card] != 1 for card in beginnings):
        raise ValueError("a chain begins with a monomer of value 1 (R9)")
    alike = [
        place
        for place, (one, other) in enumerate(pairwise(chain.blocks), 1)
        if one.species == other.species
    ]
    if len(alike) > is_combined or (chain.joined_after and alike not in ([], [chain.joined_after])):
        raise ValueError("a block is followed by one of another species (R16)")


def _check_aside(state: State) -> None:
    if monomer := next((card for card in state.aside if card in MONOMERS), None):
        raise ValueError(f"aside: {monomer} is a monomer, and those are never put aside (R7a)")


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
    return to_dict(
        play(state, state.to_move, read_one_of(get_args(Play), announced, "announced")).state
    )


# With all 110 cards


def _check_cards(state: State) -> None:
    deck = Counter(cards_in(state.options))
    cards: Counter[Card] = Counter(monomers(state.chains))
    for pile in (*state.hands, state.stack, state.discards, state.aside):
        cards.update(pile)
    for card in CARDS:
        if cards[card] != deck[card]:
            raise ValueError(
                f"{card}: {cards[card]} cards were given, the two decks have {deck[card]}"
            )


def _check_sizes(state: State) -> None:
    most = HAND[state.players]
    for seat, hand in enumerate(state.hands):
        has_drawn = seat == state.to_move and state.drawn
        if len(hand) > most + has_drawn:
            raise ValueError(
                f"hands[{seat}]: {len(hand)} cards were given, at most {most} are dealt"
            )


def _check_history(state: State) -> None:
    """R7a: check that the chains agree with the cards put aside."""
    aside = Counter(state.aside)
    started = Counter(radical for chain in state.chains for radical in starters(chain))
    ends = Counter(chain.end for chain in state.chains)
    blocks = sum(len(chain.blocks) for chain in state.chains)
    dormant = sum(chain.state == "dormant" for chain in state.chains)
    # R9: a start with two species has two blocks.
    mixed = started.total() - started["cta"] if state.options.second == "any" else 0
    marks = {
        "next_chain": state.next_chain == 1 + started.total(),
        "bpo": started["bpo"] == aside["bpo"],
        "aibn": aside["aibn"] <= started["aibn"] <= 2 * aside["aibn"],
        "cta": started["cta"] == ends["transfer"] == aside["cta"],
        "termination": ends["combination"] + ends["hydrogen"] == aside["termination"],
        "double bond": ends["double bond"] == ends["hydrogen"],
        "tempo": dormant <= aside["tempo"],
        "copolymer": 0 <= blocks - started.total() - aside["copolymer"] <= mixed,
    }
    for mark, agrees in marks.items():
        if not agrees:
            raise ValueError(f"chains: they do not agree with the cards put aside: {mark} (R7a)")
