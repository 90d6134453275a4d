"""Two people, one of them on a phone, play a whole game of each kind to its result."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import is_on_top, wait_until_on_top
from tests.browser.people import PHONE, Options, Person
from tests.browser.playing import SHORT_SET, SMALL_BOARD, sit_down


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [
        ("pkace", {}, 20),
        ("metals", {"hand": 3}, 80),
        ("polymer", {"cards": SHORT_SET}, 40),
        ("quizmaster", {"cards": 3, "seconds": 0}, 6),
    ],
)
def test_two_people_play_a_whole_game(
    person: NewPerson, game: str, options: Options, most: int
) -> None:
    people = sit_down(person, game, options)
    turn, phone = getattr(playing, game), people[1].page
    playing.play_out(
        people, lambda page: turn(page, playing.tap if page is phone else playing.click), most
    )
    for one in people:
        expect(one.page.locator("#result")).to_have_text(re.compile("win|lost"))
        expect(one.page.get_by_role("link", name="Watch the replay")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [
        ("pkace", {}, 10),
        ("metals", {"hand": 3}, 60),
        ("polymer", {"cards": SHORT_SET}, 40),
        ("whoami", {}, 60),
        ("charged", {"board": SMALL_BOARD}, 60),
    ],
)
def test_a_finger_on_a_phone_plays_a_whole_game_against_a_bot(
    person: NewPerson, game: str, options: Options, most: int
) -> None:
    ada = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.open_table(game, options, against_bot=True)
    turn = playing.guess if game == "whoami" else getattr(playing, game)
    playing.play_out([ada], lambda page: turn(page, playing.tap), most)
    expect(ada.page.locator("#result")).to_have_text(re.compile("win|lost"))
    expect(ada.page.locator("#result")).to_be_in_viewport()
    expect(ada.page.get_by_role("button", name="Play again")).to_be_in_viewport()


def test_an_answer_previews_its_compound(person: NewPerson) -> None:
    people = sit_down(person, "metals")
    for _ in range(20):
        mover = playing.wait_for_mover(people)
        assert mover is not None
        page, between = mover.page, mover.page.locator(".against")
        before = len(mover.log_lines())
        is_answer = page.get_by_text("Choose your answer").count()
        is_decision = page.get_by_role("button", name="Reinforce").count()
        if is_answer and not is_decision:
            expect(between).to_be_empty()
            page.locator("[data-ion].can").last.click()
            expect(between).to_have_text(re.compile(r"[A-Z0]|\d[+−]"))
            drafted = between.inner_text().split("\n")
            is_compound = page.locator(".against.neutral").count()
            page.get_by_role("button", name=re.compile(r"^Play \d")).click()
            if is_compound:  # its formula and its name
                expect(page.get_by_role("log")).to_contain_text(", ".join(drafted))
                return
        else:
            playing.metals(page)
        expect(page.get_by_role("log").locator("p")).not_to_have_count(before)
    raise AssertionError("no answer made a compound")


def card_seen_by(other: Person) -> str:
    """The card that its owner has to guess."""
    card = other.page.locator(".others .structure").get_attribute("style") or ""
    id_: str = re.findall(r"drawings/([\w-]+)\.svg", card)[0]
    return id_


def test_two_people_play_who_am_i(person: NewPerson) -> None:
    ada, ben = people = sit_down(person, "whoami")
    mover = playing.wait_for_mover(people)
    assert mover is not None
    other = ben if mover is ada else ada
    playing.open_questions(mover.page)
    mover.page.get_by_role("button", name="Metal", exact=True).click()
    # Before asking, the page says how the 53 cards left would answer.
    expect(mover.page.get_by_label(re.compile(r"^Yes for \d+ cards, no for \d+$"))).to_be_visible()
    mover.page.get_by_role("button", name="Ask", exact=True).click()
    expect(mover.page.get_by_role("log").get_by_text("Do I carry a metal?")).to_be_visible()
    # One tap crosses out what the answer excludes, and then nothing is left to cross out.
    exclude = mover.page.get_by_role("button", name=re.compile(r"^Cross out \d+$"))
    excluded = int(exclude.inner_text().removeprefix("Cross out "))
    exclude.click()
    expect(exclude).to_have_count(0)
    expect(mover.page.get_by_text(f"{54 - excluded} cards left")).to_be_visible()
    expect(mover.page.get_by_text(f"{excluded} cards crossed out")).to_be_visible()

    # The other player asks next; meanwhile the first one cheats by looking at their screen.
    playing.open_questions(other.page)
    other.page.get_by_role("button", name="Atom with the acidic H").click()
    other.page.get_by_role("button", name="acidic H on O").click()
    other.page.get_by_role("button", name="Ask", exact=True).click()
    asked = other.page.get_by_role("log").get_by_text("acidic H on oxygen?")
    expect(asked).to_be_visible()
    expect(mover.page).to_have_title(re.compile("●"))
    id_ = card_seen_by(other)
    card = mover.page.locator(f".all [data-card='{id_}']")
    card.click()  # crosses it out, where it is
    expect(mover.page.get_by_text(f"{53 - excluded} cards left")).to_be_visible()
    card.click()
    expect(mover.page.get_by_text(f"{54 - excluded} cards left")).to_be_visible()
    mover.page.get_by_role("button", name="Guess", exact=True).click()
    card.click()
    mover.page.get_by_role("button", name=re.compile("^I am .*!$")).click()
    expect(mover.page.locator("#result")).to_have_text("You win 1 : 0")
    expect(other.page.locator("#result")).to_have_text("You lost 0 : 1")
    # There is no review: moves don't show what a player knew.
    expect(mover.page.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(mover.page.get_by_role("link", name="Review the game")).to_have_count(0)


def test_people_ask_their_own_questions_and_answer_them(person: NewPerson) -> None:
    ada, ben = people = sit_down(person, "whoami", {"questions": "free"})
    mover = playing.wait_for_mover(people)
    assert mover is not None
    other = ben if mover is ada else ada
    playing.open_questions(mover.page)
    expect(mover.page.locator("[data-about]")).to_have_count(12)
    for kind in mover.page.locator("[data-about]").all():
        expect(kind).to_be_in_viewport(ratio=1)
    mover.page.get_by_label("Your own question").fill("Would you find me in a kitchen?")
    mover.page.get_by_role("button", name="Ask", exact=True).click()
    other.page.get_by_role("button", name="no", exact=True).click()
    known = mover.page.get_by_role("list", name="What you know")
    expect(known).to_contain_text("✗ Would you find me in a kitchen?")


def test_a_card_that_is_held_shows_large_and_is_not_crossed_out(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    ada.open_table("whoami", against_bot=True)
    card = ada.page.locator(".grid [data-card]").first
    card.click(delay=2000)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("54 cards left")).to_be_visible()


def test_wrong_guesses_are_marked_and_the_result_appears_at_once(person: NewPerson) -> None:
    ada, _ = people = sit_down(person, "whoami")
    mover = playing.wait_for_mover(people)
    assert mover is not None
    dealt = (f"[data-card='{card_seen_by(one)}']" for one in people)
    mover.resize(PHONE)
    others = mover.page.locator(f"[data-card]:not({', '.join(dealt)})")
    guessed = mover.page.locator(f"[data-card='{others.last.get_attribute('data-card')}']")
    mover.page.get_by_role("button", name="Guess", exact=True).click()
    guessed.click()
    mover.page.get_by_role("button", name=re.compile("^I am")).click()
    expect(guessed).to_contain_text("not this one")
    guessed.scroll_into_view_if_needed()
    ada.post(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}/end", {})
    expect(mover.page.locator("#result")).to_be_in_viewport()


def test_two_people_lay_tiles_and_pass(person: NewPerson) -> None:
    ada, ben = people = sit_down(person, "charged")
    ada.page.locator("[data-tile]").first.click()
    ada.page.locator("[data-square='0 0']").click()
    expect(ada.page.get_by_role("status").filter(has_text="✗")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Place")).to_be_disabled()
    ada.page.get_by_role("button", name="Take back").click()
    ada.page.get_by_role("button", name="Swap").click()
    ada.page.locator("[data-tile]").first.click()
    ada.page.get_by_role("button", name="Swap 1").click()
    expect(ben.page).to_have_title(re.compile("●"))
    playing.play_out(people, playing.pass_, 2)
    expect(ada.page.locator("#result")).to_be_visible()


def test_two_people_place_formulas_with_mouse_and_fingers(person: NewPerson) -> None:
    ada, ben = people = sit_down(person, "charged", {"board": SMALL_BOARD})

    def turn(page: Page) -> None:
        playing.charged(page, playing.tap if page is ben.page else playing.click)

    playing.play_out(people, turn, 20)
    for one in (ada, ben):
        expect(one.page.locator("#result")).to_have_text(re.compile(r"[1-9]\d* : [1-9]\d*$|share"))


def test_the_last_placement_is_marked_on_its_tiles(person: NewPerson) -> None:
    ada, ben = people = sit_down(person, "charged")
    mover = playing.wait_for_mover(people)
    assert mover is not None
    tiles = playing.placement(mover.page)
    playing.charged(mover.page, playing.tap if mover is ben else playing.click)
    row, column, _ = tiles[0]
    for one in (ada, ben):
        marked = one.page.locator(".last")
        expect(marked).to_have_count(len(tiles))
        square = f"[data-square='{row} {column}']"
        mark = one.page.locator(square).evaluate(
            "one => (({ borderTopWidth, zIndex }) => [borderTopWidth, zIndex])(getComputedStyle(one, '::after'))"
        )
        assert mark == ["3px", "1"], "the mark lies under the tile"


@pytest.mark.parametrize("height", [844, 664])
def test_another_players_placement_is_not_covered_by_the_rack(
    person: NewPerson, height: int
) -> None:
    ada, ben = person(), person(viewport={"width": 390, "height": height}, has_touch=True)
    code = ada.open_table("charged")
    ben.join(code)
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ben.page.get_by_role("log")).to_be_visible()
    mover = playing.wait_for_mover([ada, ben])
    if mover is ben:
        ben.page.get_by_role("button", name="Pass").tap()
        assert playing.wait_for_mover([ada]) is ada
    tiles = playing.placement(ada.page)
    playing.charged(ada.page)
    expect(ben.page.locator(".last")).to_have_count(len(tiles))
    for row, column, _ in tiles:
        wait_until_on_top(ben, f"[data-square='{row} {column}']")


def test_a_tile_can_be_dragged_to_a_square_and_on_to_another(person: NewPerson) -> None:
    ada = person()
    ada.open_table("charged", against_bot=True)
    playing.wait_for_mover([ada])
    drag(ada.page, "[data-tile]", "[data-square='9 10']")
    expect(ada.page.locator("[data-square='9 10']")).to_have_class(re.compile("loose"))
    drag(ada.page, "[data-square='9 10']", "[data-square='9 12']")
    expect(ada.page.locator("[data-square='9 12']")).to_have_class(re.compile("loose"))
    expect(ada.page.locator(".loose")).to_have_count(1)


def drag(page: Page, source: str, target: str) -> None:
    """Drag with the mouse; on the way, the square under the pointer is marked."""
    page.locator(source).first.hover()
    page.mouse.down()
    page.locator(target).hover()
    expect(page.locator(target)).to_have_class(re.compile("target"))
    page.mouse.up()
    expect(page.locator(".target")).to_have_count(0)


def test_the_first_tap_after_dragging_a_tile_with_a_finger_counts(person: NewPerson) -> None:
    """A drag with the mouse ends in a click, one with a finger doesn't."""
    ada = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.open_table("charged", against_bot=True)
    playing.wait_for_mover([ada])
    drag_with_finger(ada.page, "[data-tile]", "[data-square='9 10']")
    expect(ada.page.locator(".square.loose")).to_have_count(1)
    ada.page.get_by_role("button", name="Take back").tap()
    expect(ada.page.locator(".square.loose")).to_have_count(0)


def drag_with_finger(page: Page, source: str, target: str) -> None:
    boxes = [page.locator(one).first.bounding_box() for one in (source, target)]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    finger = page.context.new_cdp_session(page)
    steps = [(x + (to_x - x) * n / 5, y + (to_y - y) * n / 5) for n in range(6)]
    for n, (at_x, at_y) in enumerate(steps):
        touch = {
            "type": "touchMove" if n else "touchStart",
            "touchPoints": [{"x": at_x, "y": at_y}],
        }
        finger.send("Input.dispatchTouchEvent", touch)
    page.wait_for_timeout(300)  # at rest, or the browser takes the next tap for the end of a fling
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_rack_can_be_shuffled_and_sorted(person: NewPerson) -> None:
    ada = person()
    ada.open_table("charged", against_bot=True)
    playing.wait_for_mover([ada])
    tiles = ada.page.locator("[data-tile]")
    dealt = sorted(tile.get_attribute("data-tile") or "" for tile in tiles.all())
    ada.page.get_by_role("button", name="Sort").click()
    metals = ada.page.locator("[data-tile] .tile").evaluate_all(
        "tiles => tiles.map((tile) => tile.classList.contains('metal'))"
    )
    assert metals == sorted(metals, reverse=True), "metals come first"
    ada.page.get_by_role("button", name="Shuffle").click()
    assert sorted(tile.get_attribute("data-tile") or "" for tile in tiles.all()) == dealt


def test_two_fingers_zoom_the_board(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open_table("charged", against_bot=True)
    playing.wait_for_mover([ada])
    square = ada.page.locator("[data-square='9 9']")
    before = square.bounding_box()
    assert before is not None
    x, y = before["x"], before["y"]
    touch = ada.page.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 21), ("touchMove", 40)):
        fingers = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(square).not_to_have_css("width", f"{before['width']}px")
    after = square.bounding_box()
    assert after is not None
    assert after["width"] > 1.5 * before["width"]


@pytest.mark.parametrize("height", [740, 640])
def test_tiles_placed_on_a_phone_stay_in_view(person: NewPerson, height: int) -> None:
    ada = person(viewport={"width": 360, "height": height}, has_touch=True)
    ada.open_table("charged", against_bot=True)
    for n, square in enumerate(("9 9", "9 10")):
        ada.page.locator("[data-tile]").nth(n).tap()
        ada.page.locator(f"[data-square='{square}']").tap()
        expect(ada.page.get_by_role("status").filter(has_text=re.compile("[✗✓]"))).to_be_visible()
    assert is_on_top(ada, "[data-square='9 9']")
    assert is_on_top(ada, "[data-square='9 10']")


def test_a_whole_polymer_hand_fits_on_a_laptop(person: NewPerson) -> None:
    ada = person(viewport={"width": 1366, "height": 768})
    ada.open_table("polymer", against_bot=True)
    playing.wait_for_mover([ada])
    stacks = ada.page.locator("[data-card]").all()
    assert sum(int(stack.get_attribute("data-held") or 0) for stack in stacks) == 16
    for stack in stacks:
        expect(stack).to_be_in_viewport(ratio=1)


def test_a_phone_on_its_side_shows_board_and_tiles_together(person: NewPerson) -> None:
    ada = person(viewport={"width": PHONE["height"], "height": PHONE["width"]}, has_touch=True)
    ada.open_table("charged", against_bot=True)
    playing.wait_for_mover([ada])
    board, tile = ada.page.locator(".frame"), ada.page.locator("[data-tile]").first
    board.evaluate("one => one.scrollIntoView()")
    for wanted in (board, tile, ada.page.get_by_role("button", name="Pass")):
        expect(wanted).to_be_in_viewport(ratio=0.95)
    squares, tiles = board.bounding_box(), tile.bounding_box()
    assert squares is not None
    assert tiles is not None
    assert squares["x"] + squares["width"] <= tiles["x"], "the tiles cover the board"


def test_solo_practice_mentions_no_other_players(person: NewPerson) -> None:
    ada = person()
    ada.open_table("quizmaster", {"seconds": 0}, seats=1)
    expect(ada.page.get_by_role("log")).to_contain_text("A right answer takes the card")
    expect(ada.page.get_by_role("list", name="Players")).to_have_count(0)
    expect(ada.page.get_by_role("timer")).to_have_count(0)


def test_a_missed_card_is_explained_and_comes_back(person: NewPerson) -> None:
    ada = person()
    ada.open_table("quizmaster", {"cards": 1, "repeats": 1}, seats=1)
    ada.page.get_by_role("button", name="I don't know").click()
    board = ada.page.get_by_role("group", name="Board")
    expect(board.get_by_role("heading", name="Not this time")).to_be_visible()
    expect(ada.page.get_by_text("You'll see this card again soon.")).to_be_visible()
    playing.quizmaster(ada.page)
    expect(ada.page.locator("#result")).to_have_text("Your score: 1")
    board = ada.page.get_by_role("group", name="Board")
    expect(board.get_by_role("heading", name="You got it!")).to_be_visible()


def test_a_quizmaster_reads_out_and_may_overrule_the_table(person: NewPerson) -> None:
    ada, ben = sit_down(person, "quizmaster", {"quizmaster": "seat", "cards": 1, "seconds": 0})
    ada.page.get_by_role("button", name="the name").click()
    ben.page.get_by_label("Your answer").fill("-99")
    ben.page.get_by_role("button", name="Answer", exact=True).tap()
    expect(ben.page.get_by_text("is judging your answer")).to_be_visible()
    expect(ada.page.get_by_text("“−99”")).to_be_visible()
    expect(ada.page.get_by_text("The table says: wrong.")).to_be_visible()
    ada.page.get_by_role("button", name="Right").click()
    expect(ben.page.get_by_role("heading", name="You got it!")).to_be_visible()
    board = ben.page.get_by_role("group", name="Board")
    expect(board.locator(".reveal")).to_contain_text("accepted by")


def test_a_wrong_choice_tells_which_way_it_was_off_and_leaves_the_others(person: NewPerson) -> None:
    options = {"answers": "choice", "cards": 2, "calls": 3, "scoring": "points", "seconds": 0}
    ada, ben = sit_down(person, "quizmaster", options)
    wrong = _wrong_choice(ada)
    wrong.click()
    expect(ada.page.get_by_text(re.compile("too (high|low).*2 more answers"))).to_be_visible()
    expect(ada.page.locator(".choice:enabled")).to_have_count(3)
    expect(ada.page.get_by_role("img", name=re.compile(r"^Scale from .*: .*\d"))).to_be_visible()
    expect(ben.page.get_by_text("too")).to_have_count(0)


def _wrong_choice(person: Person) -> Locator:
    """Return a choice that isn't right, as the cards tell."""
    choices = person.page.locator(".choice")
    expect(choices).to_have_count(4)
    right = playing.right_answer(person.page)
    cards = person.page.request.get("/api/games/quizmaster/cards").json()
    also = {card["symbol"] for card in cards if card["name"] == right}
    return next(one for one in choices.all() if playing.plain_text(one) not in {right, *also})


def test_above_a_phones_keyboard_the_whole_question_stays_in_view(person: NewPerson) -> None:
    ada = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.open_table("quizmaster", {"cards": 2, "seconds": 0}, seats=1)
    for _ in range(2):  # one is asked by name, one by value
        field = ada.page.get_by_label("Your answer")
        field.tap()
        ada.page.keyboard.type("ac")  # a value has no suggestions
        ada.resize({"width": 390, "height": 510})
        expect(ada.page.locator(".asked")).to_be_in_viewport(ratio=1)
        assert is_on_top(ada, ".asked")
        expect(field).to_be_in_viewport(ratio=1)
        ada.resize({"width": 390, "height": 844})
        ada.page.get_by_role("button", name="I don't know").tap()
        ada.page.get_by_role("button", name="Next card").tap()


def test_a_solo_result_says_what_was_scored(person: NewPerson) -> None:
    ada = person()
    ada.open_table("quizmaster", {"cards": 1, "seconds": 0, "repeats": 0}, seats=1)
    ada.page.get_by_role("button", name="I don't know").click()
    expect(ada.page.locator("#result")).to_have_text("Your score: 0")
    expect(ada.page.locator(".play").get_by_text(re.compile("win|★"))).to_have_count(0)
    board = ada.page.get_by_role("group", name="Board")
    expect(board.get_by_role("heading", name="Not this time")).to_be_visible()
