"""Validation of loaded positions: those with which the rules cannot go on are refused."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, groupby
from operator import attrgetter

from msgspec.structs import asdict

from valence.core.positions import check_copies, check_each, check_known, check_seats
from valence.games.quizmaster.asking import counterpart, side, wrong_answers
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.options import CHOICES, cards_of, options
from valence.games.quizmaster.roles import quizmaster
from valence.games.quizmaster.rules import to_move
from valence.games.quizmaster.state import Settled, Show, State, Try


def check(state: State, strict: bool) -> None:
    options(asdict(state.options), state.players)
    check_each(state.players, won=state.won)
    if state.options.scoring == "points":
        check_each(state.players, points=state.points, runs=state.runs)
    elif state.points or state.runs:
        raise ValueError("points: cards count, so there are none (R15)")
    _check_cards(state, strict)
    _check_question(state)
    if state.last is not None:
        _check_last(state, state.last)


def _check_cards(state: State, strict: bool) -> None:
    known = cards_of(state.options)
    card = () if state.card is None else (state.card,)
    last = () if state.last is None else (state.last.card,)
    piles = {"deck": state.deck, "card": card, "lost": state.lost}
    piles |= {f"won[{seat}]": pile for seat, pile in enumerate(state.won)}
    check_known(known, **piles, missed=state.missed, last=last)
    if strict:
        _check_deck(state, Counter(chain(*piles.values())))


def _check_deck(state: State, cards: Counter[CardId]) -> None:
    known = cards_of(state.options)
    check_copies(cards, dict.fromkeys(known, 1), are_all=False)
    wanted = state.options.cards or len(known)
    if cards.total() != wanted:
        raise ValueError(f"deck: {cards.total()} cards were given, {wanted} are played with (R10)")


def _check_last(state: State, last: Settled) -> None:
    seats = [one.seat for one in last.tried]
    check_seats(state.players, last=seats if last.seat is None else [*seats, last.seat])


def _check_question(state: State) -> None:
    card, show = state.card, state.show
    if card is None and state.deck:
        raise ValueError(f"card: {len(state.deck)} cards are left, so one is drawn (R3)")
    if card is not None and show is not None:
        _check_open(state, card, show)
    elif show is not None or state.tried or state.choices:
        raise ValueError("show: without a question nothing is shown, chosen or answered")
    elif card is not None and quizmaster(state) is None:
        raise ValueError("show: the table asks as soon as a card is drawn (R4)")


def _check_open(state: State, card: CardId, show: Show) -> None:
    _check_tried(state, state.tried)
    if not to_move(state):
        raise ValueError("tried: all have answered or passed, so the card is settled (R7)")
    if state.options.answers == "typed":
        if state.choices:
            raise ValueError("choices: answers are typed, so there are none (R8)")
        return
    right = side(cards_of(state.options)[card], counterpart(show))
    wanted = min(CHOICES, 1 + len(wrong_answers(card, show, state.options)))
    if len(set(state.choices)) != wanted or right not in state.choices:
        raise ValueError(f"choices: must be {wanted} different ones with the right answer (R8)")


def _check_tried(state: State, tried: Sequence[Try]) -> None:
    """R7, R11, R13: check who answered, how often, and that nobody did after passing."""
    for seat, own in groupby(sorted(tried, key=attrgetter("seat")), attrgetter("seat")):
        texts = [attempt.text for attempt in own]
        answers = len(texts) - texts.count(None)
        if seat not in range(state.players) or seat == quizmaster(state):
            raise ValueError(f"tried: seat {seat} cannot have answered")
        # Those who have passed pass again when the time is up while an answer waits for the verdict.
        if answers > state.options.calls or None in texts[:answers]:
            raise ValueError(f"tried: seat {seat} cannot have answered so often (R13)")
