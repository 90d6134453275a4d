"""Refusals of moves: the only place where legality lives."""

from collections import Counter

from valence.core.game import Refusal, Seat, not_in_hand
from valence.games.polymer import moves, refusals
from valence.games.polymer.cards import MONOMERS, SPECIES_OF, VALUE, Card, Monomer, Species
from valence.games.polymer.chains import current_species
from valence.games.polymer.generator import MOST_TAKEN, can_initiate, is_opening, sets, starts
from valence.games.polymer.options import Second
from valence.games.polymer.state import Chain, State

MOST_CARDS = 3


def refusal(state: State, seat: Seat, move: moves.Move) -> Refusal | None:
    if isinstance(move, moves.Calculate | moves.GiveUp):
        return None if any(state.tries_left) else refusals.NothingToCalculate()
    return refusals.MustCalculate() if any(state.tries_left) else _card_refusal(state, seat, move)


def _card_refusal(
    state: State, seat: Seat, move: moves.Draw | moves.Play | moves.Discard
) -> Refusal | None:
    if isinstance(move, moves.Draw):
        return _draw_refusal(state, move)
    if not state.drawn:
        return refusals.MustDraw()
    cards = cards_of(move)
    if refused := not_in_hand(state.hands[seat], cards):
        return refused
    if (
        is_opening(state)
        and not isinstance(move, moves.Initiate)
        and can_initiate(Counter(state.hands[seat]))
    ):
        return refusals.MustInitiate(_starts(state, seat))
    if len(cards) > MOST_CARDS:
        return refusals.TooManyCards(len(cards))
    return _round_refusal(state, seat, move)


def cards_of(move: moves.Play | moves.Discard) -> tuple[Card, ...]:
    """Return the cards that a move takes from the hand, first the one it is played with."""
    match move:
        case moves.Discard(card=card):
            return (card,)
        case moves.Initiate(initiator=initiator, chains=chains):
            return (initiator, *(card for cards in chains for card in cards))
        case moves.Propagate(cards=cards):
            return cards
        case moves.Terminate():
            return ("termination",)
        case moves.Transfer(cards=cards):
            return ("cta", *cards)
        case moves.Cap():
            return ("tempo",)
        case moves.Copolymerize(cards=cards):
            return ("copolymer", *cards)


def _draw_refusal(state: State, move: moves.Draw) -> Refusal | None:
    if state.drawn:
        return refusals.HasDrawn()
    if move.from_ == "stack":
        return None
    if not state.discards:
        return refusals.NothingOpen()
    return refusals.EnoughTaken() if state.taken_open == MOST_TAKEN else None


def _round_refusal(state: State, seat: Seat, move: moves.Play | moves.Discard) -> Refusal | None:
    match move:
        case moves.Discard():
            return None
        case moves.Initiate():
            return _initiate_refusal(state, seat, move)
        case moves.Propagate():
            return _propagate_refusal(state, seat, move)
        case moves.Terminate():
            return _terminate_refusal(state, seat, move)
        case moves.Transfer():
            return _transfer_refusal(state, seat, move)
        case moves.Cap():
            return _cap_refusal(state, seat, move)
        case moves.Copolymerize():
            return _copolymerize_refusal(state, seat, move)


# R8, R17: which chains there are, and which are within reach


def _alive(state: State) -> tuple[int, ...]:
    return tuple(chain.id for chain in state.chains if chain.state != "terminated")


def _yours(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(
        chain.id for chain in state.chains if chain.owner == seat and chain.state != "terminated"
    )


def _reach(state: State, seat: Seat, number: int) -> Chain | Refusal:
    """Return the chain of this number, or a refusal if it is out of this seat's reach."""
    chain = next((chain for chain in state.chains if chain.id == number), None)
    if chain is None:
        return refusals.NoSuchChain(number, _alive(state))
    if chain.state == "terminated":
        return refusals.IsTerminated(number, chain.owner)
    if chain.state == "dormant" and chain.owner != seat:
        return refusals.IsCapped(number, chain.owner)
    return chain


# R9, R10: initiation


def _initiate_refusal(state: State, seat: Seat, move: moves.Initiate) -> Refusal | None:
    if len(move.chains) < 2:
        cards = move.chains[0] if move.chains else ()
        second = state.options.second
        if _is_start(cards, second):
            return None
        return refusals.BadStart(move.initiator, cards, _starts(state, seat), second == "same")
    if move.initiator == "bpo":
        return refusals.OneRadical(len(move.chains))
    if len(move.chains) == 2 and all(map(_is_one, move.chains)):
        return None
    return refusals.TwoRadicals(
        tuple(cards[0] for cards in _starts(state, seat) if len(cards) == 1)
    )


def _is_start(cards: tuple[Monomer, ...], second: Second) -> bool:
    return (
        1 <= len(cards) <= 2
        and VALUE[cards[0]] == 1
        and (second == "any" or SPECIES_OF[cards[0]] == SPECIES_OF[cards[-1]])
    )


def _is_one(cards: tuple[Monomer, ...]) -> bool:
    return len(cards) == 1 and VALUE[cards[0]] == 1


def _starts(state: State, seat: Seat) -> tuple[tuple[Monomer, ...], ...]:
    return tuple(starts(Counter(state.hands[seat]), state.options.second))


# R11, R12: propagation


def _propagate_refusal(state: State, seat: Seat, move: moves.Propagate) -> Refusal | None:
    chain = _reach(state, seat, move.chain)
    if isinstance(chain, Refusal):
        return chain
    if chain.owner != seat:
        return refusals.NotYoursToGrow(chain.id, chain.owner, _yours(state, seat))
    species = current_species(chain)
    if others := [SPECIES_OF[card] for card in move.cards if SPECIES_OF[card] != species]:
        return refusals.WrongSpecies(
            chain.id, species, tuple(dict.fromkeys(others)), _sets(state, seat, species)
        )
    return (
        None
        if _is_set(move.cards)
        else refusals.NotASet(chain.id, move.cards, _sets(state, seat, species))
    )


def _sets(state: State, seat: Seat, species: Species) -> tuple[tuple[Monomer, ...], ...]:
    return tuple(sets(Counter(state.hands[seat]), species))


def _is_set(cards: tuple[Monomer, ...]) -> bool:
    """Return a pair or a triplet of equal value, or 1-2-3, all of one species."""
    return len(cards) in (2, 3) and (len(set(cards)) == 1 or len(set(cards)) == 3)


# R13 to R16: the jokers


def _terminate_refusal(state: State, seat: Seat, move: moves.Terminate) -> Refusal | None:
    if len(move.chains) != 2 or move.chains[0] == move.chains[1]:
        return refusals.TakesTwoChains(move.chains)
    owners = []
    for number in move.chains:
        chain = _reach(state, seat, number)
        if isinstance(chain, Refusal):
            return chain
        owners.append(chain.owner)
    if state.options.raid == "any" or seat in owners:
        return None
    return refusals.NoneIsYours(move.chains, _yours(state, seat))


def _transfer_refusal(state: State, seat: Seat, move: moves.Transfer) -> Refusal | None:
    chain = _reach(state, seat, move.chain)
    if isinstance(chain, Refusal):
        return chain
    restart = state.options.restart
    if _is_start(move.cards, restart):
        return None
    possible = tuple(starts(Counter(state.hands[seat]), restart))
    return refusals.BadTransferStart(move.cards, possible, restart == "same")


def _cap_refusal(state: State, seat: Seat, move: moves.Cap) -> Refusal | None:
    chain = _reach(state, seat, move.chain)
    if isinstance(chain, Refusal):
        return chain
    if chain.owner != seat:
        return refusals.NotYoursToCap(chain.id, chain.owner, _yours(state, seat))
    return refusals.CappedAlready(chain.id) if chain.state == "dormant" else None


def _copolymerize_refusal(state: State, seat: Seat, move: moves.Copolymerize) -> Refusal | None:
    chain = _reach(state, seat, move.chain)
    if isinstance(chain, Refusal):
        return chain
    brought = {SPECIES_OF[card] for card in move.cards}
    species = current_species(chain)
    if not brought:
        return refusals.BringsNoMonomer(chain.id, species)
    if len(brought) > 1:
        return refusals.BringsTwoSpecies(move.cards)
    if brought == {species}:
        return refusals.SameSpecies(
            chain.id, species, _of_other_species(state.hands[seat], species)
        )
    return None


def _of_other_species(hand: tuple[Card, ...], species: Species) -> tuple[Monomer, ...]:
    held = (card for card in MONOMERS if card in hand)
    return tuple(card for card in held if SPECIES_OF[card] != species)
