"""The trained net of the polymer game: it rates moves by the cards they use and the chains they are played on.

Species are alike to it, so it plays any set. `valence_lab.training.polymer.net` computes the same on arrays.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from valence.bots.nets import Layer, Vector, expected_share, hidden, linear, read_net, rectified
from valence.games.polymer.bot.judgement import is_monomer
from valence.games.polymer.bot.seen import Seen, seen_chain, seen_in, seen_species, seen_table
from valence.games.polymer.cards import (
    INITIATORS,
    JOKERS,
    OF_SPECIES,
    SPECIES,
    SPECIES_OF,
    VALUE,
    Card,
    Initiator,
    Monomer,
    Species,
)
from valence.games.polymer.chains import current_species
from valence.games.polymer.legality import cards_of
from valence.games.polymer.moves import (
    Calculate,
    Cap,
    Copolymerize,
    Discard,
    Draw,
    GiveUp,
    Initiate,
    Move,
    Play,
    Propagate,
    Terminate,
    Transfer,
)
from valence.games.polymer.options import Options, options
from valence.games.polymer.state import Shown, View

Cards: TypeAlias = tuple[Monomer, ...]
Values: TypeAlias = tuple[int, ...]
Role: TypeAlias = Literal["propagate", "terminate", "transfer", "cap", "copolymerize"]
Part: TypeAlias = Literal["discard", "first", "second", "double", "set", "transfer", "block"]
ROLES: tuple[Role, ...] = ("propagate", "terminate", "transfer", "cap", "copolymerize")

# The kinds of a part of a move, each with a row of weights, in the order of the training.
SETS: tuple[Values, ...] = ((1, 1), (2, 2), (3, 3), (1, 1, 1), (2, 2, 2), (3, 3, 3), (1, 2, 3))
BLOCKS: tuple[Values, ...] = (
    *((value,) for value in (1, 2, 3)),
    *((value, value) for value in (1, 2, 3)),
    *((1, 2), (1, 3), (2, 3)),
)
KINDS: tuple[tuple[object, ...], ...] = (
    *(("discard", value) for value in (1, 2, 3)),
    *(("discard", card) for card in (*INITIATORS, *JOKERS)),
    ("alone",),
    *(("same", value) for value in (1, 2, 3)),
    *(("other", value) for value in (1, 2, 3)),
    *(("initiator", card) for card in INITIATORS),
    ("twins",),
    *(("set", values) for values in SETS),
    *(("transfer", value) for value in (0, 1, 2, 3)),
    *(("block", values) for values in BLOCKS),
)


class Net(NamedTuple):
    species: Layer
    chain: Layer
    table: Layer
    context: Layer
    value: Layer
    rows: Layer  # one input for each kind of part
    discard: Layer
    first: Layer  # the monomers of a start
    second: Layer
    double: Layer
    set: Layer
    transfer: Layer
    block: Layer
    roles: Layer  # of a chain, one after another
    cards: Layer  # the rating and the vector of the cards of a move
    chains: Layer  # the rating and the vector of a chain in a role
    ending: Layer  # for a move that wins, one that ends the game otherwise, and a combination


class Trained(NamedTuple):
    net: Net
    rows: dict[tuple[object, ...], Vector]
    roles: dict[Role, Layer]


@cache
def trained(players: int) -> Trained:
    net = read_net(Net, Path(__file__).parent, players)
    rows = [summed((net.rows.bias, row)) for row in zip(*net.rows.weights, strict=True)]
    size = len(net.rows.bias)
    parts = [slice(n * size, (n + 1) * size) for n in range(len(ROLES))]
    roles = [Layer(net.roles.weights[part], net.roles.bias[part]) for part in parts]
    return Trained(net, dict(zip(KINDS, rows, strict=True)), dict(zip(ROLES, roles, strict=True)))


DEFAULT: Options = options({}, 2)


def fits(view: View) -> bool:
    """Return True if the net plays well by these rules; questions, molar masses, the deck and jokers change little."""
    played = view.options
    return (
        played.draw == DEFAULT.draw
        and played.last_card == DEFAULT.last_card
        and played.opening == DEFAULT.opening
        and played.second == DEFAULT.second
        and played.dormant == DEFAULT.dormant
        and played.scoring == DEFAULT.scoring
    )


def rate(view: View, moves: Sequence[Move]) -> list[float]:
    """Return the net's rating of each move; higher is better."""
    table = Table(view)
    return [table.rating(move) for move in moves]


def value(view: View) -> float:
    """Return the share of the win that the seat to move can expect."""
    table = Table(view)
    return expected_share(linear(table.net.value, table.wide)[0], view.players)


def summed(vectors: Iterable[Vector]) -> list[float]:
    return [sum(column) for column in zip(*vectors, strict=True)]


def product(one: Vector, other: Vector) -> float:
    """Return the ratings of two parts of a move, which come first, and the product of their vectors."""
    return sum(map(mul, one[1:], other[1:]), one[0] + other[0])


class Table:
    """A view as the net computes it; parts that several moves share are computed once."""

    def __init__(self, view: View) -> None:
        self.net, self._rows, self._roles = trained(view.players)
        net = self.net
        self._seen = seen = seen_in(view)
        self._size = len(view.hand or ())
        self._species = {one: hidden(net.species, seen_species(seen, one)) for one in SPECIES}
        self._chains = {chain.id: self._chain(chain) for chain in (*seen.own, *seen.others)}
        self._lengths = {chain.id: chain.length for chain in view.chains}
        self.wide = hidden(net.table, self._inputs(seen))
        self._context = linear(net.context, self.wide)
        self._known: dict[object, list[float]] = {}

    def _chain(self, chain: Shown) -> list[float]:
        species = self._species[current_species(chain)]
        return hidden(self.net.chain, [*seen_chain(self._seen, chain), *species])

    def _inputs(self, seen: Seen) -> list[float]:
        nothing = [0.0] * len(self.net.chain.bias)
        own = summed([nothing, *(self._chains[chain.id] for chain in seen.own)])
        others = summed([nothing, *(self._chains[chain.id] for chain in seen.others)])
        return [*seen_table(seen), *summed(self._species.values()), *own, *others]

    def rating(self, move: Move) -> float:
        if isinstance(move, Draw | Calculate | GiveUp):
            raise ValueError("the net rates rounds and discards")
        return self._parts(move) + self._ending(move)

    def _parts(self, move: Play | Discard) -> float:
        match move:
            case Discard(card=card):
                return self._discard(card)
            case Initiate(initiator=initiator, chains=(cards,)):
                return self._initiator(initiator)[0] + self._start(cards)[0]
            case Initiate(chains=(one, other)):
                return self._double(SPECIES_OF[one[0]], SPECIES_OF[other[0]])
            case Propagate(chain=chain, cards=cards):
                return product(self._role("propagate", chain), self._set(cards))
            case Terminate(chains=(first, second)):
                return product(self._role("terminate", first), self._role("terminate", second))
            case Transfer(chain=chain, cards=cards):
                return product(self._role("transfer", chain), self._restart(cards))
            case Cap(chain=chain):
                return self._role("cap", chain)[0]
            case Copolymerize(chain=chain, cards=cards):
                return product(self._role("copolymerize", chain), self._block(cards))
            case _:
                raise ValueError(f"{move} isn't a legal move")

    # The parts of a move

    def _discard(self, card: Card) -> float:
        if is_monomer(card):
            monomer = self._of("discard", SPECIES_OF[card])
            return self._rated(monomer, self._rows["discard", VALUE[card]])[0]
        return self._rated(self._rows["discard", card])[0]

    def _initiator(self, initiator: Initiator) -> list[float]:
        return self._once(initiator, lambda: self._rated(self._rows["initiator", initiator]))

    def _start(self, cards: Cards) -> list[float]:
        return self._once(("start", cards), lambda: self._rated(*self._started(cards)))

    def _started(self, cards: Cards) -> list[Vector]:
        one, *more = (SPECIES_OF[card] for card in cards)
        if not more:
            return [self._of("first", one), self._rows["alone",]]
        kind = "same" if more == [one] else "other"
        row = self._rows[kind, VALUE[cards[1]]]
        return [self._of("first", one), self._of("second", more[0]), row]

    def _double(self, one: Species, other: Species) -> float:
        twins = [self._rows["twins",]] if one == other else []
        return self._rated(self._of("double", one), self._of("double", other), *twins)[0]

    def _set(self, cards: Cards) -> list[float]:
        return self._monomers("set", cards, values_of(cards))

    def _restart(self, cards: Cards) -> list[float]:
        second = VALUE[cards[1]] if len(cards) > 1 else 0
        rated = self._monomers("transfer", cards, second)
        if len({SPECIES_OF[card] for card in cards}) < 2:
            return rated
        # It was trained with one species here: another one counts as much as after an initiator.
        twin = OF_SPECIES[SPECIES_OF[cards[0]]][second - 1]
        other = self._start(cards)[0] - self._start((cards[0], twin))[0]
        return [rated[0] + other, *rated[1:]]

    def _block(self, cards: Cards) -> list[float]:
        return self._monomers("block", cards, values_of(cards))

    def _monomers(self, layer: Part, cards: Cards, values: object) -> list[float]:
        species, row = SPECIES_OF[cards[0]], self._rows[layer, values]
        return self._once((layer, cards), lambda: self._rated(self._of(layer, species), row))

    def _role(self, role: Role, chain: int) -> list[float]:
        return self._once((role, chain), lambda: self._in_role(role, chain))

    def _in_role(self, role: Role, chain: int) -> list[float]:
        played_on = linear(self._roles[role], self._chains[chain])
        return linear(self.net.chains, rectified(summed((self._context, played_on))))

    def _rated(self, *parts: Vector) -> list[float]:
        """Return the rating of the cards of a move, then their vector."""
        return linear(self.net.cards, rectified(summed((self._context, *parts))))

    def _of(self, part: Part, species: Species) -> list[float]:
        layer: Layer = getattr(self.net, part)
        return self._once((part, species), lambda: linear(layer, self._species[species]))

    def _once(self, key: object, computed: Callable[[], list[float]]) -> list[float]:
        if key not in self._known:
            self._known[key] = computed()
        return self._known[key]

    # The end of the game

    def _ending(self, move: Play | Discard) -> float:
        """R7: rate a move that ends the game, by whether it wins."""
        ends = len(cards_of(move)) == self._size
        wins = self._seen.ahead + self._gained(move) > 0
        is_combination = isinstance(move, Terminate) and move.mode == "combination"
        return linear(self.net.ending, [ends and wins, ends and not wins, is_combination])[0]

    def _gained(self, move: Move) -> int:
        match move:
            case Terminate(chains=chains):
                return sum(self._lengths[chain] for chain in chains)
            case Transfer(chain=chain):
                return self._lengths[chain]
            case _:
                return 0


def values_of(cards: Cards) -> Values:
    return tuple(VALUE[card] for card in cards)
