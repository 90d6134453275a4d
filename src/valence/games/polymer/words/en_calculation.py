"""R23, R24: the players' results in English, and the way to the averages."""

from valence.core.grammar.en import listed
from valence.core.words import Names
from valence.games.polymer import events


def calculated_words(event: events.Calculated, names: Names) -> str:
    figures = {"units": event.units, "Mn": event.mn, "Mw": event.mw, "Đ": event.pdi}
    if event.is_right:
        given = [
            with_unit("units", figure.given)
            if name == "units"
            else f"{name} {with_unit(UNITS[name], figure.given)}"
            for name, figure in figures.items()
        ]
        verdict = f"{names[event.seat]} has worked out {listed(given)}: all right."
    else:
        wrong = [_wrong(name, figure) for name, figure in figures.items() if figure.slip]
        verdict = f"{names[event.seat]} isn't there yet. {' '.join(wrong)}"
    if event.solution is None:
        left = "One more try." if event.tries_left == 1 else f"{event.tries_left} more tries."
        return f"{verdict} {left}"
    return f"{verdict} {solution_words(event.solution)}"


UNITS = {"Mn": "g/mol", "Mw": "g/mol", "Đ": ""}


def with_unit(unit: str, number: str) -> str:
    """Return a typed number with its unit, unless it was typed with one."""
    typed = number.strip()
    return f"{typed} {unit}".strip() if typed[-1:].isdigit() else typed


def _wrong(name: str, figure: events.Figure) -> str:
    """ "Mn 885.28: that is Mw. …" """
    assert figure.slip is not None
    other, swapped = (
        ("Mn", "Mw weighs each chain by its mass")
        if name == "Mw"
        else ("Mw", "Mn counts each chain once")
    )
    slip = SLIPS[figure.slip].format(other=other, swapped=swapped)
    return f"{name} {figure.given.strip() or '–'}: {slip}"


SLIPS: dict[events.Slip, str] = {
    "missing": "it is still missing.",
    "no number": "this is no number.",
    "cards": "that is how many cards there are; a card of value 2 is two units.",
    "lost chains": "growing chains don't count at the end.",
    "swapped": "that is {other}. {swapped}.",
    "sum": "that is the mass of all chains together; it isn't an average yet.",
    "per unit": "that is the mean mass of a repeat unit: divide by the number of chains, not of units.",
    "lengths": "that is the mean length: use the molar masses.",
    "per chain": "divide the sum of the squares by the sum of the masses, not by the number of chains.",
    "squares": "that is the sum of the squares: divide it by the sum of the masses.",
    "inverted": "that is Mn / Mw; Đ is Mw / Mn.",
    "follows": "it follows from your Mn and Mw, so the division is right.",
    "below one": "Đ is never below 1, because Mw is never below Mn.",
    "close": "that is close. Round only at the end.",
    "arithmetic": "check the arithmetic.",
}


def solution_words(solution: events.Solution) -> str:
    """The way to the averages, with the numbers of these chains."""
    masses = [str(one.mass) for one in solution.chains]
    own = solution.standing
    lengths = " + ".join(str(one.length) for one in solution.chains)
    if len(masses) == 1:
        return f"One chain of {lengths} units: Mn and Mw are its mass, {own.mn} g/mol, and Đ is {own.pdi}."
    squares = " + ".join(f"{one}²" for one in masses)
    return (
        f"Units: {lengths} = {own.units}. Mn = ({' + '.join(masses)}) / {len(masses)} = "
        f"{solution.mass} / {len(masses)} = {own.mn} g/mol. "
        f"Mw = ({squares}) / {solution.mass} = {solution.squares} / {solution.mass} = {own.mw} g/mol. "
        f"Đ = {own.mw} / {own.mn} = {own.pdi}."
    )
