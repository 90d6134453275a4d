"""A person with a browser: what they see, and what they click."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, expect

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE: ViewportSize = {"width": 360, "height": 740}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
TIMEOUT = 30_000  # milliseconds
LONG_TIMEOUT = 60_000  # for slow work: checking a set, reviewing a game

# Simulates a network that blocks sockets.
BLOCK_SOCKETS = """
window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006, reason: "" }), 5); }
  send() {}
  close() {}
};
"""

# Tests don't read, so nothing waits for that. A page may block storage, and a test may choose another pace.
INSTANT = """
try { localStorage.getItem("valence.pace") ?? localStorage.setItem("valence.pace", "instant"); } catch {}
"""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

Options: TypeAlias = Mapping[str, object]

# Playwright's default of five seconds is too short for a busy machine.
expect.set_options(timeout=TIMEOUT)


class Person:
    """Has a separate browser window, and collects every error and warning from it."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        given = {"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en-GB", **context}
        self._context = browser.new_context(base_url=address, **given)
        self._context.set_default_timeout(TIMEOUT)
        self.address = address
        self._origin = urlsplit(address).netloc
        self._context.add_init_script(INSTANT)
        self.complaints: list[str] = []
        self.page = self._context.new_page()
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("console", self._check_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._check_origin)

    def _check_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _check_origin(self, request: Request) -> None:
        """Every request must go to the server's own origin."""
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self._origin:
            self.complaints.append(f"asked {request.url}")

    def leave(self) -> None:
        self._context.close()

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def resize(self, size: ViewportSize) -> None:
        """Resize the window and wait until the page has adapted, which takes a frame."""
        self.page.set_viewport_size(size)
        self.page.evaluate(TWO_FRAMES)

    def second_window(self) -> Page:
        """Another window of the same person, on the same page."""
        page = self._context.new_page()
        self._listen(page)
        page.goto(self.page.url)
        return page

    def rename(self, name: str) -> None:
        self._context.request.get("/api/me")
        assert self._context.request.put("/api/me", data={"name": name}).ok

    def open_table(
        self,
        game: str,
        options: Options | None = None,
        *,
        seats: int = 2,
        against_bot: bool = False,
        clock: Options | None = None,
        questions: str = "off",
    ) -> str:
        """Open a table through the API, which allows options that no page offers; its code."""
        self._context.request.get("/api/me")
        bots = [{"seat": 1, "level": self._weakest(game)}] if against_bot else []
        given = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "bots": bots,
            "clock": clock,
            "questions": questions,
        }
        code: str = self.post("/api/tables", given)["code"]
        self.open(f"/table/{code}")
        return code

    def post(self, path: str, given: Options) -> Any:
        """Call the API as this person, whose session the page may not have begun yet."""
        self._context.request.get("/api/me")
        answer = self._context.request.post(path, data=dict(given))
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self._context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def _weakest(self, game: str) -> str:
        games = self._context.request.get("/api/games").json()
        level: str = next(one["levels"][0] for one in games if one["name"] == game)
        return level

    def open_room(self) -> str:
        """Open a room for a class; its code."""
        self.open("/room/new")
        self.page.get_by_role("button", name="Open a room").click()
        self.page.wait_for_url(re.compile("/room/(?!new)"))
        return self.page.url.rsplit("/", 1)[1]

    def join(self, code: str) -> None:
        """Type the code in lower case, as people do, and take a seat."""
        self.open()
        self.page.get_by_label("Code").fill(code.lower())
        self.page.get_by_role("button", name="Join", exact=True).click()
        self.page.get_by_role("button", name="Take a seat").click()
        self.page.wait_for_url(f"**/table/{code}")

    def open_review(self, code: str) -> None:
        """Open the review of a game and wait until it is complete."""
        self.open(f"/review/{code}")
        done = self.page.get_by_text(re.compile("The costliest moves|No mistakes found"))
        expect(done).to_be_visible(timeout=LONG_TIMEOUT)

    @property
    def is_to_move(self) -> bool:
        """Return True if it is this person's turn and the table, which is fetched separately, is visible."""
        return self.page.title().startswith("●") and bool(self.log_lines())

    @property
    def sees_result(self) -> bool:
        return self.page.locator("#result").is_visible()

    def log_lines(self) -> list[str]:
        return self.page.get_by_role("log").locator("p").all_inner_texts()
