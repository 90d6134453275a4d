"""The trained net of Metal vs. Non-Metal: it rates ions by their charges and by how many are held and unseen.

Inputs are relative to one sign, so that metals and non-metals share what was learned: that of the lead, or for an
answer and a decision that of the ion led. `valence_lab.training.metals.net` computes the same on arrays.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from operator import add
from pathlib import Path
from typing import NamedTuple

from valence.bots.nets import Layer, Vector, expected_share, hidden, linear, read_net, rectified
from valence.core.game import Seat
from valence.games.metals.answers import next_holding
from valence.games.metals.bot.inputs import COUNTS, ion_counts, table_inputs
from valence.games.metals.bot.judgement import known_from
from valence.games.metals.cards import CHARGE, SIZE
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.state import View


class Net(NamedTuple):
    table: Layer
    kind: Layer  # added to the table's, one input for each kind of move
    narrow: Layer
    rating: Layer
    value: Layer


class Columns(NamedTuple):
    """The first layers by input, because most inputs are 0."""

    table: tuple[Vector, ...]
    kind: tuple[Vector, ...]


@cache
def trained(players: int) -> tuple[Net, Columns]:
    net = read_net(Net, Path(__file__).parent, players)
    return net, Columns(*(tuple(zip(*one.weights, strict=True)) for one in (net.table, net.kind)))


def fits(view: View) -> bool:
    """Return True for the rules of its training: the built-in ions, no written compounds."""
    is_plain = view.options.write == "no"
    return view.options.cards is None and is_plain


# The inputs


def inputs(view: View, sign: bool) -> list[tuple[int, float]]:
    """Return the inputs that aren't 0, by number, relative to one sign."""
    known = known_from(view)
    counts = ion_counts(known.hand, known.unseen, sign)
    one_hot = [(place * COUNTS + count, 1.0) for place, count in enumerate(counts)]
    table = enumerate(_table_inputs(view), len(counts) * COUNTS)
    return [*one_hot, *((n, float(x)) for n, x in table if x)]


def _table_inputs(view: View) -> list[float]:
    assert view.seat is not None
    seat, seats = view.seat, view.players
    collected = view.collected[seat:] + view.collected[:seat]
    answer = view.answer
    return table_inputs(
        led=0 if view.led is None else SIZE[view.led],
        answer=0 if answer is None else SIZE[answer.ion],
        count=0 if answer is None else answer.count,
        holds=view.holds[seat:] + view.holds[:seat],
        collected=collected,
        best=max(collected[1:]),
        partner=(_partner(view, seat) - seat) % seats,
        deck=view.deck,
        hand=view.options.hand,
        reinforcements=view.options.reinforcements,
    )


def _partner(view: View, seat: Seat) -> Seat:
    """Return the other player of the round."""
    if view.led is None or view.responder is None:
        return next_holding(view.holds, seat)
    return view.responder if seat == view.initiator else view.initiator


# The ratings


def rate(view: View, moves: Sequence[Move]) -> list[float]:
    """Return the net's rating of each move; higher is better."""
    net, columns = trained(view.players)
    signs = {_sign(view, move) for move in moves}
    tables = {sign: _table(net, columns, view, sign) for sign in signs}
    return [_rating(net, columns, tables[_sign(view, move)], move) for move in moves]


def value(view: View) -> float:
    """Return the share of the win that the seat to move can expect."""
    net, columns = trained(view.players)
    tables = [rectified(_table(net, columns, view, sign)) for sign in (False, True)]
    expected = linear(net.value, [sum(pair) / 2 for pair in zip(*tables, strict=True)])[0]
    return expected_share(expected, view.players)


def _sign(view: View, move: Move) -> bool:
    ion = move.card if isinstance(move, Initiate) else view.led
    assert ion is not None
    return CHARGE[ion] > 0


def _table(net: Net, columns: Columns, view: View, sign: bool) -> list[float]:
    active = inputs(view, sign)
    vectors = ([weight * x for weight in columns.table[n]] for n, x in active)
    return _summed(net.table.bias, vectors)


def _summed(bias: Vector, vectors: Iterable[Vector]) -> list[float]:
    return [sum(column) for column in zip(bias, *vectors, strict=True)]


def _rating(net: Net, columns: Columns, table: Vector, move: Move) -> float:
    kind = map(add, columns.kind[_kind(move)], net.kind.bias)
    wide = rectified(list(map(add, table, kind)))
    return linear(net.rating, hidden(net.narrow, wide))[0]


def _kind(move: Move) -> int:
    match move:
        case Initiate(card=ion):
            return SIZE[ion] - 1
        case Respond(ion=ion):
            return SIZE[ion] + 2
        case Reinforce():
            return 6
        case Concede():
            return 7
        case Write() | Skip():
            raise ValueError("writing isn't rated")
