"""Validation of loaded positions: those with which the rules cannot go on are refused."""

from collections import Counter

from msgspec.structs import asdict

from valence.core.game import Seat
from valence.core.positions import check_copies, check_each, check_known, check_seats
from valence.games.whoami import turns
from valence.games.whoami.options import cards_of, options
from valence.games.whoami.refusals import NoSuchPart, NotOnTheCards
from valence.games.whoami.rules import answer_fits, unknown_part
from valence.games.whoami.state import State, Turn


def check(state: State, _strict: bool) -> None:
    """Check a position; a study is checked like a game: one card per seat, each from the one deck."""
    options(asdict(state.options), state.players)
    known = cards_of(state.options)
    check_each(state.players, cards=state.cards)
    check_known(known, cards=state.cards)
    check_copies(Counter(state.cards), dict.fromkeys(known, 1), are_all=False)
    check_seats(state.players, starter=[state.starter])
    for n, turn in enumerate(state.turns):
        _check_turn(state, f"turns[{n}]", turn)
    for seat in range(state.players):
        _check_counts(state, Seat(seat))
    if (unfinished := turns.begun(state)) and not turns.can_act(state, unfinished.seat):
        raise ValueError(f"turns: seat {unfinished.seat} cannot go on with its turn (R8)")


def _check_turn(state: State, place: str, turn: Turn) -> None:
    cards = cards_of(state.options)
    check_seats(state.players, **{place: [turn.seat]})
    if turn.guess is not None:
        check_known(cards, **{place: [turn.guess]})
    if turn.question is not None and (unknown := unknown_part(cards, turn.question)):
        raise ValueError(f"{place}: {_missing(unknown)}")
    if not answer_fits(cards, turn, state.cards[turn.seat]):
        raise ValueError(f"{place}: {state.cards[turn.seat]} gives another answer (R4)")
    if not turn.ends and state.options.turn == "either":
        raise ValueError(f"{place}: the turn ends with it (R8)")
    _check_replies(state, place, turn)


def _check_replies(state: State, place: str, turn: Turn) -> None:
    """R5: check that a free question was asked, and that each of those asked has answered at most once."""
    seats = [reply.seat for reply in turn.replies]
    if turn.text is None:
        if seats or turn.yes is None:
            raise ValueError(f"{place}: only a free question is answered by players (R5)")
    elif state.options.questions == "parts":
        raise ValueError(f"{place}: questions are built from parts, {turn.text!r} is free (R5)")
    elif len(set(seats)) < len(seats) or not set(seats) <= set(turns.answerers(state, turn.seat)):
        raise ValueError(f"{place}: seats {seats} cannot have answered (R5)")


def _missing(unknown: NoSuchPart | NotOnTheCards) -> str:
    if isinstance(unknown, NotOnTheCards):
        return "the cards of this set don't tell (R4)"
    return f"there is no {unknown.part} {unknown.given!r}"


def _check_counts(state: State, seat: Seat) -> None:
    if turns.turns_taken(state, seat) > turns.MOST_TURNS:
        raise ValueError(f"turns: seat {seat} had more than {turns.MOST_TURNS} turns (R7)")
    left = turns.guesses_left(state, seat)
    if left is not None and left < 0:
        raise ValueError(f"turns: seat {seat} made more than {state.options.guesses} guesses (R3)")
