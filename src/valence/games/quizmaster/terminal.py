"""Quizmaster in a terminal."""

from collections.abc import Sequence
from operator import attrgetter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from valence.chem.acids_bases import cards, plain_name
from valence.chem.names import names
from valence.core.game import Seat
from valence.core.languages import DEFAULT, InEach, Language, Said, Texts, texts_in, written
from valence.core.wire import Json
from valence.core.words import Names
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.state import Judged, View
from valence.games.quizmaster.words import DESCRIBED, QUESTION
from valence.games.terminal import STYLE, Board, Unreadable, in_english

EXAMPLE = "12.5"  # on no card of the box, so that it is never the answer
PASS = {"p", "pass", "-"}
TIME = {"t", "time", "timeout"}
VERDICTS = {"y": True, "yes": True, "right": True, "n": False, "no": False, "wrong": False}
SHOWN = {"n": "name", "name": "name", "v": "value", "value": "value"}


TEXTS: Texts = InEach("valence.games.quizmaster.words", attrgetter("TERMINAL"), "_terminal")
TYPED: Texts = InEach("valence.games.quizmaster.words", attrgetter("TYPED"), "_typed")


def draw(view: View, names: Names, language: Language = DEFAULT) -> RenderableType:
    said = texts_in(language, TEXTS)
    parts: list[RenderableType] = [Text(_heading(view, said)), _seats(view, names, said)]
    if view.card is not None:
        card = texts_in(language, DESCRIBED)(cards_of(view.options)[view.card])
        parts.append(Text(said["card"].format(card=card)))
    if view.question is not None:
        asked = texts_in(language, QUESTION)(view.question)
        parts.append(Panel(Text(asked), style=STYLE[view.question.kind]))
        parts.append(Text(_how_to_answer(view, names, said), style="dim"))
        if view.to_judge is not None:
            parts.append(Text(_to_judge(view.to_judge, names, said)))
    elif view.number is not None:
        parts.append(Text(said["reads out"].format(name=names[view.quizmaster or 0])))
    return Group(*parts)


def _heading(view: View, said: Said) -> str:
    if view.number is None:
        return said["empty"]
    return said["heading"].format(number=view.number, deck=view.deck)


def _seats(view: View, names: Names, said: Said) -> RenderableType:
    table = Table("", "", *([said["points"]] if view.points else []), said["cards"], "")
    for seat, name in enumerate(names):
        points = [str(view.points[seat])] if view.points else []
        cards = str(len(view.won[seat]))
        table.add_row(str(seat + 1), name, *points, cards, _status(view, Seat(seat), said))
    blank = [""] if view.points else []
    table.add_row("", said["nobody"], *blank, str(len(view.lost)), "", style="dim")
    return table


def _status(view: View, seat: Seat, said: Said) -> str:
    if seat == view.quizmaster:
        return said["quizmaster"]
    if seat in view.called:
        return said["waits"]
    if seat in view.locked_out:
        return said["locked out"]
    if view.wrong[seat]:
        wrong = said[_hint(view, seat)]
        return wrong.format(count=view.wrong[seat], calls=view.options.calls)
    return said["passes"] if seat in view.passed else ""


def _hint(view: View, seat: Seat) -> str:
    """R9: tell the viewer which way the last answer was wrong."""
    if seat != view.seat or not view.mistakes or view.mistakes[-1].is_above is None:
        return "wrong"
    return "too high" if view.mistakes[-1].is_above else "too low"


def _to_judge(judged: Judged, names: Names, said: Said) -> str:
    """R11: show the quizmaster the answer and the table's proposal."""
    thinks = said["thinks right" if judged.is_right else "thinks wrong"]
    return thinks.format(name=names[judged.seat], text=judged.text)


def _how_to_answer(view: View, names: Names, said: Said) -> str:
    if not view.to_answer:
        return said["answered"]
    clock = f" {said['clock']}" if view.options.seconds else ""
    return f"{_how_to_type(view, names, said)}{clock}"


def _how_to_type(view: View, names: Names, said: Said) -> str:
    first = view.to_answer[0]
    if len(view.to_answer) == 1:
        return said["alone"] if view.players == 1 else said["only"].format(name=names[first])
    example = f"{first + 1} {'3' if view.question and view.question.choices else EXAMPLE}"
    return said["race"].format(example=example, name=names[first], number=first + 1)


def is_for_all(view: View) -> bool:
    """Return True if a question is open to everyone; a seated quizmaster is asked alone."""
    return view.question is not None


def speaker(text: str, seats: Sequence[Seat], names: Names) -> tuple[Seat, str]:
    """Split `2 15.7` or `Ben 15.7` into seat and answer. The clock and the last player left need no name."""
    who, _, said = text.strip().partition(" ")
    if _english(who) in TIME and not said:
        return seats[0], who
    for seat in seats if len(names) > 1 else ():
        if who.casefold() in (str(seat + 1), names[seat].casefold()) and said.strip():
            return seat, said.strip()
    if len(seats) == 1:
        return seats[0], text.strip()
    may = ", ".join(f"{seat + 1}: {names[seat]}" for seat in seats)
    raise Unreadable(TEXTS, "who", may=may, example=f"{seats[0] + 1} {EXAMPLE}")


def typed(text: str, view: View) -> Json | None:
    """Read an answer; `p` passes, `t` is the clock, a number picks a choice.

    A quizmaster asks with `n` or `v`, and judges with `y` or `n`.
    """
    word = _english(text.strip())
    if view.to_judge is not None and word in VERDICTS:
        return {"type": "judge", "seat": view.to_judge.seat, "right": VERDICTS[word]}
    if view.question is None:
        return {"type": "ask", "show": _shown(word)}
    if word in PASS:
        return {"type": "pass"}
    if word in TIME:
        return {"type": "timeout"}
    said = _said(text)
    return {"type": "answer", "text": _choice(said, view.question.choices) or said}


def _english(text: str) -> str:
    return in_english(text, TYPED.values()).casefold()


def _said(text: str) -> str:
    """Return an answer without the word for answering."""
    said = text.strip()
    first, _, rest = said.partition(" ")
    return rest.strip() if rest and _english(first) == "answer" else said


def _choice(said: str, choices: Sequence[str]) -> str:
    """Return the choice that is meant by its number, or by its name in any language; empty if there is none."""
    if said.isdecimal() and said not in choices and 0 < int(said) <= len(choices):
        return choices[int(said) - 1]
    meant = {
        plain_name(name): title
        for card in cards().values()
        if (title := names(DEFAULT).title(card)) in choices
        for language in written()
        for name in (names(language).title(card), names(language).card(card))
    }
    return meant.get(plain_name(said), "")


def _shown(word: str) -> str:
    part = _english(word.removeprefix("ask ").removeprefix("read out the "))
    if part not in SHOWN:
        raise Unreadable(TEXTS, "what", given=word)
    return SHOWN[part]


BOARD = Board(
    draw=draw,
    typed=typed,
    lists_moves=lambda _view: False,
    is_for_all=is_for_all,
    speaker=speaker,
)
