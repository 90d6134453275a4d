"""Validation of loaded positions: those that cannot arise are refused."""

from collections import Counter

from msgspec.structs import asdict

from valence.core.game import Seat
from valence.games.whoami.options import cards_of, options
from valence.games.whoami.refusals import NoSuchPart, NotOnTheCards
from valence.games.whoami.rules import answer_fits, unknown_part
from valence.games.whoami.state import State, Turn
from valence.games.whoami.turns import (
    MOST_TURNS,
    answerers,
    is_decided,
    is_open,
    majority,
    place_in_round,
)


def check(state: State, _strict: bool) -> None:
    """Check a position; a study is checked like a game: one card per seat, each from the one deck."""
    options(asdict(state.options), state.players)
    _check_cards(state)
    if state.starter not in range(state.players):
        raise ValueError(f"starter: there is no seat {state.starter} among {state.players} players")
    for n, turn in enumerate(state.turns):
        _check_turn(state, n, turn)
    _check_order(state)


def _check_cards(state: State) -> None:
    if len(state.cards) != state.players:
        raise ValueError(f"cards: {len(state.cards)} were given for {state.players} players")
    for seat, card in enumerate(state.cards):
        if card not in cards_of(state.options):
            raise ValueError(f"cards[{seat}]: there is no card {card!r}")
        if state.cards.count(card) > 1:
            raise ValueError(f"cards[{seat}]: {card} was given twice, the deck has 1")


def _check_turn(state: State, n: int, turn: Turn) -> None:
    place, is_last = f"turns[{n}]", n == len(state.turns) - 1
    if turn.seat not in range(state.players):
        raise ValueError(f"{place}: there is no seat {turn.seat} among {state.players} players")
    if turn.text is not None and state.options.questions == "parts":
        raise ValueError(f"{place}: questions are built from parts, {turn.text!r} is free (R5)")
    cards = cards_of(state.options)
    if turn.guess is not None and turn.guess not in cards:
        raise ValueError(f"{place}: there is no card {turn.guess!r}")
    if turn.question is not None and (unknown := unknown_part(cards, turn.question)):
        raise ValueError(f"{place}: {_missing(unknown)}")
    if not answer_fits(cards, turn, state.cards[turn.seat]):
        raise ValueError(f"{place}: {state.cards[turn.seat]} gives another answer (R4)")
    is_end = turn.guess is not None and turn.yes and state.options.ending == "first"
    if not is_last and (is_open(state, turn) or is_end):
        raise ValueError(f"{place}: nothing can follow it")
    _check_replies(state, place, turn)


def _check_replies(state: State, place: str, turn: Turn) -> None:
    """R5: check that each of those asked has answered at most once, and that the majority holds."""
    seats, order = [reply.seat for reply in turn.replies], answerers(state, turn.seat)
    if turn.text is None:
        if seats or turn.yes is None:
            raise ValueError(f"{place}: only a free question is answered by players (R5)")
    elif len(set(seats)) < len(seats) or not set(seats) <= set(order):
        raise ValueError(f"{place}: seats {seats} cannot have answered (R5)")
    elif is_decided(turn.replies, len(order)) and turn.yes != majority(turn.replies, order):
        raise ValueError(f"{place}: the majority gives another answer (R5)")


def _missing(unknown: NoSuchPart | NotOnTheCards) -> str:
    if isinstance(unknown, NotOnTheCards):
        return "the cards of this set don't tell (R4)"
    return f"there is no {unknown.part} {unknown.given!r}"


def _check_order(state: State) -> None:
    """R2: check that seats act in turn, skipping those without guesses or turns; R10: until the round ends at most."""
    _check_last_round(state)
    turns: Counter[Seat] = Counter()
    guesses: Counter[Seat] = Counter()
    most_guesses = state.options.guesses or MOST_TURNS
    due, goes_on = int(state.starter), False
    for n, turn in enumerate(state.turns):
        order = (Seat((due + steps) % state.players) for steps in range(state.players))
        able = (seat for seat in order if turns[seat] < MOST_TURNS and guesses[seat] < most_guesses)
        if turn.seat != (due if goes_on else next(able, None)):
            raise ValueError(f"turns[{n}]: it is not the turn of seat {turn.seat} (R2)")
        if not turn.ends and (state.options.turn == "either" or goes_on):
            raise ValueError(f"turns[{n}]: the turn ends with it (R8)")
        goes_on = not turn.ends
        turns[turn.seat] += turn.ends
        guesses[turn.seat] += turn.guess is not None
        due = turn.seat + turn.ends


def _check_last_round(state: State) -> None:
    """R10: check that after the first right guess, only later seats of the round have a turn."""
    right = [n for n, turn in enumerate(state.turns) if turn.guess is not None and turn.yes]
    if not right:
        return
    last = place_in_round(state, state.turns[right[0]].seat)
    for n, turn in enumerate(state.turns[right[0] + 1 :], right[0] + 1):
        place = place_in_round(state, turn.seat)
        if place < last or (place == last and state.turns[n - 1].ends):
            raise ValueError(f"turns[{n}]: the round ended before it (R10)")
        last = place
