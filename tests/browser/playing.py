"""Play each game like a person: by what the page offers, never by knowing the rules."""

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, TIMEOUT, Options, Person

Turn = Callable[[Page], None]
Press = Callable[[Locator], None]

STEP = 25  # milliseconds
# Only initiators, monomers and one termination: a short game.
SHORT_SET = "card,copies\nsty-1,44\nbpo,10\ntermination,1\n"
SMALL_BOARD = ["." * 9] * 4 + ["....*...."] + ["." * 9] * 4
ENOUGH_TILES = 12  # on the board; then the players pass

Laid = tuple[int, int, str]  # row, column, tile


def click(wanted: Locator) -> None:
    wanted.click()


def tap(wanted: Locator) -> None:
    wanted.tap()


def sit_down(person: NewPerson, game: str, options: Options | None = None) -> list[Person]:
    """Two people at a table: one opened it, the other joined by code on a phone."""
    ada, ben = person(), person(viewport=PHONE, has_touch=True, color_scheme="dark")
    code = ada.open_table(game, options)
    ben.join(code)
    ada.page.get_by_role("button", name="Start the game").click()
    for one in (ada, ben):
        expect(one.page.get_by_role("log")).to_be_visible()
    return [ada, ben]


def play_out(people: list[Person], turn: Turn, most: int) -> None:
    """Make turns for the person to move until everybody sees the result."""
    for _ in range(most + 1):
        mover = wait_for_mover(people)
        if mover is None:
            return
        make_turn(mover, turn)
    raise AssertionError(f"the game was not over after {most} turns")


# A hint is told as well, but it is no turn. Of tricks that lie face down only the last is told.
TOLD = """() => [...document.querySelectorAll("[role=log] p")]
    .map((line) => line.textContent)
    .filter((line) => !line.startsWith("You asked for a hint")).join()"""


def make_turn(mover: Person, turn: Turn) -> None:
    """Make a turn, and wait until the page has told it."""
    before = mover.page.evaluate(TOLD)
    turn(mover.page)
    mover.page.wait_for_function(f"seen => ({TOLD})() !== seen", arg=before)


def wait_for_mover(people: list[Person]) -> Person | None:
    """The person to move; None when everybody sees the result."""
    for _ in range(TIMEOUT // STEP):
        if all(person.sees_result for person in people):
            return None
        for person in people:
            if person.is_to_move and not person.sees_result:
                return person
        people[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody was to move, and there was no result")


def is_asked(person: Person) -> bool:
    """Return True if the move just made waits for the answer to a question."""
    with suppress(NotInTime):
        person.page.locator("#question").wait_for(timeout=1_500)
        return True
    return False


# One turn of each game, with the mouse or another way to press buttons


def pkace(page: Page, press: Press = click) -> None:
    press(page.locator("[data-card].can").first)


def metals(page: Page, press: Press = click) -> None:
    decisions = page.get_by_role("button", name="Reinforce")
    if decisions.count():
        press(decisions)
        return
    press(page.locator("[data-ion].can").last)
    press(page.get_by_role("button", name=re.compile(r"^Play \d")))


def quizmaster(page: Page, press: Press = click) -> None:
    """Answer right: a name for a value, or a value for a name."""
    following = page.get_by_role("button", name="Next card")
    if following.count():
        press(following)
    press(page.get_by_label("Your answer"))
    page.keyboard.type(right_answer(page))
    page.keyboard.press("Enter")


def right_answer(page: Page) -> str:
    text = plain_text(page.locator(".asked")).replace("?", "")
    kind = "acid" if page.locator(".asked.acid").count() else "base"
    cards = page.request.get("/api/games/quizmaster/cards").json()
    for card in cards:
        if card["kind"] == kind and text == card["value"]:
            return str(card["name"])
        if card["kind"] == kind and text.partition(" (")[0] == card["name"]:
            return str(card["value"])
    raise AssertionError(f"no {kind} is called {text!r}")


def plain_text(shown: Locator) -> str:
    """Return a text without the breaks that a name may have, and with a plain minus."""
    return re.sub("[\u00a0\u00ad\u200b]", "", shown.inner_text()).replace("−", "-").strip()


def polymer(page: Page, press: Press = click) -> None:
    """Start a chain with an initiator and two monomers, else grow one by three, else discard a card."""
    initiators = page.locator("[data-card=bpo]")
    if initiators.count():
        press(initiators.first)
    for _ in range(2 if initiators.count() else 3):
        wanted = page.locator("[data-card^=sty]:not(.cannot)")
        if wanted.count():
            press(wanted.first)
    offers = page.get_by_role("region", name="Possible moves")
    if not offers.locator(".primary").count():
        clear(page, press)
        # Jokers come last in the hand; a joker that is never discarded would keep the hand from becoming empty.
        press(page.locator("[data-card]").last)
    press(offers.locator(".button").first)


def clear(page: Page, press: Press) -> None:
    button = page.get_by_role("button", name="Clear selection")
    if button.count():
        press(button)


def charged(page: Page, press: Press = click) -> None:
    """Place a formula, its last tile first; pass when there are enough tiles or no placement."""
    tiles = placement(page)
    for row, column, tile in reversed(tiles):
        press(page.locator(f"[data-tile='{tile}']:not(.used)").first)
        press(page.locator(f"[data-square='{row} {column}']"))
    place_or_pass(page, tiles, press)


def placement(page: Page) -> list[Laid]:
    """Return the tiles that the server's hint would place, in reading order."""
    if page.locator("[data-square]:not(.loose) .tile").count() >= ENOUGH_TILES:
        return []
    code, hint = page.url.rsplit("/", 1)[1], {"type": "advice", "id": "hint"}
    answer = page.request.post(f"/api/tables/{code}/messages", data=hint).json()
    assert answer["type"] == "advice", answer
    moves = (advice["move"] for advice in answer["moves"])
    return next((sorted(move["tiles"]) for move in moves if move["type"] == "place"), [])


def place_or_pass(page: Page, tiles: list[Laid], press: Press) -> None:
    name = re.compile("^Place for") if tiles else re.compile("^Pass$")
    button = page.get_by_role("button", name=name)
    expect(button).to_be_enabled()
    press(button)


def pass_(page: Page) -> None:
    page.get_by_role("button", name="Pass").click()


def whoami(page: Page, press: Press = click) -> None:
    asked = page.locator(".known").count()
    open_questions(page, press)
    press(page.locator(f"[data-about={('kind', 'metal', 'guarded', 'group')[asked % 4]}]"))
    press(page.get_by_role("button", name="Ask", exact=True))


def open_questions(page: Page, press: Press = click) -> None:
    """Open the questions of Who Am I?, which are always open beside the cards of a wide screen."""
    button = page.get_by_role("button", name="Ask a question")
    if button.count():
        press(button)


def guess(page: Page, press: Press = click) -> None:
    """Cross out what the answers exclude, and guess a card that is left."""
    exclude = page.get_by_role("button", name=re.compile(r"^Cross out \d+$"))
    if exclude.count():
        press(exclude)
    guessing = page.get_by_role("button", name="Guess", exact=True, pressed=False)
    if guessing.count():
        press(guessing)
    press(page.locator(".all [data-card]").first)
    press(page.get_by_role("button", name=re.compile("^I am .*!$")))


def plain(page: Page, press: Press = click) -> None:
    """A game without a board of its own: any move."""
    press(page.locator("[data-move]").first)
