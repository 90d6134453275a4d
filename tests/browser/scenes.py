"""Every state of every game, and every page. A scene yields the name of each state that it reaches."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.people import LONG_TIMEOUT, Options, Person

Scene = Callable[[Person], Iterator[str]]

OWN_SET = Path(__file__).parents[2] / "examples" / "sets" / "acids-and-amines.csv"
TURNS = 4  # enough for a table to have something to show
MOST_TURNS = 60


def press(wanted: Locator) -> None:
    """Cards that can't be played may be pressed as well; then the table says why not."""
    wanted.click(force=True)


def turn(one: Person, game: str) -> bool:
    """Make one turn, if it is not over; whether there was one to make."""
    if playing.wait_for_mover([one]) is None:
        return False
    playing.make_turn(one, getattr(playing, game))
    return True


def hinted_turn(one: Person) -> None:
    """The same with the move that the hint names."""
    if playing.wait_for_mover([one]) is None:
        return
    for _ in hint_steps(one.page):
        pass
    playing.make_turn(one, lambda page: page.get_by_role("button", name="Play it").click())


def turns_until(one: Person, game: str, selector: str) -> Locator:
    """Play until the page shows what is wanted on this person's turn."""
    wanted = one.page.locator(selector)
    for _ in range(MOST_TURNS):
        assert playing.wait_for_mover([one]), f"the game was over without {selector}"
        if wanted.count():
            return wanted.first
        turn(one, game)
    raise AssertionError(f"no {selector} in {MOST_TURNS} turns of {game}")


def some_turns(one: Person, game: str) -> None:
    for _ in range(TURNS):
        turn(one, game)
    playing.wait_for_mover([one])


def hint_steps(page: Page) -> Iterator[str]:
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Tell me more")).to_be_visible()
    yield "nudge"
    for _ in range(2):
        page.get_by_role("button", name="Tell me more").click()
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    # The note about the last step has arrived as well.
    expect(page.get_by_role("log").get_by_text("You asked for a hint").first).to_be_visible()
    yield "hint"


def close_hint(page: Page) -> None:
    page.locator(".sheet").get_by_role("button", name="Close").click()


def guided(one: Person, title: str) -> Iterator[str]:
    one.open()
    one.page.get_by_role("button", name=f"Learn in a minute: {title}").click()
    expect(one.page.get_by_role("note", name="First steps")).to_be_visible()
    yield "guide"


def to_the_end(one: Person, game: str) -> Iterator[str]:
    while turn(one, game):
        pass
    expect(one.page.get_by_text("Record and seed")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    yield "result"


def why(one: Person) -> Iterator[str]:
    """Open all that was said about the last ruling."""
    one.page.get_by_role("button", name="Why?").click()
    yield "why"
    one.page.keyboard.press("Escape")


def pkace(one: Person) -> Iterator[str]:
    yield from guided(one, "pKace")
    one.open_table("pkace", against_bot=True)
    playing.wait_for_mover([one])
    yield "start"
    turns_until(one, "pkace", ".why")
    yield from why(one)
    cannot = turns_until(one, "pkace", "[data-card].cannot")
    yield "play"
    press(cannot)
    expect(one.page.get_by_role("alert")).to_be_visible()
    yield "refusal"
    yield from hint_steps(one.page)
    close_hint(one.page)
    yield from to_the_end(one, "pkace")


def metals(one: Person) -> Iterator[str]:
    yield from guided(one, "Metal")
    for _ in range(3):
        playing.wait_for_mover([one])
        playing.make_turn(one, play_marked_ion)
    expect(one.page.get_by_role("button", name="Reinforce")).to_be_visible()
    yield "decision"
    one.open_table("metals", {"hand": 6}, against_bot=True)
    playing.wait_for_mover([one])
    yield "start"
    one.page.locator("[data-ion].can").first.click()
    yield "lead"
    turns_until(one, "metals", "[data-ion].cannot")
    one.page.locator("[data-ion].can").last.click()
    expect(one.page.get_by_role("button", name=re.compile(r"^Play \d"))).to_be_visible()
    yield "play"
    press(one.page.locator("[data-ion].cannot").first)
    yield "refusal"
    yield from hint_steps(one.page)
    close_hint(one.page)
    yield from to_the_end(one, "metals")


def play_marked_ion(page: Page) -> None:
    page.locator("[data-ion].hinted").click()
    page.get_by_role("button", name=re.compile(r"^Play \d")).click()


def polymer(one: Person) -> Iterator[str]:
    yield from guided(one, "The polymer game")
    one.open_table("polymer", against_bot=True)
    playing.wait_for_mover([one])
    yield "start"
    hinted_turn(one)
    playing.wait_for_mover([one])
    one.page.locator("[data-card]:not(.cannot, :disabled)").first.click()
    yield "chosen"
    playing.clear(one.page, playing.click)
    for _ in range(TURNS):
        hinted_turn(one)
    playing.wait_for_mover([one])
    yield "play"
    yield from hint_steps(one.page)
    close_hint(one.page)
    one.open_table("polymer", {"cards": playing.SHORT_SET}, against_bot=True)
    yield from to_the_end(one, "polymer")


def quizmaster(one: Person) -> Iterator[str]:
    yield from guided(one, "Quizmaster")
    with friend(one, "quizmaster", {"seconds": 600, "cards": 6}):
        playing.wait_for_mover([one])
        yield "start"
        for _ in range(2):
            turn(one, "quizmaster")
            expect(one.page.get_by_role("button", name="Next card")).to_be_visible()
        yield "reveal"
        one.page.get_by_role("button", name="Next card").click()
        yield "play"
        turn(one, "quizmaster")
        one.page.get_by_role("button", name="Next card").click()
        one.page.get_by_label("Your answer").fill("ac")
        yield "typing"
        one.page.get_by_label("Your answer").fill("")
        yield from to_the_end(one, "quizmaster")
    with friend(one, "quizmaster", {"answers": "choice", "seconds": 600, "cards": 2}):
        expect(one.page.locator(".choice")).to_have_count(4)
        yield "choices"
        one.page.locator(".choice").first.click()
        expect(one.page.locator(".choice:enabled")).to_have_count(0)
        yield "answered"


@contextmanager
def friend(one: Person, game: str, options: Options) -> Iterator[Person]:
    """A table with somebody who sits there and never moves."""
    browser = one.page.context.browser
    assert browser is not None
    ben = Person(browser, one.address)
    ben.rename("Ben")
    code = one.open_table(game, options)
    ben.open(f"/join/{code}")
    ben.page.get_by_role("button", name="Take a seat").click()
    one.page.get_by_role("button", name="Start the game").click()
    yield ben
    ben.leave()


def whoami(one: Person) -> Iterator[str]:
    yield from guided(one, "Who Am I?")
    one.open_table("whoami", against_bot=True)
    playing.wait_for_mover([one])
    yield "start"
    playing.open_questions(one.page)
    one.page.locator("[data-about=kind]").click()
    expect(one.page.get_by_label(re.compile("^Yes for"))).to_be_visible()
    yield "split"
    one.page.get_by_role("button", name="Ask", exact=True).click()
    exclude = one.page.get_by_role("button", name=re.compile(r"^Cross out \d+$"))
    expect(exclude).to_be_visible()
    playing.wait_for_mover([one])
    yield "answered"
    exclude.click()
    expect(exclude).to_have_count(0)
    turn(one, "whoami")
    playing.wait_for_mover([one])
    yield "play"
    yield from hint_steps(one.page)
    close_hint(one.page)
    one.page.get_by_role("button", name="Guess", exact=True).click()
    one.page.locator(".all [data-card]").first.click()
    yield "card"
    one.page.keyboard.press("Escape")
    yield from to_the_end(one, "guess")


def charged(one: Person) -> Iterator[str]:
    yield from guided(one, "Charged!")
    one.open_table("charged", against_bot=True)
    playing.wait_for_mover([one])
    yield "start"
    for _ in range(TURNS):
        turn(one, "charged")
    playing.wait_for_mover([one])
    yield "play"
    one.page.locator("[data-tile]").first.click()
    one.page.locator("[data-square='15 15']").click()
    expect(one.page.get_by_role("status").filter(has_text="✗")).to_be_visible()
    yield "refusal"
    one.page.get_by_role("button", name="Take back").click()
    yield from hint_steps(one.page)
    close_hint(one.page)
    one.page.get_by_role("button", name="Swap").click()
    one.page.locator("[data-tile]").first.click()
    yield "swap"
    one.open_table("charged", {"board": playing.SMALL_BOARD}, against_bot=True)
    yield from to_the_end(one, "charged")


GAMES: dict[str, Scene] = {
    "pkace": pkace,
    "metals": metals,
    "polymer": polymer,
    "quizmaster": quizmaster,
    "whoami": whoami,
    "charged": charged,
}


# Pages


def home(one: Person) -> Iterator[str]:
    one.open()
    expect(one.page.get_by_role("button", name="Play now: pKace")).to_be_visible()
    yield ""


def waiting(one: Person) -> Iterator[str]:
    one.open_table("pkace")
    expect(one.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    yield ""


def house_rules(one: Person) -> Iterator[str]:
    one.open("/new/pkace")
    one.page.locator("summary").filter(has_text="Change the rules").click()
    yield ""


def after_a_game(one: Person) -> Iterator[str]:
    code = one.open_table("pkace", against_bot=True)
    playing.play_out([one], playing.pkace, 10)
    one.page.get_by_role("link", name="Watch the replay").click()
    one.page.get_by_role("slider").fill("13")
    yield "replay"
    one.open_review(code)
    yield "review"


def cards(one: Person) -> Iterator[str]:
    one.open("/cards/pkace")
    expect(one.page.locator(".cards button").first).to_be_visible()
    yield ""


def rules(one: Person) -> Iterator[str]:
    one.open("/rules/metals")
    expect(one.page.locator("figure")).to_have_count(3)
    one.page.locator("figure").first.scroll_into_view_if_needed()
    yield ""


def sets(one: Person) -> Iterator[str]:
    one.open("/sets")
    one.page.get_by_label("Choose a file").set_input_files(OWN_SET)
    expect(one.page.locator(".set .card")).to_have_count(40, timeout=LONG_TIMEOUT)
    yield ""


def room(one: Person) -> Iterator[str]:
    one.open_room()
    code = one.page.locator(".invite img")
    expect(code).to_be_visible()
    expect(code).to_have_js_property("complete", True)
    expect(one.page.get_by_label("Game").locator("option")).not_to_have_count(0)
    yield ""


def classes(one: Person) -> Iterator[str]:
    """The classes of a teacher who has played two games with one of them; here the teacher plays too."""
    for title in ("10a", "Chemistry 9b"):
        one.open("/classes")
        one.page.get_by_label("Room name").fill(title)
        one.page.get_by_role("button", name="Open a room").click()
        one.page.wait_for_url(re.compile("/room/"))
    code = one.page.url.rsplit("/", 1)[1]
    one.post(f"/api/rooms/{code}/join", {})
    for game in ("metals", "pkace"):
        deal = {"game": game, "seats": 2, "bots": "easy", "start": True, "absent": True}
        one.post(f"/api/rooms/{code}/deal", deal)
    one.post(f"/api/rooms/{code}/keep", {"kept": True})
    one.open("/classes")
    one.page.get_by_text("What was played and found").click()
    expect(one.page.get_by_text("What the class needs")).to_be_visible()
    yield ""


def projector(one: Person) -> Iterator[str]:
    """The projector of a class whose games have started; here the teacher plays too."""
    code = one.open_room()
    one.post(f"/api/rooms/{code}/join", {})
    deal = {"game": "metals", "seats": 3, "bots": "easy", "start": True, "minutes": 10}
    one.post(f"/api/rooms/{code}/deal", deal)
    one.open(f"/room/{code}/projector")
    expect(one.page.locator(".tables")).to_be_visible()
    yield ""


PAGES: dict[str, Scene] = {
    "home": home,
    "waiting": waiting,
    "new": house_rules,
    "game": after_a_game,
    "cards": cards,
    "rules": rules,
    "sets": sets,
    "classes": classes,
    "room": room,
    "projector": projector,
}
