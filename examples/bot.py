"""A bot that plays over the socket: `python -m examples.bot http://127.0.0.1:8000 CODE` takes a seat and plays."""

import random
import sys
from typing import Any

from examples.client import Player


def play(address: str, code: str, name: str = "Socket bot") -> dict[str, Any] | None:
    """Take a free seat and make any legal move whenever it is our turn; returns the outcome."""
    player = Player(address, name)
    player.sit(code)
    with player.connect(code) as window:
        update = window.update()
        while update["table"]["status"] != "over":
            if update["moves"]:
                window.move(random.choice(update["moves"])["move"])
            update = window.update() if window.ply == update["ply"] else window.last
    player.close()
    outcome: dict[str, Any] | None = update["outcome"]
    return outcome


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
