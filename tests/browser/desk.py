"""Makes docs/screenshots/desk.png and lesson.png, the pictures of the teacher's page during a round and a lesson.

`python -m tests.browser.desk`
"""

from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import expect, sync_playwright

from examples.client import Player, Window
from tests.browser.people import CHROMIUM_FLAGS, Person
from tests.browser.screenshots import LAPTOP, PICTURES, compress
from tests.browser.serving import serving
from tests.programs import chromium
from tests.server.service.serving import mover, play_on

FILE, LESSON = PICTURES / "desk.png", PICTURES / "lesson.png"
STUDENTS = 30
ROUND = {"game": "metals", "seats": 3, "start": True, "minutes": 10}
NOT_LED = {"type": "respond", "ion": "Cl-", "count": 1}  # refused while nothing is led


def lesson(teacher: Person, stack: ExitStack) -> None:
    """A round in which one table is left, one student is refused three times, and the others play."""
    room = teacher.open_room()
    students = [Player(teacher.address) for _ in range(STUDENTS)]
    for student in students:
        student.post(f"/api/rooms/{room}/join")
    teacher.post(f"/api/rooms/{room}/deal", ROUND)
    tables: dict[str, list[Window]] = defaultdict(list)
    for student in students:
        code = student.get(f"/api/rooms/{room}")["table"]
        tables[code].append(stack.enter_context(student.connect(code)))
        tables[code][-1].until(0)
    stuck, left, *others = tables.values()
    for _ in range(3):
        mover(*stuck).move(NOT_LED)
    for moves, windows in enumerate(others, 3):
        play_on(*windows, moves=moves)
    for window in left:
        window.socket.close()


def lead(teacher: Person) -> None:
    """Take the first lesson of the shelf to the room, and discuss a table."""
    page, room = teacher.page, teacher.page.url.rsplit("/", 1)[1]
    teacher.open(f"/room/{room}/lessons/metals-charges")
    page.get_by_role("button", name="Use it in").click()
    for _ in range(3):
        page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("button", name="Start: Pause and discuss").click()
    expect(page.get_by_text("Step 4 of 7")).to_be_visible()
    expect(page.get_by_role("button", name="Next: Play")).to_be_visible()


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), module="tests.browser.fixed_server") as server,
        sync_playwright() as play,
        ExitStack() as stack,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        teacher = Person(browser, server.address, viewport=LAPTOP.size)
        lesson(teacher, stack)
        teacher.page.get_by_role("button", name="Close").click()  # the next round
        expect(teacher.page.get_by_text("Everyone is away")).to_be_visible()
        teacher.page.screenshot(path=FILE)
        lead(teacher)
        teacher.page.screenshot(path=LESSON)
        browser.close()
    for file in (FILE, LESSON):
        compress(file)
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
