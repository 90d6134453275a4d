"""Metal vs. Non-Metal in a terminal."""

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from valence.chem.ions import ion as ion_called
from valence.chem.names import names
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.wire import Json
from valence.core.words import Names
from valence.games.metals.cards import Cards, Ion, salt_of
from valence.games.metals.state import View
from valence.games.terminal import Board, labels


def draw(view: View, names: Names) -> RenderableType:
    parts: list[RenderableType] = [_seats(view, names), _round(view, names)]
    if view.hand is not None:
        parts.append(_cards(view.hand))
    return Group(*parts)


def _seats(view: View, names: Names) -> RenderableType:
    table = Table(title=f"Round {view.round + 1}, deck {view.deck}")
    bonus = view.options.write == "bonus"
    for heading in ("", "holds", "collected", *(("bonus",) if bonus else ()), "compounds made"):
        table.add_column(heading)
    for seat, who in enumerate(labels(names, view.seat, view.initiator)):
        counts = [view.holds[seat], view.collected[seat]]
        counts += [view.bonus.count(Seat(seat))] if bonus else []
        table.add_row(who, *map(str, counts), _made(view, Seat(seat)))
    return table


def _made(view: View, seat: Seat) -> str:
    """ "NaCl, 2 CaO"."""
    made = (salt_of(one.cation, one.anion) for one in view.made if one.seat == seat)
    times = Counter(salt.written for salt in made)
    return ", ".join(f"{n} {one}" if n > 1 else one for one, n in times.items()) or "–"


def _round(view: View, names: Names) -> RenderableType:
    if view.led is None or view.responder is None:
        more = sum(map(bool, view.holds)) > 1
        return Text(f"{names[view.initiator]} initiates." if more else "No more plays can be made.")
    line = f"{names[view.initiator]} leads {_written(view.led)}"
    if view.answer is not None:
        line += f", {names[view.responder]} answers {view.answer.count} {_written(view.answer.ion)}"
    if view.answer is not None and view.is_writing:
        return Text(f"{line}.\n{_question(view, names[view.responder])}")
    return Text(line + ".")


def _question(view: View, who: str) -> str:
    wanted, example = "formula", "K2S"
    if view.options.naming:
        wanted, example = "formula, a comma and the name", "K2S, potassium sulfide"
    return f"{who} writes the compound these ions form: the {wanted}, such as {example}; - writes nothing."


def typed(text: str, view: View) -> Json | None:
    """Read any text as an answer while a compound is asked for; otherwise return None."""
    if not view.is_writing:
        return None
    if text.strip().casefold() in {"-", "skip", "write nothing"}:
        return {"type": "skip"}
    formula, _, name = text.removeprefix("write ").partition(",")
    return {"type": "write", "formula": formula.strip(), "name": name.strip()}


def _cards(hand: Cards) -> RenderableType:
    return Columns([_card(ion) for ion in sorted(Counter(hand).elements(), key=_order)])


def _card(ion: Ion) -> RenderableType:
    known = ion_called(ion)
    style, kind = ("red", "metal") if known.is_metal else ("blue", "non-metal")
    return Panel(
        Text(f"{known.written}\n{names(DEFAULT).ion(known.id)}\n{kind}", style=style), width=14
    )


def _order(ion: Ion) -> tuple[bool, int]:
    known = ion_called(ion)
    return (not known.is_metal, known.size)


def _written(ion: Ion) -> str:
    return ion_called(ion).written


BOARD = Board(draw=draw, typed=typed, lists_moves=lambda view: not view.is_writing)
