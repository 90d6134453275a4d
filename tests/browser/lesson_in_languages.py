"""A lesson in another language, played to the end on small phones, with a picture of what students and teacher see.

    python -m tests.browser.lesson_in_languages LANGUAGE FOLDER

Three students share each table: two read the language of the class, one reads English. Their first move of a game is
looked at; the moves are made through the API, as the tests of the server make them, while all pages are open.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from examples.client import VERSION
from tests.browser.looks import cut_texts, is_narrow_enough
from tests.browser.people import CHROMIUM_FLAGS, Person
from tests.browser.serving import Server, serving
from tests.programs import chromium

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
NAMES = ("Ada", "Ben", "Eva")
ROUNDS: dict[str, dict[str, Any]] = {
    "metals": {"options": {"write": "bonus", "naming": True}, "questions": "often"},
    "pkace": {"options": {"hand": 5}, "questions": "often"},
    "polymer": {"options": {"scoring": "mn", "calculate": True}, "questions": "some"},
}
PICTURED = (1, 4, 9, 16)  # the moves of a game after which pictures are taken
MOST_MOVES = 600


class Lesson:
    def __init__(self, browser: Browser, server: Server, language: str, pictures: Path) -> None:
        self._pictures, self._taken, self.language = pictures, count(1), language
        self.faults: list[str] = []
        self.teacher = Person(browser, server.address, locale=language, **PHONE)
        self.room = self.teacher.post(f"/api/rooms?lang={language}", {"title": "10a"})["code"]
        self.teacher.post(
            f"/api/rooms/{self.room}/settings", {"language": language, "generated_names": False}
        )
        languages = (language, language, "en-GB")
        self.students = [
            Person(browser, server.address, locale=spoken, **PHONE) for spoken in languages
        ]
        for name, student in zip(NAMES, self.students, strict=True):
            student.rename(name)
            student.post(f"/api/rooms/{self.room}/join", {})

    def look(self, title: str, **people: Person) -> None:
        number = next(self._taken)
        for who, one in people.items():
            one.page.wait_for_load_state("networkidle")
            one.page.screenshot(path=self._pictures / f"{number:02} {title} - {who}.png")
            wide = [] if is_narrow_enough(one) else ["wider than the screen"]
            self.faults += [f"{number} {title}, {who}: {bad}" for bad in (*wide, *cut_texts(one))]

    def look_at_all(self, title: str) -> None:
        self.look(title, **dict(zip(NAMES, self.students, strict=True)))


@contextmanager
def wire(one: Person, code: str) -> Iterator[ClientConnection]:
    """Another connection of this person to a table."""
    cookies = "; ".join(f"{c['name']}={c['value']}" for c in one.page.context.cookies())
    address = f"{one.address.replace('http', 'ws')}/ws"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": one.address}) as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION, "table": code, "ply": -1}))
        yield socket


def heard(socket: ClientConnection, *types: str) -> Any:
    while True:
        message = json.loads(socket.recv(30))
        if message["type"] in types:
            return message


def play(lesson: Lesson, game: str, settings: dict[str, Any]) -> None:
    deal = {"game": game, "seats": 3, "start": True, "absent": True, "help": "full", **settings}
    answer = lesson.teacher.post(f"/api/rooms/{lesson.room}/deal", deal)
    code = answer["tables"][0]["code"]
    for student in lesson.students:
        student.open(f"/table/{code}")
        expect(student.page.get_by_role("log").first).to_be_attached()
    lesson.look_at_all(f"{game} begins")
    made = 0
    for _ in range(MOST_MOVES):
        mover = next((one for one in lesson.students if one.page.title().startswith("●")), None)
        if mover is None:
            if all(one.page.locator("#result").count() for one in lesson.students):
                break
            lesson.students[0].page.wait_for_timeout(100)
            continue
        with wire(mover, code) as socket:
            if not make_move(socket, made):
                continue
        made += 1
        if made in PICTURED:
            lesson.look_at_all(f"{game} after {made} moves")
    for student in lesson.students:
        expect(student.page.locator("#result")).to_be_visible()
    lesson.look_at_all(f"{game} is over")


def make_move(socket: ClientConnection, made: int) -> bool:
    """Make one of the allowed moves, and give the first answer if there is a question."""
    update = heard(socket, "update")
    if not update["moves"]:
        return False
    move = update["moves"][made % len(update["moves"])]["move"]
    message = {"type": "move", "id": f"m{made}", "ply": update["ply"], "move": move}
    socket.send(json.dumps(message))
    reply = heard(socket, "accepted", "refused", "problem", "question")
    if reply["type"] == "question":
        given = {"question": reply["question"], "given": reply["choices"][0]["id"]}
        socket.send(json.dumps({**message, "answer": given}))
        reply = heard(socket, "accepted", "refused", "problem")
    return bool(reply["type"] == "accepted")


def run(lesson: Lesson) -> None:
    lesson.teacher.open(f"/room/{lesson.room}")
    for student in lesson.students:
        student.open(f"/room/{lesson.room}")
    lesson.look("The class comes in", desk=lesson.teacher, Ada=lesson.students[0])
    for game, settings in ROUNDS.items():
        play(lesson, game, settings)
    for page in ("report", "understanding", "worksheet", "projector"):
        lesson.teacher.open(f"/room/{lesson.room}/{page}")
        lesson.look(page, desk=lesson.teacher)


def main(language: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as tool, serving(Path(data)) as server:
        browser = tool.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        lesson = Lesson(browser, server, language, folder)
        run(lesson)
        print("\n".join(lesson.faults) or "nothing is cut or too wide")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
