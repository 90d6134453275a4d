"""The teacher's desk: a lesson run from one page."""

import re
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, expect

from examples.client import Player
from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_narrow_enough, small_touch_targets
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import serving

TABLET = {"width": 768, "height": 1024}
PROJECTOR = {"width": 1366, "height": 768}


def enter(student: Person, room: str) -> str:
    """Enter the room under the first name offered; the name."""
    student.open(f"/room/{room}")
    student.page.get_by_role("button", name="Enter the room").click()
    line = student.page.get_by_text(re.compile("^You're .* in this room"))
    expect(line).to_be_visible()
    found = re.search("You're (.*) in this room", line.inner_text())
    assert found
    return found[1]


def choose(desk: Page, what: str) -> None:
    """Choose something in the menus for before and after a lesson."""
    menu = "Afterwards" if what in ("Homework", "Report") else "Prepare"
    desk.locator("summary", has_text=menu).click()
    desk.locator(".menu").get_by_text(what, exact=True).click()


def open_people(teacher: Person) -> None:
    if not teacher.page.get_by_label("Lock the room").is_visible():
        teacher.page.get_by_role("button", name=re.compile("^People")).click()


def person_row(teacher: Person, name: str) -> None:
    """Open the actions for one person."""
    open_people(teacher)
    teacher.page.locator(".person").filter(has_text=name).click()


def fits(page: Page) -> bool:
    """Return True if nothing is below the fold."""
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def test_a_lesson_is_run_from_the_teachers_page(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:

        def arrive(**context: object) -> Person:
            return Person(browser, server.address, **context)

        teacher, projector = arrive(viewport=PROJECTOR), arrive(viewport=PROJECTOR)
        students = [arrive(viewport=PHONE, has_touch=True, is_mobile=True) for _ in range(3)]
        late = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
        room, desk = teacher.open_room(), teacher.page
        projector.open(f"/room/{room}/projector")
        names = [enter(student, room) for student in students]
        assert fits(projector.page)

        # A lesson of two rounds, each started with one tap
        desk.get_by_label("Game", exact=True).select_option("metals")
        desk.get_by_label("Players per table").select_option("2")
        desk.get_by_label("Round timer in minutes").select_option("10")
        desk.get_by_role("button", name="Add to lesson").click()
        expect(desk.get_by_text("Step 1 of 1")).to_be_visible()
        desk.get_by_label("Game", exact=True).select_option("pkace")
        desk.get_by_role("button", name="Add to lesson").click()
        expect(desk.get_by_text("Step 1 of 2")).to_be_visible()
        assert axe_violations(teacher) == []
        desk.get_by_role("button", name="Start: Play: Metal vs. Non-Metal").click()
        for student in students:
            expect(student.page.get_by_role("log")).to_be_attached()
        expect(desk.locator(".tiles > li")).to_have_count(2)
        for one in (projector, students[0]):
            expect(one.page.get_by_role("timer")).to_contain_text(":")

        # Late: takes the bot's seat
        late.open(f"/room/{room}")
        late.page.get_by_role("button", name="Enter the room").click()
        expect(late.page.get_by_role("log")).to_be_attached()
        expect(desk.locator(".tiles").get_by_text("Fair bot")).to_have_count(0)

        # Rename at the table; undo
        person_row(teacher, names[0])
        desk.get_by_label("Name", exact=True).fill("Grace")
        desk.get_by_role("button", name="Save").click()
        expect(projector.page.get_by_text("Grace")).to_be_visible()
        assert axe_violations(teacher) == []
        desk.get_by_role("button", name="Undo").click()
        expect(projector.page.get_by_text("Grace")).to_have_count(0)

        # Remove: out at once, and a bot plays on; undo brings the student back to a table
        person_row(teacher, names[1])
        desk.get_by_role("button", name="Remove from room").click()
        expect(students[1].page.get_by_text("You can't enter this room")).to_be_visible()
        expect(projector.page.get_by_text(names[1])).to_have_count(0)
        desk.get_by_role("button", name="Undo").click()
        expect(students[1].page.get_by_role("log")).to_be_attached()

        # Pause with a sentence, on every screen; it survives a restart
        desk.get_by_role("button", name="Pause").click()
        expect(students[0].page.get_by_text("Eyes to the front")).to_be_visible()
        desk.get_by_label("Sentence for everyone").fill("Compare CaCl and CaCl₂.")
        desk.get_by_role("button", name="Show it").click()
        for one in (*students, late, projector):
            expect(one.page.get_by_text("Compare CaCl and CaCl₂.")).to_be_visible()
        server.kill()
        expect(desk.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(desk.get_by_text("Connection lost")).to_be_hidden()
        for one in (*students, projector):
            expect(one.page.get_by_text("Compare CaCl and CaCl₂.")).to_be_visible()
        desk.get_by_role("button", name="Resume").click()
        for one in (*students, projector):
            expect(one.page.get_by_text("Eyes to the front")).to_have_count(0)

        # A position on the projector
        desk.get_by_role("button", name="Project", exact=True).first.click()
        title = projector.page.get_by_role("heading", name=re.compile("^Table [12]: Metal"))
        expect(title).to_be_visible()
        expect(projector.page.locator(".board")).to_be_visible()
        assert fits(projector.page)

        # The second round, over running games
        desk.get_by_role("button", name="Next: Play: pKace").click()
        desk.get_by_role("button", name="End them and start new games").click()
        for student in (*students, late):
            title = student.page.get_by_role("heading", level=1, name="pKace")
            expect(title).to_be_attached()

        # Locked, nobody else comes in
        open_people(teacher)
        desk.get_by_label("Lock the room").check()
        stranger = arrive(viewport=PHONE)
        stranger.open(f"/room/{room}")
        expect(stranger.page.get_by_text("This room is locked")).to_be_visible()

        desk.get_by_role("button", name="End", exact=True).click()
        desk.get_by_role("button", name="Yes, end them").click()
        expect(desk.locator(".tiles > li.over")).to_have_count(2)
        for one in (teacher, projector, *students, late, stranger):
            one.leave()


def test_the_class_list_is_never_sent(person: NewPerson) -> None:
    teacher, student = person(viewport=PROJECTOR), person(viewport=PHONE)
    room, desk = teacher.open_room(), teacher.page
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(f"{request.url} {request.headers} {request.post_data}")

    teacher._context.on("request", note)
    choose(desk, "Class list")
    desk.get_by_label("Names").fill("1;Zuse;Konradine\n2;Qwertz;Xaverine")
    desk.get_by_role("button", name="Save the list here").click()
    expect(desk.get_by_role("link", name="Print slips")).to_be_visible()
    assert axe_violations(teacher) == []

    # The student picks a number, and the teacher's page shows the name.
    student.open(f"/room/{room}")
    student.page.get_by_label("Your number on the class list").select_option("2")
    student.page.get_by_role("button", name="Enter the room").click()
    expect(student.page.get_by_text("Wait here")).to_be_visible()
    expect(desk.get_by_text("Qwertz Xaverine").first).to_be_visible()
    expect(student.page.get_by_text("Qwertz")).to_have_count(0)

    # Games, slips and report, with names from the list
    desk.get_by_role("button", name="New round").click()
    desk.get_by_role("button", name="Start games").click()
    expect(desk.locator(".tiles").get_by_text("Qwertz Xaverine")).to_be_visible()
    choose(desk, "Class list")
    desk.get_by_role("link", name="Print slips").click()
    expect(desk.get_by_text("Zuse Konradine")).to_be_visible()
    assert desk.locator("li img").count() == 2
    desk.goto(f"/room/{room}/report")
    expect(desk.get_by_text("No game is finished yet")).to_be_visible()
    expect(desk.get_by_text("1 game still runs")).to_be_visible()
    expect(desk.get_by_text("No finished game yet: Qwertz Xaverine")).to_be_visible()
    desk.goto(f"/room/{room}")
    expect(desk.locator(".tiles").get_by_text("Qwertz Xaverine")).to_be_visible()
    assert len(sent) > 10
    for name in ("Zuse", "Konradine", "Qwertz", "Xaverine"):
        assert [request for request in sent if name in request] == []


def test_a_personal_link_brings_a_student_back_on_another_device(person: NewPerson) -> None:
    teacher, phone, tablet = person(), person(viewport=PHONE), person(viewport=TABLET)
    room = teacher.open_room()
    slips = teacher.post(f"/api/rooms/{room}/settings", {"numbers": 2})["desk"]["slips"]
    names = []
    for device in (phone, tablet):
        device.open(f"/room/{room}#slip={slips[1]}")
        if device is phone:  # the tablet needs no name: the link is known
            device.page.get_by_role("button", name="Enter the room").click()
        line = device.page.get_by_text(re.compile("^You're .* in this room"))
        names.append(line.inner_text())
    assert names[0] == names[1]
    expect(teacher.page.get_by_role("heading", name="In the room (1)")).to_be_visible()


def test_a_colleague_shares_the_desk(person: NewPerson) -> None:
    teacher, colleague = person(), person(viewport=TABLET, has_touch=True)
    room = teacher.open_room()
    key = teacher.post(f"/api/rooms/{room}/settings", {})["desk"]["key"]
    colleague.open(f"/room/{room}#teach={key}")
    expect(colleague.page.get_by_role("button", name="New round")).to_be_visible()
    assert key not in colleague.page.url
    assert is_narrow_enough(colleague)
    assert small_touch_targets(colleague) == []
    assert axe_violations(colleague) == []


def test_the_code_of_the_room_is_read_in_full_on_a_laptop(person: NewPerson) -> None:
    teacher = person(viewport=LAPTOP)
    room = teacher.open_room()
    teacher.post(f"/api/rooms/{room}/settings", {"title": "Chemistry of class 9b"})
    teacher.post(f"/api/rooms/{room}/join", {})
    teacher.post(f"/api/rooms/{room}/deal", {"game": "metals", "seats": 2, "start": True})
    teacher.page.reload()
    expect(teacher.page.locator("summary", has_text="Afterwards")).to_be_visible()
    heading = teacher.page.get_by_role("heading", level=1)
    code = heading.locator(".code")
    expect(code).to_have_text(room)
    space, place = heading.bounding_box(), code.bounding_box()
    assert space
    assert place
    assert place["x"] + place["width"] <= space["x"] + space["width"]


def test_groups_are_arranged_by_dragging_and_by_tapping(person: NewPerson) -> None:
    teacher = person(viewport=PROJECTOR)
    room, desk = teacher.open_room(), teacher.page
    names = [enter(person(viewport=PHONE), room) for _ in range(3)]
    expect(desk.get_by_role("button", name="People (3)")).to_be_visible()
    choose(desk, "Groups")
    desk.get_by_label("Size of a group").select_option("2")
    desk.get_by_role("button", name="At random").click()
    groups = desk.locator("[data-group]")
    expect(groups).to_have_count(2)
    alone = groups.nth(1).locator(".chip")
    expect(alone).to_have_count(1)
    # Drag the one who is alone to the others.
    alone.hover()
    desk.mouse.down()
    target = groups.nth(0).bounding_box()
    assert target
    desk.mouse.move(target["x"] + 40, target["y"] + 20, steps=5)
    desk.mouse.up()
    expect(groups).to_have_count(1)
    expect(groups.locator(".chip")).to_have_count(3)
    # Tap a name and then a new group.
    desk.locator(".chip", has_text=names[0]).click()
    assert axe_violations(teacher) == []
    desk.locator("[data-group='1']").get_by_role("button", name="Here").click()
    expect(groups.nth(1).locator(".chip")).to_have_text(names[0])
    desk.get_by_label("Groups are teams").check()
    desk.get_by_role("button", name="New round").click()
    chosen = desk.get_by_label("Who plays together")
    expect(chosen).to_have_value("apart")
    chosen.select_option("groups")
    desk.get_by_label("Game", exact=True).select_option("metals")
    desk.get_by_label("Players per table").select_option("2")
    desk.get_by_role("button", name="Start games").click()
    tile = desk.locator(".tiles > li").filter(has_text=names[0])
    expect(tile).to_contain_text("Fair bot")


LISTEN = """
window.heard = [];
window.speechSynthesis.speak = ({ text, lang }) => window.heard.push({ text, lang });
"""
# Sentences about the game are English, whatever the language of the page.
HEARS_ENGLISH = "() => heard.some(({ text, lang }) => text.includes('leads') && lang === 'en')"


def test_accommodations_reach_the_student_and_nobody_else(person: NewPerson) -> None:
    teacher, ada, ben = person(viewport=PROJECTOR), person(viewport=PHONE), person(viewport=PHONE)
    for student in (ada, ben):
        student.page.add_init_script(LISTEN)
    room, desk = teacher.open_room(), teacher.page
    name, _ = enter(ada, room), enter(ben, room)
    person_row(teacher, name)
    desk.get_by_label("Larger text and cards").check()
    desk.get_by_label("Read out what happens").check()
    assert axe_violations(teacher) == []
    desk.get_by_role("button", name="New round").click()
    desk.get_by_label("Game", exact=True).select_option("metals")
    desk.get_by_label("Players per table").select_option("2")
    desk.get_by_label("Questions before the ruling").select_option("off")
    desk.get_by_role("button", name="Start games").click()
    for student in (ada, ben):
        expect(student.page.get_by_role("log")).to_be_attached()
    expect(ada.page.locator("html.large")).to_be_attached()
    expect(ben.page.locator("html.large")).to_have_count(0)
    mover = ada if "Your turn" in ada.page.get_by_role("status").first.inner_text() else ben
    ada.page.evaluate("document.documentElement.lang = 'de'")
    playing.metals(mover.page)
    ada.page.wait_for_function(HEARS_ENGLISH)
    assert ben.page.evaluate("heard") == []
    assert is_narrow_enough(ada)


def test_homework_is_given_played_and_counted(person: NewPerson) -> None:
    teacher, ada = person(viewport=PROJECTOR), person(viewport=PHONE)
    room, desk = teacher.open_room(), teacher.page
    enter(ada, room)
    choose(desk, "Homework")
    desk.get_by_label("Game", exact=True).select_option("pkace")
    desk.get_by_label("Players per table").select_option("2")
    desk.get_by_label("Games to finish").fill("1")
    desk.get_by_label("Help").select_option("full")  # so that legal cards stay marked
    desk.get_by_role("button", name="Give as homework").click()
    expect(desk.get_by_text("0 of 1 have finished")).to_be_visible()
    assert axe_violations(teacher) == []
    expect(ada.page.get_by_text("0 of 1 games")).to_be_visible()
    assert axe_violations(ada) == []
    ada.page.get_by_role("button", name="Play", exact=True).click()
    playing.play_out([ada], playing.pkace, 10)
    ada.page.get_by_role("link", name="Back to the room").click()
    expect(ada.page.get_by_text("1 of 1 games")).to_be_visible()
    desk.reload()
    if not desk.get_by_text("have finished").is_visible():
        choose(desk, "Homework")
    expect(desk.get_by_text("1 of 1 have finished")).to_be_visible()


def test_people_who_do_not_exist_are_removed_together(person: NewPerson) -> None:
    teacher, student = person(viewport=PROJECTOR), person(viewport=PHONE)
    room = teacher.open_room()
    name = enter(student, room)
    for _ in range(8):
        with closing(Player(teacher.address)) as made_up:
            made_up.post(f"/api/rooms/{room}/join")
    open_people(teacher)
    expect(teacher.page.get_by_text("1 of 9 here")).to_be_visible()
    teacher.page.get_by_role("button", name="Remove several").click()
    teacher.page.get_by_role("button", name="everyone who is away").click()
    teacher.page.set_viewport_size(PHONE)
    assert is_narrow_enough(teacher)
    teacher.page.get_by_role("button", name="Remove 8").click()
    expect(teacher.page.get_by_text("8 people were removed")).to_be_visible()
    expect(teacher.page.locator(".person")).to_have_text(re.compile(name))
    teacher.page.get_by_role("button", name="Undo").click()
    expect(teacher.page.locator(".person")).to_have_count(9)


def test_a_visitor_sees_nothing_of_a_locked_room(person: NewPerson) -> None:
    teacher, student = person(viewport=PROJECTOR), person(viewport=PHONE)
    visitor = person(viewport=PROJECTOR)
    room = teacher.open_room()
    enter(student, room)
    visitor.open(f"/room/{room}/projector")
    count = visitor.page.locator(".count")
    expect(count).to_contain_text("1")
    open_people(teacher)
    teacher.page.get_by_label("Lock the room").check()
    expect(count).to_contain_text("0")
    teacher.page.get_by_label("Visitors can watch").check()
    expect(count).to_contain_text("1")
