"""A whole lesson from the teacher's page, with a picture of every screen.

    python -m tests.browser.whole_lesson FOLDER

Twelve students in three rounds: late ones, a rude name, a table that is left, a pause, a restart of the server, and a
tournament. It takes too long for the test suite, but fails where something on the way doesn't work.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import playing
from tests.browser.looks import axe_violations, is_narrow_enough
from tests.browser.people import CHROMIUM_FLAGS, Person
from tests.browser.serving import Server, serving
from tests.browser.test_desk import PROJECTOR, choose, fits, open_people
from tests.programs import chromium

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Ivo", "Jana", "Kim", "Lea"]
PHONES: list[dict[str, object]] = [
    {"viewport": {"width": 390, "height": 844}},
    {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
    {"viewport": {"width": 844, "height": 390}},
]


class Lesson:
    def __init__(self, browser: Browser, server: Server, pictures: Path) -> None:
        self._browser, self._server, self._pictures = browser, server, pictures
        self.teacher = self._arrive(viewport=PROJECTOR)
        self.projector = self._arrive(viewport=PROJECTOR)
        self.students: dict[str, Person] = {}
        self.room = self.teacher.open_room()
        self.projector.open(f"/room/{self.room}/projector")
        self._taken = 0

    def _arrive(self, **context: object) -> Person:
        return Person(self._browser, self._server.address, **context)

    @property
    def desk(self) -> Page:
        return self.teacher.page

    def press(self, name: str) -> None:
        self.desk.get_by_role("button", name=re.compile(re.escape(name))).first.click()

    def look(self, title: str, *students: str) -> None:
        """Pictures of the desk, the projector and some phones, and what is wrong with them."""
        self._taken += 1
        people = {"desk": self.teacher, "projector": self.projector}
        people |= {name: self.students[name] for name in students}
        for who, one in people.items():
            one.page.screenshot(path=self._pictures / f"{self._taken:02} {title} - {who}.png")
            assert is_narrow_enough(one), f"{title}: {who} scrolls sideways"
            wrong = axe_violations(one)
            assert not wrong, f"{title}: {who}: {wrong}"
        assert fits(self.projector.page), f"{title}: something is below the fold"

    def enter(self, name: str, rude: str = "") -> None:
        phone = PHONES[len(self.students) % len(PHONES)]
        student = self._arrive(has_touch=True, is_mobile=True, **phone)
        self.students[name] = student
        student.open(f"/room/{self.room}")
        for wish in filter(None, (rude, name)):
            student.page.get_by_label("Your name").fill(wish)
            student.page.get_by_role("button", name="Enter the room").click()
            if wish == rude:
                expect(student.page.get_by_text("Choose another name")).to_be_visible()
                self.look("A rude name is refused", name)
        seated = student.page.get_by_role("log")
        expect(student.page.get_by_text("Wait here").or_(seated)).to_be_attached()

    def at_tables(self, title: str, *names: str) -> None:
        for name in names or self.students:
            page = self.students[name].page
            expect(page.get_by_role("heading", level=1, name=title)).to_be_attached()
            expect(page.get_by_role("log")).to_be_attached()

    def close_complaints(self) -> list[str]:
        everyone = (self.teacher, self.projector, *self.students.values())
        # A server that restarts is noticed, and a refused name is an error of HTTP.
        known = re.compile("Failed to load resource|ERR_|WebSocket|EventSource")
        return [line for one in everyone for line in one.complaints if not known.search(line)]


def run(lesson: Lesson, server: Server) -> None:
    desk = lesson.desk
    open_people(lesson.teacher)
    desk.get_by_label("Names", exact=True).select_option("free")
    lesson.enter(NAMES[0], rude="Sh1thead")
    for name in NAMES[1:8]:
        lesson.enter(name)
    expect(desk.get_by_text("In the room (8)")).to_be_visible()
    lesson.look("The class comes in", "Ada")

    # A lesson of two rounds
    lesson.press("New round")
    for game, size in (("metals", "3"), ("pkace", "2")):
        desk.get_by_label("Game", exact=True).select_option(game)
        desk.get_by_label("Players per table").select_option(size)
        desk.get_by_label("Round timer in minutes").select_option("10")
        desk.get_by_role("button", name="Add to lesson").click()
    expect(desk.get_by_text("Step 1 of 2")).to_be_visible()
    lesson.look("The lesson")

    # Round 1, and somebody is late
    lesson.press("Start: Play: Metal")
    lesson.at_tables("Metal vs. Non-Metal")
    expect(desk.locator(".tiles > li")).to_have_count(3)
    lesson.look("Round 1", "Ada", "Ben", "Cleo")
    lesson.enter("Ivo")
    lesson.at_tables("Metal vs. Non-Metal", "Ivo")
    expect(desk.locator(".tiles").get_by_text("Fair bot")).to_have_count(0)

    # A whole table is left
    table = lesson.students["Ada"].page.url
    left = [name for name, one in lesson.students.items() if one.page.url == table]
    for name in left:
        lesson.students[name].page.goto("about:blank")
    expect(desk.get_by_text("Everyone is away")).to_be_visible()
    lesson.look("A table is left")

    # A pause with a sentence, and the server restarts meanwhile
    lesson.press("Pause")
    desk.get_by_label("Sentence for everyone").fill("Compare CaCl and CaCl₂.")
    desk.get_by_role("button", name="Show it").click()
    here = [name for name in lesson.students if name not in left]
    for name in here:
        expect(lesson.students[name].page.get_by_text("Compare CaCl")).to_be_visible()
    lesson.look("Eyes to the front", here[0], here[1])
    server.kill()
    expect(desk.get_by_text("Connection lost")).to_be_visible()
    lesson.look("The server is gone")
    server.start()
    expect(desk.get_by_text("Connection lost")).to_be_hidden()
    lesson.press("Resume")
    for name in here:
        expect(lesson.students[name].page.get_by_text("Eyes to the front")).to_have_count(0)

    # Round 2: those who left aren't dealt in, and come back
    lesson.press("Next: Play: pKace")
    lesson.press("End them and start")
    lesson.at_tables("pKace", *here)
    for name in left:
        lesson.students[name].open(f"/room/{lesson.room}")
    for name in ("Jana", "Kim", "Lea"):
        lesson.enter(name)
    expect(desk.get_by_role("button", name="People (12)")).to_be_visible()
    expect(desk.get_by_text("Without a table")).to_contain_text("Lea")
    lesson.look("Round 2", "Lea", left[0])
    lesson.press("Open tables for them")
    lesson.at_tables("pKace")
    expect(desk.locator(".tiles > li")).to_have_count(6)
    lesson.look("Everyone plays", "Lea", left[0])

    # Round 3: a tournament of two rounds, played out
    choose(lesson.desk, "Tournament")
    desk.get_by_label("Game", exact=True).select_option("pkace")
    desk.get_by_label("Rounds").select_option("2")
    desk.get_by_text("Change the rules").click()
    desk.get_by_label("Hand size").fill("2")
    lesson.look("The tournament is prepared")
    lesson.press("Start the tournament")
    lesson.press("End them and start")
    for number in (1, 2):
        play_round(lesson, number)
    choose(lesson.desk, "Tournament")
    expect(desk.get_by_text("final standings")).to_be_visible()
    expect(lesson.projector.page.locator(".podium")).to_be_visible()
    lesson.look("The tournament is over")
    for name in ("Ada", "Ben", "Cleo"):
        lesson.students[name].open(f"/room/{lesson.room}")
        expect(lesson.students[name].page.locator("tr.you")).to_be_visible()
    lesson.look("At the end", "Ada", "Ben", "Cleo")
    choose(desk, "Report")
    expect(desk.get_by_text("Right at once")).to_be_visible()
    lesson.look("Report")


def play_round(lesson: Lesson, number: int) -> None:
    """One round of the tournament, until every table has a result."""
    desk = lesson.desk
    if number > 1:
        lesson.press(f"Deal round {number} of 2")
    expect(desk.locator(".tiles > li.over")).to_have_count(0)
    expect(desk.locator(".tiles > li")).to_have_count(6)
    lesson.at_tables("pKace")
    lesson.look(f"Round {number} of the tournament", "Ada", "Ben", "Cleo")
    tables: dict[str, list[Person]] = {}
    for student in lesson.students.values():
        tables.setdefault(student.page.url, []).append(student)
    assert sorted(map(len, tables.values())) == [2] * 6
    for players in tables.values():
        playing.play_out(players, playing.pkace, 10)
    expect(desk.locator(".tiles > li.over")).to_have_count(6)
    lesson.look(f"Round {number} of the tournament is over", "Ada")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as tool, serving(Path(data)) as server:
        browser = tool.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        lesson = Lesson(browser, server, folder)
        run(lesson, server)
        assert lesson.close_complaints() == []
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
