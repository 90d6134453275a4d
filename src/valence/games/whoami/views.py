"""The views of the seats, and states that could be behind them."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.games.whoami.cards import CardId
from valence.games.whoami.events import Splits
from valence.games.whoami.moves import Ask, Move
from valence.games.whoami.options import cards_of, hidden
from valence.games.whoami.questions import is_hidden, true_of
from valence.games.whoami.rules import answer_fits, is_over, seen_by
from valence.games.whoami.state import State, View
from valence.games.whoami.turns import open_question, to_move, whose_turn
from valence.sets.hiding import rows_without_hidden


def view(state: State, seat: Seat | None) -> View:
    asked = open_question(state)
    seen = View(
        options=state.options,
        players=state.players,
        seat=seat,
        cards=seen_by(state, seat),
        starter=state.starter,
        turns=state.turns,
        turn=None if is_over(state) else asked.seat if asked else whose_turn(state),
        answering=() if asked is None else to_move(state),
        possible=None,
    )
    return seen if seat is None else replace(seen, possible=tuple(_worked_out(seen, seat)))


def on_screen(view: View) -> View:
    """R9: return the view without the hidden facts of a set's cards."""
    rows = rows_without_hidden(view.options.cards, hidden(view.options))
    return replace(view, options=replace(view.options, cards=rows))


def splits(state: State, seat: Seat, move: Move) -> Splits | None:
    """Return how a question would split the cards that the player may be; it tells nothing about the card itself."""
    if not isinstance(move, Ask) or move.question is None:
        return None
    if is_hidden(move.question, hidden(state.options)):  # R9: it would tell about the others
        return None
    possible = _worked_out(view(state, seat), seat)
    yes = true_of(cards_of(state.options), move.question)
    return Splits(
        question=move.question,
        yes=tuple(card for card in possible if card in yes),
        no=tuple(card for card in possible if card not in yes),
    )


def scores(view: View) -> tuple[Tally, ...]:
    """Count the cards that the answers to each seat exclude, which everybody knows, and its questions."""
    asked = Counter(turn.seat for turn in view.turns if turn.guess is None)
    seats = [Seat(seat) for seat in range(view.players)]
    return (
        Tally("excluded", tuple(_excluded(view, seat) for seat in seats)),
        Tally("questions", tuple(asked[seat] for seat in seats)),
    )


def _excluded(view: View, seat: Seat) -> int:
    cards, own = cards_of(view.options), [turn for turn in view.turns if turn.seat == seat]
    return sum(not all(answer_fits(cards, turn, card) for turn in own) for card in cards)


def imagine(view: View, seed: int) -> State:
    """Imagine hidden cards that fit the answers given so far; free answers prove nothing."""
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
    """Return the cards that a seat may have, as far as this view tells."""
    own = view.cards[seat]
    cards = cards_of(view.options)
    return [card for card in cards if card == own or _may_have(view, seat, card)]


def possible(state: State, seat: Seat) -> list[CardId]:
    """Return the cards that a player may have, as far as the answers tell."""
    return still_possible(view(state, seat), seat)


def _worked_out(view: View, seat: Seat) -> list[CardId]:
    """R9: return the cards that the table works out for a player; conclusions from hidden facts are the player's."""
    unseen = hidden(view.options)
    told = [
        turn for turn in view.turns if not turn.question or not is_hidden(turn.question, unseen)
    ]
    return still_possible(replace(view, turns=tuple(told)), seat)


def _may_have(view: View, seat: Seat, card: CardId) -> bool:
    cards = cards_of(view.options)
    return card not in view.cards and all(
        answer_fits(cards, turn, card) for turn in view.turns if turn.seat == seat
    )


def _dealt(
    seats: list[Seat], fitting: Mapping[Seat, list[CardId]], dealt: dict[Seat, CardId]
) -> dict[Seat, CardId] | None:
    """Return a different fitting card for every seat."""
    if not seats:
        return dealt
    seat, *others = seats
    taken = set(dealt.values())
    for card in fitting[seat]:
        if card not in taken and (done := _dealt(others, fitting, {**dealt, seat: card})):
            return done
    return None
