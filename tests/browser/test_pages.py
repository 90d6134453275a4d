"""Every page: no axe violations in either theme or on a phone, two languages, and a small first download."""

import gzip
import re

import pytest
from playwright.sync_api import expect

import valence
from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import (
    axe_violations,
    check_both_themes,
    is_narrow_enough,
    small_touch_targets,
)
from tests.browser.people import BLOCK_SOCKETS, PHONE, Person
from tests.programs import STATIC

GAMES = ("pkace", "metals", "polymer", "quizmaster", "whoami", "charged")
PAGES = (
    "/",
    "/new/pkace",
    "/cards/pkace",
    "/cards/metals",
    "/rules/metals",
    "/classes",
    "/connect",
    "/sets",
    "/nowhere",
)
MAX_FIRST_VIEW_BYTES = 150_000
NO_MISTAKES = {"is_ready": True, "turns": []}


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_an_axe_violation(person: NewPerson, path: str) -> None:
    ada = person()
    ada.open(path)
    expect(ada.page.locator("h1")).to_be_visible()
    expect(ada.page.get_by_text("Loading")).to_have_count(0)
    check_both_themes(ada)


@pytest.mark.parametrize("path", PAGES)
def test_every_touch_target_on_a_page_is_large_enough(person: NewPerson, path: str) -> None:
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open(path)
    expect(ada.page.locator("h1")).to_be_visible()
    expect(ada.page.get_by_text("Loading")).to_have_count(0)
    assert small_touch_targets(ada) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_an_axe_violation(person: NewPerson, game: str) -> None:
    ada = person()
    ada.open_table(game, against_bot=True)
    expect(ada.page.get_by_role("log")).to_be_visible()
    expect(ada.page.get_by_text("Loading")).to_have_count(0)
    check_both_themes(ada)


@pytest.mark.parametrize("game", GAMES)
def test_every_touch_target_at_a_table_is_large_enough(person: NewPerson, game: str) -> None:
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open_table(game, against_bot=True)
    expect(ada.page.get_by_role("log")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")  # the cards have arrived
    assert small_touch_targets(ada) == []


@pytest.mark.parametrize("width", [320, 360, 390])
def test_six_kinds_of_ions_are_still_large_enough_to_tap(person: NewPerson, width: int) -> None:
    ada = person(viewport={"width": width, "height": 740}, has_touch=True, is_mobile=True)
    ions = ada.page.locator("[data-ion]")
    while ions.count() < 6:  # one deal in three
        ada.open_table("metals", {"hand": 10}, against_bot=True)
        expect(ions.first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert small_touch_targets(ada) == []
    assert is_narrow_enough(ada)


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_has_an_accessible_field(person: NewPerson, game: str) -> None:
    ada = person()
    ada.open(f"/new/{game}")
    for fold in ("Change the rules", "Clock", "More"):
        ada.page.locator("summary").filter(has_text=fold).click()
    ada.page.get_by_label("Clock", exact=True).select_option("per move")
    ada.page.get_by_label("Bots").select_option("1")
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.get_by_role("log")).to_be_visible()
    ada.page.go_back()
    for fold in ("Change the rules", "Clock", "More"):
        ada.page.locator("summary").filter(has_text=fold).click()
    check_both_themes(ada)


def test_a_table_is_opened_by_its_printed_sheet(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open("/new/pkace")
    sheet = ada.page.get_by_label("Rules", exact=True)
    expect(sheet.locator("option:checked")).to_have_text("pKace for two")
    ada.page.get_by_label("Players").select_option("4")
    expect(sheet.locator("option:checked")).to_have_text("pKace for three or more")
    sheet.select_option("pKace for two")
    expect(ada.page.get_by_label("Players")).to_have_value("2")
    sheet.select_option("pKace, second edition")
    expect(ada.page.get_by_text("Different from the sheet:")).to_have_count(0)
    ada.page.locator("summary").filter(has_text="Change the rules").click()
    ada.page.get_by_label("Hand size").fill("8")
    expect(ada.page.locator(".changed")).to_contain_text("Hand size: 8")
    assert is_narrow_enough(ada)
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.get_by_text("Rules: pKace, second edition")).to_be_visible()
    expect(ada.page.get_by_text("Hand size: 8")).to_be_visible()


def test_what_bots_change_about_a_sheet_is_said(person: NewPerson) -> None:
    ada = person()
    ada.open("/new/whoami")
    expect(ada.page.locator(".changed")).to_have_count(0)
    ada.page.get_by_label("Bots").select_option("1")
    expect(ada.page.get_by_text("With bots you choose questions from a list")).to_be_visible()
    expect(ada.page.locator(".changed")).to_contain_text("Questions: built from parts")


def test_house_rules_and_a_clock_reach_the_table(person: NewPerson) -> None:
    ada = person()
    ada.open("/new/metals")
    ada.page.get_by_label("Bots").select_option("1")
    ada.page.locator("summary").filter(has_text="Change the rules").click()
    ada.page.get_by_label("Hand size").fill("3")
    ada.page.get_by_label("Reinforcements").uncheck()
    expect(ada.page.get_by_text("2 changed")).to_be_visible()
    ada.page.locator("summary").filter(has_text="Clock").click()
    ada.page.get_by_label("Clock", exact=True).select_option("per move")
    ada.page.get_by_label("Seconds per move").fill("600")
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.get_by_role("log")).to_contain_text("3 cards each")
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text(re.compile(r"\d{3} s"))


def test_result_join_replay_and_review_have_no_axe_violations(person: NewPerson) -> None:
    ada, eve = person(), person()
    code = ada.open_table("metals", {"hand": 1}, against_bot=True)
    playing.play_out([ada], playing.metals, 60)
    check_both_themes(ada)
    eve.open(f"/join/{code}")
    expect(eve.page.get_by_role("link", name="Just watch")).to_be_visible()
    check_both_themes(eve)
    ada.page.get_by_role("link", name="Watch the replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    check_both_themes(ada)
    ada.open_review(code)
    check_both_themes(ada)


def careless_game() -> str:
    """The record of a game in which each seat plays the first card it may."""
    match = valence.start("pkace", seed=1, names=["Ada", "Ben"])
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    return match.record


def test_a_review_shows_the_costliest_move_on_the_board_and_every_move_beside_it(
    person: NewPerson,
) -> None:
    ada = person()
    ada.rename("Ada")
    code = ada.post("/api/records", {"record": careless_game()})["code"]
    ada.open_review(code)
    mistakes = ada.page.locator("button.found")
    expect(mistakes.first).to_be_visible()
    expect(ada.page.locator(".stage .hinted")).to_be_visible()
    expect(ada.page.get_by_text("lower chance of winning")).to_be_visible()
    moves = ada.page.locator("[data-move]")
    expect(moves).to_have_count(20)
    moves.first.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(moves.nth(1)).to_be_focused()
    expect(moves.nth(1)).to_have_attribute("aria-current", "step")
    check_both_themes(ada)


def test_a_review_shows_what_it_has_found_so_far(person: NewPerson) -> None:
    ada = person()
    ada.open()
    code = ada.post("/api/records", {"record": careless_game()})["code"]
    ada.open_review(code)
    whole = ada.page.request.get(f"/api/tables/{code}/review").json()
    partly = {"is_ready": False, "turns": whole["turns"][:1]}
    ada.page.route("**/api/**/review?*", lambda route: route.fulfill(json=partly))
    ada.page.reload()
    expect(ada.page.locator("button.found")).to_have_count(1)
    expect(ada.page.get_by_text("1 costly move so far")).to_be_visible()
    ada.page.unroute("**/api/**/review?*")
    expect(ada.page.locator("button.found")).to_have_count(len(whole["turns"]))


def test_a_result_fits_on_a_small_phone(person: NewPerson) -> None:
    ada = person(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    ada.open_table("pkace", against_bot=True)
    playing.play_out([ada], playing.pkace, 10)
    for shown in (
        ada.page.locator("#result"),
        ada.page.locator(".stage .felt"),
        ada.page.get_by_role("button", name="Play again"),
        ada.page.get_by_role("link", name="Review the game"),
    ):
        expect(shown).to_be_in_viewport(ratio=1)


def test_a_review_without_mistakes_shows_who_was_ahead_and_opens_a_rematch(
    person: NewPerson,
) -> None:
    ada = person()
    code = ada.open_table("pkace", against_bot=True)
    playing.play_out([ada], playing.pkace, 10)
    ada.page.route("**/api/**/review?*", lambda route: route.fulfill(json=NO_MISTAKES))
    ada.open_review(code)
    expect(ada.page.get_by_text("No mistakes found")).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("Scores during the game"))).to_be_visible()
    check_both_themes(ada)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(re.compile(f"/table/(?!{code})"))
    expect(ada.page.locator("[data-card]").first).to_be_visible()


def test_the_network_test_explains_its_result(person: NewPerson) -> None:
    ada, ben = person(), person()
    ben.page.add_init_script(BLOCK_SOCKETS)
    for one, verdict in (
        (ada, "lets everything through"),
        (ben, "switches to the fallback automatically"),
    ):
        one.open("/connect")
        expect(one.page.get_by_text(verdict)).to_be_visible()


def test_a_table_waiting_for_players_has_no_axe_violation(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    ada.open_table("pkace")
    expect(ada.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    assert axe_violations(ada) == []
    assert is_narrow_enough(ada)


def test_a_room_is_accessible_and_deals_its_students(person: NewPerson) -> None:
    teacher, ada, ben = person(), person(viewport=PHONE), person(viewport=PHONE)
    code = teacher.open_room()
    for student in (ada, ben):
        student.open(f"/room/{code}")
        student.page.get_by_role("button", name="Enter the room").click()
        expect(student.page.get_by_text("Wait here")).to_be_visible()
    assert axe_violations(teacher) == []
    teacher.page.get_by_label("Players per table").select_option("2")
    teacher.page.get_by_role("button", name="Start games").click()
    for student in (ada, ben):
        student.page.wait_for_url("**/table/*")
    expect(teacher.page.get_by_role("heading", name="1 pKace")).to_be_visible()
    assert axe_violations(teacher) == []


def test_the_projector_shows_the_code_and_the_tables(person: NewPerson) -> None:
    teacher, student, projector = person(), person(viewport=PHONE), person()
    code = teacher.open_room()
    projector.open(f"/room/{code}/projector")
    expect(projector.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    student.open(f"/room/{code}")
    student.page.get_by_role("button", name="Enter the room").click()
    expect(projector.page.get_by_text("1 in the room")).to_be_visible()
    check_both_themes(projector)
    teacher.page.get_by_label("Game", exact=True).select_option("metals")
    teacher.page.get_by_role("button", name="Start games").click()
    student.page.wait_for_url("**/table/*")
    expect(student.page.get_by_role("log")).to_be_visible()
    expect(projector.page.get_by_text("0 of 1 tables finished")).to_be_visible()
    teacher.page.get_by_role("button", name="End", exact=True).click()
    teacher.page.get_by_role("button", name="Yes, end them").click()
    expect(projector.page.get_by_text("1 of 1 tables finished")).to_be_visible()
    check_both_themes(projector)


def test_the_projector_counts_only_people_who_are_here(person: NewPerson) -> None:
    teacher, student, projector = person(), person(viewport=PHONE), person()
    code = teacher.open_room()
    student.open(f"/room/{code}")
    student.page.get_by_role("button", name="Enter the room").click()
    expect(student.page.get_by_text("Wait here")).to_be_visible()
    student.open("about:blank")
    projector.open(f"/room/{code}/projector")
    expect(teacher.page.get_by_text("(away)")).to_be_visible()
    expect(teacher.page.get_by_role("heading", name="In the room (1)")).to_be_visible()
    expect(projector.page.get_by_text("0 in the room")).to_be_visible()
    expect(projector.page.get_by_role("list", name="In the room")).to_be_empty()
    student.page.go_back()
    expect(projector.page.get_by_text("1 in the room")).to_be_visible()


# Sampled points of each label's box that lie on a line of the picture.
CROSSED_LABELS = """
svgs => svgs.flatMap((svg) => [...svg.querySelectorAll("text")].filter((label) => {
  const { x, y, width, height } = label.getBBox();
  const steps = [...Array(21).keys()].map((n) => n / 20);
  return [...svg.querySelectorAll("path")].some((path) => steps.some((across) => steps.some((down) =>
    path.isPointInStroke(new DOMPoint(x + across * width, y + down * height)))));
}).map((label) => label.textContent))
"""


def test_no_label_of_a_picture_is_crossed_by_a_line(person: NewPerson) -> None:
    ada = person()
    ada.open()
    expect(ada.page.locator(".games svg")).to_have_count(len(GAMES))
    assert ada.page.locator(".games svg").evaluate_all(CROSSED_LABELS) == []


def test_the_client_speaks_german(person: NewPerson) -> None:
    ada = person(locale="de-DE")
    ada.open()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Chemie auf dem Tisch")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert axe_violations(ada) == []


@pytest.mark.parametrize(
    ("locale", "explanation"),
    [("en-GB", "no game or room with this code"), ("de-DE", "weder ein Spiel noch einen Raum")],
)
def test_an_unknown_code_is_reported_until_it_is_changed(
    person: NewPerson, locale: str, explanation: str
) -> None:
    ada = person(locale=locale)
    ada.open()
    ada.page.get_by_label("Code").fill("ZZZZZZ")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text(explanation)
    ada.page.get_by_label("Code").fill("ZZZZZ")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    # The browser logs the 404.
    ada.complaints = [one for one in ada.complaints if "404" not in one]


@pytest.mark.parametrize("path", ["/room/ZZZZZZ", "/join/ZZZZZZ", "/table/ZZZZZZ", "/nowhere"])
def test_from_a_wrong_address_people_reach_the_right_room(person: NewPerson, path: str) -> None:
    ada, ben = person(), person()
    code = ada.open_room()
    ben.open(path)
    ben.page.get_by_label("Code").fill(code)
    ben.page.get_by_role("button", name="Join", exact=True).click()
    ben.page.wait_for_url(f"**/room/{code}")
    ben.complaints = [one for one in ben.complaints if "404" not in one]


@pytest.mark.parametrize(
    "path",
    [
        "/join/%E0%A4%A",
        "/join/ZZZZZZ",
        "/table/ZZZZZZ",
        "/room/ZZZZZZ",
        "/room/ZZZZZZ/projector",
        "/replay/ZZZZZZ/1/x",
        "/review/ZZZZZZ",
        "/new/chess",
        "/rules/chess",
        "/cards/chess",
    ],
)
def test_a_bad_address_is_explained(person: NewPerson, path: str) -> None:
    ada = person()
    ada.open(path)
    expect(ada.page.get_by_text(re.compile("no |not "))).to_be_visible()
    ada.complaints.clear()  # the browser logs every refused request


LAYOUT_SHIFTS = """() => new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().map((shift) => shift.value)))
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done([]), 500);
})"""


def test_nothing_on_the_home_page_moves_while_it_loads(person: NewPerson) -> None:
    """Neither the name nor the games push anything away, nor does the way back to a game."""
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    for has_game in (False, True):
        if has_game:
            ada.open_table("pkace", against_bot=True)
            expect(ada.page.get_by_role("log")).to_be_attached()
        ada.open()
        expect(ada.page.get_by_role("button", name="Play now: pKace")).to_be_visible()
        expect(ada.page.get_by_text("Playing as")).to_be_visible()
        expect(ada.page.get_by_text("Back to table")).to_have_count(int(has_game))
        assert sum(ada.page.evaluate(LAYOUT_SHIFTS)) < 0.05


def scripts(one: Person) -> set[str]:
    """The scripts loaded by this page."""
    loaded = one.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {name.rsplit("/", 1)[1] for name in loaded if name.endswith(".js")}


def test_the_first_view_is_small(person: NewPerson) -> None:
    ada = person()
    ada.open()
    expect(ada.page.get_by_role("button", name="Play now: pKace")).to_be_visible()
    files = [STATIC / "assets" / name for name in scripts(ada)]
    assert files
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MAX_FIRST_VIEW_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_a_games_script_is_loaded_on_demand(person: NewPerson, game: str) -> None:
    ada = person()
    ada.open()
    expect(ada.page.get_by_role("button", name="Play now: pKace")).to_be_visible()
    assert not any(name.startswith(f"{other}-") for name in scripts(ada) for other in GAMES)
    ada.open_table(game, against_bot=True)
    expect(ada.page.get_by_role("log")).to_be_visible()
    loaded = {other for other in GAMES for name in scripts(ada) if name.startswith(f"{other}-")}
    assert loaded == {game}


def test_changing_a_name_suggests_another(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open()
    ada.page.get_by_role("button", name="change").click()
    name = ada.page.get_by_label("Your name")
    expect(name).to_be_focused()
    name.fill("Ada")
    ada.page.get_by_role("button", name="another").click()
    expect(name).to_have_value(re.compile(r"^[A-Z][a-z]+ [A-Z][a-z]+$"))
    assert is_narrow_enough(ada)
    assert small_touch_targets(ada) == []
    offered = name.input_value()
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text(f"Playing as {offered}")).to_be_visible()


def test_escape_or_a_tap_outside_closes_the_settings(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open()
    sign, language = ada.page.locator("header summary"), ada.page.get_by_label("Language")
    sign.tap()
    language.select_option("en")
    expect(language).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(language).to_be_hidden()
    expect(sign).to_be_focused()
    sign.tap()
    expect(language).to_be_visible()
    ada.page.get_by_role("heading", name="Games", exact=True).tap()
    expect(language).to_be_hidden()


def test_one_card_is_singular(person: NewPerson) -> None:
    ada = person()
    ada.open("/cards/pkace")
    ada.page.get_by_label("Search").fill("lda")
    expect(ada.page.get_by_text("1 card", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "pictures", "says"),
    [
        ("pkace", 5, "Cleo beats it with triethylamine"),
        ("polymer", 6, "Ada adds Sty 1, Sty 2, Sty 3 to chain 1"),
        ("metals", 3, "Ada calls for reinforcements"),
        ("quizmaster", 2, "Ben said “19”: 0.3 too low, near enough."),
        ("whoami", 2, "Ada guesses acetone"),
        ("charged", 3, "Together 25 points."),
    ],
)
def test_rules_are_illustrated_by_the_boards(
    game: str, pictures: int, says: str, person: NewPerson
) -> None:
    ada = person()
    ada.open(f"/rules/{game}")
    expect(ada.page.locator("figure")).to_have_count(pictures)
    expect(ada.page.locator("figcaption").filter(has_text=says)).to_have_count(1)


def test_a_page_from_before_an_update_of_the_server_reloads_itself(person: NewPerson) -> None:
    ada = person()
    ada.open()
    play = ada.page.get_by_role("button", name="Play now: pKace")
    expect(play).to_be_visible()
    ada.page.evaluate(
        "document.querySelector('script[type=module]').setAttribute('src', '/assets/index-old.js')"
    )
    parts = re.compile(r"/assets/Table-.*\.js")
    ada.page.route(parts, lambda route: route.fulfill(status=404))
    with ada.page.expect_event("load"):
        play.click()
    ada.page.unroute(parts)
    expect(ada.page.get_by_role("log")).to_be_visible()
    assert "index-old" not in ada.page.content(), "the page was not loaded again"
    ada.complaints.clear()  # about the missing file
