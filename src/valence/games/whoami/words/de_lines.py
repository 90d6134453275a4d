"""The answer to a question or a guess in one German line of the board."""

import re
from collections.abc import Callable

from valence.core.game import Event
from valence.core.grammar.de import quoted
from valence.core.words import Names
from valence.games.whoami import events, questions

MOST_QUOTED = 50  # characters of a free question
# A comma inside a number explains nothing.
_EXPLANATION = re.compile(r"(?:,(?!\d)|[:(?]).*")


def line_words(
    asked: Callable[[questions.Question], str],
    named: Callable[[str], str],
    event: Event,
    names: Names,
) -> str:
    match event:
        case events.Answered(seat=seat, question=questions.Beats(card=card), yes=yes):
            return f"{names[seat]}: Schlage ich {named(card)}? {_yes(yes)}."
        case events.Answered(seat=seat, question=question, yes=yes):
            return f"{names[seat]}: {_EXPLANATION.sub('', asked(question))}? {_yes(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, yes=yes):
            return f"{names[seat]}: {quoted(_shortened(text))} {_yes(yes)}."
        case events.GuessedWrong(seat=seat, card=card):
            return f"{names[seat]} rät: {named(card)}. Falsch."
        case events.Identified(seat=seat, card=card):
            return f"{names[seat]} rät: {named(card)}. Richtig."
        case _:
            return ""


def _shortened(text: str) -> str:
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1].rstrip()}…"


def _yes(yes: bool | None) -> str:
    return {True: "Ja", False: "Nein", None: "Das weiß niemand"}[yes]
