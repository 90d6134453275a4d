"""Takes the pictures in docs/screenshots: every page in light, dark and on a phone; the games also on small screens."""

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import playing
from tests.browser.people import CHROMIUM_FLAGS, LAPTOP, LONG_TIMEOUT, PHONE, Options, Person
from tests.browser.serving import serving
from tests.programs import chromium

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
DECK = Path(__file__).parents[2] / "examples" / "decks" / "acids-and-amines.csv"
THEMES: dict[str, dict[str, object]] = {
    "light": {"viewport": LAPTOP},
    "dark": {"viewport": LAPTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "is_mobile": True, "has_touch": True},
}
# The games have to fit on these as well.
SMALL_THEMES: dict[str, dict[str, object]] = {
    "short": {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True},
    "landscape": {
        "viewport": {"width": 844, "height": 390},
        "is_mobile": True,
        "has_touch": True,
        "color_scheme": "dark",
    },
}
TURNS = 4  # enough for a table to have something to show

Scene = Callable[[Person], object]


def home(one: Person) -> None:
    one.open()
    expect(one.page.get_by_role("button", name="Play now: pKace")).to_be_visible()


def guide(one: Person) -> None:
    one.open()
    one.page.get_by_role("button", name="Learn in a minute: Metal").click()
    expect(one.page.get_by_role("note", name="First steps")).to_be_visible()


def illustrated_rules(one: Person) -> None:
    one.open("/rules/metals")
    expect(one.page.locator("figure")).to_have_count(3)
    one.page.locator("figure").first.scroll_into_view_if_needed()


def page_at(path: str, wanted: str) -> Scene:
    def scene(one: Person) -> None:
        one.open(path)
        expect(one.page.locator(wanted).first).to_be_visible()

    return scene


def waiting(one: Person) -> None:
    one.open_table("pkace")
    expect(one.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()


def table(game: str, options: Options | None = None) -> Scene:
    def scene(one: Person) -> None:
        one.open_table(game, options, against_bot=True)
        for _ in range(TURNS):
            if playing.wait_for_mover([one]) is None:
                return
            before = len(one.log_lines())
            getattr(playing, game)(one.page)
            expect(one.page.get_by_role("log").locator("p")).not_to_have_count(before)
        playing.wait_for_mover([one])

    return scene


def charged(one: Person) -> None:
    """A few placements from hints, then a loose tile that makes no formula."""
    one.open_table("charged", against_bot=True)
    for _ in range(TURNS):
        playing.wait_for_mover([one])
        before = len(one.log_lines())
        one.page.get_by_role("button", name="Hint").click()
        for _ in range(2):
            one.page.get_by_role("button", name="Tell me more").click()
        one.page.get_by_role("button", name="Play it").click()
        expect(one.page.get_by_role("log").locator("p")).not_to_have_count(before)
    playing.wait_for_mover([one])
    one.page.locator("[data-tile]").first.click()
    one.page.locator("[data-square='15 15']").click()
    expect(one.page.get_by_role("status").filter(has_text="✗")).to_be_visible()


def hint(one: Person) -> None:
    table("pkace")(one)
    one.page.get_by_role("button", name="Hint").click()
    for _ in range(2):
        one.page.get_by_role("button", name="Tell me more").click()
    expect(one.page.get_by_role("button", name="Play it")).to_be_visible()


def refusal(one: Person) -> None:
    """Play until a card may not be played, and try it."""
    one.open_table("pkace", against_bot=True)
    cannot = one.page.locator("[data-card].cannot")
    while playing.wait_for_mover([one]) and not cannot.count():
        before = len(one.log_lines())
        playing.pkace(one.page)
        expect(one.page.get_by_role("log").locator("p")).not_to_have_count(before)
    cannot.first.click(force=True)
    expect(one.page.get_by_role("alert")).to_be_visible()


def result(one: Person) -> str:
    code = one.open_table("pkace", against_bot=True)
    playing.play_out([one], playing.pkace, 10)
    return code


def replay(one: Person) -> None:
    result(one)
    one.page.get_by_role("link", name="Watch the replay").click()
    one.page.get_by_role("slider").fill("13")


def decks(one: Person) -> None:
    one.open("/decks")
    one.page.get_by_label("Choose a file").set_input_files(DECK)
    expect(one.page.locator(".deck .card")).to_have_count(40, timeout=LONG_TIMEOUT)


def review(one: Person) -> None:
    one.open_review(result(one))


def house_rules(one: Person) -> None:
    one.open("/new/pkace")
    one.page.locator("summary").filter(has_text="House rules").click()


def room(one: Person) -> None:
    one.open_room()
    code = one.page.locator(".invite img")
    expect(code).to_be_visible()
    expect(code).to_have_js_property("complete", True)
    expect(one.page.get_by_label("Game").locator("option")).not_to_have_count(0)


def projector(one: Person) -> None:
    """The projector of a class whose games have started; here the teacher plays too."""
    code = one.open_room()
    one.post(f"/api/rooms/{code}/join", {})
    deal = {"game": "metals", "seats": 3, "bots": "easy", "start": True, "minutes": 10}
    one.post(f"/api/rooms/{code}/deal", deal)
    one.open(f"/room/{code}/projector")
    expect(one.page.locator(".tables")).to_be_visible()


GAMES: dict[str, Scene] = {
    "pkace": table("pkace"),
    "metals": table("metals"),
    "polymer": table("polymer"),
    "quizmaster": table("quizmaster", {"seconds": 0}),
    "whoami": table("whoami"),
    "charged": charged,
    "hint": hint,
    "refusal": refusal,
}
SCENES: dict[str, Scene] = {
    "home": home,
    "waiting": waiting,
    **GAMES,
    "result": result,
    "replay": replay,
    "review": review,
    "new": house_rules,
    "cards": page_at("/cards/pkace", ".cards button"),
    "rules": illustrated_rules,
    "guide": guide,
    "decks": decks,
    "room": room,
    "projector": projector,
}


def take(browser: Browser, address: str) -> None:
    for theme, context in THEMES.items():
        take_scenes(browser, address, SCENES, theme, context)
    for theme, context in SMALL_THEMES.items():
        take_scenes(browser, address, GAMES, theme, context)


def take_scenes(
    browser: Browser,
    address: str,
    scenes: dict[str, Scene],
    theme: str,
    context: dict[str, object],
) -> None:
    for name, scene in scenes.items():
        one = Person(browser, address, **context)
        scene(one)
        one.page.wait_for_load_state("load")
        one.page.mouse.move(0, 0)
        if scene is not illustrated_rules:
            one.page.evaluate("scrollTo(0, 0)")
        picture = PICTURES / f"{name}-{theme}.png"
        one.page.screenshot(path=picture)
        compress(picture)
        one.leave()
        print(f"{name}-{theme}.png")


def compress(picture: Path) -> None:
    """With 256 colours a picture looks the same and takes a third of the room."""
    with Image.open(picture) as full:
        full.convert("RGB").quantize(256).save(picture, optimize=True)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    program = chromium()
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        take(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
