"""Small positions for testing one rule at a time."""

from collections.abc import Mapping, Sequence
from typing import Any

import valence
from valence.library import AnyMatch

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
STACK = "ba-1 ba-1 ba-1 ba-1"
OPTIONS = {
    "draw": "stack",
    "raid": "mixed",
    "opening": False,
    "second": "same",
    "restart": "same",
    "dormant": "counts",
    "scoring": "monomers",
    "end_groups": False,
    "calculate": False,
    "deck": "slow",
    "last_card": "draw",
    "cards": None,
}


def chain(number: int, owner: int, *blocks: str, **fields: object) -> dict[str, Any]:
    """A growing chain from BPO by default; a block is its cards, separated by spaces."""
    return {
        "id": number,
        "owner": owner,
        "state": "growing",
        "starter": "bpo",
        "blocks": [{"species": cards.split("-")[0], "cards": cards.split()} for cards in blocks],
        "end": None,
        "joined_after": None,
    } | fields


def styrene(number: int, owner: int, length: int, **fields: object) -> dict[str, Any]:
    return chain(number, owner, " ".join(["sty-1"] * length), **fields)


def dormant(number: int, owner: int, length: int) -> dict[str, Any]:
    return styrene(number, owner, length, state="dormant")


def study(
    *hands: str,
    chains: Sequence[Mapping[str, Any]] = (),
    stack: str = "",
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> AnyMatch:
    """A position with these hands and chains, in which seat 0 has drawn."""
    position: dict[str, Any] = {
        "game": "polymer",
        "options": {**OPTIONS, **(options or {})},
        "players": len(hands),
        "seed": 7,
        "hands": [hand.split() for hand in hands],
        "stack": stack.split(),
        "discards": [],
        "aside": [],
        "reshuffles": 0,
        "chains": list(chains),
        "next_chain": max([0, *(one["id"] for one in chains)]) + 1,
        "to_move": 0,
        "drawn": True,
        "taken_open": 0,
    }
    return valence.load(position | fields, strict=False, names=NAMES[: len(hands)])


def play(match: AnyMatch, type_: str, **fields: object) -> list[str]:
    return match.play(match.to_move[0], {"type": type_} | fields)


def refused(match: AnyMatch, type_: str, **fields: object) -> tuple[str, str]:
    """The rule that a move breaks, and the reason."""
    why = match.why_not(match.to_move[0], {"type": type_} | fields)
    assert why is not None, f"{type_} {fields} is allowed"
    return why.rule, why.reason


def rule_broken(match: AnyMatch, type_: str, **fields: object) -> str:
    return refused(match, type_, **fields)[0]


def chains(match: AnyMatch) -> dict[int, dict[str, Any]]:
    """The chains of a match by number, as everybody sees them."""
    return {one["id"]: one for one in match.view(None)["chains"]}


def lengths(match: AnyMatch) -> dict[int, int]:
    return {number: one["length"] for number, one in chains(match).items()}
