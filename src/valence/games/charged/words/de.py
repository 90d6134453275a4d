"""The sentences of the game, in German; de_faults.py has the chemistry of a refusal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.ions import ion as ion_called
from valence.chem.names import de
from valence.chem.wording import Wording
from valence.chem.words.de import NO_MOLECULES, existence_words
from valence.chem.writing import subscript
from valence.core import words
from valence.core.game import Event, Outcome, Refusal
from valence.core.grammar.de import (
    LOG,
    common_refusal,
    counted,
    listed,
    spelled,
    tallied,
    who_wins,
)
from valence.games.charged import events, moves, refusals
from valence.games.charged.asks import CONCEPT_OF
from valence.games.charged.board import Square, name
from valence.games.charged.naming import salt_called
from valence.games.charged.options import Options
from valence.games.charged.runs import Run
from valence.games.charged.state import Laid
from valence.games.charged.tiles import RED
from valence.games.charged.words.de_faults import fault_words, written
from valence.games.charged.words.de_lines import line_words, refusal_line
from valence.games.charged.words.de_presets import PRESETS, VARIANTS
from valence.games.charged.words.de_rulings import named_formula, points_written, scores

_ENDINGS = {"tiles_used": "Alle Steine sind verbraucht.", "all_passed": "Alle haben gepasst."}


def event_words(event: Event, names: words.Names, facts: Wording = "14") -> str:
    match event:
        case events.Started(starter=seat, rack=rack, bag=bag, centre=centre):
            return (
                f"Je {_tiles(rack)}, {bag} im Beutel. {names[seat]} beginnt; "
                f"die erste Formel bedeckt das mittlere Feld, {name(centre)}."
            )
        case events.Dealt(tiles=tiles):
            return f"Deine Steine: {_named_tiles(tiles, ', ')}."
        case events.Placed(seat=seat, tiles=tiles, formulas=formulas, naming=naming):
            made = [scored.formula for scored in formulas if naming == "no"]
            return " ".join(
                [f"{names[seat]} legt {_laid(tiles)}.", scores(event), *_facts(made, facts)]
            )
        case events.Named(seat=seat, formulas=formulas, points=points):
            results = " ".join(map(named_formula, formulas))
            said = f"{names[seat]} benennt {_formulas(formulas)}. {results}"
            told = _facts([one.formula for one in formulas], facts)
            return " ".join([said, f"{points_written(points)}.", *told])
        case events.Drew(seat=seat, count=count, bag=bag):
            return f"{names[seat]} zieht {_tiles(count)}; noch {bag} im Beutel."
        case events.DrewTiles(tiles=tiles):
            return f"Du ziehst {_named_tiles(tiles, ', ')}."
        case events.Swapped(seat=seat, count=count):
            return f"{names[seat]} tauscht {_tiles(count)}."
        case events.Passed(seat=seat):
            return f"{names[seat]} passt."
        case events.Ended(outcome=outcome):
            return _end(outcome, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: words.Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NotFree(square=square):
            return f"{name(square)} ist schon belegt."
        case refusals.OffTheBoard(square=(row, column), size=size):
            return f"Zeile {row + 1}, Spalte {column + 1} liegt außerhalb des Spielfelds mit {size} × {size} Feldern."
        case refusals.CentreIsFree(centre=centre):
            return f"Die erste Formel bedeckt das mittlere Feld, {name(centre)}."
        case refusals.NothingPlaced():
            return "Leg mindestens einen Stein, tausche Steine oder passe."
        case refusals.NotInOneLine(squares=squares):
            return f"Alle Steine eines Zugs liegen in einer Zeile oder einer Spalte: {_squares(squares)} tun das nicht."
        case refusals.Gap(square=square):
            return f"{name(square)} bliebe zwischen den Steinen dieses Zugs frei: Lass keine Lücke."
        case refusals.TouchesNothing():
            return (
                "Keiner dieser Steine berührt einen, der schon liegt: Bau mindestens an einen an."
            )
        case refusals.NoFormula(run=run, fault=fault):
            there = _from_to(run.squares)
            return f"Von {there} stünde {written(run.tiles)}: {fault_words(fault)} ({fault.rule})."
        case refusals.InNoFormula(tile=(row, column, tile)):
            return f"{tile} auf {name((row, column))} würde zu keiner Formel gehören."
        case refusals.NotAtTheEnd(earlier=earlier, run=run):
            return _not_at_the_end(earlier, run)
        case refusals.AnionChanges(earlier=earlier, run=run, from_=old, to=new):
            return (
                f"{written(earlier.tiles)} → {written(run.tiles)} würde aus {_named(old)} {_named(new)} machen: "
                "Wächst eine Formel, behält ihr Anion seine Ladung."
            )
        case refusals.RedOnFirstTurn():
            return (
                "Ein roter Stein liegt immer neben einem Stein, der schon auf dem Spielfeld ist, und im ersten Zug "
                "gibt es dort noch keinen."
            )
        case refusals.SeveralRed(squares=squares):
            return f"Ein roter Stein pro Zug, nicht {spelled(len(squares))} ({_squares(squares)})."
        case refusals.RedAlone(square=square):
            return f"Ein roter Stein wird nie allein gelegt: Leg eine Formel in der Linie von {name(square)} dazu."
        case refusals.RedTouchesNothing(square=square):
            return f"Der rote Stein auf {name(square)} muss neben einem Stein liegen, der schon auf dem Spielfeld ist."
        case refusals.RedWithoutFormula(square=square):
            return f"Eine Formel dieses Zugs muss den roten Stein auf {name(square)} in ihrer Linie berühren."
        case refusals.MustName(formulas=formulas):
            return f"Benenne zuerst, was du gelegt hast: {listed(list(map(subscript, formulas)))}."
        case refusals.WrongNumberOfNames(given=given, wanted=wanted):
            if not wanted:
                return "Jetzt gibt es nichts zu benennen."
            asked = "1 Name ist" if wanted == 1 else f"{wanted} Namen sind"
            return f"{asked} gefragt, nicht {given}."
        case refusals.NothingSwapped():
            return "Wähle mindestens einen Stein zum Tauschen."
        case refusals.BagTooSmall(wanted=wanted, bag=bag):
            return f"{_tiles(wanted)} kannst du nicht tauschen: Im Beutel {'ist' if bag == 1 else 'sind'} {bag}."
        case _:
            return common_refusal(refusal, names, _tile_written)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Place(tiles=tiles):
            return f"{_laid(tiles)} legen"
        case moves.Swap(tiles=tiles):
            return f"{_named_tiles(tiles)} tauschen"
        case moves.Pass():
            return "passen"
        case moves.Name(names=given):
            return f"{listed([de.called(name) or 'nichts' for name in given])} als Namen angeben"
        case _:
            assert_never(move)


def ending_words(outcome: Outcome) -> str:
    if outcome.count is None:
        return _ENDINGS[outcome.reason]
    turns = "ein Zug" if outcome.count == 1 else f"{spelled(outcome.count)} Züge"
    return f"Je {turns} nacheinander ohne Punkte."


def _subject(asked: str, formula: str) -> str:
    """Name the compound, without giving the answer away."""
    if asked == "name":
        return subscript(formula)
    salt = salt_called(formula)
    return de.salt(salt.cation.id, salt.anion.id)


def _choice(formula: str, one: str) -> str:
    """Put a charge, numbers of ions, or the name that goes with an idea into words."""
    if one.isdecimal():
        return f"{one}−"
    if ":" in one:
        return one.replace(":", " : ")
    salt = salt_called(formula)
    return de.misnamed(salt, (CONCEPT_OF[one], one) if one in CONCEPT_OF else None)


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
    log=LOG,
    questions={
        "name": "Wie heißt {}?",
        "charge": "Welche Ladung hat das Anion in {}?",
        "numbers": "In welchem Zahlenverhältnis stehen Kationen und Anionen in {}?",
    },
    choices={"none": "etwas anderes"},
    choice_of=_choice,
    subject=_subject,
)


# Rulings


def _formulas(formulas: Sequence[events.NamedFormula]) -> str:
    return listed([subscript(one.formula) for one in formulas])


def _facts(formulas: Sequence[str], facts: Wording) -> Iterator[str]:
    """Yield facts about the existence of the compounds, once for each formula."""
    for formula in dict.fromkeys(formulas):
        if fact := existence_words(formula, facts):
            yield fact


def _end(outcome: Outcome, names: words.Names) -> str:
    tally = tallied(names, outcome.scores)
    return f"{ending_words(outcome)} Punkte: {tally}. {who_wins(outcome, names)}. {NO_MOLECULES}"


def _not_at_the_end(earlier: Run, run: Run) -> str:
    before = run.tiles[: run.squares.index(earlier.squares[0])]
    return (
        f"Für {written(run.tiles)} käme {written(before)} vor {written(earlier.tiles)} "
        f"({_from_to(earlier.squares)}): Formeln wachsen nur am Ende."
    )


# Names of things


def _laid(tiles: Sequence[Laid]) -> str:
    """ "Na Cl von j10 bis k10", or each with its square where others lie between."""
    squares = [(row, column) for row, column, _ in tiles]
    if not tiles:
        return "nichts"
    if len(tiles) == 1 or _is_unbroken(squares):
        laid = _named_tiles([tile for _, _, tile in tiles])
        return f"{laid} {'auf' if len(tiles) == 1 else 'von'} {_from_to(squares)}"
    return listed([f"{_tile_named(tile)} auf {name((row, column))}" for row, column, tile in tiles])


def _is_unbroken(squares: Sequence[Square]) -> bool:
    (top, left), (bottom, right) = squares[0], squares[-1]
    return bottom - top + right - left == len(squares) - 1


def _from_to(squares: Sequence[Square]) -> str:
    first, last = name(squares[0]), name(squares[-1])
    return first if first == last else f"{first} bis {last}"


def _named_tiles(tiles: Sequence[str], between: str = " ") -> str:
    return between.join(map(_tile_named, tiles))


def _tile_named(tile: str) -> str:
    return "Rot" if tile == RED else tile


def _tile_written(tile: str) -> str:
    return "den roten Stein" if tile == RED else tile


def _squares(squares: Sequence[Square]) -> str:
    return listed(list(map(name, squares)))


def _tiles(count: int) -> str:
    return counted(count, "Stein", "Steine")


def _named(id_: str) -> str:
    ion = ion_called(id_)
    return f"{de.ion(id_)} ({ion.charge_written})"
