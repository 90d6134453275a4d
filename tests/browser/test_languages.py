"""The client in other languages, on a small phone: nothing is wider than the screen, and no label is cut."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.looks import cut_texts, is_narrow_enough
from tests.browser.people import Person
from tests.browser.scenes import GAMES
from tests.browser.serving import Server, serving

LANGUAGES = ("de", "es")
SMALL: ViewportSize = {"width": 360, "height": 640}
TEXTS = Path(__file__).parents[2] / "web" / "src"
PAGES = (
    "/",
    "/new/pkace",
    "/cards/pkace",
    "/rules/charged",
    "/classes",
    "/lessons",
    "/connect",
    "/sets",
    "/practice",
    "/history",
    "/puzzle",
)
SHEETS = ("lesson", "invite", "list", "groups", "check", "tournament", "homework", "people")
# What a reload leaves as it is.
STATES = ("guide", "decision", "start", "play", "answered", "choices", "result")


@pytest.fixture(scope="module")
def fixed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fixed"), module="tests.browser.fixed_server") as server:
        yield server


def text(language: str, key: str, folder: str = "") -> str:
    """Return a text of the client."""
    found = re.search(
        rf'^  "{re.escape(key)}": "(.*)",$',
        (TEXTS / folder / "texts" / f"{language}.ts").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert found, f"no {key} in {language}"
    return found[1]


@contextmanager
def speaking(one: Person, language: str) -> Iterator[None]:
    """The same page in a language; a reload loses only what was chosen but not played."""
    choose = "language => localStorage.setItem('valence.language', language)"
    one.page.evaluate(choose, language)
    one.page.reload()
    one.page.wait_for_load_state("networkidle")
    yield
    one.page.evaluate(choose, "en")
    one.page.reload()
    one.page.wait_for_load_state("networkidle")


def faults(one: Person, where: str) -> list[str]:
    one.page.wait_for_load_state("networkidle")
    wide = [] if is_narrow_enough(one) else ["wider than the screen"]
    return [f"{where}: {fault}" for fault in [*wide, *cut_texts(one)]]


def test_another_language_needs_no_reload(person: NewPerson) -> None:
    ada = person(locale="en-GB")
    ada.open()
    ada.page.evaluate("window.isTheSame = true")
    ada.page.locator("header summary").click()
    ada.page.get_by_label("Language").select_option("español")
    expect(ada.page.locator("h1")).to_have_text(text("es", "app.tagline"))
    expect(ada.page.locator("html")).to_have_attribute("lang", "es")
    ada.page.get_by_role("link", name=text("es", "home.class"), exact=True).click()
    expect(
        ada.page.get_by_role("heading", name=text("es", "classes.title", "classes"))
    ).to_be_visible()
    assert ada.page.evaluate("window.isTheSame")


def test_two_people_play_one_game_in_two_languages(person: NewPerson) -> None:
    ada, ben = person(locale="de-DE"), person(locale="es-MX")
    code = ada.open_table("metals")
    ben.open(f"/join/{code}")
    ben.page.get_by_role("button", name=text("es", "join.takeSeat")).click()
    ada.page.get_by_role("button", name=text("de", "table.start")).click()
    for one, language in ((ada, "de"), (ben, "es")):
        log = one.page.get_by_role("log", name=text(language, "table.log"))
        expect(log).to_have_attribute("lang", language)
        deck = text(language, "metals.deck", "games/metals")
        expect(one.page.get_by_text(f"{deck}:")).to_be_visible()


def test_the_projector_speaks_the_language_of_its_room(person: NewPerson) -> None:
    teacher = person(locale="en-GB")
    code = teacher.open_room()
    teacher.page.get_by_role("button", name="People").click()
    teacher.page.get_by_label("Language of the class").select_option("español")
    projector = teacher.second_window()
    projector.goto(f"/room/{code}/projector")
    expect(projector.get_by_text(text("es", "projector.people").format(n=0))).to_be_visible()
    expect(projector.locator("html")).to_have_attribute("lang", "es")
    projector.goto(f"/room/{code}")
    expect(projector.get_by_role("button", name="People")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_small_phone(person: NewPerson, language: str) -> None:
    ada = person(viewport=SMALL, has_touch=True, is_mobile=True, locale=language)
    found = []
    for path in PAGES:
        ada.open(path)
        expect(ada.page.locator("h1").first).to_be_visible()
        for summary in ada.page.locator("main summary").all():
            if summary.is_visible():
                summary.click()
        found += faults(ada, path)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_of_a_desk_fits_a_small_phone(person: NewPerson, language: str) -> None:
    teacher = person(viewport=SMALL, has_touch=True, is_mobile=True, locale=language)
    code = teacher.post(f"/api/rooms?lang={language}", {"title": "10a"})["code"]
    teacher.post(f"/api/rooms/{code}/join", {})
    teacher.open("/")
    found = []
    for sheet in SHEETS:
        teacher.page.evaluate("sheet => localStorage.setItem('valence.desk.sheet', sheet)", sheet)
        # A sheet is opened again once a round was dealt.
        deal = {"game": "metals", "seats": 2, "bots": "easy", "start": True, "absent": True}
        teacher.post(f"/api/rooms/{code}/deal", deal)
        teacher.open(f"/room/{code}")
        expect(teacher.page.locator("aside")).to_be_visible()
        found += faults(teacher, sheet)
    for page in ("report", "understanding", "slips", "projector"):
        teacher.open(f"/room/{code}/{page}")
        expect(teacher.page.locator("h1").first).to_be_visible()
        found += faults(teacher, page)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_a_small_phone(browser: Browser, fixed_server: Server, game: str) -> None:
    context = {"viewport": SMALL, "is_mobile": True, "has_touch": True}
    ada = Person(browser, fixed_server.address, **context)
    found = []
    for state in GAMES[game](ada):
        for language in LANGUAGES if state in STATES else ():
            with speaking(ada, language):
                found += faults(ada, f"{language} {state}")
                if state == "play" and game != "quizmaster":  # which gives no hints
                    found += hint_faults(ada, language)
    assert found + ada.complaints == []
    ada.leave()


def hint_faults(one: Person, language: str) -> list[str]:
    one.page.get_by_role("button", name=text(language, "table.hint"), exact=True).click()
    more = one.page.get_by_role("button", name=text(language, "table.hint.more"))
    for _ in range(2):
        more.click()
    expect(one.page.get_by_role("button", name=text(language, "table.hint.play"))).to_be_visible()
    return faults(one, f"{language} hint")
