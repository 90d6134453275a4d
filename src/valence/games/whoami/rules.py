"""The verbs, in the order of RULES.md."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache

from msgspec.structs import replace

from valence.chem.elements import elements
from valence.chem.groups import PATTERNS
from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Refusal, Seat, Step
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.events import (
    Answered,
    AnsweredFreely,
    AskedFreely,
    Ended,
    GuessedWrong,
    Identified,
    Sees,
    Started,
)
from valence.games.whoami.moves import Answer, Ask, Guess, Move
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.questions import (
    Beats,
    HasElement,
    HasGroup,
    Question,
    can_answer,
    is_true,
    worth_asking,
)
from valence.games.whoami.refusals import (
    MustAnswer,
    NoSuchCard,
    NoSuchPart,
    NothingToAnswer,
    NotOnTheCards,
    OnlyParts,
)
from valence.games.whoami.state import State, Turn

MOST_TURNS = 40  # R7


# R1: the deal


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(cards_of(options))
    starter = Seat(Dice(seed, "start").below(seats))
    cards = tuple(deck.pop() for _ in range(seats))
    state = State(options, seats, seed, cards, starter, ())
    seen = (Sees(seen_by(state, Seat(seat)), to=Seat(seat)) for seat in range(seats))
    return Step(state, (Started(starter), *seen))


def seen_by(state: State, seat: Seat | None) -> tuple[CardId | None, ...]:
    """R1: all cards but one's own. A spectator may be a player in disguise, and sees none."""
    if is_over(state):
        return state.cards
    return tuple(
        None if seat is None or other == seat else card for other, card in enumerate(state.cards)
    )


# R2: whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    asked = open_question(state)
    if asked is not None:
        return (answerer(state, asked.seat),)
    if is_identified(state):
        return ()
    first = state.starter if not state.turns else _after(state, state.turns[-1].seat)
    for steps in range(state.players):
        seat = Seat((first + steps) % state.players)
        if can_act(state, seat):
            return (seat,)
    return ()


def open_question(state: State) -> Turn | None:
    """R5: the free question that waits for its answer."""
    return state.turns[-1] if state.turns and state.turns[-1].yes is None else None


def answerer(state: State, asker: Seat) -> Seat:
    return _after(state, asker)


def _after(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.players)


def can_act(state: State, seat: Seat) -> bool:
    """R3, R7: whether a seat has guesses and turns left."""
    own = [turn for turn in state.turns if turn.seat == seat]
    return len(own) < MOST_TURNS and guesses_left(state, seat) != 0


def guesses_left(state: State, seat: Seat) -> int | None:
    """R3: None when there is no limit."""
    if not state.options.guesses:
        return None
    used = sum(turn.seat == seat and turn.guess is not None for turn in state.turns)
    return state.options.guesses - used


# What may be done


@lru_cache(maxsize=64)
def asks(cards: CardSet) -> tuple[Ask, ...]:
    return tuple(map(Ask, worth_asking(cards)))


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Questions that can tell cards apart, and the cards that the player neither sees nor has guessed."""
    if open_question(state) is not None:
        yield Answer(True)
        yield Answer(False)
        return
    cards = cards_of(state.options)
    yield from asks(cards)
    out = {card for other, card in enumerate(state.cards) if other != seat}
    out |= {turn.guess for turn in state.turns if turn.seat == seat and turn.guess is not None}
    yield from (Guess(card) for card in cards if card not in out)


def refusal(state: State, _seat: Seat, move: Move) -> Refusal | None:
    asked = open_question(state)
    if isinstance(move, Answer):
        return NothingToAnswer() if asked is None else None
    if asked is not None:
        return MustAnswer(asked.seat, asked.text or "")
    cards = cards_of(state.options)
    if isinstance(move, Guess):
        return None if move.card in cards else NoSuchCard(move.card, _near(move.card, cards))
    if move.question is not None:
        return unknown_part(cards, move.question)
    return None if state.options.questions == "free" else OnlyParts()


def unknown_part(cards: CardSet, question: Question) -> NoSuchPart | NotOnTheCards | None:
    if not can_answer(cards, type(question)):
        return NotOnTheCards()
    match question:
        case HasElement(has=symbol) if symbol not in elements():
            return NoSuchPart("element", symbol, _near(symbol, elements()))
        case HasGroup(has=group) if group not in PATTERNS:
            return NoSuchPart("group", group, _near(group, PATTERNS))
        case Beats(card=card) if card not in cards:
            return NoSuchPart("card", card, _near(card, cards))
        case _:
            return None


def _near(given: str, known: Mapping[str, object]) -> str | None:
    return next(iter(get_close_matches(given, known, 1)), None)


# R2 to R6: a turn


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case Ask(question=question, text=text):
            if question is None:
                return _ask_freely(state, seat, text or "")
            return _ask(state, seat, question)
        case Answer(yes=yes):
            return _answer_freely(state, seat, yes)
        case Guess(card=card):
            return _guess(state, seat, card)


def _ask(state: State, seat: Seat, question: Question) -> Step[State]:
    """R4: the table answers truthfully from the card."""
    yes = is_true(cards_of(state.options), question, state.cards[seat])
    turn = Turn(seat, question=question, yes=yes)
    return _next(state, turn, [Answered(seat, question, yes)])


def answer_fits(cards: CardSet, turn: Turn, card: CardId) -> bool:
    """Whether the answer to a turn is the one that this card would have given. R5: a free one proves nothing."""
    if turn.text is not None:
        return True
    if turn.question is None:
        return turn.yes == (turn.guess == card)
    return turn.yes == is_true(cards, turn.question, card)


def _ask_freely(state: State, seat: Seat, text: str) -> Step[State]:
    asked = replace(state, turns=(*state.turns, Turn(seat, text=text)))
    return Step(asked, (AskedFreely(seat, text, answerer(state, seat)),))


def _answer_freely(state: State, seat: Seat, yes: bool) -> Step[State]:
    asked = state.turns[-1]
    state = replace(state, turns=state.turns[:-1])
    event = AnsweredFreely(asked.seat, asked.text or "", seat, yes)
    return _next(state, replace(asked, yes=yes), [event])


def _guess(state: State, seat: Seat, card: CardId) -> Step[State]:
    """R3: a right guess wins, a wrong one uses up the turn."""
    turn = Turn(seat, guess=card, yes=card == state.cards[seat])
    if turn.yes:
        own = sum(turn.seat == seat for turn in state.turns) + 1
        return _next(state, turn, [Identified(seat, card, own)])
    left = guesses_left(state, seat)
    return _next(state, turn, [GuessedWrong(seat, card, None if left is None else left - 1)])


def _next(state: State, turn: Turn, events: list[Event]) -> Step[State]:
    state = replace(state, turns=(*state.turns, turn))
    if result := outcome(state):
        events.append(Ended(result, state.cards))
    return Step(state, tuple(events))


# R3, R7: the end


def is_identified(state: State) -> bool:
    last = state.turns[-1] if state.turns else None
    return last is not None and last.guess is not None and last.yes is True


def is_over(state: State) -> bool:
    return not to_move(state)


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    winners = (state.turns[-1].seat,) if is_identified(state) else ()
    scores = tuple(int(seat in winners) for seat in range(state.players))
    reason = "a card was identified" if winners else "nobody can ask or guess any more"
    return Outcome(winners, scores, reason)


def longest(options: Options, seats: int) -> int:
    """R7: a limited number of turns each; a free question takes a second move, its answer."""
    return MOST_TURNS * seats * (2 if options.questions == "free" else 1)
