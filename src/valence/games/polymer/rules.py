"""The verbs, in the order of RULES.md."""

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Seat, Step
from valence.core.piles import drawn, with_seat, without
from valence.games.polymer import calculation, events, moves
from valence.games.polymer.chains import total_length
from valence.games.polymer.generator import MOST_TAKEN
from valence.games.polymer.legality import cards_of
from valence.games.polymer.options import Options, cards_in
from valence.games.polymer.rounds import played
from valence.games.polymer.scoring import counting, ranked, standing
from valence.games.polymer.state import State

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
    said: list[Event] = [events.Started(Seat(0), HAND[seats], len(stack))]
    said += (events.Dealt(hand, to=Seat(seat)) for seat, hand in enumerate(hands))
    return _begin_turn(state, Seat(0), said)


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
    state, said = played(_spent(state, seat, move), seat, move)
    if state.hands[seat]:
        state = replace(state, turn=state.turn + 1)
        return _begin_turn(state, Seat((seat + 1) % state.players), said)
    if not state.options.calculate:
        return Step(state, (*said, _ended(state)))
    return _asked(state, seat, said)


def _begin_turn(state: State, seat: Seat, said: list[Event]) -> Step[State]:
    if without := _no_draw(state, seat):
        return Step(replace(state, to_move=seat, drawn=True), (*said, without))
    state = replace(state, to_move=seat, drawn=False)
    if state.options.draw == "either":
        return Step(state, tuple(said))
    return _draw(state, seat, said)


def _no_draw(state: State, seat: Seat) -> Event | None:
    """R4, R6: return the reason why a turn begins without a draw, if it does."""
    if not can_draw(state):
        return events.NothingToDraw(seat)
    is_last = state.options.last_card == "play" and len(state.hands[seat]) == 1
    return events.LastCard(seat) if is_last else None


def _draw(state: State, seat: Seat, said: list[Event]) -> Step[State]:
    if not state.stack:
        state = _reshuffled(state)
        said.append(events.Reshuffled(len(state.stack), RESHUFFLES - state.reshuffles))
    *stack, card = state.stack
    said += (events.Drew(seat, len(stack)), events.DrewCard(card, to=seat))
    hands = with_seat(state.hands, seat, (*state.hands[seat], card))
    state = replace(state, stack=tuple(stack), hands=hands, drawn=True, taken_open=0)
    return Step(state, tuple(said))


def _reshuffled(state: State) -> State:
    number = state.reshuffles + 1
    stack = Dice(state.seed, f"reshuffle {number}").shuffled(state.discards)
    return replace(state, stack=tuple(stack), discards=(), reshuffles=number)


def _take_open(state: State, seat: Seat) -> Step[State]:
    *discards, card = state.discards
    hands = with_seat(state.hands, seat, (*state.hands[seat], card))
    taken = state.taken_open + 1
    state = replace(state, discards=tuple(discards), hands=hands, drawn=True, taken_open=taken)
    return Step(state, (events.TookOpen(seat, card),))


def _spent(state: State, seat: Seat, move: moves.Play | moves.Discard) -> State:
    """R7a: take the cards from the hand, and put an initiator or joker aside for good."""
    cards, aside = cards_of(move), state.aside
    if not isinstance(move, moves.Propagate | moves.Discard):
        aside = (*aside, cards[0])
    hands = with_seat(state.hands, seat, without(state.hands[seat], cards))
    return replace(state, hands=hands, aside=aside)


# R23, R24: everyone works out the averages


def _asked(state: State, seat: Seat, said: list[Event]) -> Step[State]:
    seats = map(Seat, range(state.players))
    calculating = tuple(one for one in seats if calculation.has_to_calculate(state, one))
    tries = tuple(calculation.MOST_TRIES * (one in calculating) for one in range(state.players))
    state = replace(state, tries_left=tries)
    last: Event = events.Asked(seat, calculating) if calculating else _ended(state)
    return Step(state, (*said, last))


def _answered(state: State, seat: Seat, move: moves.Answer) -> Step[State]:
    ruling: Event
    if isinstance(move, moves.GiveUp):
        ruling, left = events.GaveUp(seat, calculation.worked(state, seat)), 0
    else:
        ruling = calculation.calculated(state, seat, move)
        left = ruling.tries_left
    state = replace(state, tries_left=with_seat(state.tries_left, seat, left))
    return Step(state, (ruling, _ended(state)) if is_over(state) else (ruling,))


# R18 to R20: the end


def outcome(state: State) -> Outcome | None:
    return ranked(state) if is_over(state) else None


def _ended(state: State) -> events.Ended:
    seats = [Seat(player) for player in range(state.players)]
    chains = [counting(state, seat) for seat in seats]
    standings = tuple(standing(own, state.options.end_groups) for own in chains)
    every = (total_length(one for one in state.chains if one.owner == seat) for seat in seats)
    lost = tuple(all_ - total_length(own) for all_, own in zip(every, chains, strict=True))
    return events.Ended(Seat(state.hands.index(())), ranked(state), standings, lost)


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
