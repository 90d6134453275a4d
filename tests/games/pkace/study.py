"""Positions for testing one rule at a time, and a small custom set."""

from typing import Any

import valence
from valence.library import AnyMatch

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"]
HEADER = "type,id,name,smiles,value,kind,nucleophilicity,formula"
ACIDS = [f"acid,a{n},Acid {n},{'C' * n}O,{n}.5,other,," for n in range(1, 11)]
BASES = [f"base,b{n},Base {n},{'C' * n}N,{n + 5},,weak," for n in range(1, 11)]


def csv(*lines: str) -> str:
    """A set file with these lines."""
    return "\n".join([HEADER, *lines])


def study(*hands: str, trick: str = "", **changes: object) -> AnyMatch:
    """A position in which seat 0 leads or has led; cards are separated by spaces."""
    options = {
        "edition": 2,
        "deck": "unordered",
        "hand": 5,
        "takes": "largest",
        "guard": "class",
        "water": "organic",
        "series": 0,
        "must": "best",
        "facts": "16",
        "cards": None,
    }
    position: dict[str, Any] = {
        "game": "pkace",
        "options": options | {name: changes.pop(name) for name in options.keys() & changes},
        "players": len(hands),
        "seed": 7,
        "dealer": len(hands) - 1,
        "hands": [hand.split() for hand in hands],
        "leader": 0,
        "trick": trick.split(),
        "taken": [],
        "played": [],
        "series": changes.pop("totals", [0] * len(hands)),
        "game_no": 0,
        "previous": None,
        "undealt": [],
    }
    return valence.load(position | changes, strict=False, names=NAMES[: len(hands)])


def play(match: AnyMatch, *cards: str) -> list[str]:
    """The sentences about the last of these cards, played in turn."""
    said: list[str] = []
    for card in cards:
        said = match.play(match.to_move[0], {"type": "play", "card": card})
    return said


def allowed(match: AnyMatch) -> set[str]:
    return {move["card"] for move in match.moves(match.to_move[0])}


def rule_broken(match: AnyMatch, card: str) -> str:
    refused = match.why_not(match.to_move[0], {"type": "play", "card": card})
    assert refused is not None
    return refused.rule


def reason(match: AnyMatch, card: str) -> str:
    refused = match.why_not(match.to_move[0], {"type": "play", "card": card})
    assert refused is not None
    return refused.reason


def taken(match: AnyMatch) -> list[int]:
    seats: list[int] = match.save()["taken"]
    return seats
