"""Moves as numbers and views as vectors, for programs that learn."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from itertools import chain

from valence.core.encoding import (
    Block,
    Encoding,
    Part,
    Spelling,
    counts,
    from_viewer,
    hot,
    own_seat,
    places,
    seats_hot,
)
from valence.core.game import Seat
from valence.games.quizmaster.asking import SHOWS, mistaken, side
from valence.games.quizmaster.cards import printed
from valence.games.quizmaster.moves import Answer, Ask, Judge, Move, Pass
from valence.games.quizmaster.options import KINDS, Options, cards_of
from valence.games.quizmaster.state import View

MOST_POINTS = 1000


def encoding(options: Options, seats: int) -> Encoding[Move, View]:
    cards = places(cards_of(options))
    texts = places(dict.fromkeys(_texts(options)))
    said = len(texts)
    verdicts = [Judge(Seat(seat), right) for seat in range(seats) for right in (True, False)]
    others = places((*map(Ask, SHOWS), *verdicts, Pass()))

    def spell(move: Move) -> Spelling:
        return (len(others) + texts[move.text] if isinstance(move, Answer) else others[move],)

    blocks = (
        Block("ask", len(SHOWS), "as the quizmaster, read out the name, the value"),
        Block(
            "judge", len(verdicts), "as the quizmaster, accept the answer of this seat, refuse it"
        ),
        Block("pass", 1, "pass"),
        Block(
            "answer",
            said,
            "answer with this name, acids first, or this number: every value of the set and what a common "
            "mistake makes of it, the smallest first",
        ),
    )
    return Encoding(blocks=blocks, spell=spell, parts=_parts(seats, cards, texts))


def _texts(options: Options) -> Iterator[str]:
    cards = cards_of(options).values()
    yield from (side(card, "name") for card in cards)
    wrong = (number for card in cards if (number := mistaken(card)) is not None)
    values = {printed(value) for value in (*(card.value for card in cards), *wrong)}
    yield from sorted(values, key=lambda text: (Decimal(text), text))


def _parts(
    seats: int, cards: Mapping[str, int], texts: Mapping[str, int]
) -> tuple[Part[View], ...]:
    many, said = len(cards), len(texts)
    return (
        own_seat(seats),
        Part(
            "number", 1, MOST_POINTS, "the number of the question", lambda view: [view.number or 0]
        ),
        Part("deck", 1, many, "cards in the deck", lambda view: [view.deck]),
        Part("quizmaster", seats, 1, "who asks", lambda view: seats_hot(view, [view.quizmaster])),
        Part(
            "card",
            many,
            1,
            "the card drawn, for the quizmaster",
            lambda view: _one(view.card, cards),
        ),
        Part("show", 2, 1, "what was read out: the name, the value", _show),
        Part("kind", 2, 1, "what it is: an acid, a base", _kind),
        Part(
            "question",
            said,
            1,
            "the text read out, as in answer",
            lambda view: _question(view, texts),
        ),
        Part(
            "choices",
            said,
            1,
            "the answers to choose from, as in answer",
            lambda view: _choices(view, texts),
        ),
        Part("to answer", seats, 1, "who may answer", lambda view: seats_hot(view, view.to_answer)),
        Part("called", seats, 1, "whose answers wait", lambda view: seats_hot(view, view.called)),
        Part(
            "to judge",
            said,
            1,
            "the answer to judge, as in answer",
            lambda view: _to_judge(view, texts),
        ),
        Part("is right", 1, 1, "1 if the table thinks that it is right", _is_right),
        Part(
            "wrong",
            seats,
            10,
            "wrong answers to this card",
            lambda view: from_viewer(view, view.wrong),
        ),
        Part("passed", seats, 1, "who has passed", lambda view: seats_hot(view, view.passed)),
        Part(
            "own answers", said, 10, "the own answers to this card", lambda view: _own(view, texts)
        ),
        Part("too low, too high", 2, 10, "how many of them were too low, too high", _off),
        Part(
            "won",
            seats * many,
            1,
            "for each seat from the viewer on, the cards won",
            lambda view: _won(view, cards),
        ),
        Part("lost", many, 1, "cards that went to nobody", lambda view: counts(view.lost, cards)),
        Part(
            "missed",
            many,
            10,
            "how often a card went back",
            lambda view: counts(view.missed, cards),
        ),
        Part(
            "last",
            many,
            1,
            "the card before",
            lambda view: _one(None if view.last is None else view.last.card, cards),
        ),
        Part(
            "points",
            seats,
            MOST_POINTS,
            "points, if they count",
            lambda view: _points(view, view.points),
        ),
        Part("runs", seats, many, "cards taken in a row", lambda view: _points(view, view.runs)),
    )


def _one(card: str | None, cards: Mapping[str, int]) -> list[float]:
    return hot([] if card is None else [cards[card]], len(cards))


def _show(view: View) -> list[float]:
    return [float(view.question is not None and view.question.show == show) for show in SHOWS]


def _kind(view: View) -> list[float]:
    return [float(view.question is not None and view.question.kind == kind) for kind in KINDS]


def _question(view: View, texts: Mapping[str, int]) -> list[float]:
    return hot([] if view.question is None else [texts[view.question.text]], len(texts))


def _choices(view: View, texts: Mapping[str, int]) -> list[float]:
    choices = () if view.question is None else view.question.choices
    return hot(map(texts.__getitem__, choices), len(texts))


def _to_judge(view: View, texts: Mapping[str, int]) -> list[float]:
    known = view.to_judge is not None and view.to_judge.text in texts
    return hot([texts[view.to_judge.text]] if known and view.to_judge else [], len(texts))


def _is_right(view: View) -> list[float]:
    return [float(view.to_judge is not None and view.to_judge.is_right)]


def _own(view: View, texts: Mapping[str, int]) -> list[float]:
    return counts((text for text in view.answers if text in texts), texts)


def _off(view: View) -> list[float]:
    return [float(sum(one.is_above is above for one in view.mistakes)) for above in (False, True)]


def _won(view: View, cards: Mapping[str, int]) -> list[float]:
    return list(chain.from_iterable(counts(won, cards) for won in from_viewer(view, view.won)))


def _points(view: View, points: tuple[int, ...]) -> list[float]:
    return [float(one) for one in from_viewer(view, points or (0,) * view.players)]
