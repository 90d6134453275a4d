"""Sentences about the compound that a player writes, in Spanish."""

from valence.chem.formulas import Salt, salt
from valence.chem.grades import Mistake
from valence.chem.ions import ion as ion_called
from valence.chem.names import es
from valence.chem.words.es import mistake_words, remark_words
from valence.core.grammar.es import capitalized, counted, listed, quoted, spelled
from valence.core.words import Names
from valence.games.metals import events
from valence.games.metals.cards import salt_of
from valence.games.metals.state import Compound, Made


def wrote(event: events.Wrote, names: Names) -> str:
    """Report the written compound, its grade, and the next step."""
    written = listed([quoted(part) for part in (event.formula, es.called(event.name)) if part])
    said = [f"{names[event.seat]} {f'escribe {written}' if written else 'no escribe nada'}."]
    said += _graded(event)
    if event.points:
        said.append(f"{counted(event.points, 'punto')} extra.")
    if event.tries_left:
        said.append(_left(event.tries_left))
    elif not event.is_right:
        said.append(f"Es {called(event)}.")
    return " ".join(said)


def _graded(event: events.Wrote) -> list[str]:
    grades = {"la fórmula": event.formula_grade}
    if event.name_grade is not None:
        grades["el nombre"] = event.name_grade
    right = [what for what, grade in grades.items() if grade.is_right]
    said = [_right(right)] if right else []
    said += [remark_words(grade.remark) for grade in grades.values() if grade.remark]
    asked = salt(ion_called(event.cation), ion_called(event.anion))
    for what, grade in grades.items():
        if grade.mistake is not None:
            said.append(_wrong(what, grade.mistake, asked))
    return said


def _right(right: list[str]) -> str:
    """ "La fórmula y el nombre son correctos.", "La fórmula es correcta." """
    if len(right) > 1:
        return f"{capitalized(listed(right))} son correctos."
    return f"{capitalized(right[0])} es {'correcta' if right[0] == 'la fórmula' else 'correcto'}."


def _wrong(what: str, mistake: Mistake, asked: Salt) -> str:
    if mistake.kind == "empty":
        return f"Falta {what}."
    wrong = "incorrecta" if what == "la fórmula" else "incorrecto"
    return f"{capitalized(what)} es {wrong}. {mistake_words(mistake, asked)}"


def _left(tries: int) -> str:
    return "Queda un intento." if tries == 1 else f"Quedan {spelled(tries)} intentos."


def called(compound: Compound | Made | events.Wrote | events.Skipped) -> str:
    """ "Ca₃N₂, nitruro de calcio" """
    cation, anion = compound.cation, compound.anion
    return f"{salt_of(cation, anion).written}, {es.salt(cation, anion)}"
