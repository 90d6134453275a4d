"""Two people write the compounds of their rounds, one of them with the keys on a phone."""

import re

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.playing import sit_down
from valence.chem.formulas import salt
from valence.chem.ions import IONS
from valence.chem.writing import plain, subscript

BY_WRITING = {ion.written: ion for ion in IONS.values()}


def asked(page: Page) -> str:
    """The formula that the page asks for."""
    words = page.get_by_text("Write the compound of").inner_text()
    ions = re.findall(r"(\S+) and (\S+)\.", words)[0]
    cation, anion = sorted((BY_WRITING[one] for one in ions), key=lambda ion: -ion.charge)
    return salt(cation, anion).text


def press_keys(page: Page, formula: str) -> None:
    for key in re.findall(r"[A-Z][a-z]?|\d", formula):
        name = f"Subscript {key}" if key.isdigit() else key
        page.get_by_role("button", name=name, exact=True).click()


def turn(page: Page) -> None:
    if page.get_by_role("button", name="Check").count():
        press_keys(page, asked(page))
        page.get_by_role("button", name="Check").click()
    else:
        playing.metals(page)


def until_writing(people: list[Person]) -> Page:
    for _ in range(20):
        mover = playing.wait_for_mover(people)
        assert mover is not None
        if mover.page.get_by_role("button", name="Check").count():
            return mover.page
        playing.make_turn(mover, playing.metals)
    raise AssertionError("nobody was asked to write")


def test_a_wrong_formula_is_explained_and_may_be_written_again(person: NewPerson) -> None:
    people = sit_down(person, "metals", {"write": "required", "naming": True})
    page = until_writing(people)
    formula = asked(page)
    field = page.get_by_label("Formula")
    press_keys(page, formula)
    expect(field).to_have_value(subscript(formula))
    page.get_by_role("button", name="Delete").click()
    field.fill("")
    page.keyboard.type("2NaCl")
    page.get_by_label("Name").fill("table salt")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("The 2 in front counts whole formulas").first).to_be_visible()
    expect(page.get_by_text("Two more tries").first).to_be_visible()
    assert plain(field.input_value()) == "2NaCl"
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("log")).to_contain_text("hasn't written the compound")


def test_a_whole_game_with_writing_fills_the_collection(person: NewPerson) -> None:
    people = sit_down(person, "metals", {"hand": 3, "write": "bonus"})
    playing.play_out(people, turn, 120)
    made = [one.page.locator(".compound").count() for one in people]
    assert max(made) > 0
    collections = [one for one in people if one.page.get_by_text("Your collection").count()]
    assert collections
    for one in collections:
        one.page.reload()
        board = one.page.get_by_role(
            "group", name="Board"
        )  # the picture of a moment may have one, too
        expect(board.get_by_text("Your collection")).to_be_visible()


def test_a_player_of_charged_names_what_was_laid(person: NewPerson) -> None:
    people = sit_down(person, "charged", {"naming": "required"})
    mover = playing.wait_for_mover(people)
    assert mover is not None
    page = mover.page
    playing.make_turn(mover, playing.charged)
    expect(page.get_by_text("Name what you have laid.")).to_be_visible()
    for field in page.locator("form input").all():
        field.fill("sodium cloride")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("log")).to_contain_text("is wrong for")
    expect(page.get_by_text("Name what you have laid.")).to_be_hidden()
