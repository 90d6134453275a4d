"""Small positions for testing one rule at a time."""

from collections.abc import Mapping
from typing import Any

import valence
from valence.library import AnyMatch

OPTIONS = {
    "quizmaster": "table",
    "tolerance": 0.5,
    "seconds": 30,
    "answers": "typed",
    "cards": 0,
    "verdict": "quizmaster",
    "rotation": 0,
    "calls": 1,
    "repeats": 0,
    "scoring": "cards",
}
NAMES = ["Ada", "Ben", "Cleo"]


def study(
    card: str,
    show: str | None,
    *,
    deck: tuple[str, ...] = ("water",),
    players: int = 3,
    **fields: Any,
) -> AnyMatch:
    """A position with this card on the table."""
    options = OPTIONS | {name: fields.pop(name) for name in list(fields) if name in OPTIONS}
    position = {
        "game": "quizmaster",
        "options": options,
        "players": players,
        "seed": 7,
        "deck": list(deck),
        "card": card,
        "show": show,
        "choices": [],
        "tried": [],
        "won": [[] for _ in range(players)],
        "lost": [],
        "last": None,
        "missed": [],
        "points": [0] * players if options["scoring"] == "points" else [],
        "runs": [0] * players if options["scoring"] == "points" else [],
    }
    return valence.load(position | fields, strict=False, names=NAMES[:players])


def answer(match: AnyMatch, seat: int, text: str) -> list[str]:
    return match.play(seat, {"type": "answer", "text": text})


def skip(match: AnyMatch, seat: int) -> list[str]:
    return match.play(seat, {"type": "pass"})


def judge(match: AnyMatch, seat: int, right: bool, *, by: int = 0) -> list[str]:
    return match.play(by, {"type": "judge", "seat": seat, "right": right})


def time_is_up(match: AnyMatch) -> list[str]:
    return match.play(match.to_move[0], {"type": "timeout"})


def rule_broken(match: AnyMatch, seat: int, move: Mapping[str, object]) -> str:
    refused = match.why_not(seat, move)
    assert refused is not None
    return refused.rule


def shown(match: AnyMatch) -> tuple[str, str, str]:
    question = match.view(None)["question"]
    return question["show"], question["kind"], question["text"]
