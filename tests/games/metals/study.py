"""Small positions for testing one rule at a time."""

from collections.abc import Mapping
from typing import Any

import valence
from valence.library import AnyMatch

Hand = Mapping[str, int]


def study(*hands: Hand, deck: tuple[str, ...] = (), **fields: object) -> AnyMatch:
    """A position with these hands, in which seat 0 initiates."""
    position: dict[str, Any] = {
        "game": "metals",
        "options": {"hand": 6, "reinforcements": True},
        "players": len(hands),
        "seed": 7,
        "round": 0,
        "hands": list(hands),
        "deck": list(deck),
        "collected": [{} for _ in hands],
        "initiator": 0,
        "led": None,
        "responder": None,
        "answer": None,
    }
    return valence.load(
        position | fields, strict=False, names=["Ada", "Ben", "Cleo", "Dan"][: len(hands)]
    )


def lead(match: AnyMatch, card: str) -> list[str]:
    return match.play(match.to_move[0], {"type": "initiate", "card": card})


def respond(match: AnyMatch, ion: str, count: int) -> list[str]:
    return match.play(match.to_move[0], {"type": "respond", "ion": ion, "count": count})


def reinforce(match: AnyMatch) -> list[str]:
    return match.play(match.to_move[0], {"type": "reinforce"})


def concede(match: AnyMatch) -> list[str]:
    return match.play(match.to_move[0], {"type": "concede"})


def piles(match: AnyMatch) -> list[int]:
    return [sum(pile.values()) for pile in match.save()["collected"]]


def rule_broken(match: AnyMatch, move: Mapping[str, object]) -> str:
    refused = match.why_not(match.to_move[0], move)
    assert refused is not None
    return refused.rule


def answers(match: AnyMatch) -> set[tuple[str, int]]:
    return {(move["ion"], move["count"]) for move in match.moves(match.to_move[0])}
