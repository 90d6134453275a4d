"""Takes the pictures in docs/screenshots: every state of every game on four screens, every page on two, light and dark.

`python -m tests.browser.screenshots pkace home` takes only these. A scene that fails is reported at the end.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.people import CHROMIUM_FLAGS, TWO_FRAMES, Person
from tests.browser.scenes import GAMES, PAGES, Scene
from tests.browser.serving import serving
from tests.programs import chromium

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
NAME = "Ada"


@dataclass(frozen=True)
class Look:
    """One screen, in one theme and language."""

    screen: str
    width: int
    height: int
    theme: str = "light"
    language: str = "en"

    @property
    def suffix(self) -> str:
        return "-".join([self.screen, self.theme, *(["de"] if self.language == "de" else [])])

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


PHONE = Look("phone", 390, 844)
SHORT = Look("short", 390, 664)
LANDSCAPE = Look("landscape", 844, 390)
LAPTOP = Look("laptop", 1366, 768)
GERMAN = {"start", "play", "result", "home"}  # also taken in German


def in_both(*looks: Look) -> list[Look]:
    return [replace(look, theme=theme) for look in looks for theme in ("light", "dark")]


# A window can be resized but not become a touch screen, so each scene is played once per device.
DEVICES: dict[str, dict[str, object]] = {
    "touch": {"viewport": PHONE.size, "is_mobile": True, "has_touch": True},
    "mouse": {"viewport": LAPTOP.size},
}
GAME_LOOKS = {"touch": in_both(PHONE, SHORT, LANDSCAPE), "mouse": in_both(LAPTOP)}
PAGE_LOOKS = {"touch": in_both(PHONE), "mouse": in_both(LAPTOP)}


def take(browser: Browser, address: str, wanted: list[str]) -> list[str]:
    """Play all wanted scenes on every device; what went wrong."""
    scenes = [(name, scene, GAME_LOOKS) for name, scene in GAMES.items()]
    scenes += [(name, scene, PAGE_LOOKS) for name, scene in PAGES.items()]
    problems = []
    for name, scene, looks in scenes:
        for device, context in DEVICES.items():
            if wanted and name not in wanted:
                continue
            person = Person(browser, address, **context)
            try:
                take_scene(person, name, scene, looks[device])
            except Exception as problem:  # the other pictures are wanted all the same
                problems.append(f"{name} ({device}): {str(problem)[:600]}")
                print(f"  failed: {problems[-1]}", flush=True)
            finally:
                person.leave()
    return problems


def take_scene(one: Person, name: str, scene: Scene, looks: list[Look]) -> None:
    one.rename(NAME)
    started, count = monotonic(), 0
    for state in scene(one):
        title = f"{name}-{state}" if state and name != "game" else state or name
        for look in looks:
            shoot(one, look, title)
        if state in GERMAN or name in GERMAN:
            with in_german(one):
                shoot(one, replace(looks[0], language="de"), title)
        one.resize(looks[0].size)
        count += 1
        print(f"  {title}", flush=True)
    screen = looks[0].screen
    print(f"{name} ({screen}): {count} states in {monotonic() - started:.0f} s", flush=True)


def shoot(one: Person, look: Look, title: str) -> None:
    one.resize(look.size)
    one.page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    one.page.mouse.move(0, 0)
    # Two frames: one to measure the board, one to draw it.
    one.page.evaluate(TWO_FRAMES)
    one.page.wait_for_load_state("networkidle")
    picture = PICTURES / f"{title}-{look.suffix}.png"
    one.page.screenshot(path=picture)
    compress(picture)


@contextmanager
def in_german(one: Person) -> Iterator[None]:
    """The same page in German; a reload loses only what was chosen but not played."""
    choose = "language => localStorage.setItem('valence.language', language)"
    one.page.evaluate(choose, "de")
    one.page.reload()
    one.page.wait_for_load_state("networkidle")
    yield
    one.page.evaluate(choose, "en")
    one.page.reload()
    one.page.wait_for_load_state("networkidle")


def compress(picture: Path) -> None:
    """With 256 colours a picture looks the same and takes a third of the room."""
    with Image.open(picture) as full:
        full.convert("RGB").quantize(256).save(picture, optimize=True)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    program = chromium()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), module="tests.browser.fixed_server") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        problems = take(browser, server.address, sys.argv[1:])
        browser.close()
    if problems:
        sys.exit("\n".join(["Some pictures are missing:", *problems]))


if __name__ == "__main__":
    main()
