"""The calibration plot as SVG: how often an idea is true, by the probability that was stated for it."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

SIZE = 320
MARGIN = 46
BINS = 10


class Bin(NamedTuple):
    stated: float  # the mean of the stated probabilities
    true: float
    statements: int


def bins(pairs: Sequence[tuple[float, bool]]) -> list[Bin]:
    """Return the stated probabilities in tenths, those without any left out."""
    found = []
    for n in range(BINS):
        here = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == n]
        if here:
            mean = sum(chance for chance, _ in here) / len(here)
            found.append(Bin(mean, sum(is_true for _, is_true in here) / len(here), len(here)))
    return found


def calibration_svg(pairs: Sequence[tuple[float, bool]]) -> str:
    """Plot stated against true shares: dots on the diagonal if what is called 80 % is true 80 % of the time."""
    full = SIZE + 2 * MARGIN
    body = "\n".join([*_frame(), *_dots(bins(pairs))])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {full} {full}" '
        'font-family="sans-serif" font-size="12" role="img" aria-label="Calibration">\n'
        f'<rect width="{full}" height="{full}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _x(share: float) -> float:
    return round(MARGIN + share * SIZE, 1)


def _y(share: float) -> float:
    return round(MARGIN + (1 - share) * SIZE, 1)


def _frame() -> Iterator[str]:
    yield f'<rect x="{MARGIN}" y="{MARGIN}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#888"/>'
    yield f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#888" stroke-dasharray="4 4"/>'
    for n in range(0, 11, 2):
        share = n / 10
        yield f'<text x="{_x(share)}" y="{_y(0) + 18}" text-anchor="middle">{n * 10} %</text>'
        yield f'<text x="{_x(0) - 6}" y="{_y(share) + 4}" text-anchor="end">{n * 10} %</text>'
    yield f'<text x="{_x(0.5)}" y="{_y(0) + 38}" text-anchor="middle">stated probability</text>'
    yield f'<text x="{_x(0)}" y="{_y(1) - 14}">true</text>'


def _dots(them: Sequence[Bin]) -> Iterator[str]:
    """Draw the dots, each with the interval that chance alone explains, and the number of statements."""
    for stated, true, count in them:
        off = 1.96 * sqrt(max(true * (1 - true), 1 / count) / count)
        low, high = max(0.0, true - off), min(1.0, true + off)
        yield f'<path d="M{_x(stated)} {_y(low)}V{_y(high)}" stroke="#1b6ca8"/>'
        yield f'<circle cx="{_x(stated)}" cy="{_y(true)}" r="4" fill="#1b6ca8"/>'
        yield f'<text x="{_x(stated) + 7}" y="{_y(true) + 4}" fill="#555" font-size="10">{count}</text>'
