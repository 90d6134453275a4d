"""Quizmaster in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from valence.core.game import Seat
from valence.core.wire import Json
from valence.core.words import Names, counted
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.state import Judged, View
from valence.games.quizmaster.words.en import described, question_words
from valence.games.terminal import STYLE, Board

EXAMPLE = "12.5"  # on no card of the box, so that it is never the answer
PASS = {"p", "pass", "-"}
TIME = {"t", "time", "timeout"}
VERDICTS = {"y": True, "yes": True, "right": True, "n": False, "no": False, "wrong": False}
SHOWN = {"n": "name", "name": "name", "v": "value", "value": "value"}


def draw(view: View, names: Names) -> RenderableType:
    parts: list[RenderableType] = [Text(_heading(view)), _seats(view, names)]
    if view.card is not None:
        parts.append(Text(f"The card is {described(cards_of(view.options)[view.card])}."))
    if view.question is not None:
        parts.append(Panel(Text(question_words(view.question)), style=STYLE[view.question.kind]))
        parts.append(Text(_how_to_answer(view, names), style="dim"))
        if view.to_judge is not None:
            parts.append(Text(_to_judge(view.to_judge, names)))
    elif view.number is not None:
        asker = names[view.quizmaster or 0]
        parts.append(Text(f"{asker} reads out: n for the name, v for the value."))
    return Group(*parts)


def _heading(view: View) -> str:
    if view.number is None:
        return "The deck is empty."
    return f"Card {view.number}, {counted(view.deck, 'card')} left in the deck"


def _seats(view: View, names: Names) -> RenderableType:
    table = Table("", "", *(["points"] if view.points else []), "cards", "")
    for seat, name in enumerate(names):
        points = [str(view.points[seat])] if view.points else []
        cards = str(len(view.won[seat]))
        table.add_row(str(seat + 1), name, *points, cards, _status(view, Seat(seat)))
    blank = [""] if view.points else []
    table.add_row("", "nobody", *blank, str(len(view.lost)), "", style="dim")
    return table


def _status(view: View, seat: Seat) -> str:
    if seat == view.quizmaster:
        return "quizmaster"
    if seat in view.called:
        return "waits for the verdict"
    if seat in view.locked_out:
        return "wrong, locked out"
    if view.wrong[seat]:
        return f"wrong {view.wrong[seat]} of {view.options.calls} times{_hint(view, seat)}"
    return "passes" if seat in view.passed else ""


def _hint(view: View, seat: Seat) -> str:
    """R9: tell the viewer which way the last answer was wrong."""
    if seat != view.seat or not view.mistakes or view.mistakes[-1].is_above is None:
        return ""
    return ", too high" if view.mistakes[-1].is_above else ", too low"


def _to_judge(judged: Judged, names: Names) -> str:
    """R11: show the quizmaster the answer and the table's proposal."""
    thinks = "right" if judged.is_right else "wrong"
    return f"{names[judged.seat]} answers “{judged.text}”. The table says {thinks}: y accepts it, n doesn't."


def _how_to_answer(view: View, names: Names) -> str:
    if not view.to_answer:
        return "Everyone has answered."
    clock = "; t when time is up" if view.options.seconds else ""
    if len(view.to_answer) == 1:
        only = "" if view.players == 1 else f"Only {names[view.to_answer[0]]} may still answer. "
        return f"{only}Type the answer, or p to pass{clock}."
    first = view.to_answer[0]
    example = f"{first + 1} {'3' if view.question and view.question.choices else EXAMPLE}"
    return (
        f"If you know it, type your number and the answer: {example} for {names[first]}; "
        f"{first + 1} p passes{clock}."
    )


def is_for_all(view: View) -> bool:
    """Return True if a question is open to everyone; a seated quizmaster is asked alone."""
    return view.question is not None


def speaker(text: str, seats: Sequence[Seat], names: Names) -> tuple[Seat, str]:
    """Split `2 15.7` or `Ben 15.7` into seat and answer. The clock and the last player left need no name."""
    who, _, said = text.strip().partition(" ")
    if who.casefold() in TIME and not said:
        return seats[0], who
    for seat in seats if len(names) > 1 else ():
        if who.casefold() in (str(seat + 1), names[seat].casefold()) and said.strip():
            return seat, said.strip()
    if len(seats) == 1:
        return seats[0], text.strip()
    may = ", ".join(f"{seat + 1} for {names[seat]}" for seat in seats)
    raise ValueError(
        f"start with who is answering ({may}), then a space and the answer: {seats[0] + 1} {EXAMPLE}"
    )


def typed(text: str, view: View) -> Json | None:
    """Read an answer; `p` passes, `t` is the clock, a number picks a choice.

    A quizmaster asks with `n` or `v`, and judges with `y` or `n`.
    """
    word = text.strip().casefold()
    if view.to_judge is not None and word in VERDICTS:
        return {"type": "judge", "seat": view.to_judge.seat, "right": VERDICTS[word]}
    if view.question is None:
        return {"type": "ask", "show": _shown(word)}
    if word in PASS:
        return {"type": "pass"}
    if word in TIME:
        return {"type": "timeout"}
    choices = view.question.choices
    if word.isdecimal() and word not in choices and 0 < int(word) <= len(choices):
        return {"type": "answer", "text": choices[int(word) - 1]}
    return {"type": "answer", "text": text.strip().removeprefix("answer ")}


def _shown(word: str) -> str:
    part = word.removeprefix("ask ").removeprefix("read out the ")
    if part not in SHOWN:
        raise ValueError(f"{word!r} can't be read out; type n for the name or v for the value")
    return SHOWN[part]


BOARD = Board(
    draw=draw,
    typed=typed,
    lists_moves=lambda _view: False,
    is_for_all=is_for_all,
    speaker=speaker,
)
