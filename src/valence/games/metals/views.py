"""The views of the seats, and states that could be behind them."""

from collections import Counter
from collections.abc import Sequence

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.core.piles import deducted, drawn
from valence.games.metals.answers import balance, can_answer, can_reinforce
from valence.games.metals.cards import Cards, Ion, size, with_
from valence.games.metals.options import Options
from valence.games.metals.sets import cards_in, copies_in
from valence.games.metals.state import Answer, Balance, State, View

MOST_DEALS = 10_000  # a position of a game needs a few dozen


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        round=state.round,
        hand=None if seat is None else state.hands[seat],
        holds=tuple(map(size, state.hands)),
        deck=len(state.deck),
        collected=tuple(map(size, state.collected)),
        seen=_together(state.options, state.collected),
        initiator=state.initiator,
        led=state.led,
        responder=state.responder,
        answer=state.answer,
        balance=_balance(state),
        is_writing=state.is_writing,
        tries=state.tries,
        bonus=state.bonus,
        made=state.made,
        penalties=state.penalties,
    )


def _balance(state: State) -> Balance:
    """R16: return the balance, without the compound while it is the question."""
    charges = balance(state.led, 1, state.answer)
    return Balance(charges.led, charges.answer) if state.is_writing else charges


def scores(view: View) -> tuple[Tally, ...]:
    """R14, R17, R19: return cards alone, or points where more than cards counts."""
    cards = Tally("cards", view.collected)
    if view.options.write != "bonus" and not view.options.penalty:
        return (cards,)
    bonus = tuple(map(view.bonus.count, range(view.players)))
    points = tuple(map(sum, zip(view.collected, bonus, strict=True)))
    detail = (Tally("bonus", bonus),) if view.options.write == "bonus" else ()
    return (Tally("points", deducted(points, view.penalties)), cards, *detail)


def imagine(view: View, seed: int) -> State:
    """Deals the unseen cards again until the player who has to answer or decide is able to."""
    tries, unseen = 0, _unseen(view)
    while not _can_arise(state := _deal(view, seed, unseen, Dice(seed, f"imagine {tries}"))):
        tries += 1
        if tries == MOST_DEALS:  # in a study, no card that is left may be able to answer
            unseen += cards_in(view.options.cards)
    return state


def _deal(view: View, seed: int, cards: Sequence[Ion], dice: Dice) -> State:
    unseen = dice.shuffled(cards)
    seen = dice.shuffled(Counter(view.seen).elements())
    hands = [
        view.hand if view.hand is not None and seat == view.seat else with_({}, drawn(unseen, held))
        for seat, held in enumerate(view.holds)
    ]
    return State(
        options=view.options,
        players=view.players,
        seed=seed,
        round=view.round,
        hands=tuple(hands),
        deck=tuple(unseen[: view.deck]),
        collected=tuple(with_({}, drawn(seen, count)) for count in view.collected),
        initiator=view.initiator,
        led=view.led,
        responder=view.responder,
        answer=view.answer,
        is_writing=view.is_writing,
        tries=view.tries,
        bonus=view.bonus,
        made=view.made,
        penalties=view.penalties,
    )


def _unseen(view: View) -> list[Ion]:
    """Return the cards that are hidden; if a study shows more cards than the deck has, another deck is added."""
    seen = Counter(view.seen) + Counter(view.hand or {}) + on_the_table(view.led, view.answer)
    unseen = list((Counter(cards_in(view.options.cards)) - seen).elements())
    while len(unseen) < view.deck + sum(view.holds) - size(view.hand or {}):
        unseen += cards_in(view.options.cards)
    return unseen


def _can_arise(state: State) -> bool:
    if state.led is None or state.responder is None or state.is_writing:
        return True
    if state.answer is None:
        return can_answer(state.hands[state.responder], state.led)
    return can_reinforce(state, state.led, state.answer)


def on_the_table(led: Ion | None, answer: Answer | None) -> Counter[Ion]:
    cards: Counter[Ion] = Counter() if led is None else Counter([led])
    if answer is not None:
        cards[answer.ion] += answer.count
    return cards


def _together(options: Options, piles: Sequence[Cards]) -> Cards:
    """Add up piles in the order of R1, so that a view does not reveal in which order cards were played."""
    totals: dict[Ion, int] = {}
    for pile in piles:
        for ion, count in pile.items():
            totals[ion] = totals.get(ion, 0) + count
    return {ion: totals[ion] for ion in copies_in(options.cards) if ion in totals}
