"""A lesson: a teacher with a laptop, students with phones, and a projector."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_narrow_enough, small_touch_targets
from tests.browser.people import BLOCK_SOCKETS, PHONE, Person
from tests.browser.serving import serving


def enter(student: Person, room: str) -> None:
    student.open(f"/room/{room}")
    student.page.get_by_role("button", name="Enter the room").click()
    expect(student.page.get_by_text("Wait here")).to_be_visible()


def deal(teacher: Person, game: str) -> None:
    form = teacher.page.get_by_label("Game", exact=True)
    if not form.is_visible():
        teacher.page.get_by_role("button", name="New round").click()
    form.select_option(game)
    teacher.page.get_by_label("Players per table").select_option("2")
    teacher.page.get_by_role("button", name="Start games").click()


def end_all(teacher: Person) -> None:
    teacher.page.get_by_role("button", name="End", exact=True).click()
    teacher.page.get_by_role("button", name="Yes, end them").click()


def expect_everybody_at(title: str, *students: Person) -> None:
    for student in students:
        expect(student.page.get_by_role("heading", level=1, name=title)).to_be_attached()
        expect(student.page.get_by_role("log")).to_be_visible()
    assert len({student.page.url for student in students}) == 1


def test_in_a_room_metals_is_played_with_writing(person: NewPerson) -> None:
    teacher = person()
    teacher.open_room()
    teacher.page.get_by_label("Game", exact=True).select_option("metals")
    expect(teacher.page.get_by_text("players also write each compound")).to_be_visible()
    expect(teacher.page.get_by_role("radio", name="for a bonus")).to_be_checked()
    expect(teacher.page.get_by_label("Name it too")).to_be_checked()
    expect(teacher.page.locator(".changed")).to_have_count(0)


@pytest.mark.parametrize("has_sockets", [True, False])
def test_a_new_deal_takes_students_from_the_old_table(person: NewPerson, has_sockets: bool) -> None:
    teacher, projector = person(), person()
    ada, ben = (person(viewport=PHONE, has_touch=True, is_mobile=True) for _ in range(2))
    if not has_sockets:
        ada.page.add_init_script(BLOCK_SOCKETS)
    room = teacher.open_room()
    projector.open(f"/room/{room}/projector")
    for student in (ada, ben):
        enter(student, room)
    deal(teacher, "metals")
    expect_everybody_at("Metal vs. Non-Metal", ada, ben)
    # Over a running game
    deal(teacher, "pkace")
    teacher.page.get_by_role("button", name="End them and start new games").click()
    expect_everybody_at("pKace", ada, ben)
    # Over one that was ended
    end_all(teacher)
    for student in (ada, ben):
        expect(student.page.get_by_text("The host ended the game")).to_be_visible()
        expect(student.page.get_by_role("link", name="Back to the room")).to_be_visible()
        expect(student.page.get_by_role("button", name="Play again")).to_have_count(0)
    assert axe_violations(ada) == []
    deal(teacher, "quizmaster")
    expect_everybody_at("Quizmaster", ada, ben)
    expect(teacher.page.get_by_role("heading", name="Quizmaster")).to_be_visible()
    expect(teacher.page.get_by_text("away")).to_have_count(0)
    expect(projector.page.get_by_text("2 in the room")).to_be_visible()
    expect(projector.page.get_by_text("Quizmaster")).to_be_visible()


def test_a_new_deal_moves_players_from_replays_but_not_spectators(person: NewPerson) -> None:
    teacher, ada, ben, eve = person(), person(), person(), person()
    room = teacher.open_room()
    for student in (ada, ben):
        enter(student, room)
    deal(teacher, "metals")
    expect_everybody_at("Metal vs. Non-Metal", ada, ben)
    first = ada.page.url
    eve.open(first)
    expect(eve.page.get_by_role("log")).to_be_visible()
    end_all(teacher)
    ada.page.get_by_role("link", name="Review the game").click()
    ben.page.get_by_role("link", name="Watch the replay").click()
    for student in (ada, ben):
        expect(student.page.get_by_role("heading", level=1)).to_be_visible()
    expect(teacher.page.get_by_text("away")).to_have_count(0)
    deal(teacher, "pkace")
    expect_everybody_at("pKace", ada, ben)
    expect(eve.page).to_have_url(first)
    # Reloading the old table leads to the current game.
    ada.page.goto(first)
    expect(ada.page).to_have_url(ben.page.url)


def test_the_home_page_links_back_to_the_game_and_the_room(person: NewPerson) -> None:
    teacher, ada = person(), person(viewport=PHONE, has_touch=True, is_mobile=True)
    room = teacher.open_room()
    enter(ada, room)
    deal(teacher, "pkace")
    expect_everybody_at("pKace", ada)
    table = ada.page.url
    ada.open()
    to_room = ada.page.get_by_role("link", name=f"Back to room {room}")
    expect(to_room).to_be_visible()
    assert axe_violations(ada) == []
    assert small_touch_targets(ada) == []
    ada.page.get_by_role("link", name=re.compile("^Back to table .* \\(pKace\\)")).click()
    expect(ada.page).to_have_url(table)
    end_all(teacher)
    expect(ada.page.get_by_text("The host ended the game")).to_be_visible()
    ada.page.get_by_role("link", name="All games").first.click()
    to_room.click()
    expect(ada.page.get_by_text("Wait here")).to_be_visible()
    ada.open()
    expect(to_room).to_be_visible()
    expect(ada.page.get_by_role("link", name=re.compile("^Back to table"))).to_have_count(0)


def test_the_home_page_links_back_to_a_game_until_its_player_leaves(person: NewPerson) -> None:
    ada = person()
    ada.open()
    ada.page.get_by_role("button", name="Play now: pKace").click()
    expect(ada.page.get_by_role("log")).to_be_visible()
    ada.page.get_by_role("link", name="All games").first.click()
    ada.page.get_by_role("link", name=re.compile("^Back to table")).click()
    expect(ada.page.get_by_role("log")).to_be_visible()
    ada.page.locator("summary").filter(has_text="Menu").click()
    ada.page.get_by_role("button", name="Leave").click()
    expect(ada.page.get_by_role("button", name="Play now: pKace")).to_be_visible()
    expect(ada.page.get_by_role("link", name=re.compile("^Back to table"))).to_have_count(0)


def test_the_longest_name_does_not_overlap_the_score(person: NewPerson) -> None:
    teacher, ada = person(viewport=PHONE), person(viewport=PHONE)
    room = teacher.open_room()
    teacher.post(f"/api/rooms/{room}/settings", {"generated_names": False})
    ada.open(f"/room/{room}")
    ada.page.get_by_label("Your name").fill("M" * 24)
    ada.page.get_by_role("button", name="Enter the room").click()
    expect(ada.page.get_by_text("Wait here")).to_be_visible()
    assert is_narrow_enough(ada)
    deal(teacher, "pkace")
    expect_everybody_at("pKace", ada)
    ada.open(f"/room/{room}")
    for one in (teacher, ada):
        expect(one.page.get_by_text("pKace").first).to_be_visible()
        assert is_narrow_enough(one)
        name = one.page.locator("ol").get_by_title("M" * 24).bounding_box()
        score = one.page.locator("ol b").first.bounding_box()
        assert name
        assert score
        assert name["x"] + name["width"] <= score["x"]


def test_ending_running_games_needs_confirmation(person: NewPerson) -> None:
    teacher, ada = person(viewport=PHONE, has_touch=True, is_mobile=True), person()
    enter(ada, teacher.open_room())
    deal(teacher, "pkace")
    expect_everybody_at("pKace", ada)
    for name, question in (("Deal again", "This ends a running"), ("End", "End the running game")):
        teacher.page.get_by_role("button", name=name, exact=True).click()
        expect(teacher.page.get_by_text(question)).to_be_visible()
        assert small_touch_targets(teacher) == []
        assert axe_violations(teacher) == []
        teacher.page.get_by_role("button", name="Keep playing").click()
        expect(teacher.page.get_by_text(question)).to_have_count(0)
    expect(ada.page.get_by_text("The host ended the game")).to_have_count(0)
    end_all(teacher)
    expect(ada.page.get_by_text("The host ended the game")).to_be_visible()
    # No game is running, so no confirmation is needed.
    deal(teacher, "metals")
    expect_everybody_at("Metal vs. Non-Metal", ada)


def test_a_student_whose_name_is_taken_sees_their_new_name(person: NewPerson) -> None:
    teacher = person()
    room = teacher.open_room()
    teacher.post(f"/api/rooms/{room}/settings", {"generated_names": False})
    for name in ("Ada", "Ada 2"):
        student = person(viewport=PHONE)
        student.open(f"/room/{room}")
        expect(student.page.get_by_text("Show your students")).to_have_count(0)
        field = student.page.get_by_label("Your name")
        field.fill("Ada")
        student.page.get_by_role("button", name="Enter the room").click()
        expect(student.page.get_by_text(f"You're {name} in this room.")).to_be_visible()
        own = student.page.get_by_role("listitem").filter(has_text="(you)")
        expect(own).to_have_text(f"{name} (you)")


def test_room_pages_show_a_lost_connection_and_recover(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        teacher, projector = Person(browser, server.address), Person(browser, server.address)
        room = teacher.open_room()
        projector.open(f"/room/{room}/projector")
        expect(projector.page.get_by_text("0 in the room")).to_be_visible()
        server.kill()
        for one in (teacher, projector):
            expect(one.page.get_by_text("Connection lost")).to_be_visible()
        assert axe_violations(teacher) == []
        server.start()
        for one in (teacher, projector):
            expect(one.page.get_by_text("Connection lost")).to_be_hidden()
        student = Person(browser, server.address, viewport=PHONE)
        enter(student, room)
        expect(teacher.page.get_by_role("heading", name="In the room (1)")).to_be_visible()
        expect(projector.page.get_by_text("1 in the room")).to_be_visible()
        for one in (teacher, projector, student):
            one.leave()


def test_a_room_page_loaded_during_an_outage_recovers(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        teacher = Person(browser, server.address)
        teacher.page.route("**/api/games?*", lambda route: route.abort())
        teacher.open_room()
        expect(teacher.page.get_by_role("alert")).to_be_visible()
        server.kill()
        expect(teacher.page.get_by_text("Connection lost")).to_be_visible()
        teacher.page.unroute("**/api/games?*")
        server.start()
        expect(teacher.page.get_by_label("Game", exact=True)).to_contain_text("pKace")
        expect(teacher.page.get_by_role("alert")).to_have_count(0)
        teacher.leave()


def test_from_outside_a_locked_room_nobody_is_counted(person: NewPerson) -> None:
    teacher, ada, visitor = person(), person(viewport=PHONE), person(viewport=PHONE)
    room = teacher.open_room()
    enter(ada, room)
    teacher.post(f"/api/rooms/{room}/settings", {"locked": True})
    visitor.open(f"/room/{room}")
    expect(visitor.page.get_by_text("This room is locked")).to_be_visible()
    expect(visitor.page.get_by_text("In the room")).to_have_count(0)
    expect(visitor.page.get_by_text("you're the first")).to_have_count(0)


def test_help_fades_in_rounds_by_default_but_not_in_a_tournament(person: NewPerson) -> None:
    """A first lesson shows something of what the class has understood."""
    teacher = person()
    teacher.open_room()
    expect(teacher.page.get_by_label("Help")).to_have_value("fading")
    teacher.page.locator("summary", has_text="Prepare").click()
    teacher.page.get_by_role("button", name="Tournament").click()
    expect(teacher.page.get_by_label("Help")).to_have_value("full")
