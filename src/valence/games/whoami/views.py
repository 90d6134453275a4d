"""What a seat may know, and states that could be behind it."""

from collections import Counter
from collections.abc import Mapping

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.games.whoami.cards import CardId
from valence.games.whoami.options import cards_of
from valence.games.whoami.rules import answer_fits, seen_by, to_move
from valence.games.whoami.state import State, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        cards=seen_by(state, seat),
        starter=state.starter,
        turns=state.turns,
        turn=next(iter(to_move(state)), None),
    )


def scores(view: View) -> tuple[Tally, ...]:
    asked = Counter(turn.seat for turn in view.turns if turn.guess is None)
    guessed = Counter(turn.seat for turn in view.turns if turn.guess is not None)
    seats = [Seat(seat) for seat in range(view.players)]
    return (
        Tally("questions", tuple(asked[seat] for seat in seats)),
        Tally("guesses", tuple(guessed[seat] for seat in seats)),
    )


def imagine(view: View, seed: int) -> State:
    """Hidden cards are any that fit the answers given so far; free answers prove nothing."""
    deck = Dice(seed, "imagine").shuffled(cards_of(view.options))
    hidden = [Seat(seat) for seat, card in enumerate(view.cards) if card is None]
    fitting = {seat: [card for card in deck if _may_have(view, seat, card)] for seat in hidden}
    # Seats with the fewest possibilities first, which avoids most backtracking.
    order = sorted(hidden, key=lambda seat: len(fitting[seat]))
    dealt = _dealt(order, fitting, {})
    assert dealt is not None, "the real cards fit, so some do"
    cards = tuple(card or dealt[Seat(seat)] for seat, card in enumerate(view.cards))
    return State(view.options, view.players, seed, cards, view.starter, view.turns)


def still_possible(view: View, seat: Seat) -> list[CardId]:
    """The cards that a seat may have, as far as this view tells."""
    return [card for card in cards_of(view.options) if _may_have(view, seat, card)]


def _may_have(view: View, seat: Seat, card: CardId) -> bool:
    cards = cards_of(view.options)
    return card not in view.cards and all(
        answer_fits(cards, turn, card) for turn in view.turns if turn.seat == seat
    )


def _dealt(
    seats: list[Seat], fitting: Mapping[Seat, list[CardId]], dealt: dict[Seat, CardId]
) -> dict[Seat, CardId] | None:
    """A different fitting card for every seat."""
    if not seats:
        return dealt
    seat, *others = seats
    taken = set(dealt.values())
    for card in fitting[seat]:
        if card not in taken and (done := _dealt(others, fitting, {**dealt, seat: card})):
            return done
    return None
