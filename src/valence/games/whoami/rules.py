"""The verbs, in the order of RULES.md."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache

from msgspec.structs import replace

from valence.chem.elements import elements
from valence.chem.structures import PATTERNS
from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Refusal, Seat, Step
from valence.games.whoami import moves, questions, refusals, turns
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.events import (
    Answered,
    AnsweredFreely,
    AskedFreely,
    Ended,
    GuessedWrong,
    Identified,
    Replied,
    Sees,
    Started,
    TurnEnded,
)
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.state import Reply, State, Turn

# R1: the deal


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(cards_of(options))
    starter = Seat(Dice(seed, "start").below(seats))
    cards = tuple(deck.pop() for _ in range(seats))
    state = State(options, seats, seed, cards, starter, ())
    seen = (Sees(seen_by(state, Seat(seat)), to=Seat(seat)) for seat in range(seats))
    return Step(state, (Started(starter), *seen))


def seen_by(state: State, seat: Seat | None) -> tuple[CardId | None, ...]:
    """R1, R6: return all cards but one's own. A spectator may be a player in disguise, and mostly sees none."""
    if is_over(state) or (seat is None and state.options.spectators == "shown"):
        return state.cards
    return tuple(
        None if seat is None or other == seat else card for other, card in enumerate(state.cards)
    )


# Legal moves


@lru_cache(maxsize=64)
def asks(cards: CardSet) -> tuple[moves.Ask, ...]:
    return tuple(map(moves.Ask, questions.worth_asking(cards)))


def candidates(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Questions that can tell cards apart, and the cards that the player neither sees nor has guessed."""
    if turns.open_question(state) is not None:
        yield from map(moves.Answer, (True, False))
        if state.options.answerers == "all":
            yield moves.Answer(None)
        return
    done = turns.begun(state)
    if done is None or done.guess is not None:
        yield from asks(cards_of(state.options))
    if done is None or done.guess is None:
        yield from _guesses(state, seat)
    if done is not None and done.guess is None:
        yield moves.Done()


def _guesses(state: State, seat: Seat) -> Iterator[moves.Guess]:
    out = {card for other, card in enumerate(state.cards) if other != seat}
    out |= {turn.guess for turn in state.turns if turn.seat == seat and turn.guess is not None}
    return (moves.Guess(card) for card in cards_of(state.options) if card not in out)


def refusal(state: State, _seat: Seat, move: moves.Move) -> Refusal | None:
    asked = turns.open_question(state)
    if isinstance(move, moves.Answer):
        return refusals.NothingToAnswer() if asked is None else _answer_refused(state, move)
    if asked is not None:
        return refusals.MustAnswer(asked.seat, asked.text or "")
    if wrong_order := _order_refused(state, move):
        return wrong_order
    cards = cards_of(state.options)
    match move:
        case moves.Done():
            return None
        case moves.Guess(card=card):
            return None if card in cards else refusals.NoSuchCard(card, _near(card, cards))
        case moves.Ask(question=None):
            return None if state.options.questions == "free" else refusals.OnlyParts()
        case moves.Ask(question=question):
            return None if question is None else unknown_part(cards, question)


def _answer_refused(state: State, move: moves.Answer) -> Refusal | None:
    is_alone = state.options.answerers == "next"
    return refusals.MustSayYesOrNo() if is_alone and move.yes is None else None


def _order_refused(state: State, move: moves.Move) -> Refusal | None:
    """R8: allow at most one question and one guess on a turn, which ends only after the question."""
    done = turns.begun(state)
    has_asked = done is not None and done.guess is None
    if isinstance(move, moves.Done):
        return None if has_asked else refusals.MustAskFirst()
    if done is None or isinstance(move, moves.Guess) == has_asked:
        return None
    return refusals.AlreadyDone("asked" if has_asked else "guessed")


def unknown_part(
    cards: CardSet, question: questions.Question
) -> refusals.NoSuchPart | refusals.NotOnTheCards | None:
    if not questions.can_answer(cards, type(question)):
        return refusals.NotOnTheCards()
    match question:
        case questions.HasElement(has=symbol) if symbol not in elements():
            return refusals.NoSuchPart("element", symbol, _near(symbol, elements()))
        case questions.HasGroup(has=group) if group not in PATTERNS:
            return refusals.NoSuchPart("group", group, _near(group, PATTERNS))
        case questions.Beats(card=card) if card not in cards:
            return refusals.NoSuchPart("card", card, _near(card, cards))
        case _:
            return None


def _near(given: str, known: Mapping[str, object]) -> str | None:
    return next(iter(get_close_matches(given, known, 1)), None)


# R2 to R6, R8: a turn


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    match move:
        case moves.Ask(question=None, text=text):
            return _ask_freely(state, seat, text or "")
        case moves.Ask(question=question):
            assert question is not None
            return _ask(state, seat, question)
        case moves.Answer(yes=yes):
            return _reply(state, Reply(seat, yes))
        case moves.Guess(card=card):
            return _guess(state, seat, card)
        case moves.Done():
            return _end_turn(state, seat)


def _ends(state: State) -> bool:
    """R8: return True if a move now ends the turn."""
    return state.options.turn == "either" or turns.begun(state) is not None


def _ask(state: State, seat: Seat, question: questions.Question) -> Step[State]:
    """R4: answer truthfully from the card."""
    yes = questions.is_true(cards_of(state.options), question, state.cards[seat])
    turn = Turn(seat, question=question, yes=yes, ends=_ends(state))
    return _next(state, turn, [Answered(seat, question, yes)])


def answer_fits(cards: CardSet, turn: Turn, card: CardId) -> bool:
    """Return True if this card would have given the answer to a turn. R5: a free one proves nothing."""
    if turn.text is not None:
        return True
    if turn.question is None:
        return turn.yes == (turn.guess == card)
    return turn.yes == questions.is_true(cards, turn.question, card)


def _ask_freely(state: State, seat: Seat, text: str) -> Step[State]:
    turn = Turn(seat, text=text, ends=_ends(state))
    asked = replace(state, turns=(*state.turns, turn))
    return Step(asked, (AskedFreely(seat, text, turns.answerers(state, seat)),))


def _reply(state: State, reply: Reply) -> Step[State]:
    """R5: add a reply; the majority decides as soon as it is certain."""
    asked = state.turns[-1]
    order = turns.answerers(state, asked.seat)
    asked = replace(asked, replies=(*asked.replies, reply))
    state = replace(state, turns=state.turns[:-1])
    if not turns.is_decided(asked.replies, len(order)):
        waiting = replace(state, turns=(*state.turns, asked))
        return Step(waiting, (Replied(reply.seat, reply.yes),))
    asked = replace(asked, yes=turns.majority(asked.replies, order))
    event = AnsweredFreely(asked.seat, asked.text or "", asked.replies, asked.yes)
    return _next(state, asked, [event])


def _guess(state: State, seat: Seat, card: CardId) -> Step[State]:
    """R3: rule on a guess: a right one wins, a wrong one uses up the turn, or the guess of this turn (R8)."""
    if card == state.cards[seat]:
        turn = Turn(seat, guess=card, yes=True)
        then = turns.to_move(replace(state, turns=(*state.turns, turn)))
        event = Identified(seat, card, turns.turns_taken(state, seat) + 1, bool(then))
        return _next(state, turn, [event])
    before = turns.guesses_left(state, seat)
    left = None if before is None else before - 1
    turn = Turn(seat, guess=card, yes=False, ends=_ends(state) or left == 0)
    return _next(state, turn, [GuessedWrong(seat, card, left)])


def _end_turn(state: State, seat: Seat) -> Step[State]:
    last = replace(state.turns[-1], ends=True)
    return _next(replace(state, turns=state.turns[:-1]), last, [TurnEnded(seat)])


def _next(state: State, turn: Turn, events: list[Event]) -> Step[State]:
    state = replace(state, turns=(*state.turns, turn))
    if result := outcome(state):
        events.append(Ended(result, state.cards))
    return Step(state, tuple(events))


# R3, R7: the end


def is_over(state: State) -> bool:
    return not turns.to_move(state)


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    winners = turns.identified(state)  # R10: several in the same round share the win
    scores = tuple(int(seat in winners) for seat in range(state.players))
    reason = "no_turns_left"
    if winners:
        reason = "identified" if len(winners) == 1 else "identified_together"
    return Outcome(winners, scores, reason)


def longest(options: Options, seats: int) -> int:
    """Return the most moves. R7: turns are limited; free questions need answers, and a turn may have two parts."""
    others = 1 if options.answerers == "next" else seats - 1
    answers = others if options.questions == "free" else 0
    return turns.MOST_TURNS * seats * (1 + answers + (options.turn == "both"))
