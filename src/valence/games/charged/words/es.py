"""The sentences of the game, in Spanish; es_faults.py has the chemistry of a refusal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.ions import Ion
from valence.chem.ions import ion as ion_called
from valence.chem.names import es
from valence.chem.wording import Wording
from valence.chem.words.es import NO_MOLECULES, existence_words, mistake_words, remark_words
from valence.chem.writing import subscript
from valence.core import words
from valence.core.game import Event, Outcome, Refusal
from valence.core.grammar.es import (
    LOG,
    capitalized,
    common_refusal,
    counted,
    listed,
    quoted,
    spelled,
    tallied,
    who_wins,
)
from valence.games.charged import events, moves, refusals
from valence.games.charged.asks import CONCEPT_OF
from valence.games.charged.board import name
from valence.games.charged.naming import salt_called
from valence.games.charged.options import Options
from valence.games.charged.runs import Run
from valence.games.charged.words.es_faults import fault_words, written
from valence.games.charged.words.es_lines import line_words, refusal_line
from valence.games.charged.words.es_presets import PRESETS, VARIANTS
from valence.games.charged.words.es_tiles import (
    at,
    in_a_row,
    laid,
    listed_squares,
    named_ion,
    tile_written,
)

_ENDINGS = {"tiles_used": "Se acabaron las fichas.", "all_passed": "Todo el mundo pasó."}


def event_words(event: Event, names: words.Names, facts: Wording = "14") -> str:
    match event:
        case events.Started(starter=seat, rack=rack, bag=bag, centre=centre):
            return (
                f"{counted(rack, 'ficha')} por lugar; en la bolsa hay {bag}. Empieza {names[seat]}; "
                f"la primera fórmula cubre el centro, {name(centre)}."
            )
        case events.Dealt(tiles=tiles):
            return f"Tus fichas: {', '.join(map(tile_written, tiles))}."
        case events.Placed(seat=seat, tiles=tiles, formulas=formulas, naming=naming):
            made = [scored.formula for scored in formulas if naming == "no"]
            return " ".join(
                [f"{names[seat]} coloca {laid(tiles)}.", _scores(event), *_facts(made, facts)]
            )
        case events.Named(seat=seat, formulas=formulas, points=points):
            results = " ".join(map(_named_formula, formulas))
            said = f"{names[seat]} nombra {_formulas(formulas)}. {results}"
            told = _facts([one.formula for one in formulas], facts)
            return " ".join([said, f"{counted(points, 'punto')}.", *told])
        case events.Drew(seat=seat, count=count, bag=bag):
            left = "queda 1" if bag == 1 else f"quedan {bag}"
            return f"{names[seat]} roba {counted(count, 'ficha')}; en la bolsa {left}."
        case events.DrewTiles(tiles=tiles):
            return f"Robas {', '.join(map(tile_written, tiles))}."
        case events.Swapped(seat=seat, count=count):
            return f"{names[seat]} cambia {counted(count, 'ficha')}."
        case events.Passed(seat=seat):
            return f"{names[seat]} pasa."
        case events.Ended(outcome=outcome):
            return _end(outcome, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: words.Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NotFree(square=square):
            return f"La casilla {name(square)} está ocupada."
        case refusals.OffTheBoard(square=(row, column), size=size):
            where = f"La fila {row + 1}, columna {column + 1}"
            return f"{where} queda fuera del tablero de {size} × {size} casillas."
        case refusals.CentreIsFree(centre=centre):
            return f"La primera colocación cubre el centro, {name(centre)}."
        case refusals.NothingPlaced():
            return "Coloca al menos una ficha, cambia fichas o pasa."
        case refusals.NotInOneLine(squares=squares):
            line = "Todas las fichas de un turno van en una misma fila o columna"
            return f"{line}, y {listed_squares(squares)} no."
        case refusals.Gap(square=square):
            return f"{name(square)} quedaría libre entre las fichas de este turno: no dejes huecos."
        case refusals.TouchesNothing():
            return (
                "Ninguna de estas fichas toca el tablero: usa al menos una ficha que ya esté ahí."
            )
        case refusals.NoFormula(run=run, fault=fault):
            reads = f"{capitalized(at(run.squares))} se leería {written(run.tiles)}"
            return f"{reads}: {fault_words(fault)} ({fault.rule})."
        case refusals.InNoFormula(tile=(row, column, tile)):
            return f"La ficha {tile} en {name((row, column))} no sería parte de ninguna fórmula."
        case refusals.NotAtTheEnd(earlier=earlier, run=run):
            return _not_at_the_end(earlier, run)
        case refusals.AnionChanges(earlier=earlier, run=run, from_=old, to=new):
            return (
                f"{written(earlier.tiles)} → {written(run.tiles)} convertiría {named_ion(old)} en "
                f"{named_ion(new)}: una fórmula que crece conserva la carga de su anión."
            )
        case refusals.RedOnFirstTurn():
            return "Una ficha roja va junto a una ficha del tablero, y en el primer turno no hay ninguna."
        case refusals.SeveralRed(squares=squares):
            number = spelled(len(squares), feminine=True)
            return f"Una ficha roja por turno, no {number} ({listed_squares(squares)})."
        case refusals.RedAlone(square=square):
            return f"Una ficha roja nunca se coloca sola: agrega una fórmula en línea con {name(square)}."
        case refusals.RedTouchesNothing(square=square):
            return f"La ficha roja en {name(square)} tiene que estar junto a una que ya esté en el tablero."
        case refusals.RedWithoutFormula(square=square):
            touch = f"tiene que tocar la ficha roja en {name(square)}"
            return f"Una fórmula de este turno {touch}, en su misma línea."
        case refusals.MustName(formulas=formulas):
            return f"Primero nombra lo que has colocado: {listed(list(map(subscript, formulas)))}."
        case refusals.WrongNumberOfNames(given=given, wanted=wanted):
            if not wanted:
                return "Ahora no hay nada que nombrar."
            asked = "Se pide" if wanted == 1 else "Se piden"
            return f"{asked} {counted(wanted, 'nombre')}, no {given}."
        case refusals.NothingSwapped():
            return "Elige al menos una ficha para cambiar."
        case refusals.BagTooSmall(wanted=wanted, bag=bag):
            return f"No puedes cambiar {counted(wanted, 'ficha')}: en la bolsa hay {bag}."
        case _:
            return common_refusal(refusal, names, tile_written)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Place(tiles=tiles):
            return f"colocar {laid(tiles)}"
        case moves.Swap(tiles=tiles):
            return f"cambiar {in_a_row(tiles)}"
        case moves.Pass():
            return "pasar"
        case moves.Name(names=given):
            called = [es.called(name) for name in given]
            return f"nombrar {listed([quoted(one) if one else 'nada' for one in called])}"
        case _:
            assert_never(move)


def ending_words(outcome: Outcome) -> str:
    if outcome.count is None:
        return _ENDINGS[outcome.reason]
    turns = f"{spelled(outcome.count)} {'turno' if outcome.count == 1 else 'turnos'}"
    return f"Cada quien lleva {turns} sin puntuar."


def _subject(asked: str, formula: str) -> str:
    """Name the compound, without giving the answer away."""
    if asked == "name":
        return subscript(formula)
    salt = salt_called(formula)
    return capitalized(es.salt(salt.cation.id, salt.anion.id))


def _choice(formula: str, one: str) -> str:
    """Put a charge, numbers of ions, or the name that goes with an idea into words."""
    if one.isdecimal():
        return f"{one}−"
    if ":" in one:
        return one.replace(":", " : ")
    salt = salt_called(formula)
    return es.misnamed(salt, (CONCEPT_OF[one], one) if one in CONCEPT_OF else None)


def _at_table(options: Options) -> words.Words[moves.Move]:
    return replace(WORDS, event=partial(event_words, facts=options.facts))


WORDS = words.Words(
    event=event_words,
    for_options=_at_table,
    refusal=refusal_words,
    move=move_words,
    line=line_words,
    refusal_line=refusal_line,
    ending=ending_words,
    presets=PRESETS,
    variants=VARIANTS,
    questions={
        "name": "¿Cómo se llama {}?",
        "charge": "{}: ¿qué carga tiene el anión?",
        "numbers": "{}: ¿cuántos cationes y aniones se combinan?",
    },
    choices={"none": "otra cosa"},
    choice_of=_choice,
    subject=_subject,
    log=LOG,
)


# Rulings


def _scores(placed: events.Placed) -> str:
    rulings = " ".join(_ruling(one, is_named=placed.naming == "no") for one in placed.formulas)
    together = "En total, " if len(placed.formulas) > 1 else ""
    condition = ", con el nombre correcto" if placed.naming == "required" else ""
    return f"{rulings} {together}{counted(placed.points, 'punto')}{condition}."


def _ruling(scored: events.Scored, *, is_named: bool) -> str:
    """ "CaO, óxido de calcio (2+ y 2−): Ca 4 + O 2 × 2 (DS) = 8, × 2 (DF) = 16." """
    cation, anion = ion_called(scored.cation), ion_called(scored.anion)
    charges = f"{_times(scored.cations, cation)} y {_times(scored.anions, anion)}"
    sums = " + ".join(map(_tile, scored.tiles))
    plain = sum(tile.value * tile.factor for tile in scored.tiles)
    factors = "".join(
        f", × {factor} ({'DF' if factor == 2 else 'TF'})" for factor in scored.factors
    )
    total = f"{factors} = {scored.points}" if factors else ""
    called = f", {es.salt(scored.cation, scored.anion)} ({charges})" if is_named else ""
    return f"{subscript(scored.formula)}{called}: {sums} = {plain}{total}."


def _formulas(formulas: Sequence[events.NamedFormula]) -> str:
    return listed([subscript(one.formula) for one in formulas])


def _named_formula(named: events.NamedFormula) -> str:
    """ "«Cloruro de hierro» no es correcto para FeCl₃. El hierro … Es cloruro de hierro(III)." """
    formula, grade = subscript(named.formula), named.grade
    given = quoted(es.called(named.text))
    if grade.mistake is None:
        remark = f" {remark_words(grade.remark)}" if grade.remark else ""
        return f"{given} es correcto para {formula}.{remark}"
    salt = salt_called(named.formula)
    solution = es.salt(salt.cation.id, salt.anion.id)
    if grade.mistake.kind == "empty":
        return f"{formula} es {solution}."
    wrong = f"{given} no es correcto para {formula}. {mistake_words(grade.mistake, salt)}"
    return f"{wrong} Es {solution}."


def _facts(formulas: Sequence[str], facts: Wording) -> Iterator[str]:
    """Yield facts about the existence of the compounds, once for each formula."""
    for formula in dict.fromkeys(formulas):
        if fact := existence_words(formula, facts):
            yield fact


def _tile(scored: events.ScoredTile) -> str:
    value = f"{scored.tile} {scored.value}"
    if scored.factor == 1:
        return value
    return f"{value} × {scored.factor} ({'DS' if scored.factor == 2 else 'TS'})"


def _times(count: int, ion: Ion) -> str:
    return ion.charge_written if count == 1 else f"{count} × {ion.charge_written}"


def _end(outcome: Outcome, names: words.Names) -> str:
    scores = tallied(names, outcome.scores)
    return f"{ending_words(outcome)} Puntos: {scores}. {who_wins(outcome, names)}. {NO_MOLECULES}"


def _not_at_the_end(earlier: Run, run: Run) -> str:
    before = run.tiles[: run.squares.index(earlier.squares[0])]
    return (
        f"{written(run.tiles)} saldría de poner {written(before)} antes de {written(earlier.tiles)} "
        f"({at(earlier.squares)}): las fórmulas crecen por el final."
    )
