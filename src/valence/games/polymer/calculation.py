"""R23, R24: length, Mn, Mw and Đ as players work them out for their own chains."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from valence.core.game import Seat
from valence.games.polymer import events
from valence.games.polymer.chains import length, monomers, total_length
from valence.games.polymer.moves import Calculate
from valence.games.polymer.scoring import averages_of, counting, mass, standing, two_decimals
from valence.games.polymer.state import Chain, State

MOST_TRIES = 3
# How far off a number may be and still be right: a molar mass by 1 g/mol or a thousandth, Đ by 0.01.
OF_A_MASS, OF_A_LARGE_MASS = Fraction(1), Fraction(1, 1000)
OF_A_RATIO = Fraction(1, 100)
OF_A_TRAP = Fraction(1, 100)  # how close a number must be to what a slip leads to
CLOSE = Fraction(1, 50)  # a wrong number this close to the right one is likely rounded too early

_NUMBER = re.compile(
    r"(?P<whole>[0-9]*|[0-9]{1,3}([.,][0-9]{3})+)([.,](?P<part>[0-9]*))?([eE]\+?(?P<ten>[0-9]{1,2}))?"
)
# In English, German and Spanish.
_UNITS = r"units?|(?:wiederhol)?einheit(?:en)?|unidad(?:es)?"
_LABEL = re.compile(rf"^(?:{_UNITS}|mn|mw|đ|pdi)?[=≈:]", re.IGNORECASE)
_UNIT = re.compile(rf"(?:g/mol|g·?mol(?:[-−]1|⁻¹)|da|u|{_UNITS})$", re.IGNORECASE)
_THOUSANDS = re.compile(r"[1-9][0-9]{0,2}[.,][0-9]{3}")
# A wrong number, and the slip that leads to it.
Trap: TypeAlias = tuple[events.Slip, Fraction]


class Figures(NamedTuple):
    """Everything that can be right or go wrong about some chains, exactly."""

    units: Fraction
    mn: Fraction
    mw: Fraction
    pdi: Fraction
    chains: int
    cards: int
    mass: Fraction  # ΣNᵢMᵢ
    squares: Fraction  # ΣNᵢMᵢ²
    units_with_lost: Fraction  # with the chains that do not count


def figures(state: State, seat: Seat) -> Figures | None:
    """Return the figures that this seat has to work out; None without a chain that counts."""
    chains = counting(state, seat)
    mn, mw, pdi = averages_of(chains, state.options.end_groups)
    if pdi is None:
        return None
    own = [chain for chain in state.chains if chain.owner == seat]
    exact = [Fraction(mass(chain, state.options.end_groups)) for chain in chains]
    return Figures(
        units=Fraction(total_length(chains)),
        mn=mn,
        mw=mw,
        pdi=pdi,
        chains=len(chains),
        cards=len(list(monomers(chains))),
        mass=sum(exact, Fraction(0)),
        squares=sum((one * one for one in exact), Fraction(0)),
        units_with_lost=Fraction(total_length(own)),
    )


def has_to_calculate(state: State, seat: Seat) -> bool:
    return bool(counting(state, seat))


# R24: whether an answer is right, and where it went wrong


def calculated(state: State, seat: Seat, given: Calculate) -> events.Calculated:
    right = figures(state, seat)
    assert right is not None, "only a seat with chains that count is asked"
    parts = (
        events.Figure(given.units, _units_slip(given.units, right)),
        events.Figure(given.mn, _mass_slip(given.mn, right.mn, _mn_traps(right))),
        events.Figure(given.mw, _mass_slip(given.mw, right.mw, _mw_traps(right))),
        events.Figure(given.pdi, _pdi_slip(given, right)),
    )
    is_right = all(part.slip is None for part in parts)
    tries_left = 0 if is_right else state.tries_left[seat] - 1
    solution = None if tries_left else worked(state, seat)
    return events.Calculated(seat, *parts, is_right, tries_left, solution)


def _units_slip(given: str, right: Figures) -> events.Slip | None:
    traps: list[Trap] = [("cards", Fraction(right.cards)), ("lost chains", right.units_with_lost)]
    return _slip(given, right.units, Fraction(0), traps)


def _mn_traps(right: Figures) -> list[Trap]:
    return [
        ("swapped", right.mw),
        ("sum", right.mass),
        ("per unit", right.mass / right.units),
        ("lengths", right.units / right.chains),
    ]


def _mw_traps(right: Figures) -> list[Trap]:
    return [
        ("swapped", right.mn),
        ("per chain", right.squares / right.chains),
        ("squares", right.squares),
        ("sum", right.mass),
    ]


def _mass_slip(given: str, right: Fraction, traps: Sequence[Trap]) -> events.Slip | None:
    return _slip(given, right, max(OF_A_MASS, right * OF_A_LARGE_MASS), traps)


def _pdi_slip(given: Calculate, right: Figures) -> events.Slip | None:
    mn, mw = read_number(given.mn), read_number(given.mw)
    traps: list[Trap] = [("follows", mw / mn)] if mn and mw else []
    slip = _slip(given.pdi, right.pdi, OF_A_RATIO, [*traps, ("inverted", 1 / right.pdi)])
    number = read_number(given.pdi)
    if slip in ("close", "arithmetic") and number is not None and number < 1:
        return "below one"
    return slip


def _slip(
    given: str, right: Fraction, allowed: Fraction, traps: Sequence[Trap]
) -> events.Slip | None:
    if not given.strip():
        return "missing"
    numbers = readings(given)
    if not numbers:
        return "no number"
    if any(abs(number - right) <= allowed for number in numbers):
        return None
    number = min(numbers, key=lambda one: abs(one - right))
    for slip, wrong in traps:
        if abs(number - wrong) <= wrong * OF_A_TRAP:
            return slip
    return "close" if allowed and abs(number - right) <= right * CLOSE else "arithmetic"


def read_number(text: str) -> Fraction | None:
    return next(iter(readings(text)), None)


def readings(text: str) -> tuple[Fraction, ...]:
    """Return the numbers of 0 or more that a text can mean, with or without a unit: 1,234 is 1.234 or 1234."""
    plain = "".join(text.replace("’", "").replace("'", "").split())  # 1'234.5 and 1 234.5
    plain = _UNIT.sub("", _LABEL.sub("", plain))
    number = _number(plain)
    if number is None:
        return ()
    grouped = Fraction(re.sub("[.,]", "", plain)) if _THOUSANDS.fullmatch(plain) else number
    return tuple(dict.fromkeys((number, grouped)))


def _number(plain: str) -> Fraction | None:
    """Return a number with a decimal point or comma; the other one may separate thousands."""
    found = _NUMBER.fullmatch(plain)
    if found is None or not (found["whole"] or found["part"]):
        return None
    whole = found["whole"].replace(",", "").replace(".", "")
    return Fraction(f"{whole or 0}.{found['part'] or 0}e{found['ten'] or 0}")


# The worked solution


def worked(state: State, seat: Seat) -> events.Solution:
    chains, end_groups = counting(state, seat), state.options.end_groups
    exact = [Fraction(mass(chain, end_groups)) for chain in chains]
    return events.Solution(
        chains=tuple(_weighed(chain, end_groups) for chain in chains),
        mass=two_decimals(sum(exact, Fraction(0))),
        squares=two_decimals(sum((one * one for one in exact), Fraction(0))),
        standing=standing(chains, end_groups),
    )


def _weighed(chain: Chain, end_groups: bool) -> events.Weighed:
    return events.Weighed(chain.id, length(chain), two_decimals(Fraction(mass(chain, end_groups))))


def right_answer(state: State, seat: Seat) -> Calculate:
    right = figures(state, seat)
    assert right is not None, "only a seat with chains that count is asked"
    return _answer(right.units, right.mn, right.mw, right.pdi)


def answers_to_choose(state: State, seat: Seat) -> Iterator[Calculate]:
    """Yield the right answer among wrong ones, in an order that doesn't tell which it is."""
    right = figures(state, seat)
    assert right is not None, "only a seat with chains that count is asked"
    units, mn, mw, pdi = right[:4]
    per_unit = right.mass / right.units
    answers = {
        _answer(units, mn, mw, pdi),
        _answer(units, mw, mn, 1 / pdi),
        _answer(units, right.mass, right.squares / right.mass, pdi),
        _answer(units + 1, per_unit, mw, mw / per_unit),
    }
    yield from sorted(answers, key=lambda one: (one.mn, one.mw, one.units))


def _answer(units: Fraction, *averages: Fraction) -> Calculate:
    mn, mw, pdi = (str(two_decimals(one)) for one in averages)
    return Calculate(str(int(units)), mn, mw, pdi)
