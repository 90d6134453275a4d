"""A tournament run from the teacher's page."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_narrow_enough
from tests.browser.people import PHONE
from tests.browser.test_desk import PROJECTOR, choose, enter, fits
from tests.browser.test_rooms import end_all


def test_a_tournament_is_dealt_round_by_round_and_ends_on_a_podium(person: NewPerson) -> None:
    teacher, projector = person(viewport=PROJECTOR), person(viewport=PROJECTOR)
    students = [person(viewport=PHONE, has_touch=True, is_mobile=True) for _ in range(3)]
    room, desk = teacher.open_room(), teacher.page
    projector.open(f"/room/{room}/projector")
    names = [enter(student, room) for student in students]
    choose(desk, "Tournament")
    desk.get_by_label("Game", exact=True).select_option("pkace")
    desk.get_by_label("Rounds").select_option("2")
    desk.get_by_role("button", name="Start the tournament").click()
    for student in students:
        expect(student.page.get_by_role("log")).to_be_attached()

    # The one with the bye plays a bot.
    expect(desk.locator(".tiles").get_by_text("Fair bot")).to_have_count(1)
    expect(desk.get_by_role("button", name="Deal again")).to_have_count(0)
    end_all(teacher)
    expect(projector.page.get_by_text("round 1 of 2")).to_be_visible()
    for name in names:
        expect(projector.page.get_by_text(name)).to_be_visible()
    assert fits(projector.page)
    assert axe_violations(projector) == []

    first = {student.page.url for student in students}
    desk.get_by_role("button", name="Deal round 2 of 2").click()
    for student in students:
        expect(student.page).not_to_have_url(re.compile("|".join(map(re.escape, first))))
    choose(desk, "Tournament")
    expect(desk.get_by_text("round 2 of 2")).to_be_visible()
    expect(desk.locator("aside tbody tr")).to_have_count(3)
    assert axe_violations(teacher) == []

    desk.get_by_role("button", name="End the tournament").click()
    expect(desk.get_by_text("final standings")).to_be_visible()
    desk.get_by_role("button", name="Undo").click()
    expect(desk.get_by_text("final standings")).to_have_count(0)
    end_all(teacher)
    expect(desk.get_by_text("final standings")).to_be_visible()
    expect(projector.page.locator(".podium")).to_be_visible()
    assert fits(projector.page)
    students[0].open(f"/room/{room}")
    expect(students[0].page.locator("tr.you")).to_contain_text(names[0])
    assert is_narrow_enough(students[0])
    assert axe_violations(students[0]) == []
