"""The inputs of the net: how many of each ion there are, and numbers about the table.

Described once, for play and for training: the facts are numbers in play and arrays in training.
"""

from collections.abc import Mapping

from valence.bots.nets import Number
from valence.games.metals.cards import CHARGE, SIZE, Ion
from valence.games.metals.sets import copies_in

COUNTS = 9  # a hand has 0 to 8 of an ion
TOTAL = sum(copies_in(None).values())

# The ions of each sign by the size of their charge; True is positive.
BY_SIGN: dict[bool, list[Ion]] = {
    sign: sorted(
        (ion for ion in copies_in(None) if (CHARGE[ion] > 0) == sign), key=SIZE.__getitem__
    )
    for sign in (False, True)
}


def ion_counts(
    hand: Mapping[Ion, Number], unseen: Mapping[Ion, Number], sign: bool
) -> list[Number]:
    """Return counts from 0 to 8, each for one of nine inputs: the ions of one sign, then of the other."""
    ions = [*BY_SIGN[sign], *BY_SIGN[not sign]]
    return [*(hand.get(ion, 0) for ion in ions), *(unseen[ion] for ion in ions)]


def table_inputs(
    *,
    led: Number,  # the size of the charge led, 0 before a lead
    answer: Number,  # the size of the answer's charge, 0 before an answer
    count: Number,  # how many ions the answer is
    holds: Number,  # cards of each player, from the one to move on
    collected: Number,  # likewise
    best: Number,  # the most that another player collected
    partner: Number,  # how many places after the player to move the other one of this round sits
    deck: Number,
    hand: Number,  # the option
    reinforcements: Number,  # the option
) -> list[Number]:
    seats, mine, left = len(holds), collected[0], TOTAL - sum(collected)
    return [
        led == 0,
        (led > 0) & (answer == 0),
        answer > 0,
        *(led == size for size in (1, 2, 3)),
        *(answer == size for size in (1, 2, 3)),
        *(count == n for n in (1, 2, 3)),
        *(seats == n for n in (2, 3, 4)),
        reinforcements,
        hand / 10,
        deck == 0,
        deck <= 2,
        deck <= 6,
        deck / TOTAL,
        left / TOTAL,
        holds[0] / 10,
        holds[partner] / 10,
        sum(holds[1:]) / 30,
        holds[partner] < hand,
        holds[partner] <= 1,
        mine / 20,
        (mine - best) / 10,
        (mine - collected[partner]) / 10,
        (mine - best) / (left + 1),
        mine > best + left,
        partner == 1,
    ]
