"""Moves as numbers and views as vectors, for programs that learn.

A typed result is spelled character by character: units, Mn, Mw and Đ, each with an end. So every result
that is possible has its numbers, whichever ones a position offers.
"""

from collections.abc import Iterator
from itertools import chain, combinations

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
from valence.games.polymer.cards import (
    CARDS,
    INITIATORS,
    MONOMERS,
    ORDER,
    SPECIES,
    SPECIES_OF,
    VALUE,
    Monomer,
)
from valence.games.polymer.chains import current_species, monomers
from valence.games.polymer.moves import (
    Calculate,
    Cap,
    Copolymerize,
    Discard,
    Draw,
    GiveUp,
    Initiate,
    Move,
    Propagate,
    Terminate,
    Transfer,
)
from valence.games.polymer.options import Options, cards_in
from valence.games.polymer.state import Shown, Standing, View

ONES = tuple(card for card in MONOMERS if VALUE[card] == 1)
# R9, R14: a monomer of value 1, alone or with another one.
STARTS = places((one, *more) for one in ONES for more in [(), *((card,) for card in MONOMERS)])
# R10: what two chains start with.
DOUBLES: dict[tuple[tuple[Monomer, ...], ...], int] = places(
    ((one,), (other,)) for n, one in enumerate(ONES) for other in ONES[n:]
)
# R11: the values in a set.
SETS = places([(1, 1), (2, 2), (3, 3), (1, 1, 1), (2, 2, 2), (3, 3, 3), (1, 2, 3)])
# R16: the values in a block.
BLOCKS = places([(1,), (2,), (3,), (1, 1), (2, 2), (3, 3), (1, 2), (1, 3), (2, 3)])
STATES = ("growing", "dormant")
END = "end"
CHARACTERS = places([*"0123456789.", END])
LONGEST_RESULT = 12  # characters of a number and its end
MOST_UNITS, MOST_MASS = 1_000, 1_000_000


def encoding(options: Options, seats: int) -> Encoding[Move, View]:
    cards = cards_in(options)
    chains = cards.count("bpo") + 2 * cards.count("aibn") + cards.count("cta")
    speller = _Speller(chains, calculates=options.calculate)
    return Encoding(
        blocks=speller.blocks,
        spell=speller.spell,
        parts=_parts(seats, len(cards), chains, sees_open=options.draw == "either"),
        longest=4 * LONGEST_RESULT if options.calculate else 1,
    )


class _Speller:
    def __init__(self, chains: int, *, calculates: bool) -> None:
        pairs: dict[tuple[int, ...], int] = places(combinations(range(1, chains + 1), 2))
        self.chains, self.pairs = chains, pairs
        self.blocks = (
            Block("draw", 2, "draw from the stack, from the discards"),
            Block("discard", len(CARDS), "discard this card, in the order of the box"),
            Block(
                "initiate",
                len(INITIATORS) * len(STARTS),
                "start a chain with BPO, with AIBN: each monomer of value 1, alone and then with each monomer",
            ),
            Block(
                "initiate two", len(DOUBLES), "start two chains with AIBN: two monomers of value 1"
            ),
            Block(
                "propagate",
                chains * len(SETS),
                "for each chain: a set of the values 1 1, 2 2, 3 3, 1 1 1, 2 2 2, 3 3 3, 1 2 3",
            ),
            Block("combine", len(pairs), "combine two chains: 1 and 2, 1 and 3, and so on"),
            Block("disproportionate", len(pairs), "the same, by disproportionation"),
            Block("transfer", chains * len(STARTS), "for each chain: a start, as in initiate"),
            Block("cap", chains, "cap this chain"),
            Block(
                "copolymerize",
                chains * len(SPECIES) * len(BLOCKS),
                "for each chain and species: the values 1, 2, 3, 1 1, 2 2, 3 3, 1 2, 1 3, 2 3",
            ),
            Block(
                "type",
                len(CHARACTERS) * calculates,
                "the next character of a result: 0 to 9, point, end",
            ),
            Block("give up", int(calculates), "see the solution"),
        )
        firsts: Encoding[Move, View] = Encoding(blocks=self.blocks, spell=self.spell, parts=())
        self.first = firsts.first

    def spell(self, move: Move) -> Spelling:
        if isinstance(move, Calculate):
            return tuple(self._characters(move))
        return (self._number(move),)

    def _characters(self, move: Calculate) -> Iterator[int]:
        for text in (move.units, move.mn, move.mw, move.pdi):
            yield from (self.first("type") + CHARACTERS[one] for one in (*text, END))

    def _number(self, move: Move) -> int:  # noqa: C901  # one case for each kind of move
        match move:
            case Draw(from_=pile):
                return self.first("draw") + (pile == "discards")
            case Discard(card=card):
                return self.first("discard") + ORDER[card]
            case Initiate(initiator=initiator, chains=(cards,)):
                begun = INITIATORS.index(initiator) * len(STARTS)
                return self.first("initiate") + begun + STARTS[cards]
            case Initiate(chains=(one, other)):
                two = (one, other) if ORDER[one[0]] <= ORDER[other[0]] else (other, one)
                return self.first("initiate two") + DOUBLES[two]
            case Propagate(chain=number, cards=cards):
                return self.first("propagate") + (number - 1) * len(SETS) + SETS[_values(cards)]
            case Terminate(mode=mode, chains=pair):
                name = "combine" if mode == "combination" else "disproportionate"
                return self.first(name) + self.pairs[pair]
            case Transfer(chain=number, cards=cards):
                return self.first("transfer") + (number - 1) * len(STARTS) + STARTS[cards]
            case Cap(chain=number):
                return self.first("cap") + number - 1
            case Copolymerize(chain=number, cards=cards):
                species = SPECIES.index(SPECIES_OF[cards[0]])
                place = ((number - 1) * len(SPECIES) + species) * len(BLOCKS)
                return self.first("copolymerize") + place + BLOCKS[_values(cards)]
            case GiveUp():
                return self.first("give up")
            case _:
                raise ValueError(f"{move} has no single number")


def _values(cards: tuple[Monomer, ...]) -> tuple[int, ...]:
    return tuple(sorted(VALUE[card] for card in cards))


def _parts(seats: int, total: int, chains: int, *, sees_open: bool) -> tuple[Part[View], ...]:
    of_a_chain = len(STATES) + seats + len(SPECIES) + 2
    return (
        own_seat(seats),
        Part(
            "hand",
            len(CARDS),
            total,
            "how many of each card are in the own hand",
            lambda view: counts(view.hand or (), ORDER),
        ),
        Part(
            "holds", seats, total, "cards in each hand", lambda view: from_viewer(view, view.holds)
        ),
        Part("stack", 1, total, "cards in the stack", lambda view: [view.stack]),
        Part(
            "discards",
            len(CARDS),
            total,
            "how many of each card are discarded",
            lambda view: counts(view.discards, ORDER),
        ),
        Part(
            "open",
            len(CARDS) * sees_open,
            1,
            "the card discarded last, where it can be drawn",
            lambda view: counts(view.discards[-1:], ORDER) if sees_open else (),
        ),
        Part(
            "played",
            len(CARDS),
            total,
            "how many of each card are in chains or out of the game",
            lambda view: counts([*monomers(view.chains), *view.aside], ORDER),
        ),
        Part(
            "reshuffles",
            1,
            2,
            "how often the discards became the stack",
            lambda view: [view.reshuffles],
        ),
        Part(
            "chains",
            chains * of_a_chain,
            MOST_MASS,
            "for each chain by number that isn't terminated: growing or dormant; its owner, from the viewer on; "
            "the species at its end; its length; its molar mass in g/mol",
            lambda view: _chains(view, chains, of_a_chain),
        ),
        Part(
            "standings",
            3 * seats,
            MOST_MASS,
            "for each seat from the viewer on, units, Mn in g/mol and number of the chains that count",
            lambda view: list(
                chain.from_iterable(map(_standing, from_viewer(view, view.standings)))
            ),
        ),
        Part("to move", seats, 1, "whose turn it is", lambda view: seats_hot(view, [view.to_move])),
        Part("drawn", 1, 1, "1 after the draw", lambda view: [view.drawn]),
        Part("taken open", 1, 2, "open cards taken in a row", lambda view: [view.taken_open]),
        Part("turn", 1, MOST_UNITS, "the number of the turn, from 0", lambda view: [view.turn]),
        Part(
            "tries left",
            seats,
            3,
            "how often each seat may still calculate",
            lambda view: from_viewer(view, view.tries_left or (0,) * view.players),
        ),
    )


def _chains(view: View, most: int, size: int) -> list[float]:
    found = [0.0] * (most * size)
    for shown in view.chains:
        if shown.state == "terminated":
            continue
        first = (shown.id - 1) * size
        found[first : first + size] = _chain(view, shown)
    return found


def _chain(view: View, shown: Shown) -> list[float]:
    state = hot([STATES.index(shown.state)], len(STATES))
    species = hot([SPECIES.index(current_species(shown))], len(SPECIES))
    return [*state, *seats_hot(view, [shown.owner]), *species, shown.length, float(shown.mass)]


def _standing(standing: Standing) -> tuple[float, float, float]:
    return float(standing.units or 0), float(standing.mn or 0), len(standing.chains)
