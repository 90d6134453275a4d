"""A turn, or a refusal, in one line of the board, in Spanish."""

from collections.abc import Sequence

from valence.chem.writing import subscript
from valence.core.game import Event, Refusal
from valence.core.grammar.es import counted, listed
from valence.core.words import Names
from valence.games.charged import events, refusals
from valence.games.charged.words.es_faults import fault_line, written

MOST_LISTED = 3


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Placed(seat=seat, formulas=formulas, points=points, naming=naming):
            condition = " con el nombre correcto" if naming == "required" else ""
            worth = f"{counted(points, 'punto')}{condition}"
            return f"{names[seat]} forma {_listed([one.formula for one in formulas])}: {worth}."
        case events.Named(seat=seat, formulas=formulas, points=points):
            right = [one.formula for one in formulas if one.grade.is_right]
            if not right:
                return f"{names[seat]} no nombra bien {_listed([one.formula for one in formulas])}."
            return f"{names[seat]} nombra bien {_listed(right)}: {counted(points, 'punto')}."
        case events.Swapped(seat=seat, count=count):
            return f"{names[seat]} cambia {counted(count, 'ficha')}."
        case events.Passed(seat=seat):
            return f"{names[seat]} pasa."
        case _:
            return ""


def _listed(formulas: Sequence[str]) -> str:
    if len(formulas) > MOST_LISTED:
        return f"{len(formulas)} fórmulas"
    return listed([subscript(formula) for formula in formulas])


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.NoFormula(run=run, fault=fault):
            return f"{written(run.tiles)}: {fault_line(fault)}."
        case refusals.NotAtTheEnd(earlier=earlier):
            return f"{written(earlier.tiles)} crece por el final: delante no va nada."
        case refusals.AnionChanges(earlier=earlier, run=run):
            grown = f"{written(earlier.tiles)} → {written(run.tiles)}"
            return f"{grown}: al crecer, una fórmula conserva la carga de su anión."
        case refusals.NotInOneLine():
            return "Todas las fichas de un turno van en una misma fila o columna."
        case _:
            return ""
