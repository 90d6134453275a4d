"""A class of simulated students plays one lesson on a real server: what does the map of the class say about whom?

    python -m benchmarks.class_of_24 [--game pkace] [--seed 1] [--picture map.png]

Seven students hold a listed idea, two more hold one half; four hold ideas that the program doesn't list. There are
chemists, some of whom don't know a rule of the game or play by a strategy of their own, a learner and a clicker. All
are from the half of the open world that no parameters were estimated on. They play in pairs, dealt anew each round,
and answer what they are asked. The picture is the map as a teacher sees it. Then the program says who was who. Exits
with 1 if anybody is named wrongly.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import sync_playwright

import valence
from benchmarks.load import server
from examples.client import Message, Player, Window
from tests import programs
from tests.browser.people import CHROMIUM_FLAGS
from valence.core.concepts import Question
from valence.core.game import Seat
from valence.core.match import AnyMatch, IllegalMove
from valence.core.wire import Json, read, to_dict, to_json
from valence_lab.students.world.everyone import in_half
from valence_lab.students.world.kinds import Group, Habits, Kind, enrolled
from valence_lab.students.world.lessons import ONE_LESSON, Seated, given, tries

CLASS: Mapping[Group, int] = {
    "listed": 7,
    "half": 2,
    "unlisted": 4,
    "chemist": 5,
    "strategy": 1,
    "rules": 3,
    "learner": 1,
    "clicker": 1,
}
# Those whose students show something without crossing out cards, and who move one after the other.
GAMES = ("pkace", "metals", "charged", "polymer")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="pkace")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="save the map as a picture")
    given = parser.parse_args()
    with server() as (address, _):
        lesson = Lesson(address, given.game, Random(given.seed))
        lesson.play()
        if given.picture:
            take_picture(lesson, address, given.picture)
        sys.exit(report(lesson))


def class_of(game: str, rng: Random) -> list[Kind]:
    """Choose kinds for each group at random, different ones as far as there are some."""
    found: list[Kind] = []
    for group, many in CLASS.items():
        some = [kind for kind in in_half("report") if (kind.game, kind.group) == (game, group)]
        found += (rng.sample(some, len(some)) * many)[:many] if some else []
    plain = next(kind for kind in in_half("report") if kind.id == f"{game}/chemist/plain")
    found += [plain] * (sum(CLASS.values()) - len(found))
    rng.shuffle(found)
    return found


class Lesson:
    def __init__(self, address: str, game: str, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.teacher = Player(address, "Teacher")
        self.code: str = self.teacher.post("/api/rooms", {"title": "24"})["code"]
        self.students: dict[Player, Seated] = {}
        for kind in class_of(game, rng):
            student = Player(address)
            student.post(f"/api/rooms/{self.code}/join")
            own = Random(rng.random())
            self.students[student] = Seated(enrolled(kind, Habits(), own), own)

    def play(self) -> None:
        """Deal as many rounds as fit into a lesson, and play all tables of each."""
        plan = ONE_LESSON[self.game]
        deal: Message = {"game": self.game, "seats": plan.seats, "options": dict(plan.options)}
        for _ in range(plan.games):
            self.teacher.post(
                f"/api/rooms/{self.code}/deal",
                {**deal, "help": "none", "questions": "often", "start": True},
            )
            by_table: dict[str, list[Player]] = {}
            for student in self.students:
                table = student.get(f"/api/rooms/{self.code}")["table"]
                by_table.setdefault(table, []).append(student)
            for code, players in by_table.items():
                self._table(code, players, plan.turns)

    def _table(self, code: str, players: Sequence[Player], turns: int | None) -> None:
        with ExitStack() as stack:
            windows = {one: stack.enter_context(one.connect(code)) for one in players}
            for window in windows.values():
                window.update()
            made = dict.fromkeys(players, 0)
            while mover := next((one for one in windows if _is_to_move(windows[one])), None):
                if turns is not None and made[mover] >= turns:
                    self.teacher.post(f"/api/tables/{code}/end")
                    break
                made[mover] += 1
                ply = Turn(self.students[mover], windows[mover]).make()
                for window in windows.values():
                    window.until(ply)
            positions = {one: _position(windows[one]) for one in players}
        for one in players:
            self._check(one, code, positions[one])

    def _check(self, student: Player, code: str, match: AnyMatch) -> None:
        """Answer the short check after the game."""
        path, seated = f"/api/tables/{code}/check", self.students[student]
        asked = student.get(path)["next"]
        while asked:
            key = asked["question"], asked["subject"]
            question = next(
                one for one in match.game.asks_at_end(match.state) if (one.id, one.subject) == key
            )
            choice = given(seated, seated.head(self.game), match, {}, question)
            answer = {"question": key[0], "subject": key[1], "given": choice}
            asked = student.post(path, answer)["next"]

    def map(self) -> Any:
        return self.teacher.get(f"/api/rooms/{self.code}/understanding")


class Turn:
    """One turn of a student, who sees what the window shows."""

    def __init__(self, seated: Seated, window: Window) -> None:
        self.seated, self.window = seated, window
        self.match = _position(window)
        self.seat = Seat(window.last["table"]["you"])
        self.head = seated.head(self.match.game.name)

    def make(self) -> int:
        """Try until a move is accepted; return the ply after it."""
        self.seated.moves += 1
        for move in (*self._wishes(), *self.match.moves(self.seat)):
            answer = self._send(move)
            if answer["type"] == "accepted":
                return int(answer["ply"])
        raise AssertionError("no move was accepted")

    def _wishes(self) -> Iterator[Json]:
        yield from tries(self.seated, self.head, self.match, self.seat)

    def _send(self, move: Json) -> Message:
        message = {"type": "move", "id": f"{self.window.ply} {move}"[:60], "ply": self.window.ply}
        self.window.send({**message, "move": move})
        answer = self.window.hear("accepted", "refused", "problem", "question")
        if answer["type"] != "question":
            return answer
        question = self._asked(move, answer)
        choice = given(self.seated, self.head, self.match, move, question, self.seat)
        told = {"question": question.id, "given": choice}
        self.window.send({**message, "move": move, "answer": told})
        return self.window.hear("accepted", "refused", "problem")

    def _asked(self, move: Json, message: Message) -> Question:
        """Return the question of the game that has these words and choices."""
        match, choices = self.match, [one["id"] for one in message["choices"]]
        try:
            legal = match.checked(self.seat, move)
        except IllegalMove:
            raise AssertionError(f"asked about a move that isn't legal: {move}") from None
        return next(
            one
            for one in match.game.asks(match.state, self.seat, legal)
            if list(one.choices) == choices
            and match.words.question(one.id, one.subject) == message["words"]
        )


def _is_to_move(window: Window) -> bool:
    return window.last["table"]["you"] in window.last["to_move"]


def _position(window: Window) -> AnyMatch:
    """Return a position that can't be told from the one that the window shows."""
    view = window.last["view"]
    game = valence.game(view["game"])
    state = game.imagine(read(game.view_type, to_json(view), "view"), 1)
    match = valence.load(to_dict(state), strict=False)
    match.heading = replace(match.heading, help="none")
    return match


def take_picture(lesson: Lesson, address: str, path: Path) -> None:
    cookies = lesson.teacher.http.cookies.items()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(), args=CHROMIUM_FLAGS
        )
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in cookies]
        )
        page = context.new_page()
        page.goto(f"{address}/room/{lesson.code}/understanding")
        page.locator("table").wait_for()
        page.screenshot(path=path, full_page=True)
        browser.close()


def report(lesson: Lesson) -> int:
    """Print what the map names of whom, and who was who; return 1 if anybody is named wrongly."""
    path = f"/api/rooms/{lesson.code}"
    kinds = {one.get(path)["you"]: seated.student.kind for one, seated in lesson.students.items()}
    wrong = 0
    print("| student | who it was | named | is it true | known | something else |")
    print("|---|---|---|---|---|---|")
    for person in lesson.map()["people"]:
        kind, findings = kinds[person["name"]], person["findings"]
        named = {(one["concept"], one["misconception"]) for one in findings if one["misconception"]}
        untrue = named - kind.holds - kind.half
        wrong += bool(untrue)
        is_true = "no" if untrue else "yes" if named else "missed" if kind.holds else ""
        by_verdict = [
            ", ".join(one["concept"] for one in findings if one["verdict"] == verdict)
            for verdict in ("knows", "something else")
        ]
        told = ", ".join(": ".join(one) for one in sorted(named))
        print(
            f"| {person['name']} | {kind.group}: {kind.name} | {told} | {is_true} | {' | '.join(by_verdict)} |"
        )
    print(f"{wrong} of {len(kinds)} students are wrongly named")
    return int(wrong > 0)


if __name__ == "__main__":
    main()
