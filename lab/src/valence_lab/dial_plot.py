"""The ratings of the levels as SVG: one small plot for each game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 240, 200
LEFT, ABOVE, BELOW = 50, 40, 50
COLUMNS = 3
# Between the lines across, in Elo: the first that needs at most five.
SPACINGS = (50, 100, 200, 500)
# With more levels than this, dots are smaller, every other level is numbered, and names are to the left.
MANY = 10


class Rating(NamedTuple):
    """A level: Elo above the first one, and half the width of the 95 % interval of its step from the level below."""

    name: str
    elo: float
    give_or_take: float


def levels_svg(games: Mapping[str, Sequence[Rating]]) -> str:
    rows = -(-len(games) // COLUMNS)
    across, down = WIDTH + LEFT, ABOVE + HEIGHT + BELOW
    full = COLUMNS * across + 12, rows * down
    corners = [
        (n % COLUMNS * across + LEFT, n // COLUMNS * down + ABOVE) for n in range(len(games))
    ]
    plots = zip(corners, games.items(), strict=True)
    body = "\n".join(
        line for corner, (title, rated) in plots for line in _plot(title, rated, *corner)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {full[0]} {full[1]}" '
        'font-family="sans-serif" font-size="12" role="img" aria-label="Ratings of the levels">\n'
        f'<rect width="{full[0]}" height="{full[1]}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _plot(title: str, rated: Sequence[Rating], left: int, top: int) -> Iterator[str]:
    highest = max(one.elo + one.give_or_take for one in rated)
    spacing = next((each for each in SPACINGS if highest <= 5 * each), SPACINGS[-1])
    lines = int(highest // spacing) + 1

    def y(elo: float) -> float:
        return round(top + HEIGHT * (1 - elo / (lines * spacing)), 1)

    yield f'<text x="{left}" y="{top - 16}" font-weight="bold">{title}</text>'
    for line in range(lines + 1):
        elo = line * spacing
        yield f'<path d="M{left} {y(elo)}h{WIDTH}" stroke="#ddd"/>'
        yield f'<text x="{left - 6}" y="{y(elo) + 4}" text-anchor="end">{elo}</text>'
    yield f'<path d="M{left} {top}v{HEIGHT}h{WIDTH}" fill="none" stroke="#888"/>'
    is_crowded = len(rated) > MANY
    for n, one in enumerate(rated):
        x = round(left + WIDTH * (n + 0.5) / len(rated), 1)
        if n % 2 or not is_crowded:
            yield f'<text x="{x}" y="{top + HEIGHT + 15}" text-anchor="middle" font-size="10">{n + 1}</text>'
        yield from _dot(one, x, y, is_crowded=is_crowded)
    yield f'<text x="{left + WIDTH / 2}" y="{top + HEIGHT + 34}" text-anchor="middle">level</text>'


def _dot(one: Rating, x: float, y: Callable[[float], float], *, is_crowded: bool) -> Iterator[str]:
    """Draw the dot of a level; named levels have their name above."""
    radius, anchor = (2.5, "end") if is_crowded else (4, "middle")
    low, high = max(0.0, one.elo - one.give_or_take), one.elo + one.give_or_take
    if one.give_or_take:
        yield f'<path d="M{x} {y(low)}V{y(high)}" stroke="#1b6ca8"/>'
    yield f'<circle cx="{x}" cy="{y(one.elo)}" r="{radius}" fill="#1b6ca8"/>'
    if not one.name.isdecimal():
        yield f'<text x="{x}" y="{y(high) - 7}" text-anchor="{anchor}" fill="#555" font-size="10">{one.name}</text>'
