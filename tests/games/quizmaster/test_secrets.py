"""The card, the deck and other players' wrong answers stay hidden until the card is settled."""

from collections.abc import Iterator

from msgspec.structs import replace

from tests.random_play import Turn, random_play
from valence.core.dice import Dice
from valence.core.game import Seat, heard
from valence.games.quizmaster import GAME
from valence.games.quizmaster.moves import Answer
from valence.games.quizmaster.options import Options
from valence.games.quizmaster.roles import judge_of
from valence.games.quizmaster.state import State

WRONG = "no such compound"


def turns() -> Iterator[Turn]:
    for options in ({"cards": 12}, {"cards": 12, "quizmaster": "seat", "calls": 2}):
        for seed in range(4):
            yield from random_play(GAME, 4, options, seed)


def others(state: State, seat: Seat) -> list[Seat | None]:
    """Everyone but this seat and a quizmaster, who has to see the answers."""
    hidden = (seat, judge_of(state))
    return [None, *(Seat(other) for other in range(state.players) if other not in hidden)]


def test_the_view_does_not_depend_on_what_others_answered_wrongly() -> None:
    compared = 0
    for turn in turns():
        for attempt in turn.state.tried:
            if attempt.text is None:
                continue
            tried = tuple(
                replace(other, text=WRONG) if other is attempt else other
                for other in turn.state.tried
            )
            changed = replace(turn.state, tried=tried)
            for viewer in others(turn.state, attempt.seat):
                assert GAME.view(changed, viewer) == GAME.view(turn.state, viewer)
                compared += 1
    assert compared > 100


def test_the_event_for_a_wrong_answer_does_not_reveal_it() -> None:
    compared = 0
    for turn in turns():
        is_open = turn.next.card == turn.state.card and turn.next.show == turn.state.show
        if not isinstance(turn.move, Answer) or not is_open:
            continue
        _, events = GAME.apply(turn.state, turn.seat, Answer(WRONG))
        for viewer in others(turn.state, turn.seat):
            assert heard(events, viewer) == heard(turn.events, viewer)
            compared += 1
    assert compared > 100


def test_the_view_does_not_depend_on_the_order_of_the_deck() -> None:
    for n, turn in enumerate(turns()):
        shuffled = replace(turn.state, deck=tuple(Dice(n, "other").shuffled(turn.state.deck)))
        for viewer in others(turn.state, Seat(-1)):
            assert GAME.view(shuffled, viewer) == GAME.view(turn.state, viewer)


def test_the_view_does_not_reveal_which_of_two_cards_has_the_value() -> None:
    state = GAME.setup(Options(), 3, 7).state
    lithium, potassium = (replace(state, card=card, show="value") for card in ("lihmds", "khmds"))
    for viewer in (None, Seat(0), Seat(2)):
        assert GAME.view(lithium, viewer) == GAME.view(potassium, viewer)
