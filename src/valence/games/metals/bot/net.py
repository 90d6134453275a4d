"""The trained net of Metal vs. Non-Metal: it rates ions by their charges and by how many are held and unseen.

Inputs are relative to one sign, so that metals and non-metals share what was learned: that of the lead, or for an
answer and a decision that of the ion led. `valence_lab.training.metals.net` describes the same net for training.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from operator import add
from pathlib import Path
from typing import NamedTuple

from valence.bots.nets import Layer, Vector, hidden, linear, read_weights, rectified
from valence.core.game import Seat
from valence.games.metals.answers import next_holding
from valence.games.metals.bot.judgement import known_from
from valence.games.metals.cards import CHARGE, SIZE, Ion
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.sets import copies_in
from valence.games.metals.state import View

COUNTS = 9  # a hand has 0 to 8 of an ion
TOTAL = sum(copies_in(None).values())

# The ions of each sign by the size of their charge; True is positive.
BY_SIGN: dict[bool, list[Ion]] = {
    sign: sorted(
        (ion for ion in copies_in(None) if (CHARGE[ion] > 0) == sign), key=SIZE.__getitem__
    )
    for sign in (False, True)
}


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
    """Read the net for this number of players: one was trained with two, the other with more."""
    file = "duel.json" if players == 2 else "more.json"
    layers = read_weights(Path(__file__).with_name(file)).layers
    net = Net(*(layers[name] for name in Net._fields))
    return net, Columns(*(tuple(zip(*one.weights, strict=True)) for one in (net.table, net.kind)))


def fits(view: View) -> bool:
    """Return True for the rules of its training: the built-in ions, no written compounds."""
    is_plain = view.options.write == "no"
    return view.options.cards is None and is_plain


# The inputs


def inputs(view: View, sign: bool) -> list[tuple[int, float]]:
    """The inputs that aren't 0, by number, relative to one sign."""
    known = known_from(view)
    ions = [*BY_SIGN[sign], *BY_SIGN[not sign]]
    counts = [*(known.hand.get(ion, 0) for ion in ions), *(known.unseen[ion] for ion in ions)]
    one_hot = [(place * COUNTS + count, 1.0) for place, count in enumerate(counts)]
    table = enumerate(table_inputs(view), len(counts) * COUNTS)
    return [*one_hot, *((n, float(x)) for n, x in table if x)]


def table_inputs(view: View) -> list[float]:
    assert view.seat is not None
    seat, seats, holds = view.seat, view.players, view.holds
    partner = _partner(view, seat)
    led = 0 if view.led is None else SIZE[view.led]
    answer, count = (0, 0) if view.answer is None else (SIZE[view.answer.ion], view.answer.count)
    mine = view.collected[seat]
    best = max(cards for other, cards in enumerate(view.collected) if other != seat)
    left = TOTAL - sum(view.collected)
    return [
        not led,
        bool(led) and not answer,
        bool(answer),
        *(led == size for size in (1, 2, 3)),
        *(answer == size for size in (1, 2, 3)),
        *(count == n for n in (1, 2, 3)),
        *(seats == n for n in (2, 3, 4)),
        view.options.reinforcements,
        view.options.hand / 10,
        view.deck == 0,
        view.deck <= 2,
        view.deck <= 6,
        view.deck / TOTAL,
        left / TOTAL,
        holds[seat] / 10,
        holds[partner] / 10,
        (sum(holds) - holds[seat]) / 30,
        holds[partner] < view.options.hand,
        holds[partner] <= 1,
        mine / 20,
        (mine - best) / 10,
        (mine - view.collected[partner]) / 10,
        (mine - best) / (left + 1),
        mine > best + left,
        partner == (seat + 1) % seats,
    ]


def _partner(view: View, seat: Seat) -> Seat:
    """The other player of the round."""
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
    return min(1.0, max(0.0, (1 + (view.players - 1) * expected) / view.players))


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
