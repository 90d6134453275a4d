"""R23, R24: the players' results in German, and the way to the averages."""

import re

from valence.core.grammar.de import counted, listed
from valence.core.grammar.de import number as written
from valence.core.words import Names
from valence.games.polymer import events

UNITS = {"Mn": "g/mol", "Mw": "g/mol", "Đ": ""}


def calculated_words(event: events.Calculated, names: Names) -> str:
    figures = {"Einheiten": event.units, "Mn": event.mn, "Mw": event.mw, "Đ": event.pdi}
    if event.is_right:
        given = [_given(name, figure.given) for name, figure in figures.items()]
        verdict = f"{names[event.seat]} hat {listed(given)} berechnet: alles richtig."
    else:
        wrong = [_wrong(name, figure) for name, figure in figures.items() if figure.slip]
        verdict = f"Bei {names[event.seat]} stimmt noch nicht alles. {' '.join(wrong)}"
    if event.solution is None:
        return f"{verdict} Noch {'ein Versuch' if event.tries_left == 1 else f'{event.tries_left} Versuche'}."
    return f"{verdict} {solution_words(event.solution)}"


def _given(name: str, text: str) -> str:
    """ "16 Einheiten", "Mn 833,2 g/mol" """
    if name == "Einheiten":
        return with_unit(name, text)
    return f"{name} {with_unit(UNITS[name], text)}"


def with_unit(unit: str, number: str) -> str:
    """Return a typed number with its unit, unless it was typed with one."""
    shown = typed(number)
    return f"{shown} {unit}".strip() if shown[-1:].isdigit() else shown


def typed(text: str) -> str:
    """Return a typed number with a decimal comma, except where the point may separate thousands."""
    plain = text.strip()
    return written(plain) if re.fullmatch(r"\d+\.\d{1,2}", plain) else plain


def _wrong(name: str, figure: events.Figure) -> str:
    """ "Mn 885,28: Das ist Mw. …" """
    assert figure.slip is not None
    other, swapped = (
        ("Mn", "Mw gewichtet jede Kette mit ihrer Masse")
        if name == "Mw"
        else ("Mw", "Mn zählt jede Kette einmal")
    )
    slip = SLIPS[figure.slip].format(other=other, swapped=swapped)
    return f"{name} {typed(figure.given) or '–'}: {slip}"


SLIPS: dict[events.Slip, str] = {
    "missing": "Das fehlt noch.",
    "no number": "Das ist keine Zahl.",
    "cards": "So viele Karten sind es; eine Karte mit dem Wert 2 sind zwei Einheiten.",
    "lost chains": "Wachsende Ketten zählen am Ende nicht.",
    "swapped": "Das ist {other}. {swapped}.",
    "sum": "Das ist die Masse aller Ketten zusammen, noch kein Mittelwert.",
    "per unit": "Das ist die mittlere Masse einer Wiederholeinheit: Teile durch die Zahl der Ketten, "
    "nicht durch die der Einheiten.",
    "lengths": "Das ist die mittlere Länge: Rechne mit den molaren Massen.",
    "per chain": "Teile die Summe der Quadrate durch die Summe der Massen, nicht durch die Zahl der Ketten.",
    "squares": "Das ist die Summe der Quadrate: Teile sie durch die Summe der Massen.",
    "inverted": "Das ist Mn / Mw; Đ ist Mw / Mn.",
    "follows": "Das folgt aus deinem Mn und Mw, geteilt hast du also richtig.",
    "below one": "Đ ist nie kleiner als 1, weil Mw nie kleiner ist als Mn.",
    "close": "Das ist nah dran. Runde erst am Ende.",
    "arithmetic": "Rechne noch einmal nach.",
}


def solution_words(solution: events.Solution) -> str:
    """The way to the averages, with the numbers of these chains."""
    masses = [written(one.mass) for one in solution.chains]
    own = solution.standing
    mn, mw, pdi = (written(one) for one in (own.mn or 0, own.mw or 0, own.pdi or 0))
    if len(masses) == 1:
        units = counted(solution.chains[0].length, "Einheit", "Einheiten")
        return f"Eine Kette mit {units}: Mn und Mw sind ihre Masse, {mn} g/mol, und Đ ist {pdi}."
    lengths = " + ".join(str(one.length) for one in solution.chains)
    mass, squares = written(solution.mass), " + ".join(f"{one}²" for one in masses)
    return (
        f"Einheiten: {lengths} = {own.units}. Mn = ({' + '.join(masses)}) / {len(masses)} = "
        f"{mass} / {len(masses)} = {mn} g/mol. "
        f"Mw = ({squares}) / {mass} = {written(solution.squares)} / {mass} = {mw} g/mol. "
        f"Đ = {mw} / {mn} = {pdi}."
    )
