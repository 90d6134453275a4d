"""A turn, or a refusal, in one line of the board."""

from collections.abc import Sequence

from valence.chem.writing import subscript
from valence.core.game import Event, Refusal
from valence.core.grammar.en import counted, listed
from valence.core.words import Names
from valence.games.charged import events, refusals
from valence.games.charged.words.en_faults import fault_line, written

MOST_LISTED = 3


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Placed(seat=seat, formulas=formulas, points=points, naming=naming):
            worth = f"{counted(points, 'point')}{' if named right' if naming == 'required' else ''}"
            return f"{names[seat]} makes {_listed([one.formula for one in formulas])}: {worth}."
        case events.Named(seat=seat, formulas=formulas, points=points):
            right = [one.formula for one in formulas if one.grade.is_right]
            if not right:
                return f"{names[seat]} doesn't name {_listed([one.formula for one in formulas])} right."
            return f"{names[seat]} names {_listed(right)} right: {counted(points, 'point')}."
        case events.Swapped(seat=seat, count=count):
            return f"{names[seat]} swaps {counted(count, 'tile')}."
        case events.Passed(seat=seat):
            return f"{names[seat]} passes."
        case _:
            return ""


def _listed(formulas: Sequence[str]) -> str:
    if len(formulas) > MOST_LISTED:
        return f"{len(formulas)} formulas"
    return listed([subscript(formula) for formula in formulas])


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.NoFormula(run=run, fault=fault):
            return f"{written(run.tiles)}: {fault_line(fault)}."
        case refusals.NotAtTheEnd(earlier=earlier):
            return f"{written(earlier.tiles)} grows at its end: nothing goes before it."
        case refusals.AnionChanges(earlier=earlier, run=run):
            grown = f"{written(earlier.tiles)} → {written(run.tiles)}"
            return f"{grown}: a formula that grows keeps the charge of its anion."
        case refusals.NotInOneLine():
            return "All tiles of a turn lie in one row or one column."
        case _:
            return ""
