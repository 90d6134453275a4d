"""The sentences of the game, in English; en_faults.py has the chemistry of a refusal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.ions import Ion
from valence.chem.ions import ion as ion_called
from valence.chem.names import en
from valence.chem.wording import Wording
from valence.chem.words.en import NO_MOLECULES, existence_words, mistake_words, remark_words
from valence.chem.writing import subscript
from valence.core import words
from valence.core.game import Event, Outcome, Refusal
from valence.core.grammar.en import common_refusal, counted, listed, spelled, tallied, who_wins
from valence.games.charged import events, moves, refusals
from valence.games.charged.asks import CONCEPT_OF
from valence.games.charged.board import Square, name
from valence.games.charged.naming import salt_called
from valence.games.charged.options import Options
from valence.games.charged.runs import Run
from valence.games.charged.state import Laid
from valence.games.charged.tiles import RED
from valence.games.charged.words.en_faults import fault_words, written
from valence.games.charged.words.en_lines import line_words, refusal_line
from valence.games.charged.words.en_presets import PRESETS, VARIANTS

_ENDINGS = {"tiles_used": "All tiles are used.", "all_passed": "Everybody passed."}


def event_words(event: Event, names: words.Names, facts: Wording = "14") -> str:
    match event:
        case events.Started(starter=seat, rack=rack, bag=bag, centre=centre):
            return (
                f"{counted(rack, 'tile')} each, {bag} in the bag. {names[seat]} begins; "
                f"the first formula covers the centre, {name(centre)}."
            )
        case events.Dealt(tiles=tiles):
            return f"Your tiles: {', '.join(tiles)}."
        case events.Placed(seat=seat, tiles=tiles, formulas=formulas, naming=naming):
            made = [scored.formula for scored in formulas if naming == "no"]
            return " ".join(
                [f"{names[seat]} places {_laid(tiles)}.", _scores(event), *_facts(made, facts)]
            )
        case events.Named(seat=seat, formulas=formulas, points=points):
            results = " ".join(map(_named_formula, formulas))
            said = f"{names[seat]} names {_formulas(formulas)}. {results}"
            told = _facts([one.formula for one in formulas], facts)
            return " ".join([said, f"{counted(points, 'point')}.", *told])
        case events.Drew(seat=seat, count=count, bag=bag):
            return f"{names[seat]} draws {counted(count, 'tile')}; {bag} in the bag."
        case events.DrewTiles(tiles=tiles):
            return f"You draw {', '.join(tiles)}."
        case events.Swapped(seat=seat, count=count):
            return f"{names[seat]} swaps {counted(count, 'tile')}."
        case events.Passed(seat=seat):
            return f"{names[seat]} passes."
        case events.Ended(outcome=outcome):
            return _end(outcome, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: words.Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NotFree(square=square):
            return f"{name(square)} is taken."
        case refusals.OffTheBoard(square=(row, column), size=size):
            return (
                f"Row {row + 1}, column {column + 1} is off the board of {size} × {size} squares."
            )
        case refusals.CentreIsFree(centre=centre):
            return f"The first placement covers the centre, {name(centre)}."
        case refusals.NothingPlaced():
            return "Place at least one tile, swap tiles or pass."
        case refusals.NotInOneLine(squares=squares):
            return f"All tiles of a turn lie in one row or one column: {_squares(squares)} do not."
        case refusals.Gap(square=square):
            return f"{name(square)} would stay free between the tiles of this turn: leave no gap."
        case refusals.TouchesNothing():
            return "None of these tiles touches the board: use at least one tile that lies there."
        case refusals.NoFormula(run=run, fault=fault):
            return f"{_from_to(run.squares)} would read {written(run.tiles)}: {fault_words(fault)} ({fault.rule})."
        case refusals.InNoFormula(tile=(row, column, tile)):
            return f"The {tile} on {name((row, column))} would not be part of a formula."
        case refusals.NotAtTheEnd(earlier=earlier, run=run):
            return _not_at_the_end(earlier, run)
        case refusals.AnionChanges(earlier=earlier, run=run, from_=old, to=new):
            return (
                f"{written(earlier.tiles)} → {written(run.tiles)} would turn {_named(old)} into "
                f"{_named(new)}: a formula that grows keeps the charge of its anion."
            )
        case refusals.RedOnFirstTurn():
            return (
                "A red tile lies beside a tile of the board, and on the first turn there is none."
            )
        case refusals.SeveralRed(squares=squares):
            return f"One red tile a turn, not {spelled(len(squares))} ({_squares(squares)})."
        case refusals.RedAlone(square=square):
            return f"A red tile is never placed alone: add a formula in line with {name(square)}."
        case refusals.RedTouchesNothing(square=square):
            return f"The red tile on {name(square)} has to lie beside a tile that is on the board already."
        case refusals.RedWithoutFormula(square=square):
            return f"A formula of this turn has to touch the red tile on {name(square)}, in its own line."
        case refusals.MustName(formulas=formulas):
            return f"First name what you have laid: {listed(list(map(subscript, formulas)))}."
        case refusals.WrongNumberOfNames(given=given, wanted=wanted):
            if not wanted:
                return "There is nothing to name now."
            return f"{counted(wanted, 'name')} asked for, not {given}."
        case refusals.NothingSwapped():
            return "Choose at least one tile to swap."
        case refusals.BagTooSmall(wanted=wanted, bag=bag):
            return f"{counted(wanted, 'tile')} cannot be swapped: the bag holds {bag}."
        case _:
            return common_refusal(refusal, names, _tile_written)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Place(tiles=tiles):
            return f"place {_laid(tiles)}"
        case moves.Swap(tiles=tiles):
            return f"swap {' '.join(tiles)}"
        case moves.Pass():
            return "pass"
        case moves.Name(names=given):
            return f"name {listed([en.called(name) or 'nothing' for name in given])}"
        case _:
            assert_never(move)


def ending_words(outcome: Outcome) -> str:
    if outcome.count is None:
        return _ENDINGS[outcome.reason]
    turns = f"{spelled(outcome.count)} {'turn' if outcome.count == 1 else 'turns'}"
    return f"{turns.capitalize()} each without a score."


def _subject(asked: str, formula: str) -> str:
    """Name the compound, without giving the answer away."""
    if asked == "name":
        return subscript(formula)
    salt = salt_called(formula)
    return en.salt(salt.cation.id, salt.anion.id)


def _choice(formula: str, one: str) -> str:
    """Put a charge, numbers of ions, or the name that goes with an idea into words."""
    if one.isdecimal():
        return f"{one}−"
    if ":" in one:
        return one.replace(":", " : ")
    salt = salt_called(formula)
    return en.misnamed(salt, (CONCEPT_OF[one], one) if one in CONCEPT_OF else None)


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
        "name": "What is {} called?",
        "charge": "What is the charge of the anion in {}?",
        "numbers": "How many cations and anions go together in {}?",
    },
    choices={"none": "something else"},
    choice_of=_choice,
    subject=_subject,
)


# Rulings


def _scores(placed: events.Placed) -> str:
    rulings = " ".join(_ruling(one, is_named=placed.naming == "no") for one in placed.formulas)
    together = "Together " if len(placed.formulas) > 1 else ""
    condition = ", with the right name" if placed.naming == "required" else ""
    return f"{rulings} {together}{placed.points} points{condition}."


def _ruling(scored: events.Scored, *, is_named: bool) -> str:
    """ "CaO, calcium oxide (2+ and 2−): Ca 4 + O 2 × 2 (DS) = 8, × 2 (DF) = 16." """
    cation, anion = ion_called(scored.cation), ion_called(scored.anion)
    charges = f"{_times(scored.cations, cation)} and {_times(scored.anions, anion)}"
    sums = " + ".join(map(_tile, scored.tiles))
    plain = sum(tile.value * tile.factor for tile in scored.tiles)
    factors = "".join(
        f", × {factor} ({'DF' if factor == 2 else 'TF'})" for factor in scored.factors
    )
    total = f"{factors} = {scored.points}" if factors else ""
    called = f", {en.salt(scored.cation, scored.anion)} ({charges})" if is_named else ""
    return f"{subscript(scored.formula)}{called}: {sums} = {plain}{total}."


def _formulas(formulas: Sequence[events.NamedFormula]) -> str:
    return listed([subscript(one.formula) for one in formulas])


def _named_formula(named: events.NamedFormula) -> str:
    """ "“Iron chloride” is wrong for FeCl₃. Iron has more than one charge … It is iron(III) chloride." """
    formula, grade = subscript(named.formula), named.grade
    given = en.called(named.text)
    if grade.mistake is None:
        remark = f" {remark_words(grade.remark)}" if grade.remark else ""
        return f"“{given}” is right for {formula}.{remark}"
    salt = salt_called(named.formula)
    solution = en.salt(salt.cation.id, salt.anion.id)
    if grade.mistake.kind == "empty":
        return f"{formula} is {solution}."
    wrong = f"“{given}” is wrong for {formula}. {mistake_words(grade.mistake, salt)}"
    return f"{wrong} It is {solution}."


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
    return f"{ending_words(outcome)} Scores: {scores}. {who_wins(outcome, names)}. {NO_MOLECULES}"


def _not_at_the_end(earlier: Run, run: Run) -> str:
    before = run.tiles[: run.squares.index(earlier.squares[0])]
    return (
        f"{written(run.tiles)} by putting {written(before)} before {written(earlier.tiles)} "
        f"({_from_to(earlier.squares)}): formulas grow at their end."
    )


# Names of things


def _laid(tiles: Sequence[Laid]) -> str:
    """ "Na Cl on j10 to k10", or each with its square where others lie between."""
    squares = [(row, column) for row, column, _ in tiles]
    if not tiles:
        return "nothing"
    if len(tiles) == 1 or _is_unbroken(squares):
        return f"{' '.join(tile for _, _, tile in tiles)} on {_from_to(squares)}"
    return listed([f"{tile} on {name((row, column))}" for row, column, tile in tiles])


def _is_unbroken(squares: Sequence[Square]) -> bool:
    (top, left), (bottom, right) = squares[0], squares[-1]
    return bottom - top + right - left == len(squares) - 1


def _from_to(squares: Sequence[Square]) -> str:
    first, last = name(squares[0]), name(squares[-1])
    return first if first == last else f"{first} to {last}"


def _tile_written(tile: str) -> str:
    return "red tile" if tile == RED else tile


def _squares(squares: Sequence[Square]) -> str:
    return listed(list(map(name, squares)))


def _named(id_: str) -> str:
    ion = ion_called(id_)
    return f"{en.ion(id_)} ({ion.charge_written})"
