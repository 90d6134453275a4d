"""The drawing, asking and settling of a card."""

from msgspec.structs import replace

from valence.chem.cards import kind_of
from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Seat, Step
from valence.core.piles import with_seat
from valence.games.quizmaster.asking import draw_choices, question, shown_by_the_table
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.events import Asked, CardSettled, Drew, DrewCard, Ended
from valence.games.quizmaster.judging import Judgement, judge, right_cards
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.roles import judge_of, number, only_asks, quizmaster
from valence.games.quizmaster.scoring import score
from valence.games.quizmaster.state import Judged, Settled, Show, State, Try

CARDS_BETWEEN = 3  # R14: how many other cards come before a missed one returns


# R1, R4: the question


def draw(state: State, events: list[Event]) -> Step[State]:
    left = len(state.deck)
    state = replace(
        state, deck=state.deck[:-1], card=state.deck[-1], show=None, choices=(), tried=()
    )
    seat = quizmaster(state)
    if seat is None:
        return ask(state, shown_by_the_table(state.seed, number(state)), events)
    of = number(state) + left - 1
    events += [Drew(seat, number(state), of), DrewCard(card_of(state), to=seat)]
    return Step(state, tuple(events))


def ask(state: State, show: Show, events: list[Event]) -> Step[State]:
    card, n = card_of(state), number(state)
    choices: tuple[str, ...] = ()
    if state.options.answers == "choice":
        choices = draw_choices(card, show, state.options, Dice(state.seed, f"choices {n}"))
    state = replace(state, show=show, choices=choices)
    events.append(
        Asked(n, n + len(state.deck), question(cards_of(state.options)[card], show, choices))
    )
    return Step(state, tuple(events))


def card_of(state: State) -> CardId:
    assert state.card is not None
    return state.card


# R5, R6, R11: what an answer is worth


def judgement(state: State, card: CardId, show: Show, attempt: Try) -> Judgement:
    """Return the table's judgement, by the rules of this game."""
    options, text = state.options, attempt.text or ""
    cards, typed_in = cards_of(options), attempt.typed_in
    return judge(cards, card, show, text, options.tolerance, options.judging, typed_in)


def proposal(state: State, card: CardId, show: Show, attempt: Try) -> Judged:
    found = judgement(state, card, show, attempt)
    return Judged(
        seat=attempt.seat,
        text=attempt.text or "",
        is_right=found.is_right,
        card=found.card,
        off=found.off,
        could_be=found.could_be,
        printed=found.printed,
    )


def _judged(state: State, card: CardId, show: Show, attempt: Try) -> Judged:
    """Return the final judgement: the quizmaster's verdict overrules the table."""
    proposed = proposal(state, card, show, attempt)
    if judge_of(state) is None:
        return proposed
    if attempt.accepted is None:
        return replace(proposed, is_right=False, is_late=True)
    is_overruled = attempt.accepted != proposed.is_right
    return replace(proposed, is_right=attempt.accepted, is_overruled=is_overruled)


# R2, R7, R14: who gets the card


def settle(state: State, seat: Seat | None, events: list[Event]) -> Step[State]:
    """Give the card to the player who was right, or to nobody; then draw the next one."""
    card, show = card_of(state), state.show
    assert show is not None
    returns = seat is None and _returns(state, card)
    events.append(_ruling(state, card, show, seat, returns))
    state = score(state, seat, events)
    state = replace(state, last=Settled(card, show, seat, state.tried))
    if returns:
        state = _put_back(state, card)
    elif seat is None:
        state = replace(state, lost=(*state.lost, card))
    else:
        state = replace(state, won=with_seat(state.won, seat, (*state.won[seat], card)))
    return draw(state, events) if state.deck else _end(state, events)


def _returns(state: State, card: CardId) -> bool:
    """R14: return True if a missed card comes back, which it does alone, but not for ever."""
    return state.players == 1 and state.missed.count(card) < state.options.repeats


def _put_back(state: State, card: CardId) -> State:
    place = max(0, len(state.deck) - CARDS_BETWEEN)
    deck = (*state.deck[:place], card, *state.deck[place:])
    return replace(state, deck=deck, missed=(*state.missed, card))


def _ruling(
    state: State, card: CardId, show: Show, seat: Seat | None, returns: bool
) -> CardSettled:
    cards = cards_of(state.options)
    right: tuple[CardId, ...] = (card,)
    if show == "value":
        right = right_cards(cards, kind_of(cards[card]), cards[card].value)
    answers = (one for one in state.tried if one.text is not None)
    return CardSettled(
        seat=seat,
        card=card,
        show=show,
        also_right=tuple(other for other in right if other != card),
        judged=tuple(_judged(state, card, show, one) for one in answers),
        quizmaster=judge_of(state),
        returns=returns,
    )


# R3: the end


def _end(state: State, events: list[Event]) -> Step[State]:
    state = replace(state, card=None, show=None, choices=(), tried=())
    result = outcome(state)
    assert result is not None
    events.append(Ended(result, only_asks(state)))
    return Step(state, tuple(events))


def outcome(state: State) -> Outcome | None:
    if state.card is not None:
        return None
    scores, asker = state.points or tuple(map(len, state.won)), only_asks(state)
    players = [Seat(seat) for seat in range(state.players) if seat != asker]
    most = max(scores[seat] for seat in players)
    winners = tuple(seat for seat in players if scores[seat] == most)
    reason = "most_points" if state.points else "deck_empty"
    return Outcome(winners, scores, reason, aside=() if asker is None else (asker,))
