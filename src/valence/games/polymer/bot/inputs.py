"""The inputs of the net: numbers about the table, each species and each chain.

Described once, for play and for training: the facts are numbers in play and arrays in training.
"""

from typing import NamedTuple

from valence.bots.nets import Number

# In training a discard cost each player something, at most this much where a win brings 1 and a loss −1: players who
# only want to win hold their cards back until others have built something to take, and games become long and dull.
MOST_IMPATIENT = 0.03
# The bot plays as if it cost this much: then a third of its turns are discards.
IMPATIENCE = 0.005


class Chains(NamedTuple):
    """Some chains: how many, their units, and the longest."""

    count: Number
    units: Number
    longest: Number


def table_inputs(
    *,
    seats: Number,
    turn: Number,
    stack: Number,
    special: Number,  # of each card that isn't a monomer: how many the player to move holds
    unseen: Number,  # of each of them: how many that player doesn't see
    held: Number,  # the share of unseen cards that the others hold
    size: Number,  # cards of the player to move
    next_size: Number,  # of the next player
    least: Number,  # of the other player with the fewest
    units: Number,  # of the player to move, in terminated chains
    next_units: Number,
    ahead: Number,  # of the best of the others, in units
    mine: Chains,  # that grow
    mine_dormant: Chains,
    theirs: Chains,
    theirs_dormant: Chains,
    impatience: Number,  # what a discard costs the player to move
) -> list[Number]:
    return [
        *(seats == n for n in (2, 3, 4)),
        turn < seats,
        turn / 40,
        stack / 80,
        *(count >= 1 for count in special),
        *(count >= 2 for count in special),
        size / 15,
        *(size <= n for n in (1, 2, 3, 4, 6, 9)),
        next_size / 15,
        least / 15,
        *(least <= n for n in (1, 2, 3, 4, 6)),
        units / 20,
        ahead / 10,
        (abs(ahead + 5) - abs(ahead - 5)) / 10,  # from −1 to 1
        ahead > 0,
        ahead >= 0,
        (units - next_units) / 10,
        *(count * held / 2 for count in unseen),
        *(count / 8 for count in unseen),
        mine.count / 3,
        mine.units / 10,
        mine.longest / 10,
        mine_dormant.count / 2,
        mine_dormant.units / 10,
        theirs.count / 4,
        theirs.units / 10,
        theirs.longest / 10,
        theirs_dormant.units / 10,
        mine.count >= 1,
        mine.count >= 2,
        impatience / MOST_IMPATIENT,
    ]


def species_inputs(
    *,
    held: Number,  # of value 1, 2 and 3
    unseen: Number,
    mine: Number,  # how many chains of the player to move grow with it
    longest: Number,  # of them
    has_dormant: Number,
    has_theirs: Number,  # whether another player's chain grows with it
    longest_of_theirs: Number,
) -> list[Number]:
    ones, twos, threes = held
    return [
        *(ones >= n for n in (1, 2, 3, 4)),
        *(twos >= n for n in (1, 2, 3)),
        *(threes >= n for n in (1, 2)),
        (ones > 0) & (twos > 0) & (threes > 0),
        (ones + 2 * twos + 3 * threes) / 8,
        unseen[0] / 12,
        unseen[1] / 4,
        unseen[2] / 2,
        mine >= 1,
        mine >= 2,
        longest / 10,
        has_dormant,
        has_theirs,
        longest_of_theirs / 10,
    ]


def chain_inputs(
    *,
    mine: Number,  # whether it is the player's and grows, and so on
    mine_dormant: Number,
    theirs: Number,
    theirs_dormant: Number,
    length: Number,
    is_next: Number,  # whether it is the next player's
    ahead: Number,  # the owner's units, less those of the player to move
    is_best: Number,  # whether its owner has the most units of the others
    longest: Number,  # of the chains of the player to move, or of those of others that grow
) -> list[Number]:
    return [
        mine,
        mine_dormant,
        theirs,
        theirs_dormant,
        length / 10,
        *(length >= n for n in (2, 3, 4, 6, 9)),
        is_next,
        ahead / 10,
        is_best,
        length >= longest,
    ]
