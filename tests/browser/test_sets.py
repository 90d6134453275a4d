"""Uploading, playing and printing sets of one's own, which only their owner can use."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import check_both_themes
from tests.browser.people import LONG_TIMEOUT, PHONE, Person
from tests.browser.serving import serving

FORTY = Path(__file__).parents[2] / "examples" / "sets" / "acids-and-amines.csv"
SMALL_BOARD = FORTY.with_name("small-board.csv")
BAD = """type,id,name,smiles,value,kind
acid,a,<img src=x onerror=alert(1)>,CC(,weak,other
acid,b,=1+1,CCO,16,other
"""


def upload(page: Page, name: str, content: bytes) -> None:
    page.goto("/sets")
    file = {"name": name, "mimeType": "text/csv", "buffer": content}
    page.get_by_label("Choose a file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_label("Choose a file")).to_be_enabled(timeout=LONG_TIMEOUT)


def upload_forty(one: Person) -> None:
    upload(one.page, FORTY.name, FORTY.read_bytes())
    expect(one.page.locator(".set .card")).to_have_count(40, timeout=LONG_TIMEOUT)


def drawings(page: Page) -> dict[str, int]:
    """Collects the drawings requested from now on, with their HTTP status."""
    asked: dict[str, int] = {}
    page.on(
        "response",
        lambda answer: (
            asked.update({answer.url: answer.status}) if "/drawings/" in answer.url else None
        ),
    )
    return asked


def test_a_custom_set_is_played_and_replayed_after_a_restart(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        ada = Person(browser, server.address)
        ben = Person(browser, server.address, viewport=PHONE, has_touch=True)
        upload_forty(ada)
        ada.page.get_by_role("button", name="pKace").click()
        expect(ada.page.get_by_label("Cards", exact=True).locator("option:checked")).to_have_text(
            FORTY.name
        )
        ada.page.get_by_role("button", name="Create table").click()
        ada.page.wait_for_url("**/table/*")
        code = ada.page.url.rsplit("/", 1)[1]
        seen = drawings(ben.page)
        ben.join(code)
        ada.page.get_by_role("button", name="Start the game").click()
        expect(ben.page.locator("[data-card]")).to_have_count(10)
        ben.page.locator("[data-card] [data-face]").first.click(delay=2000)
        expect(ben.page.get_by_role("dialog").locator(".structure")).to_be_visible()
        ben.page.keyboard.press("Escape")
        playing.play_out([ada, ben], playing.pkace, 20)
        assert len(seen) >= 10
        assert {address: seen[address] for address in seen if seen[address] != 200} == {}
        assert all(f"/api/tables/{code}/drawings/" in address for address in seen)
        lines = ada.log_lines()

        for one in (ada, ben):
            one.open("about:blank")
        server.kill()
        server.start()
        ben.open(f"/replay/{code}")
        ben.page.get_by_label("View as").select_option("a spectator")
        slider = ben.page.get_by_role("slider")
        expect(slider).to_have_attribute("max", "20")
        slider.fill("20")
        in_the_open = [line for line in lines if not line.startswith("Your ")]
        expect(ben.page.get_by_role("log").locator("p")).to_have_count(len(in_the_open))
        assert ben.log_lines() == in_the_open
        assert {address: seen[address] for address in seen if seen[address] != 200} == {}
        assert ada.complaints + ben.complaints == []
        for one in (ada, ben):
            one.leave()


def test_charged_is_played_with_the_tiles_and_the_board_of_a_set(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    upload(ada.page, SMALL_BOARD.name, SMALL_BOARD.read_bytes())
    ada.page.get_by_role("button", name="Charged!").click()
    ada.page.get_by_label("Bots", exact=True).select_option("1")
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_role("gridcell")).to_have_count(11 * 11)
    playing.make_turn(ada, playing.charged)
    assert ada.complaints == []


def test_only_its_owner_can_see_or_use_a_set(person: NewPerson) -> None:
    ada, eve = person(), person()
    upload_forty(ada)
    (set_,) = ada.page.request.get("/api/sets").json()
    eve.open("/sets")
    expect(eve.page.get_by_text("No sets yet")).to_be_visible()
    assert eve.page.request.get(f"/api/sets/{set_['hash']}").status == 404
    drawing = f"/api/sets/{set_['hash']}/drawings/formic-acid.svg"
    assert (ada.page.request.get(drawing).status, eve.page.request.get(drawing).status) == (
        200,
        404,
    )
    body = {"game": "pkace", "set": set_["hash"]}
    assert eve.page.request.post("/api/tables", data=body).status == 404


def test_problems_are_listed_by_row_and_column(person: NewPerson) -> None:
    ada = person()
    upload(ada.page, "mine.csv", BAD.encode())
    problems = ada.page.get_by_role("alert")
    expect(problems).to_contain_text("mine.csv can't be used: 2 problems")
    expect(problems.get_by_role("row")).to_have_text(
        [
            "RowColumnProblem",
            "2smiles'CC(' is not a structure that can be read",
            "2value'weak' is not a number such as 4.76 or -7",
        ]
    )
    ada.complaints = [one for one in ada.complaints if "422" not in one]
    check_both_themes(ada)


def test_markup_and_spreadsheet_formulas_are_shown_as_text(person: NewPerson) -> None:
    ada = person()
    upload(ada.page, "<b>.csv", BAD.replace("CC(", "CCN").replace("weak", "10").encode())
    expect(ada.page.locator(".set .name .whole")).to_have_text(
        ["<img src=x onerror=alert(1)>", "=1+1"]
    )
    expect(ada.page.get_by_role("heading", name="<b>.csv")).to_be_visible()


def test_a_set_can_be_shown_and_removed(person: NewPerson) -> None:
    ada = person()
    upload_forty(ada)
    check_both_themes(ada)
    ada.page.get_by_role("button", name="Show cards").click()
    expect(ada.page.locator(".set .card")).to_have_count(0)
    ada.page.wait_for_load_state("networkidle")  # drawings of a removed set are gone
    ada.page.get_by_role("button", name=f"Remove: {FORTY.name}").click()
    expect(ada.page.get_by_text("No sets yet")).to_be_visible()


def test_a_file_that_is_too_large_is_not_uploaded(person: NewPerson) -> None:
    ada = person()
    upload(ada.page, "large.csv", b"x" * 10_000_000)
    expect(ada.page.get_by_role("alert")).to_contain_text("large.csv is larger than 1 MB")


def test_a_room_can_play_with_a_set(person: NewPerson) -> None:
    teacher, ben = person(), person(viewport=PHONE)
    upload_forty(teacher)
    ben.open(f"/room/{teacher.open_room()}")
    ben.page.get_by_role("button", name="Enter the room").click()
    teacher.page.get_by_label("Players per table").select_option("2")
    teacher.page.get_by_label("Cards", exact=True).select_option(label=FORTY.name)
    teacher.page.get_by_role("button", name="Start games").click()
    ben.page.wait_for_url("**/table/*")
    code = ben.page.url.rsplit("/", 1)[1]
    cards = ben.page.request.get(f"/api/tables/{code}/cards").json()
    assert len(cards) == 40


@pytest.mark.parametrize("path", ["/cards/charged", "/rules/metals"])
def test_a_game_is_printed_from_its_page(person: NewPerson, path: str, tmp_path: Path) -> None:
    ada = person()
    ada.open(path)
    ada.page.get_by_text("Print this game").click()
    ada.page.get_by_label("Paper").select_option("letter")
    ada.page.get_by_label("Card backs").uncheck()
    check_both_themes(ada)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Create PDF").click()
    game = path.rsplit("/", 1)[1]
    assert download.value.suggested_filename == f"{game}.pdf"
    download.value.save_as(tmp_path / "game.pdf")
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF")


def test_cards_are_printed_without_values_to_play_from_memory(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open("/rules/pkace")
    ada.page.locator("summary").filter(has_text="Print this game").click()
    ada.page.get_by_label("pKa values").uncheck()
    with ada.page.expect_request("**/print?**") as asked:
        ada.page.get_by_role("button", name="Create PDF").click()
    assert "values=false" in asked.value.url
    assert "classes=true" in asked.value.url
    ada.open("/rules/metals")
    ada.page.locator("summary").filter(has_text="Print this game").click()
    expect(ada.page.get_by_label("Rulebook")).to_be_visible()
    expect(ada.page.get_by_label("pKa values")).to_have_count(0)


def test_the_page_says_why_printing_is_unavailable(person: NewPerson) -> None:
    ada = person()
    lacking = {"print": "printing needs typst", "spreadsheets": "", "structures": "RDKit is needed"}
    ada.page.route("**/api/extras?*", lambda route: route.fulfill(json=lacking))
    ada.open("/cards/metals")
    ada.page.get_by_text("Print this game").click()
    expect(ada.page.get_by_text("printing needs typst")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Create PDF")).to_have_count(0)
    ada.open("/sets")
    expect(ada.page.get_by_text("RDKit is needed")).to_be_visible()


@pytest.mark.parametrize(
    "name", ["pKace, Quizmaster, Who Am I?: CSV", "Charged!: Excel", "The Polymer Game: CSV"]
)
def test_a_template_can_be_downloaded_and_uploaded(
    person: NewPerson, name: str, tmp_path: Path
) -> None:
    ada = person()
    ada.open("/sets")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=name).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    upload(ada.page, file.name, file.read_bytes())
    expect(ada.page.get_by_role("heading", name=file.name)).to_be_visible()
