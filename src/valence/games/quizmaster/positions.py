"""Validation of loaded positions: those that cannot arise are refused."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import asdict

from valence.core.game import Seat
from valence.games.quizmaster.asking import wrong_answers
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.options import CHOICES, cards_of, options
from valence.games.quizmaster.roles import number, only_asks, quizmaster, quizmaster_of
from valence.games.quizmaster.rules import to_move
from valence.games.quizmaster.settling import judgement
from valence.games.quizmaster.state import Settled, Show, State, Try


def check(state: State, strict: bool) -> None:
    options(asdict(state.options), state.players)
    if len(state.won) != state.players:
        raise ValueError(f"won: {len(state.won)} were given for {state.players} players")
    _check_known(state)
    _check_tried(state, number(state), "tried", state.tried)
    if state.last is not None:
        _check_last(state, state.last)
    _check_question(state)
    if strict:
        _check_cards(state)


def _check_known(state: State) -> None:
    piles = [("deck", state.deck), ("lost", state.lost)]
    piles += [(f"won[{seat}]", pile) for seat, pile in enumerate(state.won)]
    piles += [("card", () if state.card is None else (state.card,))]
    piles += [("last", () if state.last is None else (state.last.card,))]
    for name, cards in piles:
        if unknown := [card for card in cards if card not in cards_of(state.options)]:
            raise ValueError(f"{name}: there is no card {unknown[0]!r}")
    asker = only_asks(state)
    if asker is not None and state.won[asker]:
        raise ValueError(f"won[{asker}]: the quizmaster collects no cards (R4)")
    if state.missed and state.players > 1:
        raise ValueError("missed: cards come back only when one plays alone (R14)")


def _check_tried(state: State, question: int, name: str, tried: Sequence[Try]) -> None:
    """R7, R11, R13: check who answered the question with this number, and how often."""
    asker = quizmaster_of(state, question)
    for seat, own in groupby(sorted(tried, key=_seat_of), _seat_of):
        texts = [attempt.text for attempt in own]
        answers = len([text for text in texts if text is not None])
        if seat not in range(state.players) or seat == asker:
            raise ValueError(f"{name}: seat {seat} cannot have answered")
        if answers > state.options.calls or None in texts[:-1]:
            raise ValueError(f"{name}: seat {seat} cannot have answered so often (R13)")
    has_verdicts = any(attempt.accepted is not None for attempt in tried)
    if has_verdicts and (asker is None or state.options.verdict == "table"):
        raise ValueError(f"{name}: the table judges, so no answer has a verdict (R11)")


def _seat_of(attempt: Try) -> Seat:
    return attempt.seat


def _check_last(state: State, last: Settled) -> None:
    question = number(state) - 1
    _check_tried(state, question, "last", last.tried)
    right = [
        attempt.seat
        for attempt in last.tried
        if _is_right(state, question, last.card, last.show, attempt)
    ]
    if right != ([] if last.seat is None else [last.seat]):
        raise ValueError(
            f"last: the right answers are those of {right}, the card went to {last.seat}"
        )


def _check_question(state: State) -> None:
    card, show = state.card, state.show
    if card is None:
        if state.deck:
            raise ValueError(f"card: {len(state.deck)} cards are left, so one is drawn (R3)")
        show = None
    if card is None or show is None:
        if state.show is not None or state.tried or state.choices:
            raise ValueError("show: without a question nothing is shown, chosen or answered")
        if card is not None and quizmaster(state) is None:
            raise ValueError("show: the table asks as soon as a card is drawn (R4)")
        return
    _check_open(state, card, show)


def _check_open(state: State, card: CardId, show: Show) -> None:
    question = number(state)
    for attempt in state.tried:
        if _is_right(state, question, card, show, attempt):
            raise ValueError(f"tried: {attempt.text!r} is right, so the card is settled (R2)")
    if not to_move(state):
        raise ValueError("tried: all have answered or passed, so the card is settled (R7)")
    if state.options.answers == "typed":
        if state.choices:
            raise ValueError("choices: answers are typed, so there are none (R8)")
        return
    right = [text for text in state.choices if judgement(state, card, show, text).is_right]
    wanted = min(CHOICES, 1 + len(wrong_answers(card, show, state.options)))
    if len(set(state.choices)) != wanted or len(right) != 1:
        raise ValueError(f"choices: must be {wanted} different ones with one right answer (R8)")


def _is_right(state: State, question: int, card: CardId, show: Show, attempt: Try) -> bool:
    if attempt.text is None:
        return False
    if quizmaster_of(state, question) is not None and state.options.verdict == "quizmaster":
        return attempt.accepted is True
    return judgement(state, card, show, attempt.text).is_right


def _check_cards(state: State) -> None:
    drawn = () if state.card is None else (state.card,)
    cards = Counter(
        (*state.deck, *drawn, *state.lost, *(card for pile in state.won for card in pile))
    )
    if twice := [card for card, count in cards.items() if count > 1]:
        raise ValueError(f"{twice[0]}: {cards[twice[0]]} cards were given, the deck has 1")
    wanted = state.options.cards or len(cards_of(state.options))
    if cards.total() != wanted:
        raise ValueError(f"deck: {cards.total()} cards were given, {wanted} are played with (R10)")
