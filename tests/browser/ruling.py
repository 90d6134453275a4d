"""Makes docs/screenshots/ruling.webp, the moving picture of the README: a card is refused, another one is played.

`python -m tests.browser.ruling`
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser import playing
from tests.browser.people import CHROMIUM_FLAGS, Person
from tests.browser.scenes import press, turns_until
from tests.browser.screenshots import NAME, PICTURES
from tests.browser.serving import serving
from tests.programs import chromium

FILE = PICTURES / "ruling.webp"
SCREEN = {"width": 1000, "height": 680}
Frame = tuple[Image.Image, int]  # and for how many milliseconds it is shown


def film(one: Person) -> Iterator[Frame]:
    one.rename(NAME)
    one.open_table("pkace", against_bot=True)
    playing.wait_for_mover([one])
    cannot = turns_until(one, "pkace", "[data-card].cannot")
    yield still(one.page), 2000
    press(cannot)
    expect(one.page.get_by_role("alert")).to_be_visible()
    yield still(one.page), 4500
    press(one.page.locator("[data-card].can").first)
    expect(one.page.get_by_text("takes the trick")).not_to_have_count(0)
    yield still(one.page), 4500


def still(page: Page) -> Image.Image:
    """Wait until nothing moves any more."""
    page.wait_for_timeout(1000)
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), module="tests.browser.fixed_server") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        frames = list(film(Person(browser, server.address, viewport=SCREEN)))
        browser.close()
    (first, *rest), shown = [frame for frame, _ in frames], [held for _, held in frames]
    first.save(FILE, save_all=True, append_images=rest, duration=shown, loop=0, quality=80)
    print(f"{FILE.name}: {len(frames)} frames, {FILE.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
