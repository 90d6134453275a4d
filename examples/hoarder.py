"""A bot for Metal vs. Non-Metal: it leads what it can reinforce, and answers with the largest total."""

import re
from typing import Any


def charge(ion: str) -> int:
    """Return the size of an ion's charge: 3 for Al3+."""
    written = re.search(r"(\d?)[+-]$", ion)
    return int(written[1] or 1) if written else 0


def choose(view: dict[str, Any], moves: list[dict[str, Any]], _dice: Any) -> dict[str, Any]:
    def worth(move: dict[str, Any]) -> Any:
        match move["type"]:
            case "initiate":  # R10: cards that can be reinforced
                return view["hand"][move["card"]] + charge(move["card"])
            case "respond":  # R9: the larger total collects; otherwise few cards are lost
                total = move["count"] * charge(move["ion"])
                return 10 + total if total > charge(view["led"]) else -move["count"]
            case "reinforce":
                return 1
            case _:
                return 0

    return max(moves, key=worth)
