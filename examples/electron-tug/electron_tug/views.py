"""The knowledge of a seat, states that are consistent with it, and a check of loaded states."""

from electron_tug.cards import CARDS
from electron_tug.model import State, View
from valence.core.dice import Dice
from valence.core.game import Seat, Tally


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        hand=None if seat is None else state.hands[seat],
        holds=tuple(map(len, state.hands)),
        seen=state.seen,
        led=state.led,
        leader=state.leader,
        scores=state.scores,
    )


def scores(view: View) -> tuple[Tally, ...]:
    return (Tally("points", view.scores),)


def imagine(view: View, seed: int) -> State:
    unseen = Dice(seed, "imagine").shuffled({*CARDS} - {*view.seen} - {*(view.hand or ())})
    hands = tuple(
        view.hand
        if view.hand is not None and seat == view.seat
        else tuple(unseen.pop() for _ in range(held))
        for seat, held in enumerate(view.holds)
    )
    return State(
        options=view.options,
        players=view.players,
        seed=seed,
        hands=hands,
        rest=tuple(unseen),
        seen=view.seen,
        led=view.led,
        leader=view.leader,
        scores=view.scores,
    )


def check(state: State, strict: bool) -> None:
    if len(state.hands) != 2 or len(state.scores) != 2 or state.leader not in (0, 1):
        raise ValueError("hands, scores and leader: expected two seats")
    held = [len(hand) for hand in state.hands]
    if held[1 - state.leader] - held[state.leader] != (state.led is not None):
        raise ValueError(f"hands: {held} cards, but seat {state.leader} leads")
    if state.led is not None and state.seen[-1:] != (state.led,):
        raise ValueError(f"led: {state.led} was led, but is not the last card seen")
    cards = sorted((*state.hands[0], *state.hands[1], *state.rest, *state.seen))
    if len(cards) != len(set(cards)) or (strict and cards != sorted(CARDS)):
        raise ValueError(f"cards: expected each of the {len(CARDS)} once, got {cards}")
