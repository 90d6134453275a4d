"""Make a sample of a database, with the code of the version whose sample is wanted:

    git worktree add /tmp/v01 173e3ba
    PYTHONPATH=/tmp/v01/src:/tmp/v01 python tests/server/upgrade/make_sample.py 0.1

A backup of a server on which Ada and Ben play every game, one to the end and one that is still running; Ada has a deck
and a room. Next to it, what the test has to know: their cookies, the codes, and the outcomes.
"""

import base64
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.load import free_port, running
from examples.client import Message, Player, Window

HERE = Path(__file__).parent
DECK = HERE.parents[2] / "examples" / "sets" / "acids-and-amines.csv"
GAMES = ("pkace", "polymer", "metals", "charged", "quizmaster", "whoami")
SHORT = {"quizmaster": {"options": {"cards": 6, "seconds": 0}}}
RUNNING_MOVES = 6
MOST_MOVES = 120
PASS = {"move": {"type": "pass"}}


class Sample:
    def __init__(self, address: str) -> None:
        self.people = {name: Player(address, name) for name in ("Ada", "Ben")}
        self.ada, self.ben = self.people.values()
        self.luck = random.Random(1)

    def content(self) -> Message:
        deck = self._deck()
        finished = {game: self._played(game, MOST_MOVES, SHORT.get(game, {})) for game in GAMES}
        unfinished = {
            game: self._played(game, RUNNING_MOVES, SHORT.get(game, {})) for game in GAMES
        }
        unfinished["pkace with a deck"] = self._played("pkace", RUNNING_MOVES, {"deck": deck})
        return {
            "cookies": {name: dict(person.http.cookies) for name, person in self.people.items()},
            "deck": deck,
            "room": self._room(),
            "finished": finished,
            "running": unfinished,
        }

    def _deck(self) -> str:
        content = base64.b64encode(DECK.read_bytes()).decode()
        return str(self.ada.post("/api/decks", {"name": DECK.name, "content": content})["hash"])

    def _room(self) -> str:
        code = str(self.ada.post("/api/rooms", {"title": "Class 9b"})["code"])
        self.ben.post(f"/api/rooms/{code}/join")
        self.ada.post(f"/api/rooms/{code}/deal", {"game": "metals", "seats": 2, "start": True})
        return code

    def _played(self, game: str, moves: int, settings: Message) -> Message:
        """A table of two after so many moves, or at the end of its game."""
        code = self.ada.open_table(game, seats=2, **settings)["code"]
        self.ben.sit(code)
        self.ada.post(f"/api/tables/{code}/start")
        with self.ada.connect(code) as first, self.ben.connect(code) as second:
            windows = [first, second]
            for window in windows:
                window.update()
            while first.last["outcome"] is None and first.ply < moves:
                make_move(windows, self.luck)
        if moves == MOST_MOVES and first.last["outcome"] is None:
            self.ada.post(f"/api/tables/{code}/end")
        return {"code": code, "ply": first.ply, "outcome": first.last["outcome"]}


def advised(window: Window) -> list[Any]:
    """Return the moves of a hint, where there are too many to list."""
    window.send({"type": "advice", "id": "advice"})
    moves: list[Any] = window.hear("advice", "refused").get("moves") or [PASS]
    return moves


def make_move(
    windows: list[Window],
    luck: random.Random,
    unlisted: Callable[[Window], list[Any]] = advised,
) -> None:
    """Any legal move of anybody whose turn it is."""
    window = luck.choice([one for one in windows if one.last["moves"] != []])
    answer = window.move(luck.choice(window.last["moves"] or unlisted(window))["move"])
    assert answer["type"] == "accepted", answer
    for each in windows:
        each.until(answer["ply"])


def main(version: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "valence"]
    with TemporaryDirectory() as folder:
        serve = [*command, "serve", "--port", str(port), "--data", folder]
        limits = {"VALENCE_REQUESTS_PER_SECOND": "100000", "VALENCE_MESSAGES_PER_SECOND": "100000"}
        with running(serve, limits, f"http://127.0.0.1:{port}", "/readyz") as (address, _):
            known = Sample(address).content()
        backup = HERE / f"{version}.db"
        backup.unlink(missing_ok=True)
        database = f"sqlite:///{folder}/valence.db"
        subprocess.run([*command, "db", "backup", str(backup), "--database", database], check=True)
    (HERE / f"{version}.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
