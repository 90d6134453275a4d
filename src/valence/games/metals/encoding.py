"""Moves as numbers and views as vectors, for programs that learn."""

from valence.core.encoding import (
    Block,
    Encoding,
    Part,
    Spelling,
    counts,
    from_viewer,
    own_seat,
    places,
    seats_hot,
)
from valence.games.metals.cards import SIZE
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond
from valence.games.metals.options import MOST_TRIES, Options
from valence.games.metals.sets import copies_in
from valence.games.metals.state import View
from valence.games.metals.writing import candidates


def encoding(options: Options, seats: int) -> Encoding[Move, View]:
    copies = copies_in(options.cards)
    ions = places(copies)
    many, total = len(ions), sum(copies.values())
    most = max(SIZE[ion] for ion in ions)  # R4: no answer needs more
    written = {} if options.write == "no" else places(candidates(options))
    blocks = (
        Block("initiate", many, "lead this ion, in the order of the set"),
        Block(
            "respond",
            many * most,
            f"answer with this ion: 1 to {most} of the first, then of the next",
        ),
        Block("reinforce", 1, "reinforce"),
        Block("concede", 1, "concede"),
        Block(
            "write", len(written), "write this compound, cation by cation; at last: write nothing"
        ),
    )

    def spell(move: Move) -> Spelling:
        match move:
            case Initiate(card=card):
                return (ions[card],)
            case Respond(ion=ion, count=count):
                return (many + ions[ion] * most + count - 1,)
            case Reinforce() | Concede():
                return (many + many * most + isinstance(move, Concede),)
            case _:
                return (many + many * most + 2 + written[move],)

    parts: tuple[Part[View], ...] = (
        own_seat(seats),
        Part(
            "hand",
            many,
            total,
            "how many of each ion are in the own hand",
            lambda view: _hand(view, ions),
        ),
        Part(
            "holds", seats, total, "cards in each hand", lambda view: from_viewer(view, view.holds)
        ),
        Part("deck", 1, total, "cards in the deck", lambda view: [view.deck]),
        Part(
            "collected",
            seats,
            total,
            "cards collected",
            lambda view: from_viewer(view, view.collected),
        ),
        Part(
            "seen",
            many,
            total,
            "how many of each ion all have collected",
            lambda view: _seen(view, ions),
        ),
        Part("initiator", seats, 1, "who leads", lambda view: seats_hot(view, [view.initiator])),
        Part("responder", seats, 1, "who answers", lambda view: seats_hot(view, [view.responder])),
        Part(
            "led", many, 1, "the led ion", lambda view: counts([view.led] if view.led else [], ions)
        ),
        Part(
            "answer",
            many,
            most,
            "how many of each ion were answered",
            lambda view: _answer(view, ions),
        ),
        Part(
            "writing", 1, 1, "1 while the compound is to be written", lambda view: [view.is_writing]
        ),
        Part("tries", 1, MOST_TRIES, "how often it was written wrong", lambda view: [view.tries]),
        Part("bonus", seats, total, "bonus points", lambda view: from_viewer(view, _bonus(view))),
        Part("round", 1, total, "the number of the round, from 0", lambda view: [view.round]),
    )
    return Encoding(blocks=blocks, spell=spell, parts=parts)


def _hand(view: View, ions: dict[str, int]) -> list[float]:
    hand = view.hand or {}
    return [hand.get(ion, 0) for ion in ions]


def _seen(view: View, ions: dict[str, int]) -> list[float]:
    return [view.seen.get(ion, 0) for ion in ions]


def _answer(view: View, ions: dict[str, int]) -> list[float]:
    answer = view.answer
    return [answer.count if answer and answer.ion == ion else 0 for ion in ions]


def _bonus(view: View) -> list[float]:
    return [view.bonus.count(seat) for seat in range(view.players)]
