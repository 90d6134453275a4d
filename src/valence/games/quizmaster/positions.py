"""Validation of loaded positions: those that cannot arise are refused."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import asdict

from valence.games.quizmaster.asking import wrong_answers
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.judging import judge
from valence.games.quizmaster.options import CHOICES, cards_of, options
from valence.games.quizmaster.rules import contestants, quizmaster, to_move
from valence.games.quizmaster.state import Settled, Show, State, Try


def check(state: State, strict: bool) -> None:
    options(asdict(state.options), state.players)
    if len(state.won) != state.players:
        raise ValueError(f"won: {len(state.won)} were given for {state.players} players")
    _check_known(state)
    _check_tried("tried", state, state.tried)
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
    asker = quizmaster(state)
    if asker is not None and state.won[asker]:
        raise ValueError(f"won[{asker}]: the quizmaster collects no cards (R4)")


def _check_tried(name: str, state: State, tried: Iterable[Try]) -> None:
    left = list(contestants(state))
    for attempt in tried:
        if attempt.seat not in left:
            raise ValueError(f"{name}: seat {attempt.seat} cannot have answered, or not twice")
        left.remove(attempt.seat)


def _check_last(state: State, last: Settled) -> None:
    _check_tried("last", state, last.tried)
    right = [
        attempt.seat for attempt in last.tried if _is_right(state, last.card, last.show, attempt)
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
    for attempt in state.tried:
        if _is_right(state, card, show, attempt):
            raise ValueError(f"tried: {attempt.text!r} is right, so the card is settled (R2)")
    if not to_move(state):
        raise ValueError("tried: all have answered or passed, so the card is settled (R7)")
    if state.options.answers == "typed":
        if state.choices:
            raise ValueError("choices: answers are typed, so there are none (R8)")
        return
    right = [
        text for text in state.choices if _is_right(state, card, show, Try(to_move(state)[0], text))
    ]
    wrong = wrong_answers(cards_of(state.options), card, show, state.options.tolerance)
    wanted = min(CHOICES, 1 + len(wrong))
    if len(set(state.choices)) != wanted or len(right) != 1:
        raise ValueError(f"choices: must be {wanted} different ones with one right answer (R8)")


def _is_right(state: State, card: CardId, show: Show, attempt: Try) -> bool:
    if attempt.text is None:
        return False
    cards = cards_of(state.options)
    return judge(cards, card, show, attempt.text, state.options.tolerance).is_right


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
