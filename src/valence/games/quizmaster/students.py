"""Students at Quizmaster, alone: they know most values, or one rule that gives the wrong number."""

from collections.abc import Mapping
from random import Random

from valence.bots.students import Idea, Mind
from valence.chem.names import names
from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.sets.acids_bases import card_set

CARDS = card_set(None)


def lesson(_rng: Random) -> tuple[int, Mapping[str, object]]:
    return 1, {"repeats": 0}


def thinks(match: AnyMatch, seat: int, idea: Idea | None, _rng: Random) -> list[Json]:
    question = match.view(seat)["question"]
    if question["show"] == "value":
        fitting = [
            card
            for card in CARDS.of_kind(question["kind"])
            if f"{card.value}" == plain(question["text"])
        ]
        return (
            [{"type": "answer", "text": names(DEFAULT).card(fitting[0])}]
            if fitting
            else [{"type": "pass"}]
        )
    value = CARDS[question["card"]].value
    if idea == ("base values", "pKb") and question["kind"] == "base":
        value = 14 - value
    if idea == ("acid values", "no minus") and question["kind"] == "acid":
        value = abs(value)
    return [{"type": "answer", "text": str(value)}]


def plain(text: str) -> str:
    return text.replace("−", "-")


def everything(match: AnyMatch, seat: int, _rng: Random) -> list[Json]:
    return match.moves(seat, type="answer")


MIND = Mind(
    game="quizmaster",
    ideas=(("base values", "pKb"),),
    lesson=lesson,
    thinks=thinks,
    everything=everything,
    worth=lambda move: len(move.get("text", "")),
)
