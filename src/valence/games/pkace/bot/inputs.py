"""The inputs of the net: numbers about each card by what it can beat and what can beat it, and about the table.

Described once, for play and for training: the facts are numbers in play and arrays in training.
"""

from valence.bots.nets import Number

# Sums over many cards are divided by these.
PER_HAND, PER_POOL, PER_RELATION = 5.0, 10.0, 4.0
# No card that somebody may hold counts as certain to be held.
ALMOST_CERTAIN = 0.999
# Of nothing, so that it can be divided by.
HARDLY_ANY = 1e-6


def card_inputs(
    *,
    mine: Number,  # whether the player to move holds it
    others: Number,  # the chance that another player holds it
    later: Number,  # the chance that a player who follows in this trick holds it
    public: Number,  # the chance that the player to move holds it, for somebody who sees no hand
    is_acid: Number,
    strength: Number,  # against the lead, 0 if it doesn't beat it
    best: Number,  # the strength of the best card in the trick
    threats: Number,  # how many cards that beat it the others should hold
    targets: Number,  # how many that it beats
    leads: Number,  # how many that it could answer, not 0
    beaters: Number,  # how many cards of the hand beat it
    beaten: Number,  # how many of them it beats
    unbeaten: Number,  # the chance that no other player can beat it
    safe: Number,  # if it would take the trick now, the chance that it will; otherwise 0
) -> list[Number]:
    return [
        mine,
        others,
        later,
        public,
        is_acid,
        strength > 0,
        strength > best,
        threats / PER_RELATION,
        targets / leads,
        beaters / PER_RELATION,
        beaten / PER_RELATION,
        unbeaten,
        safe,
    ]


def table_inputs(
    *,
    seats: Number,
    place: Number,  # how many cards are in the trick
    bonus: Number,  # whether the last trick counts double
    counts_points: Number,  # whether points are the goal, not the win
    is_ordered: Number,  # the deck
    left: Number,  # cards in the hand
    ahead: Number,  # of the best of the others, in points
    to_come: Number,  # points that can still be won, at least 1
    has_led: Number,  # whether the player to move took the last trick, or it is the first
) -> list[Number]:
    return [
        seats == 2,
        seats == 3,
        seats / 8,
        bonus,
        counts_points,
        is_ordered,
        place == 0,
        place / seats,
        (seats - 1 - place) / seats,
        left / 10,
        left == 1,
        left == 2,
        ahead / 5,
        ahead / to_come,
        (ahead + to_come) / 10,
        (to_come - ahead) / 10,
        has_led,
    ]
