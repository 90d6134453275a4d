"""Metal vs. Non-Metal in a terminal."""

from collections import Counter
from operator import attrgetter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from valence.chem.ions import ion as ion_called
from valence.chem.names import names
from valence.core.game import Seat
from valence.core.languages import DEFAULT, InEach, Language, Said, Texts, texts_in
from valence.core.wire import Json
from valence.core.words import Names
from valence.games.metals.cards import Cards, Ion, salt_of
from valence.games.metals.state import View
from valence.games.terminal import Board, labels

TEXTS: Texts = InEach("valence.games.metals.words", attrgetter("TERMINAL"), "_terminal")
NARROWEST, FRAME = 14, 4  # columns of a card, and of what is around its text


def draw(view: View, names: Names, language: Language = DEFAULT) -> RenderableType:
    said = texts_in(language, TEXTS)
    parts: list[RenderableType] = [
        _seats(view, labels(names, view.seat, view.initiator, language), said),
        Text(_round(view, names, said)),
    ]
    if view.hand is not None:
        parts.append(_cards(view.hand, language))
    return Group(*parts)


def _seats(view: View, names: Names, said: Said) -> RenderableType:
    table = Table(title=said["round"].format(round=view.round + 1, deck=view.deck))
    bonus = view.options.write == "bonus"
    table.add_column("")
    for heading in ("holds", "collected", *(("bonus",) if bonus else ()), "made"):
        table.add_column(said[heading])
    for seat, who in enumerate(names):
        counts = [view.holds[seat], view.collected[seat]]
        counts += [view.bonus.count(Seat(seat))] if bonus else []
        table.add_row(who, *map(str, counts), _made(view, Seat(seat)))
    return table


def _made(view: View, seat: Seat) -> str:
    """Return "NaCl, 2 CaO"."""
    made = (salt_of(one.cation, one.anion) for one in view.made if one.seat == seat)
    times = Counter(salt.written for salt in made)
    return ", ".join(f"{n} {one}" if n > 1 else one for one, n in times.items()) or "–"


def _round(view: View, names: Names, said: Said) -> str:
    leader = names[view.initiator]
    if view.led is None or view.responder is None:
        more = sum(map(bool, view.holds)) > 1
        return said["initiates"].format(name=leader) if more else said["over"]
    if view.answer is None:
        return said["leads"].format(name=leader, ion=_written(view.led))
    other, answer = names[view.responder], f"{view.answer.count} {_written(view.answer.ion)}"
    told = said["answered"].format(name=leader, ion=_written(view.led), other=other, answer=answer)
    if not view.is_writing:
        return told
    asks = said["writes and names" if view.options.naming else "writes"]
    return f"{told}\n{asks.format(name=other)}"


def typed(text: str, view: View) -> Json | None:
    """Read any text as an answer while a compound is asked for; otherwise return None."""
    if not view.is_writing:
        return None
    if text.strip().casefold() in {"-", "skip", "write nothing"}:
        return {"type": "skip"}
    formula, _, name = text.removeprefix("write ").partition(",")
    return {"type": "write", "formula": formula.strip(), "name": name.strip()}


def _cards(hand: Cards, language: Language) -> RenderableType:
    cards = sorted(Counter(hand).elements(), key=_order)
    return Columns([_card(ion, language) for ion in cards])


def _card(ion: Ion, language: Language) -> RenderableType:
    known, said = ion_called(ion), texts_in(language, TEXTS)
    style, kind = ("red", said["metal"]) if known.is_metal else ("blue", said["non-metal"])
    lines = (known.written, names(language).ion(known.id), kind)
    width = max(NARROWEST, *(len(line) + FRAME for line in lines))
    return Panel(Text("\n".join(lines), style=style), width=width)


def _order(ion: Ion) -> tuple[bool, int]:
    known = ion_called(ion)
    return (not known.is_metal, known.size)


def _written(ion: Ion) -> str:
    return ion_called(ion).written


BOARD = Board(draw=draw, typed=typed, lists_moves=lambda view: not view.is_writing)
