"""A turn, or a refusal, in one line of the board."""

from collections.abc import Sequence

from valence.chem.writing import subscript
from valence.core.game import Event, Refusal
from valence.core.grammar.de import counted, listed
from valence.core.words import Names
from valence.games.charged import events, refusals
from valence.games.charged.board import name
from valence.games.charged.words.de_faults import fault_line, written

MOST_LISTED = 3


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Placed(seat=seat, formulas=formulas, points=points, naming=naming):
            worth = f"{_points(points)}{' bei richtigem Namen' if naming == 'required' else ''}"
            return f"{names[seat]} bildet {_listed([one.formula for one in formulas])}: {worth}."
        case events.Named(seat=seat, formulas=formulas, points=points):
            right = [one.formula for one in formulas if one.grade.is_right]
            if not right:
                return f"{names[seat]} benennt {_listed([one.formula for one in formulas])} nicht richtig."
            return f"{names[seat]} benennt {_listed(right)} richtig: {_points(points)}."
        case events.Swapped(seat=seat, count=count):
            return f"{names[seat]} tauscht {counted(count, 'Stein', 'Steine')}."
        case events.Passed(seat=seat):
            return f"{names[seat]} passt."
        case _:
            return ""


def _listed(formulas: Sequence[str]) -> str:
    if len(formulas) > MOST_LISTED:
        return f"{len(formulas)} Formeln"
    return listed([subscript(formula) for formula in formulas])


def _points(count: int) -> str:
    return counted(count, "Punkt", "Punkte")


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.NoFormula(run=run, fault=fault):
            return f"{written(run.tiles)}: {fault_line(fault)}."
        case refusals.NotAtTheEnd(earlier=earlier):
            return f"{written(earlier.tiles)} wächst nur am Ende: Davor kommt nichts."
        case refusals.AnionChanges(earlier=earlier, run=run):
            grown = f"{written(earlier.tiles)} → {written(run.tiles)}"
            return f"{grown}: Wächst eine Formel, behält ihr Anion seine Ladung."
        case refusals.NotInOneLine():
            return "Alle Steine eines Zugs liegen in einer Zeile oder einer Spalte."
        case refusals.RedOnFirstTurn():
            return "Ein roter Stein braucht einen Nachbarn, und im ersten Zug gibt es keinen."
        case refusals.RedTouchesNothing(square=square):
            return f"Der rote Stein auf {name(square)} muss neben einem liegen, der schon liegt."
        case _:
            return ""
