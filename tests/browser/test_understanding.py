"""Findings on screen: the teacher's map, the debrief, and a student's page after a game."""

from random import Random

from playwright.sync_api import expect

from examples.client import Player
from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import check_both_themes
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.server.service.lessons import play_lesson
from valence.bots.students import Student
from valence.games.metals import students as metals

OWN_CHARGE = "Every ion gets its own charge as its subscript."


def as_player(one: Person, player: Player, address: str) -> None:
    """The window goes on as the person of a script."""
    cookies = [
        {"name": name, "value": value, "url": address}
        for name, value in player.http.cookies.items()
    ]
    one.page.context.add_cookies(cookies)  # type: ignore[arg-type]


def lesson(server: Server) -> tuple[Player, dict[Player, Student], str]:
    """Two rounds of Metal vs. Non-Metal without help: one student with a gap, one without."""
    teacher = Player(server.address, "Teacher")
    code = teacher.post("/api/rooms", {"title": "10b"})["code"]
    students = {
        Player(server.address): Student("gap", metals.MIND, ("ratio", "own charge")),
        Player(server.address): Student("chemist", metals.MIND),
    }
    for student in students:
        student.post(f"/api/rooms/{code}/join")
    options = {"write": "bonus", "naming": True}
    deal = {"game": "metals", "seats": 2, "help": "none", "start": True, "options": options}
    for seed in range(2):
        teacher.post(f"/api/rooms/{code}/deal", deal)
        play_lesson(students, next(iter(students)).get(f"/api/rooms/{code}")["table"], Random(seed))
    return teacher, students, code


def test_the_teacher_sees_the_gap_and_the_student_what_to_look_at(
    person: NewPerson, server: Server
) -> None:
    teacher, students, code = lesson(server)
    desk = person()
    as_player(desk, teacher, server.address)
    desk.open(f"/room/{code}/understanding")
    expect(desk.page.get_by_role("heading", name=OWN_CHARGE)).to_be_visible()
    expect(
        desk.page.get_by_text("What is the total charge of Ca₂Cl, and of CaCl₂?")
    ).to_be_visible()
    desk.page.locator("button.misconception").click()
    expect(desk.page.get_by_role("button", name="Close")).to_be_visible()
    check_both_themes(desk)

    assert desk.complaints == []
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name="Make worksheets").click()
    assert download.value.suggested_filename == f"worksheets-{code}.pdf"

    phone = person(viewport=PHONE)
    student = next(iter(students))
    as_player(phone, student, server.address)
    phone.open(f"/table/{student.get(f'/api/rooms/{code}')['table']}")
    expect(phone.page.get_by_role("heading", name="What you showed")).to_be_visible()
    check_both_themes(phone)
    for one in (teacher, *students):
        one.close()


def test_a_class_takes_a_check_before_a_unit(person: NewPerson, server: Server) -> None:
    teacher, student = Player(server.address, "Teacher"), Player(server.address)
    code = teacher.post("/api/rooms", {"title": "10b"})["code"]
    student.post(f"/api/rooms/{code}/join")
    desk, phone = person(), person(viewport=PHONE)
    as_player(desk, teacher, server.address)
    as_player(phone, student, server.address)
    phone.open(f"/room/{code}")
    desk.open(f"/room/{code}/understanding")
    desk.page.get_by_label("Game").select_option("metals")
    desk.page.get_by_role("button", name="Start check before").click()
    expect(phone.page.get_by_role("heading", name="Before: Metal vs. Non-Metal")).to_be_visible()
    check_both_themes(phone)
    for question in phone.page.locator("form fieldset").all():
        question.get_by_role("radio").first.check()
    phone.page.get_by_role("button", name="Hand in").click()
    expect(phone.page.get_by_text("You have handed in your ten answers")).to_be_visible()
    desk.page.reload()
    expect(desk.page.get_by_text("1 have handed in")).to_be_visible()
    desk.page.get_by_role("button", name="Close the check").click()
    expect(desk.page.get_by_text("1 took it before, 0 after.")).to_be_visible()
    check_both_themes(desk)
    for one in (teacher, student):
        one.close()


def test_players_find_out_what_a_puzzling_bot_gets_wrong(person: NewPerson, server: Server) -> None:
    student = Player(server.address, "Ada")
    bots = [{"seat": 1, "level": "persona 2"}]
    options = {"write": "bonus", "naming": True}
    table = {"game": "metals", "seats": 2, "bots": bots, "options": options}
    code = student.post("/api/tables", table)["code"]
    student.post(f"/api/tables/{code}/end")
    phone = person(viewport=PHONE)
    as_player(phone, student, server.address)
    phone.open(f"/table/{code}")
    expect(
        phone.page.get_by_role("heading", name="What did Puzzling bot get wrong?")
    ).to_be_visible()
    check_both_themes(phone)
    phone.page.get_by_role("button", name=OWN_CHARGE).click()
    expect(phone.page.get_by_text("Right, that was it:")).to_be_visible()
    check_both_themes(phone)
    student.close()


def test_a_teacher_chooses_a_puzzling_bot(person: NewPerson, server: Server) -> None:
    teacher, student = Player(server.address, "Teacher"), Player(server.address)
    code = teacher.post("/api/rooms", {"title": "10b"})["code"]
    student.post(f"/api/rooms/{code}/join")
    desk, phone = person(), person(viewport=PHONE)
    as_player(desk, teacher, server.address)
    as_player(phone, student, server.address)
    phone.open(f"/room/{code}")
    desk.open(f"/room/{code}")
    desk.page.get_by_label("Game", exact=True).select_option("metals")
    desk.page.get_by_label("Players per table").select_option("2")
    desk.page.get_by_label("Bots").select_option(label=OWN_CHARGE)
    desk.page.get_by_role("button", name="Start games").click()
    expect(phone.page.get_by_text("Puzzling bot").first).to_be_visible()
    table = student.get(f"/api/rooms/{code}")["table"]
    info = student.get(f"/api/tables/{table}")
    assert sorted(one["level"] or "" for one in info["sittings"]) == ["", "persona"]
    with student.connect(table) as window:
        options = window.update()["view"]["options"]
    assert (options["write"], options["naming"]) == ("bonus", True)
    for one in (teacher, student):
        one.close()


def test_cards_crossed_out_by_hand_are_kept_with_the_next_move(
    person: NewPerson, server: Server
) -> None:
    ada, ben = Player(server.address, "Ada"), Player(server.address, "Ben")
    code = ada.post("/api/tables", {"game": "whoami", "seats": 2, "help": "none"})["code"]
    ben.sit(code)
    ada.post(f"/api/tables/{code}/start")
    with ada.connect(code) as window:
        mover = ada if window.update()["to_move"] == [window.last["table"]["you"]] else ben
    phone = person()
    as_player(phone, mover, server.address)
    phone.open(f"/table/{code}")
    phone.page.locator(".grid [data-card=ethane]").click()
    playing.whoami(phone.page)
    expect(phone.page.get_by_text("to ask or guess.")).to_be_visible()
    ada.post(f"/api/tables/{code}/end")
    record = ada.get(f"/api/tables/{code}/record")
    assert '{"type":"crossed","cards":["ethane"]}' in record
    for one in (ada, ben):
        one.close()


def test_a_short_check_follows_a_game_and_leads_to_practice(
    person: NewPerson, server: Server
) -> None:
    student = Player(server.address, "Ada")
    table = {"game": "polymer", "seats": 2, "bots": [{"seat": 1}], "help": "none"}
    code = student.post("/api/tables", {**table, "questions": "often"})["code"]
    student.post(f"/api/tables/{code}/end")
    phone = person(viewport={"width": 360, "height": 640}, has_touch=True)
    as_player(phone, student, server.address)
    phone.open(f"/table/{code}")
    page, verdicts = phone.page, []
    for number in (1, 2, 3):
        expect(page.get_by_text(f"Question {number} of 3")).to_be_visible()
        expect(page.get_by_role("heading", name="What you showed")).to_have_count(0)
        check_both_themes(phone)
        page.locator("[data-choice]").first.tap()
        verdicts.append(page.locator(".verdict").inner_text())
    assert any("Not so" in verdict for verdict in verdicts)
    page.get_by_role("button", name="See what you showed").tap()
    expect(page.get_by_role("heading", name="What you showed")).to_be_visible()
    page.get_by_role("link", name="Practise what went wrong").tap()

    expect(page.get_by_role("heading", name="From your mistakes")).to_be_visible()
    expect(page.get_by_text("You tried: say: ")).to_be_visible()
    check_both_themes(phone)
    first = page.locator(".question").first.inner_text()
    page.get_by_role("button", name="I don't know").first.tap()
    expect(page.get_by_role("button", name=" ✓")).to_be_visible()
    check_both_themes(phone)
    page.get_by_role("button", name="Next").tap()
    expect(page.locator(".question").first).not_to_have_text(first)
    student.close()


def test_the_result_stands_at_once_where_nothing_is_asked(
    person: NewPerson, server: Server
) -> None:
    student = Player(server.address, "Ada")
    table = {"game": "polymer", "seats": 2, "bots": [{"seat": 1}], "help": "none"}
    code = student.post("/api/tables", table)["code"]
    student.post(f"/api/tables/{code}/end")
    phone = person(viewport=PHONE)
    as_player(phone, student, server.address)
    phone.open(f"/table/{code}")
    expect(phone.page.get_by_role("heading", name="What you showed")).to_be_visible()
    student.close()


def test_the_lesson_gets_the_round_that_would_tell_most(person: NewPerson, server: Server) -> None:
    teacher, students, code = lesson(server)
    desk = person()
    as_player(desk, teacher, server.address)
    desk.open(f"/room/{code}")
    page = desk.page
    page.get_by_role("button", name="New round").first.click()
    page.get_by_role("button", name="Propose a round").click()
    expect(page.get_by_text("tells about 2 students: The charges of oxyanions")).to_be_visible()
    check_both_themes(desk)
    page.get_by_role("button", name="Add to lesson: Charged!").click()
    expect(page.get_by_role("button", name="Start: Play: Charged!")).to_be_visible()
    course = teacher.get(f"/api/rooms/{code}")["desk"]["course"]
    assert course["info"]["lesson"]["steps"][0]["deal"]["help"] == "none"
    for one in (teacher, *students):
        one.close()
