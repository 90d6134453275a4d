"""A newcomer's first minute: the guided first games."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from valence.games import CATALOGUE


def guide(page: Page, text: str) -> None:
    expect(page.get_by_role("note", name="First steps")).to_contain_text(text)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_can_be_learned_from_the_home_page(game: str, person: NewPerson) -> None:
    ada = person()
    ada.open()
    title = CATALOGUE[game].game.title
    ada.page.get_by_role("button", name=f"Learn in a minute: {title}").click()
    expect(ada.page.get_by_role("note", name="First steps")).not_to_be_empty()
    expect(ada.page.get_by_role("heading", name=title)).to_be_visible()


def test_a_newcomer_follows_the_marked_cards_to_the_end(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open()
    ada.page.get_by_role("button", name="Learn in a minute: pKace").tap()
    for text in ("Play TMG", "Lead acetone", "Now lead ethanethiol", "play ethyl acetate"):
        guide(ada.page, text)
        expect(ada.page.locator("[data-card].hinted")).to_have_count(1)
        ada.page.locator("[data-card].hinted").tap()
    guide(ada.page, "That's the game")
    ada.page.get_by_role("button", name="Play on").tap()
    expect(ada.page.get_by_role("note", name="First steps")).to_have_count(0)
    expect(ada.page.locator("[data-card].can")).to_have_count(2)


def test_it_can_be_skipped_and_opened_again_from_the_menu(person: NewPerson) -> None:
    ada = person()
    ada.open_table("metals", against_bot=True)
    ada.page.get_by_text("Menu", exact=True).click()
    ada.page.get_by_role("button", name="Learn in a minute").click()
    guide(ada.page, "Lead calcium")
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.get_by_role("note", name="First steps")).to_have_count(0)
    expect(ada.page.locator(".hinted")).to_have_count(0)
    expect(ada.page.locator("[data-ion].can")).not_to_have_count(0)


def test_another_move_is_allowed_and_ends_it(person: NewPerson) -> None:
    ada = person()
    ada.open()
    ada.page.get_by_role("button", name=re.compile("^Learn in a minute: Metal")).click()
    guide(ada.page, "Lead calcium")
    ada.page.locator("[data-ion='N3-']").click()
    ada.page.get_by_role("button", name=re.compile(r"^Play \d")).click()
    expect(ada.page.get_by_role("log")).to_contain_text("leads N³⁻")
    expect(ada.page.get_by_role("note", name="First steps")).to_have_count(0)


def test_a_newcomer_at_a_table_is_offered_it(person: NewPerson) -> None:
    ada = person()
    ada.open_table("metals", against_bot=True)
    tip = ada.page.get_by_role("note", name="How to play")
    tip.get_by_role("button", name="Show me").click()
    guide(ada.page, "Lead calcium")


def test_every_step_can_be_tapped_in_landscape(person: NewPerson) -> None:
    ada = person(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    ada.open()
    ada.page.get_by_role("button", name=re.compile("^Learn in a minute: Metal")).tap()
    for text in ("Lead calcium", "Answer with oxide", "Now lead Na"):
        guide(ada.page, text)
        ada.page.locator("[data-ion].hinted").tap()
        ada.page.get_by_role("button", name=re.compile(r"^Play \d")).tap()
    guide(ada.page, "Reinforce")
    ada.page.get_by_role("button", name="Reinforce").tap()
    guide(ada.page, "That's the game")
