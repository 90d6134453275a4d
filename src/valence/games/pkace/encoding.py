"""Moves as numbers and views as vectors, for programs that learn."""

from valence.core.encoding import (
    Block,
    Encoding,
    Part,
    counts,
    from_viewer,
    own_seat,
    places,
    seats_hot,
)
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, hand_size, played_set
from valence.games.pkace.scoring import MOST_EXTRA_GAMES, tricks_taken
from valence.games.pkace.state import View
from valence.games.pkace.views import turns


def encoding(options: Options, seats: int) -> Encoding[Play, View]:
    cards = places(sorted(played_set(options).cards))
    size, many = hand_size(options), len(cards)
    most = max(2 * size, options.series + size + 1)
    parts: tuple[Part[View], ...] = (
        own_seat(seats),
        Part(
            "hand",
            many,
            1,
            "each card in the own hand",
            lambda view: counts(view.hand or (), cards),
        ),
        Part(
            "played",
            seats * many,
            size,
            "for each seat from the viewer on, each card that it has played in this game: in which trick, from 1",
            lambda view: _played(view, cards),
        ),
        Part("led", many, 1, "the led card", lambda view: counts(view.trick[:1], cards)),
        Part("leader", seats, 1, "who leads", lambda view: seats_hot(view, [view.leader])),
        Part("dealer", seats, 1, "who has dealt", lambda view: seats_hot(view, [view.dealer])),
        Part("taken", seats, size, "tricks taken", lambda view: from_viewer(view, _taken(view))),
        Part(
            "latest",
            seats,
            1,
            "who took the last trick",
            lambda view: seats_hot(view, view.taken[-1:]),
        ),
        Part(
            "series",
            seats,
            most,
            "points or hands of the series so far",
            lambda view: from_viewer(view, view.series),
        ),
        Part(
            "extra",
            1,
            MOST_EXTRA_GAMES,
            "extra games played after a tie",
            lambda view: [view.extra],
        ),
    )
    return Encoding(
        blocks=(Block("play", many, "play this card, in the order of the cards' ids"),),
        spell=lambda move: (cards[move.card],),
        parts=parts,
        recalls=not options.series,
    )


def _taken(view: View) -> tuple[int, ...]:
    return tricks_taken(view.taken, view.players)


def _played(view: View, cards: dict[str, int]) -> list[float]:
    many = len(cards)
    found = [0.0] * (view.players * many)
    for number, turn in enumerate(turns(view)):
        seat = (turn.seat - (view.seat or 0)) % view.players
        found[seat * many + cards[turn.card]] = number // view.players + 1
    return found
