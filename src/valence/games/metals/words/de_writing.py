"""Sentences about the compound that a player writes, in German."""

from valence.chem.formulas import Salt, salt
from valence.chem.grades import Mistake
from valence.chem.ions import ion as ion_called
from valence.chem.names import de
from valence.chem.words.de import mistake_words, remark_words
from valence.core.grammar.de import counted, quoted, spelled
from valence.core.words import Names
from valence.games.metals import events
from valence.games.metals.cards import salt_of
from valence.games.metals.state import Compound, Made

_THE = {"formula": "Die Formel", "name": "Der Name"}


def wrote(event: events.Wrote, names: Names) -> str:
    """Report the written compound, its grade, and the next step."""
    parts = (event.formula, de.called(event.name))
    written = " und ".join(quoted(part) for part in parts if part)
    said = [f"{names[event.seat]} schreibt {written or 'nichts'}."]
    said += _graded(event)
    if event.points:
        said.append(f"{counted(event.points, 'Bonuspunkt', 'Bonuspunkte')}.")
    if event.tries_left:
        tries = "Versuch" if event.tries_left == 1 else "Versuche"
        said.append(f"Noch {spelled(event.tries_left, 'ein')} {tries}.")
    elif not event.is_right:
        said.append(f"Gesucht war {called(event)}.")
    return " ".join(said)


def _graded(event: events.Wrote) -> list[str]:
    grades = {"formula": event.formula_grade}
    if event.name_grade is not None:
        grades["name"] = event.name_grade
    right = [what for what, grade in grades.items() if grade.is_right]
    said = [_right(right)] if right else []
    said += [remark_words(grade.remark) for grade in grades.values() if grade.remark]
    asked = salt(ion_called(event.cation), ion_called(event.anion))
    for what, grade in grades.items():
        if grade.mistake is not None:
            said.append(_wrong(_THE[what], grade.mistake, asked))
    return said


def _right(right: list[str]) -> str:
    return "Formel und Name sind richtig." if len(right) > 1 else f"{_THE[right[0]]} ist richtig."


def _wrong(what: str, mistake: Mistake, asked: Salt) -> str:
    if mistake.kind == "empty":
        return f"{what} fehlt."
    return f"{what} ist falsch. {mistake_words(mistake, asked)}"


def called(compound: Compound | Made | events.Wrote | events.Skipped) -> str:
    """ "Ca₃N₂, Calciumnitrid" """
    cation, anion = compound.cation, compound.anion
    return f"{salt_of(cation, anion).written}, {de.salt(cation, anion)}"
