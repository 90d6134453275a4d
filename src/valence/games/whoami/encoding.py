"""Moves as numbers and views as vectors, for programs that learn."""

from collections.abc import Mapping
from itertools import chain

from valence.core.encoding import (
    Block,
    Encoding,
    Part,
    counts,
    from_viewer,
    hot,
    own_seat,
    places,
    seats_hot,
)
from valence.games.whoami.moves import Answer, Ask, Done, Guess, Move
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.rules import asks
from valence.games.whoami.state import Turn, View
from valence.games.whoami.turns import MOST_TURNS

# The numbers that tell of a turn.
SEAT, NUMBER, ANSWER = range(3)


def encoding(options: Options, seats: int) -> Encoding[Move, View]:
    set_ = cards_of(options)
    cards, questions = places(set_), asks(set_)
    answers = (Answer(True), Answer(False), Answer(None), Done())
    moves: tuple[Move, ...] = (*questions, *map(Guess, cards), *answers)
    number = places(moves)
    turns = MOST_TURNS * seats * (1 + (options.turn == "both"))
    many = len(cards)
    parts: tuple[Part[View], ...] = (
        own_seat(seats),
        Part(
            "cards",
            seats * many,
            1,
            "for each seat from the viewer on, its card; the own one only when the game is over",
            lambda view: _cards(view, cards),
        ),
        Part(
            "possible",
            many,
            1,
            "each card that the viewer may be",
            lambda view: counts(view.possible or (), cards),
        ),
        Part("starter", seats, 1, "who began", lambda view: seats_hot(view, [view.starter])),
        Part("turn", seats, 1, "whose turn it is", lambda view: seats_hot(view, [view.turn])),
        Part(
            "answering",
            seats,
            1,
            "who still has to answer",
            lambda view: seats_hot(view, view.answering),
        ),
        Part(
            "turns",
            3 * turns,
            max(seats, len(moves)),
            "every turn so far: the seat from the viewer, from 1; the number of the question or guess, from 1, "
            "or 0 for a question in words; 1 for yes, −1 for no, 0 for not known",
            lambda view: _turns(view, number, turns),
            signed=True,
        ),
    )
    blocks = (
        Block(
            "ask", len(questions), "ask this question: kind, value, mass, carbon atoms, and so on"
        ),
        Block("guess", many, "guess this card, acids first"),
        Block("answer", 3, "answer a question in words: yes, no, I don't know"),
        Block("done", 1, "end the turn without a guess"),
    )
    return Encoding(
        blocks=blocks,
        spell=lambda move: (number[move],),
        parts=parts,
        recalls=options.questions == "parts",
    )


def _cards(view: View, cards: Mapping[str, int]) -> list[float]:
    seen = from_viewer(view, view.cards)
    return list(
        chain.from_iterable(hot([cards[card]] if card else [], len(cards)) for card in seen)
    )


def _turns(view: View, number: Mapping[Move, int], most: int) -> list[float]:
    found = [0.0] * (3 * most)
    for place, turn in enumerate(view.turns):
        found[3 * place + SEAT] = (turn.seat - (view.seat or 0)) % view.players + 1
        found[3 * place + NUMBER] = _number(turn, number)
        found[3 * place + ANSWER] = 0 if turn.yes is None else 1 if turn.yes else -1
    return found


def _number(turn: Turn, number: Mapping[Move, int]) -> int:
    if turn.question is not None:
        return number.get(Ask(turn.question), -1) + 1
    return 0 if turn.guess is None else number[Guess(turn.guess)] + 1
