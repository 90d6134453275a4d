"""R18 to R22: the masses and scores of chains, computed exactly and rounded only to be shown."""

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from valence.chem.polymer import hydrogen_mass, substance
from valence.core.game import Outcome, Seat
from valence.core.piles import leaders
from valence.games.polymer.cards import units
from valence.games.polymer.chains import length, starters, total_length
from valence.games.polymer.notation import chain_written, head_written, tip_written
from valence.games.polymer.options import Options
from valence.games.polymer.state import Bar, Chain, Shown, Standing, State


def counting(state: State, seat: Seat) -> tuple[Chain, ...]:
    """R18: return the seat's chains that count: the terminated ones, at the end also the dormant ones."""
    return _counting(state, seat, is_over=() in state.hands)


def counting_at_the_end(state: State, seat: Seat) -> tuple[Chain, ...]:
    """R18: return the seat's chains that would count if a hand were empty now."""
    return _counting(state, seat, is_over=True)


def _counting(state: State, seat: Seat, *, is_over: bool) -> tuple[Chain, ...]:
    with_dormant = is_over and state.options.dormant == "counts"
    states = ("terminated", "dormant") if with_dormant else ("terminated",)
    return tuple(one for one in state.chains if one.owner == seat and one.state in states)


# R21: what a chain weighs


def mass(chain: Chain, end_groups: bool) -> Decimal:
    body = (units(block.cards) * substance(block.species).mass for block in chain.blocks)
    return sum(body, _ends(chain) if end_groups else Decimal(0))


def _ends(chain: Chain) -> Decimal:
    """Return the mass that initiator, transfer agent, hydrogen or TEMPO have left on the ends."""
    starts = (substance(radical).fragment_mass for radical in starters(chain))
    return sum(starts, _end(chain))


def _end(chain: Chain) -> Decimal:
    match chain.state, chain.end:
        case "dormant", _:
            return substance("tempo").mass
        case _, "hydrogen" | "transfer":
            return hydrogen_mass()
        case _, "double bond":
            return -hydrogen_mass()
        case _:
            return Decimal(0)


# R19, R20: averages and ranks


class Averages(NamedTuple):
    """Mn, Mw and the dispersity, exactly. Without a chain Mn and Mw are 0, and the dispersity is undefined."""

    mn: Fraction
    mw: Fraction
    pdi: Fraction | None


def averages(masses: Sequence[Decimal]) -> Averages:
    if not masses:
        return Averages(Fraction(0), Fraction(0), None)
    exact = [Fraction(mass) for mass in masses]
    total = sum(exact, Fraction(0))
    mn, mw = total / len(exact), sum((m * m for m in exact), Fraction(0)) / total
    return Averages(mn, mw, mw / mn)


@lru_cache(
    1024
)  # a move changes the chains of few seats, and an end asks for all of them several times
def averages_of(chains: tuple[Chain, ...], end_groups: bool) -> Averages:
    return averages([mass(chain, end_groups) for chain in chains])


def ranked(state: State) -> Outcome:
    """Rank the seats by the chains that count, as if the game were over; ties are shared."""
    chains = [counting_at_the_end(state, Seat(seat)) for seat in range(state.players)]
    ranks = [_rank(own, state.options) for own in chains]
    return Outcome(
        leaders(ranks), tuple(_score(own, state.options) for own in chains), "hand_empty"
    )


def _rank(chains: tuple[Chain, ...], options: Options) -> tuple[Fraction, Fraction]:
    """Return the rank of these chains: larger is better, and the second number breaks ties."""
    mn, _, pdi = averages_of(chains, options.end_groups)
    if options.scoring == "monomers":
        return Fraction(total_length(chains)), mn
    return mn, Fraction(0) if pdi is None else 1 / pdi


def _score(chains: tuple[Chain, ...], options: Options) -> int | Decimal:
    if options.scoring == "monomers":
        return total_length(chains)
    return two_decimals(averages_of(chains, options.end_groups).mn)


# R22: what is shown


@lru_cache(1024)  # every view shows all chains, and a move changes few of them
def shown(chain: Chain, end_groups: bool) -> Shown:
    return Shown(
        id=chain.id,
        owner=chain.owner,
        state=chain.state,
        starter=chain.starter,
        blocks=chain.blocks,
        end=chain.end,
        joined_after=chain.joined_after,
        length=length(chain),
        mass=two_decimals(Fraction(mass(chain, end_groups))),
        written=chain_written(chain),
        head=head_written(chain),
        tip=tip_written(chain),
    )


def standing(chains: tuple[Chain, ...], end_groups: bool) -> Standing:
    mn, mw, pdi = averages_of(chains, end_groups)
    lengths = Counter(map(length, chains))
    return Standing(
        units=total_length(chains),
        mn=two_decimals(mn),
        mw=two_decimals(mw),
        pdi=None if pdi is None else two_decimals(pdi),
        lengths=tuple(Bar(n, lengths[n]) for n in sorted(lengths)),
        chains=tuple(chain.id for chain in chains),
    )


def two_decimals(exact: Fraction) -> Decimal:
    return Decimal(round(exact * 100)).scaleb(-2)
