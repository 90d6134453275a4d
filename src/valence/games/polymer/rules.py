"""The verbs, in the order of RULES.md."""

from collections.abc import Iterable

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Seat, Step
from valence.core.piles import drawn, with_seat, without
from valence.games.polymer import calculation, moves
from valence.games.polymer.cards import Card
from valence.games.polymer.chains import combined, grown, grown_with_another, started, total_length
from valence.games.polymer.events import (
    Asked,
    Capped,
    Combined,
    Copolymerized,
    Dealt,
    Discarded,
    Disproportionated,
    Drew,
    DrewCard,
    Ended,
    GaveUp,
    Initiated,
    LastCard,
    NothingToDraw,
    Propagated,
    Reshuffled,
    Started,
    Taken,
    TookOpen,
    Transferred,
    Woke,
)
from valence.games.polymer.generator import MOST_TAKEN
from valence.games.polymer.legality import cards_of
from valence.games.polymer.options import Options, cards_in
from valence.games.polymer.scoring import counting, ranked, shown, standing
from valence.games.polymer.state import Chain, State

HAND = {2: 15, 3: 13, 4: 11}
RESHUFFLES = 2


# R1 to R3: the start


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    stack = Dice(seed, "deal").shuffled(cards_in(options))
    hands = tuple(drawn(stack, HAND[seats]) for _ in range(seats))
    state = State(
        options=options,
        players=seats,
        seed=seed,
        hands=hands,
        stack=tuple(stack),
        discards=(),
        aside=(),
        reshuffles=0,
        chains=(),
        next_chain=1,
        to_move=Seat(0),
        drawn=False,
    )
    events: list[Event] = [Started(Seat(0), HAND[seats], len(stack))]
    events += (Dealt(hand, to=Seat(seat)) for seat, hand in enumerate(hands))
    return _begin_turn(state, Seat(0), events)


# R4 to R7: a turn


def to_move(state: State) -> tuple[Seat, ...]:
    if () in state.hands:
        return tuple(Seat(seat) for seat, left in enumerate(state.tries_left) if left)
    return (state.to_move,)


def is_over(state: State) -> bool:
    """R7: return True once a hand is empty; R23: and everyone has calculated."""
    return () in state.hands and not any(state.tries_left)


def moment(state: State) -> int:
    """R23: return one moment while all calculate at the same time; until then every move has its own."""
    if any(state.tries_left):
        return -1
    return 2 * state.turn + state.drawn


def timeout(state: State, _seat: Seat) -> moves.GiveUp | None:
    """R24: return the move of a player who calculates nothing in time."""
    return moves.GiveUp() if any(state.tries_left) else None


def can_draw(state: State) -> bool:
    """R6: return True if a card can be drawn from the stack."""
    return bool(state.stack or (state.discards and state.reshuffles < RESHUFFLES))


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    if isinstance(move, moves.Draw):
        return _draw(state, seat, []) if move.from_ == "stack" else _take_open(state, seat)
    if isinstance(move, moves.Calculate | moves.GiveUp):
        return _answered(state, seat, move)
    return play(state, seat, move)


def play(state: State, seat: Seat, move: moves.Play | moves.Discard) -> Step[State]:
    """R7: play a round or discard, which ends the turn."""
    state, events = _played(_spent(state, seat, move), seat, move)
    if state.hands[seat]:
        state = replace(state, turn=state.turn + 1)
        return _begin_turn(state, Seat((seat + 1) % state.players), events)
    if not state.options.calculate:
        return Step(state, (*events, _ended(state)))
    return _asked(state, seat, events)


def _begin_turn(state: State, seat: Seat, events: list[Event]) -> Step[State]:
    if without := _no_draw(state, seat):
        return Step(replace(state, to_move=seat, drawn=True), (*events, without))
    state = replace(state, to_move=seat, drawn=False)
    if state.options.draw == "either":
        return Step(state, tuple(events))
    return _draw(state, seat, events)


def _no_draw(state: State, seat: Seat) -> Event | None:
    """R4, R6: return the reason why a turn begins without a draw, if it does."""
    if not can_draw(state):
        return NothingToDraw(seat)
    is_last = state.options.last_card == "play" and len(state.hands[seat]) == 1
    return LastCard(seat) if is_last else None


def _draw(state: State, seat: Seat, events: list[Event]) -> Step[State]:
    if not state.stack:
        state = _reshuffled(state)
        events.append(Reshuffled(len(state.stack), RESHUFFLES - state.reshuffles))
    *stack, card = state.stack
    events += (Drew(seat, len(stack)), DrewCard(card, to=seat))
    state = replace(state, stack=tuple(stack), drawn=True, taken_open=0)
    return Step(_holding(state, seat, (*state.hands[seat], card)), tuple(events))


def _reshuffled(state: State) -> State:
    number = state.reshuffles + 1
    stack = Dice(state.seed, f"reshuffle {number}").shuffled(state.discards)
    return replace(state, stack=tuple(stack), discards=(), reshuffles=number)


def _take_open(state: State, seat: Seat) -> Step[State]:
    *discards, card = state.discards
    taken = state.taken_open + 1
    state = replace(state, discards=tuple(discards), drawn=True, taken_open=taken)
    return Step(_holding(state, seat, (*state.hands[seat], card)), (TookOpen(seat, card),))


def _spent(state: State, seat: Seat, move: moves.Play | moves.Discard) -> State:
    """R7a: take the cards from the hand, and put an initiator or joker aside for good."""
    cards = cards_of(move)
    state = _holding(state, seat, without(state.hands[seat], cards))
    if isinstance(move, moves.Propagate | moves.Discard):
        return state
    return replace(state, aside=(*state.aside, cards[0]))


def _holding(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    return replace(state, hands=with_seat(state.hands, seat, hand))


def _played(
    state: State, seat: Seat, move: moves.Play | moves.Discard
) -> tuple[State, list[Event]]:
    """Apply a move to the chains, once its cards have left the hand."""
    match move:
        case moves.Initiate():
            return _initiate(state, seat, move)
        case moves.Propagate():
            return _propagate(state, seat, move)
        case moves.Terminate():
            return _terminate(state, seat, move)
        case moves.Transfer():
            return _transfer(state, seat, move)
        case moves.Cap():
            return _cap(state, seat, move)
        case moves.Copolymerize():
            return _copolymerize(state, seat, move)
        case moves.Discard(card=card):
            return replace(state, discards=(*state.discards, card)), [Discarded(seat, card)]


# R8 to R12: chains begin, grow and wake


def _initiate(state: State, seat: Seat, move: moves.Initiate) -> tuple[State, list[Event]]:
    chains = tuple(
        started(number, seat, move.initiator, cards)
        for number, cards in enumerate(move.chains, state.next_chain)
    )
    state = _with_chains(state, chains)
    return state, [Initiated(seat, move.initiator, chains)]


def _propagate(state: State, seat: Seat, move: moves.Propagate) -> tuple[State, list[Event]]:
    chain, events = _brought_over(state, seat, move.chain)
    chain = grown(chain, move.cards)
    return _with_chains(state, [chain]), [*events, Propagated(seat, chain, move.cards)]


def _with_chains(state: State, chains: Iterable[Chain], gone: int = 0) -> State:
    """Insert new and changed chains by number."""
    by_number = {chain.id: chain for chain in (*state.chains, *chains) if chain.id != gone}
    next_chain = max(state.next_chain, *(number + 1 for number in by_number))
    return replace(state, chains=tuple(by_number.values()), next_chain=next_chain)


def _brought_over(state: State, seat: Seat, number: int) -> tuple[Chain, list[Event]]:
    """R12, R13: wake a chain or take it over, and return it with the events of that."""
    chain = next(chain for chain in state.chains if chain.id == number)
    if chain.state == "dormant":
        chain = replace(chain, state="growing")
        return chain, [Woke(seat, chain)]
    if chain.owner != seat:
        return replace(chain, owner=seat), [Taken(seat, chain.owner, chain)]
    return chain, []


# R13 to R17: the jokers


def _terminate(state: State, seat: Seat, move: moves.Terminate) -> tuple[State, list[Event]]:
    lower, events = _brought_over(state, seat, move.chains[0])
    higher, more = _brought_over(state, seat, move.chains[1])
    events += more
    end_groups = state.options.end_groups
    if move.mode == "combination":
        whole = combined(lower, higher)
        ruling: Event = Combined(seat, lower, higher, shown(whole, end_groups))
        return _with_chains(state, [whole], gone=higher.id), [*events, ruling]
    # By disproportionation the lower number takes the hydrogen.
    lower = replace(lower, state="terminated", end="hydrogen")
    higher = replace(higher, state="terminated", end="double bond")
    ruling = Disproportionated(seat, shown(lower, end_groups), shown(higher, end_groups))
    return _with_chains(state, [lower, higher]), [*events, ruling]


def _transfer(state: State, seat: Seat, move: moves.Transfer) -> tuple[State, list[Event]]:
    chain, events = _brought_over(state, seat, move.chain)
    chain = replace(chain, state="terminated", end="transfer")
    new = started(state.next_chain, seat, "cta", move.cards)
    ruling = Transferred(seat, shown(chain, state.options.end_groups), new)
    return _with_chains(state, [chain, new]), [*events, ruling]


def _cap(state: State, seat: Seat, move: moves.Cap) -> tuple[State, list[Event]]:
    chain, _ = _brought_over(state, seat, move.chain)
    chain = replace(chain, state="dormant")
    return _with_chains(state, [chain]), [Capped(seat, chain)]


def _copolymerize(state: State, seat: Seat, move: moves.Copolymerize) -> tuple[State, list[Event]]:
    chain, events = _brought_over(state, seat, move.chain)
    chain = grown_with_another(chain, move.cards)
    return _with_chains(state, [chain]), [*events, Copolymerized(seat, chain, move.cards)]


# R23, R24: everyone works out the averages


def _asked(state: State, seat: Seat, events: list[Event]) -> Step[State]:
    seats = map(Seat, range(state.players))
    calculating = tuple(one for one in seats if calculation.has_to_calculate(state, one))
    tries = tuple(calculation.MOST_TRIES * (one in calculating) for one in range(state.players))
    state = replace(state, tries_left=tries)
    last: Event = Asked(seat, calculating) if calculating else _ended(state)
    return Step(state, (*events, last))


def _answered(state: State, seat: Seat, move: moves.Answer) -> Step[State]:
    ruling: Event
    if isinstance(move, moves.GiveUp):
        ruling, left = GaveUp(seat, calculation.worked(state, seat)), 0
    else:
        ruling = calculation.calculated(state, seat, move)
        left = ruling.tries_left
    state = replace(state, tries_left=with_seat(state.tries_left, seat, left))
    return Step(state, (ruling, _ended(state)) if is_over(state) else (ruling,))


# R18 to R20: the end


def outcome(state: State) -> Outcome | None:
    return ranked(state) if is_over(state) else None


def _ended(state: State) -> Ended:
    seat = Seat(state.hands.index(()))
    chains = [counting(state, Seat(player)) for player in range(state.players)]
    end_groups = state.options.end_groups
    standings = tuple(standing(own, end_groups) for own in chains)
    lost = (
        total_length(c for c in state.chains if c.owner == player and c not in own)
        for player, own in enumerate(chains)
    )
    return Ended(seat, ranked(state), standings, tuple(lost))


def longest(options: Options, seats: int) -> int:
    """Return the most moves: every draw takes a card from the stack or, at most twice in a row, the second stack.

    No turn makes stack and second stack together larger, so each of the three stacks is at most as
    large as the first; after that every turn uses up a card.
    """
    dealt = seats * HAND[seats]
    drawn = (1 + RESHUFFLES) * (len(cards_in(options)) - dealt)
    if options.draw == "either":
        drawn = 2 * (drawn + MOST_TAKEN * (drawn + 1))
    return drawn + dealt + (calculation.MOST_TRIES * seats if options.calculate else 0)
