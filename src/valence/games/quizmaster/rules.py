"""The verbs, in the order of RULES.md."""

from collections.abc import Iterator

from msgspec.structs import replace

from valence.chem.acids_bases import plain_name
from valence.chem.cards import kind_of
from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Refusal, Seat, Step
from valence.core.piles import with_seat
from valence.games.quizmaster.asking import (
    SHOWS,
    answers_of,
    draw_choices,
    question,
    shown_by_the_table,
)
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.events import (
    Asked,
    CardSettled,
    Drew,
    DrewCard,
    Ended,
    Judged,
    Passed,
    Started,
    TimeUp,
    WrongAnswer,
    YourAnswer,
)
from valence.games.quizmaster.judging import judge, read_number, right_cards
from valence.games.quizmaster.moves import Answer, Ask, Move, Pass, Timeout
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.refusals import MustAsk, NoClock, NotAChoice, NotTheQuizmaster
from valence.games.quizmaster.state import Settled, Show, State, Try

QUIZMASTER = Seat(0)


# R1: the deck


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(cards_of(options))
    # R10: the cards that would have come first.
    deck = deck[-options.cards :] if options.cards else deck
    state = State(
        options=options,
        players=seats,
        seed=seed,
        deck=tuple(deck),
        card=None,
        show=None,
        choices=(),
        tried=(),
        won=((),) * seats,
        lost=(),
        last=None,
    )
    return _draw(state, [Started(len(deck), quizmaster(state))])


def quizmaster(state: State) -> Seat | None:
    """R4: the seat that asks; None when the table does."""
    return QUIZMASTER if state.options.quizmaster == "seat" else None


def contestants(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(state.players) if seat != quizmaster(state))


def settled(state: State) -> int:
    """How many cards have been settled."""
    return len(state.lost) + sum(map(len, state.won))


# Whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    if state.card is None:
        return ()
    if state.show is None:
        return (QUIZMASTER,)
    tried = {attempt.seat for attempt in state.tried}
    return tuple(seat for seat in contestants(state) if seat not in tried)


def seconds(state: State) -> float | None:
    """R7: the time limit of a question."""
    return state.options.seconds or None if state.show is not None else None


def timeout(state: State, _seat: Seat) -> Move | None:
    """R7: time is up for all; where only the table has a clock, the seat passes."""
    if state.show is None:
        return None
    return Timeout() if state.options.seconds else Pass()


# R1, R4: the question


def _draw(state: State, events: list[Event]) -> Step[State]:
    number, left = settled(state) + 1, len(state.deck)
    state = replace(
        state, deck=state.deck[:-1], card=state.deck[-1], show=None, choices=(), tried=()
    )
    seat = quizmaster(state)
    if seat is None:
        return _ask(state, shown_by_the_table(state.seed, number), events)
    of = number + left - 1
    events += [Drew(seat, number, of), DrewCard(_card(state), to=seat)]
    return Step(state, tuple(events))


def _ask(state: State, show: Show, events: list[Event]) -> Step[State]:
    number = settled(state) + 1
    choices: tuple[str, ...] = ()
    if state.options.answers == "choice":
        dice = Dice(state.seed, f"choices {number}")
        cards = cards_of(state.options)
        choices = draw_choices(cards, _card(state), show, state.options.tolerance, dice)
    state = replace(state, show=show, choices=choices)
    asked = question(cards_of(state.options), _card(state), show, choices)
    events.append(Asked(number, number + len(state.deck), asked))
    return Step(state, tuple(events))


def _card(state: State) -> CardId:
    assert state.card is not None
    return state.card


# What may be done


def candidates(state: State, _seat: Seat) -> Iterator[Move]:
    """Without timeouts, which only the clock makes."""
    if state.show is None:
        yield from map(Ask, SHOWS)
        return
    if state.choices:
        yield from map(Answer, state.choices)
    else:
        cards = cards_of(state.options)
        yield from answers_of(cards, kind_of(cards[_card(state)]), state.show)
    yield Pass()


def refusal(state: State, _seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Ask):
        return None if state.show is None else NotTheQuizmaster(quizmaster(state))
    if state.show is None:
        return MustAsk()
    match move:
        case Answer(text=text):
            return None if _is_choice(state, text) else NotAChoice(text, state.choices)
        case Pass():
            return None
        case Timeout():
            return None if state.options.seconds else NoClock()


def _is_choice(state: State, text: str) -> bool:
    if not state.choices or text in state.choices:
        return True
    if state.show == "value":
        return plain_name(text) in map(plain_name, state.choices)
    return read_number(text) in map(read_number, state.choices)


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case Ask(show=show):
            return _ask(state, show, [])
        case Answer(text=text):
            return _answer(state, seat, text)
        case Pass():
            return _pass(state, seat)
        case Timeout():
            return _settle(state, None, [TimeUp(state.options.seconds)])


# R2, R5 to R9: answers


def _answer(state: State, seat: Seat, text: str) -> Step[State]:
    state = replace(state, tried=(*state.tried, Try(seat, text)))
    if _is_right(state, text):
        return _settle(state, seat, [])
    # R9: the others learn that it was wrong, not what it was.
    return _go_on(state, [WrongAnswer(seat), YourAnswer(text, to=seat)], [])


def _is_right(state: State, text: str) -> bool:
    assert state.show is not None
    cards = cards_of(state.options)
    return judge(cards, _card(state), state.show, text, state.options.tolerance).is_right


def _pass(state: State, seat: Seat) -> Step[State]:
    state = replace(state, tried=(*state.tried, Try(seat, None)))
    return _go_on(state, [Passed(seat)], [Passed(seat)])


def _go_on(state: State, while_open: list[Event], at_the_end: list[Event]) -> Step[State]:
    """R7: the card waits for the others, or it is settled because nobody is left."""
    if to_move(state):
        return Step(state, tuple(while_open))
    return _settle(state, None, at_the_end)


def _settle(state: State, seat: Seat | None, events: list[Event]) -> Step[State]:
    """R2, R7: the card goes to the player who was right, or to nobody; then the next one is drawn."""
    card, show = _card(state), state.show
    assert show is not None
    events.append(_ruling(state, card, show, seat))
    state = replace(state, last=Settled(card, show, seat, state.tried))
    if seat is None:
        state = replace(state, lost=(*state.lost, card))
    else:
        state = replace(state, won=with_seat(state.won, seat, (*state.won[seat], card)))
    return _draw(state, events) if state.deck else _end(state, events)


def _ruling(state: State, card: CardId, show: Show, seat: Seat | None) -> CardSettled:
    cards = cards_of(state.options)
    right: tuple[CardId, ...] = (card,)
    if show == "value":
        right = right_cards(cards, kind_of(cards[card]), cards[card].value)
    judged = (
        _judged(state, card, show, attempt.seat, attempt.text)
        for attempt in state.tried
        if attempt.text is not None
    )
    others = tuple(other for other in right if other != card)
    return CardSettled(seat, card, show, others, tuple(judged))


def _judged(state: State, card: CardId, show: Show, seat: Seat, text: str) -> Judged:
    judgement = judge(cards_of(state.options), card, show, text, state.options.tolerance)
    return Judged(
        seat=seat,
        text=text,
        is_right=judgement.is_right,
        card=judgement.card,
        off=judgement.off,
        could_be=judgement.could_be,
        remark=judgement.remark,
    )


# R3: the end


def _end(state: State, events: list[Event]) -> Step[State]:
    state = replace(state, card=None, show=None, choices=(), tried=())
    result = outcome(state)
    assert result is not None
    events.append(Ended(result, quizmaster(state)))
    return Step(state, tuple(events))


def outcome(state: State) -> Outcome | None:
    if state.card is not None:
        return None
    scores = tuple(map(len, state.won))
    most = max(scores[seat] for seat in contestants(state))
    winners = tuple(seat for seat in contestants(state) if scores[seat] == most)
    return Outcome(winners, scores, "the deck is empty")


def longest(options: Options, seats: int) -> int:
    """A card takes at most one answer of each player, and a question where the quizmaster is seated."""
    return (options.cards or len(cards_of(options))) * seats
