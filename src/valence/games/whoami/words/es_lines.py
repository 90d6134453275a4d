"""The answer to a question or a guess in one Spanish line of the board."""

import re
from collections.abc import Callable

from valence.chem.names.es_articles import the
from valence.core.game import Event
from valence.core.grammar.es import to
from valence.core.words import Names
from valence.games.whoami import events, questions

MOST_QUOTED = 50  # characters of a free question
_EXPLANATION = re.compile(r", .*|[:(?].*")


def line_words(
    asked: Callable[[questions.Question], str],
    named: Callable[[str], str],
    event: Event,
    names: Names,
) -> str:
    match event:
        case events.Answered(seat=seat, question=questions.Beats(card=card), yes=yes):
            return f"{names[seat]}: ¿Le gano {to(the(named(card)))}? {_yes(yes)}."
        case events.Answered(seat=seat, question=question, yes=yes):
            return f"{names[seat]}: {_EXPLANATION.sub('', asked(question)).rstrip()}? {_yes(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, yes=yes):
            return f"{names[seat]}: «{_shortened(text)}» {_yes(yes)}."
        case events.GuessedWrong(seat=seat, card=card):
            return f"{names[seat]} dice ser {named(card)}: no."
        case events.Identified(seat=seat, card=card):
            return f"{names[seat]} dice ser {named(card)}: correcto."
        case _:
            return ""


def _shortened(text: str) -> str:
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1].rstrip()}…"


def _yes(yes: bool | None) -> str:
    return {True: "Sí", False: "No", None: "Nadie lo sabe"}[yes]
