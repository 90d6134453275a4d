"""Bots that get stronger after a win and weaker after a loss."""

import re

from playwright.sync_api import expect

from tests.browser import playing
from tests.browser.conftest import NewPerson

MOST_TURNS = 40


def test_after_a_game_the_next_bot_has_another_level_and_the_game_is_remembered(
    person: NewPerson,
) -> None:
    one = person()
    one.open("/new/pkace")
    one.page.get_by_label("Bots").select_option("1")
    one.page.get_by_label("Bot strength").select_option("match me")
    expect(one.page.get_by_text("Your bot has strength 1 · easy now")).to_be_visible()
    one.page.get_by_role("button", name="Create table").click()
    playing.play_out([one], playing.pkace, MOST_TURNS)
    won = one.page.get_by_role("heading", name=re.compile("^You win")).count()
    level = "3" if won else "1 · easy"
    expect(one.page.get_by_text(f"the next bot has strength {level}")).to_be_visible()
    one.page.get_by_role("button", name="Play again").click()
    expect(one.page.get_by_text("Level 3 bot" if won else "Easy bot").first).to_be_visible()

    one.open("/history")
    expect(one.page.get_by_role("row", name=re.compile("pKace 1 · easy"))).to_be_visible()
    one.page.get_by_role("button", name=re.compile("Replay: pKace")).click()
    expect(one.page.get_by_role("heading", name="Replay: pKace")).to_be_visible()
    one.open("/history")
    one.page.on("dialog", lambda dialog: dialog.accept())
    one.page.get_by_role("button", name="Delete everything").click()
    expect(one.page.get_by_text("No finished games yet.")).to_be_visible()
