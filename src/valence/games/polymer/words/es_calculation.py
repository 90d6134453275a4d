"""R23, R24: the players' results in Spanish, and the way to the averages."""

from valence.core.grammar.es import decimal, listed
from valence.core.words import Names
from valence.games.polymer import events


def calculated_words(event: events.Calculated, names: Names) -> str:
    figures = {"unidades": event.units, "Mn": event.mn, "Mw": event.mw, "Đ": event.pdi}
    if event.is_right:
        given = [
            with_unit("unidades", figure.given)
            if name == "unidades"
            else f"{name} {with_unit(UNITS[name], figure.given)}"
            for name, figure in figures.items()
        ]
        verdict = f"{names[event.seat]} ha calculado {listed(given)}: todo correcto."
    else:
        wrong = [_wrong(name, figure) for name, figure in figures.items() if figure.slip]
        verdict = f"{names[event.seat]} todavía no lo tiene. {' '.join(wrong)}"
    if event.solution is None:
        left = (
            "Queda un intento" if event.tries_left == 1 else f"Quedan {event.tries_left} intentos"
        )
        return f"{verdict} {left}."
    return f"{verdict} {solution_words(event.solution)}"


UNITS = {"Mn": "g/mol", "Mw": "g/mol", "Đ": ""}


def with_unit(unit: str, number: str) -> str:
    """Return a typed number with its unit, unless it was typed with one."""
    typed = number.strip()
    return f"{typed} {unit}".strip() if typed[-1:].isdigit() else typed


def _wrong(name: str, figure: events.Figure) -> str:
    """ "Mn 885,28: eso es Mw. …" """
    assert figure.slip is not None
    other, swapped = (
        ("Mn", "Mw pondera cada cadena por su masa")
        if name == "Mw"
        else ("Mw", "Mn cuenta cada cadena una vez")
    )
    slip = SLIPS[figure.slip].format(other=other, swapped=swapped)
    return f"{name} {figure.given.strip() or '–'}: {slip}"


SLIPS: dict[events.Slip, str] = {
    "missing": "todavía falta.",
    "no number": "esto no es un número.",
    "cards": "ese es el número de cartas; una carta de valor 2 son dos unidades.",
    "lost chains": "las cadenas en crecimiento no cuentan al final.",
    "swapped": "eso es {other}. {swapped}.",
    "sum": "esa es la masa de todas las cadenas juntas; aún no es un promedio.",
    "per unit": "esa es la masa media de una unidad repetitiva: divide entre el número de cadenas, no de unidades.",
    "lengths": "esa es la longitud media: usa las masas molares.",
    "per chain": "divide la suma de los cuadrados entre la suma de las masas, no entre el número de cadenas.",
    "squares": "esa es la suma de los cuadrados: divídela entre la suma de las masas.",
    "inverted": "eso es Mn / Mw; Đ es Mw / Mn.",
    "follows": "se deduce de tus Mn y Mw, así que la división es correcta.",
    "below one": "Đ nunca es menor que 1, porque Mw nunca es menor que Mn.",
    "close": "está cerca. Redondea solo al final.",
    "arithmetic": "revisa las cuentas.",
}


def solution_words(solution: events.Solution) -> str:
    """The way to the averages, with the numbers of these chains."""
    masses = [_number(one.mass) for one in solution.chains]
    own = solution.standing
    mn, mw, pdi = map(_number, (own.mn, own.mw, own.pdi))
    lengths = " + ".join(str(one.length) for one in solution.chains)
    if len(masses) == 1:
        return f"Una cadena de {lengths} unidades: Mn y Mw son su masa, {mn} g/mol, y Đ es {pdi}."
    squares = " + ".join(f"{one}²" for one in masses)
    mass = _number(solution.mass)
    return (
        f"Unidades: {lengths} = {own.units}. Mn = ({' + '.join(masses)}) / {len(masses)} = "
        f"{mass} / {len(masses)} = {mn} g/mol. "
        f"Mw = ({squares}) / {mass} = {_number(solution.squares)} / {mass} = {mw} g/mol. "
        f"Đ = {mw} / {mn} = {pdi}."
    )


def _number(value: object) -> str:
    return decimal(str(value))
