"""The points of a placement and the verdicts on names, in German."""

from valence.chem.ions import Ion
from valence.chem.ions import ion as ion_called
from valence.chem.names import de
from valence.chem.words.de import mistake_words, remark_words
from valence.chem.writing import subscript
from valence.core.grammar.de import counted, quoted
from valence.games.charged import events
from valence.games.charged.naming import salt_called


def scores(placed: events.Placed) -> str:
    rulings = " ".join(_ruling(one, is_named=placed.naming == "no") for one in placed.formulas)
    together = "Zusammen " if len(placed.formulas) > 1 else ""
    condition = ", wenn der Name stimmt" if placed.naming == "required" else ""
    return f"{rulings} {together}{points_written(placed.points)}{condition}."


def _ruling(scored: events.Scored, *, is_named: bool) -> str:
    """ "CaO, Calciumoxid (2+ und 2−): Ca 4 + O 2 × 2 (DS) = 8, × 2 (DF) = 16." """
    cation, anion = ion_called(scored.cation), ion_called(scored.anion)
    charges = f"{_times(scored.cations, cation)} und {_times(scored.anions, anion)}"
    sums = " + ".join(map(_tile, scored.tiles))
    plain = sum(tile.value * tile.factor for tile in scored.tiles)
    factors = "".join(
        f", × {factor} ({'DF' if factor == 2 else 'TF'})" for factor in scored.factors
    )
    total = f"{factors} = {scored.points}" if factors else ""
    called = f", {de.salt(scored.cation, scored.anion)} ({charges})" if is_named else ""
    return f"{subscript(scored.formula)}{called}: {sums} = {plain}{total}."


def _tile(scored: events.ScoredTile) -> str:
    value = f"{scored.tile} {scored.value}"
    if scored.factor == 1:
        return value
    return f"{value} × {scored.factor} ({'DS' if scored.factor == 2 else 'TS'})"


def _times(count: int, ion: Ion) -> str:
    return ion.charge_written if count == 1 else f"{count} × {ion.charge_written}"


def named_formula(named: events.NamedFormula) -> str:
    """ "„Eisenchlorid“ ist für FeCl₃ falsch. Eisen hat mehrere Ladungen … Richtig ist Eisen(III)-chlorid." """
    formula, grade = subscript(named.formula), named.grade
    given = quoted(de.called(named.text))
    if grade.mistake is None:
        remark = f" {remark_words(grade.remark)}" if grade.remark else ""
        return f"{given} ist für {formula} richtig.{remark}"
    salt = salt_called(named.formula)
    solution = de.salt(salt.cation.id, salt.anion.id)
    if grade.mistake.kind == "empty":
        return f"{formula} ist {solution}."
    wrong = f"{given} ist für {formula} falsch. {mistake_words(grade.mistake, salt)}"
    return f"{wrong} Richtig ist {solution}."


def points_written(count: int) -> str:
    return counted(count, "Punkt", "Punkte")
