"""One teacher plays against the whole class, a table after the other."""

import re

from playwright.sync_api import expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_narrow_enough
from tests.browser.people import PHONE, Person
from tests.browser.test_desk import PROJECTOR, enter


def play_while_due(one: Person) -> None:
    """Whoever takes a trick leads the next one."""
    while one.is_to_move:
        playing.make_turn(one, playing.pkace)


def test_the_teachers_page_goes_to_the_next_table_that_waits(person: NewPerson) -> None:
    teacher = person(viewport=PROJECTOR)
    students = [person(viewport=PHONE, has_touch=True, is_mobile=True) for _ in range(2)]
    room, desk = teacher.open_room(), teacher.page
    for student in students:
        enter(student, room)
    desk.get_by_label("Game", exact=True).select_option("pkace")
    desk.get_by_label("Who plays together").select_option("everyone against you")
    expect(desk.get_by_label("Players per table")).to_have_value("2")
    desk.get_by_label("Help").select_option("full")  # so that cards that may be played stay marked
    desk.get_by_role("button", name="Start games").click()
    for student in students:
        expect(student.page.get_by_role("log")).to_be_attached()
        expect(student.page.get_by_text("Teacher", exact=True)).to_be_visible()
        play_while_due(student)
    # Each student has moved, or the teacher leads: both tables wait.
    desk.get_by_role("link", name="2 tables wait for you").click()
    expect(desk.get_by_role("log")).to_be_attached()
    first = desk.url
    assert axe_violations(teacher) == []
    play_while_due(teacher)
    # Once the teacher has moved, the page goes to the other table by itself.
    expect(desk).not_to_have_url(first)
    expect(desk.get_by_role("log")).to_be_attached()
    assert {first, desk.url} == {student.page.url for student in students}
    # They don't see the teacher as away meanwhile.
    for student in students:
        expect(student.page.get_by_text("away")).to_have_count(0)
    teacher.resize(PHONE)
    assert is_narrow_enough(teacher)
    expect(desk.get_by_role("link", name=re.compile("To the desk|Next table"))).to_be_visible()
