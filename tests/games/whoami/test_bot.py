"""The Who Am I? bot splits the remaining cards and guesses at the right time."""

import pytest
from msgspec.structs import replace

import valence
from tests.random_play import random_play
from valence.bots import Advice, Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.play import legal_moves
from valence.games.whoami import GAME
from valence.games.whoami.bot import BOT, ThinkingOf, choose
from valence.games.whoami.cards import BUILT_IN
from valence.games.whoami.moves import Answer, Ask, Done, Guess, Move
from valence.games.whoami.options import Options
from valence.games.whoami.questions import HasElement, OfKind, is_true, true_of
from valence.games.whoami.state import State, Turn, View
from valence.games.whoami.views import still_possible
from valence.games.whoami.words import WORDS


def chosen(state: State, seat: int = 0) -> Move:
    return choose(
        GAME.view(state, Seat(seat)), legal_moves(GAME, state, Seat(seat)), Dice(1, "bot")
    )


def after(card: str, *questions: OfKind | HasElement, guesses: int = 0) -> State:
    """Seat 0 has the answers to these questions; seat 1's questions don't matter."""
    turns = [
        turn
        for question in questions
        for turn in (
            Turn(Seat(0), question=question, yes=is_true(BUILT_IN, question, card)),
            Turn(Seat(1), question=OfKind("acid"), yes=True),
        )
    ]
    return State(Options(guesses=guesses), 2, 7, (card, "water"), Seat(0), tuple(turns))


def test_the_first_question_splits_the_deck_in_halves() -> None:
    move = chosen(after("lda"))
    assert isinstance(move, Ask)
    assert move.question is not None
    assert len(true_of(BUILT_IN, move.question) - {"water"}) in (26, 27)


def test_the_last_card_is_guessed() -> None:
    state = after("methylmagnesium-bromide", HasElement("Mg"), guesses=1)
    assert chosen(state) == Guess("methylmagnesium-bromide")


def test_of_two_cards_one_is_guessed_while_guesses_last() -> None:
    # Bases with silicon: LiHMDS and KHMDS.
    move = chosen(after("lihmds", HasElement("Si")))
    assert isinstance(move, Guess)
    assert move.card in ("lihmds", "khmds")
    assert isinstance(chosen(after("lihmds", HasElement("Si"), guesses=1)), Ask)


def test_a_free_question_is_answered() -> None:
    state = State(
        Options(questions="free"), 2, 7, ("lda", "water"), Seat(0), (Turn(Seat(0), text="Well?"),)
    )
    assert isinstance(chosen(state, 1), Answer)


def test_the_bot_plays_legal_moves_in_any_state_of_play() -> None:
    for options in ({"guesses": 2}, {"questions": "free"}):
        for turn in random_play(GAME, 3, options, 5):
            assert chosen(turn.state, turn.seat) in turn.moves


def turns_needed(seed: int) -> list[Turn]:
    """The turns of a bot in seat 0 until it names its card, while the other seat wastes its turns."""
    state = GAME.setup(Options(), 2, seed).state
    while to_move := GAME.to_move(state):
        move = chosen(state) if to_move[0] == 0 else Ask(OfKind("acid"))
        state = GAME.apply(state, to_move[0], move).state
    assert state.turns[-1].guess == state.cards[0]
    return [turn for turn in state.turns if turn.seat == 0]


def test_it_needs_few_questions_from_a_full_deck() -> None:
    needed = [turns_needed(seed) for seed in range(100)]
    questions = sum(turn.question is not None for turns in needed for turn in turns)
    assert questions / 100 < 5.5
    assert sum(map(len, needed)) / 100 < 6.8


@pytest.mark.parametrize("card", ["water-base", "khmds", "ethane"])
def test_the_choice_depends_on_the_view_alone(card: str) -> None:
    assert chosen(after(card)) == chosen(after("lda"))
    assert card in BUILT_IN


def advice(view: View, moves: list[Move]) -> list[Advice[Move]]:
    return BOT.in_words(view, BOT.advise(view, moves), WORDS[DEFAULT], DEFAULT)


def test_hints_are_questions_of_different_sorts_that_split_the_cards_evenly() -> None:
    match = valence.start("whoami", seed=7)
    (seat,) = match.to_move
    hints = advice(GAME.view(match.state, seat), list(GAME.candidates(match.state, seat)))
    sorts = [hint.move.question.__class__ for hint in hints if isinstance(hint.move, Ask)]
    assert len(sorts) == len(set(sorts)) == 5
    # Of the 53 cards left, the best question splits off 26.
    assert "It splits the 53 cards that are left: yes for 2" in hints[0].reason
    assert hints[0].reason.endswith("So at most 27 remain.")
    assert hints[0].worth == 1 - 1 / 53
    assert [hint.worth for hint in hints] == sorted((hint.worth for hint in hints), reverse=True)


def test_the_last_card_is_a_hint_to_guess() -> None:
    match = valence.start("whoami", seed=7)
    (seat,) = match.to_move
    view = GAME.view(match.state, seat)
    own = match.state.cards[seat]
    # Every card but one has been guessed.
    out = (Turn(seat, guess=card, yes=False) for card in view.possible or () if card != own)
    hints = advice(replace(view, turns=tuple(out)), [Guess(own)])
    assert [hint.move for hint in hints] == [Guess(own)]
    assert hints[0].reason.endswith("It is the only card that fits all answers.")


def after_asking(guesses: int) -> State:
    """R8: seat 0 knows that it is an acid, has asked a second question, and may still guess."""
    asked = OfKind("acid"), HasElement("N")
    turns = (
        Turn(Seat(0), question=asked[0], yes=True),
        Turn(Seat(1), question=OfKind("acid"), yes=True),
        Turn(Seat(0), question=asked[1], yes=False, ends=False),
    )
    options = Options(turn="both", guesses=guesses)
    return State(options, 2, 7, ("acetone", "water"), Seat(0), turns)


def test_after_the_question_a_guess_costs_nothing() -> None:
    state = after_asking(guesses=0)
    view = GAME.view(state, Seat(0))
    left = len(still_possible(view, Seat(0)))
    hints = advice(view, legal_moves(GAME, state, Seat(0)))
    assert len(hints) == 5
    assert hints[0].reason.endswith(
        f"{left} cards fit all answers, and after your question a guess costs nothing."
    )
    assert isinstance(chosen(state), Guess)


def test_few_guesses_are_not_wasted_after_the_question() -> None:
    """R3: a player without guesses has no more turns."""
    state = after_asking(guesses=2)
    (hint,) = advice(GAME.view(state, Seat(0)), legal_moves(GAME, state, Seat(0)))
    assert hint.move == chosen(state) == Done()
    assert "you have fewer guesses than that" in hint.reason


def test_a_guess_that_is_counted_is_not_said_to_cost_nothing() -> None:
    """R3: 40 guesses are enough for every acid that fits."""
    state = after_asking(guesses=40)
    hints = advice(GAME.view(state, Seat(0)), legal_moves(GAME, state, Seat(0)))
    left = len(still_possible(GAME.view(state, Seat(0)), Seat(0)))
    assert hints[0].reason.endswith(
        f"{left} cards fit all answers, and you have a guess for each of them."
    )


def test_a_bot_that_thinks_of_few_questions_asks_the_best_of_them() -> None:
    """Of very many it finds one of the best; of one it asks any that splits the cards."""
    state = after("lda")
    view, moves = GAME.view(state, Seat(0)), legal_moves(GAME, state, Seat(0))
    sizes = {}
    for count in (1, 500):
        asked = [ThinkingOf(count)(view, moves, Dice(n, "bot"), Budget()) for n in range(20)]
        questions = [one.question for one in asked if isinstance(one, Ask)]
        sizes[count] = {len(true_of(BUILT_IN, one)) for one in questions if one is not None}
    assert sizes[500] <= {26, 27, 28}
    assert not sizes[1] <= {26, 27, 28}


def test_a_strong_bot_guesses_when_another_player_is_about_to_win() -> None:
    """Seat 1 knows that it has silicon, so it is LiHMDS or KHMDS; seat 0 knows only that it is an acid."""
    turns = (
        Turn(Seat(0), question=OfKind("acid"), yes=True),
        Turn(Seat(1), question=HasElement("Si"), yes=True),
    )
    state = State(Options(), 2, 7, ("acetone", "khmds"), Seat(0), turns)
    view, moves = GAME.view(state, Seat(0)), legal_moves(GAME, state, Seat(0))
    assert isinstance(chosen(state), Ask)
    guess = BOT.choose("strong", view, moves, Dice(1, "bot"))
    assert isinstance(guess, Guess)
    assert guess.card in still_possible(view, Seat(0))
    hints = advice(view, moves)
    assert hints[0].reason.endswith("27 cards fit all answers, but this may be your last turn.")
