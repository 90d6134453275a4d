"""Sentences about the compound that a player writes, in English."""

from valence.chem.formulas import Salt, salt
from valence.chem.grades import Mistake
from valence.chem.ions import ion as ion_called
from valence.chem.names import en
from valence.chem.words.en import mistake_words, remark_words
from valence.core.grammar.en import counted, listed, spelled
from valence.core.words import Names
from valence.games.metals import events
from valence.games.metals.cards import salt_of
from valence.games.metals.state import Compound, Made


def wrote(event: events.Wrote, names: Names) -> str:
    """Report the written compound, its grade, and the next step."""
    written = " and ".join(f"“{part}”" for part in (event.formula, en.called(event.name)) if part)
    said = [f"{names[event.seat]} writes {written or 'nothing'}."]
    said += _graded(event)
    if event.points:
        said.append(f"{counted(event.points, 'bonus point')}.")
    if event.tries_left:
        said.append(f"{spelled(event.tries_left).capitalize()} more {_tries(event.tries_left)}.")
    elif not event.is_right:
        said.append(f"It is {called(event)}.")
    return " ".join(said)


def _graded(event: events.Wrote) -> list[str]:
    grades = {"formula": event.formula_grade}
    if event.name_grade is not None:
        grades["name"] = event.name_grade
    right = [f"the {what}" for what, grade in grades.items() if grade.is_right]
    said = (
        [_sentence(f"{listed(right)} {'are' if len(right) > 1 else 'is'} right.")] if right else []
    )
    said += [remark_words(grade.remark) for grade in grades.values() if grade.remark]
    asked = salt(ion_called(event.cation), ion_called(event.anion))
    for what, grade in grades.items():
        if grade.mistake is not None:
            said.append(_wrong(what, grade.mistake, asked))
    return said


def _wrong(what: str, mistake: Mistake, asked: Salt) -> str:
    if mistake.kind == "empty":
        return f"The {what} is missing."
    return f"The {what} is wrong. {mistake_words(mistake, asked)}"


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _tries(count: int) -> str:
    return "try" if count == 1 else "tries"


def called(compound: Compound | Made | events.Wrote | events.Skipped) -> str:
    """ "Ca₃N₂, calcium nitride" """
    cation, anion = compound.cation, compound.anion
    return f"{salt_of(cation, anion).written}, {en.salt(cation, anion)}"
