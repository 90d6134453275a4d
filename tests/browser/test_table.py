"""Every table in every game: reasons, hints, and no lost moves."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, WebSocketRoute, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_on_top
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import serving

COUNT_NOTES = """
window.notes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
"""

COUNT_VIBRATIONS = """
window.vibrations = 0;
Navigator.prototype.vibrate = () => { window.vibrations += 1; return true; };
"""

COUNT_MOVED_HANDS = """
window.moved = 0;
new PerformanceObserver((seen) => {
    const isInHand = ({ node }) => Boolean(node?.closest?.(".own"));
    window.moved += seen.getEntries().filter(({ sources }) => sources.some(isInHand)).length;
}).observe({ type: "layout-shift", buffered: true });
"""


def against_a_bot(one: Person, game: str) -> None:
    one.open()
    one.page.get_by_role("button", name=f"Play now: {game}").click()
    expect(one.page.get_by_role("log")).to_be_visible()


def play_one(one: Person) -> None:
    """Play a card and wait for it to appear in the log."""
    playing.wait_for_mover([one])
    playing.make_turn(one, playing.pkace)


def play_until(one: Person, selector: str) -> None:
    """Play cards until the page offers what is wanted, in another deal if need be."""
    while True:
        mover = playing.wait_for_mover([one])
        if mover and one.page.locator(selector).count():
            return
        if mover:
            play_one(one)
        else:
            one.open_table("pkace", against_bot=True)


def play_a_hint(page: Page) -> None:
    """A hint first asks a question, then says where to look, then names the move and marks it."""
    page.get_by_role("button", name="Hint").click()
    for _ in range(2):
        expect(page.locator(".hinted, .ghost")).to_have_count(0)
        expect(page.get_by_role("button", name="Play it")).to_have_count(0)
        page.get_by_role("button", name="Tell me more").click()
    expect(page.locator(".hinted, .ghost").first).to_be_visible()
    page.get_by_role("button", name="Play it").click()


def test_one_click_starts_a_game_against_a_bot(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    expect(ada.page).to_have_title(re.compile("●"))
    expect(ada.page.locator("[data-card]")).to_have_count(10)


@pytest.mark.parametrize(
    ("path", "button", "opened"),
    [
        ("/", "Play now: pKace", "tables"),
        ("/new/pkace", "Create table", "tables"),
        ("/room/new", "Open a room", "rooms"),
    ],
)
def test_a_double_tap_opens_only_one_table_or_room(
    person: NewPerson, path: str, button: str, opened: str
) -> None:
    ada = person()
    asked: list[str] = []

    def note(sent: Request) -> None:
        if sent.method == "POST":
            asked.append(sent.url.partition("?")[0])

    ada.page.on("request", note)
    ada.open(path)
    ada.page.get_by_role("button", name=button).dblclick()
    ada.page.wait_for_url(re.compile("/(table|room)/(?!new)"))
    assert asked == [f"{ada.address}/api/{opened}"]


SIZES_AT_THE_TOP = """() => ["h1", ".ruling"].map((selector) => {
    const { width, height } = document.querySelector(selector).getBoundingClientRect();
    return `${width} × ${height}`;
})"""


def test_on_a_phone_the_top_of_the_table_stays_in_place_between_turns(person: NewPerson) -> None:
    """Neither the hint button, which is there only on one's own turn, nor a short sentence moves anything."""
    people = playing.sit_down(person, "metals")
    for one in people:
        one.resize(PHONE)
    seen: set[tuple[str, ...]] = set()
    for n in range(6):
        mover = playing.wait_for_mover(people)
        assert mover is not None
        if n > 1:  # until somebody has moved, the tip has the place of the ruling
            seen.update(tuple(one.page.evaluate(SIZES_AT_THE_TOP)) for one in people)
        playing.make_turn(mover, playing.metals)
    assert len(seen) == 1


def test_the_seats_show_how_many_cards_everybody_holds(person: NewPerson) -> None:
    ada, ben = playing.sit_down(person, "pkace")
    for one in (ada, ben):
        expect(one.page.locator(".holds [aria-hidden]")).to_have_text(["10", "10"])
    mover = playing.wait_for_mover([ada, ben])
    assert mover is not None
    playing.make_turn(mover, playing.pkace)
    after = ["9", "10"] if mover is ada else ["10", "9"]
    for one in (ada, ben):
        expect(one.page.locator(".holds [aria-hidden]")).to_have_text(after)


def test_cards_of_polymer_that_make_no_move_say_what_is_missing(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    cards = "card,copies\nsty-1,20\nbpo,14\ntempo,20\ncta,1\n"
    ada.open_table("polymer", {"cards": cards}, against_bot=True)
    playing.wait_for_mover([ada])
    moves = ada.page.get_by_role("region", name="Possible moves")
    ada.page.locator("[data-card=sty-1]").tap()
    expect(moves).to_contain_text("Add BPO.")
    ada.page.locator("[data-card=tempo]").tap(force=True)
    expect(moves).to_contain_text("TEMPO doesn't fit. Add BPO.")


def test_an_illegal_card_is_explained(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    play_until(ada, "[data-card].cannot")
    ada.page.locator("[data-card].cannot").first.click(force=True)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(r"^.{1,90}Why\?$"))
    ada.page.get_by_role("alert").get_by_role("button", name="Why?").click()
    alert.get_by_role("button", name=re.compile("Rule R1[23]")).click()
    expect(ada.page.locator(".book .now")).to_be_visible()


def test_the_next_choice_clears_a_refusal_and_its_play_button_is_in_view(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open_table("metals", against_bot=True)
    can, cannot = ada.page.locator("[data-ion].can"), ada.page.locator("[data-ion].cannot")
    for _ in range(40):
        playing.wait_for_mover([ada])
        if can.count() and cannot.count():
            break
        before = len(ada.log_lines())
        playing.metals(ada.page)
        expect(ada.page.get_by_role("log").locator("p")).not_to_have_count(before)
    cannot.first.tap(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    can.first.tap()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.page.wait_for_timeout(100)
    assert is_on_top(ada, ".say .primary:last-child")


def test_typing_clears_a_refusal_but_moving_the_focus_does_not(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    play_until(ada, "[data-card].cannot")
    card = ada.page.locator("[data-card].cannot").first
    card.press("Enter")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    card.press("Tab")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    card.press("a")
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_nothing_looks_playable_while_the_table_is_paused(person: NewPerson) -> None:
    ada = person()
    code = ada.open_table("metals", against_bot=True)
    can = ada.page.locator("[data-ion].can")
    playing.wait_for_mover([ada])
    expect(can.first).to_be_visible()
    ada.post(f"/api/tables/{code}/pause", {})
    expect(can).to_have_count(0)
    ada.post(f"/api/tables/{code}/resume", {})
    expect(can.first).to_be_visible()


def test_after_a_move_the_page_waits_for_the_new_position(person: NewPerson) -> None:
    held: list[tuple[WebSocketRoute, str]] = []
    has_moved = False

    def intercept(page: WebSocketRoute) -> None:
        def forward_or_hold(message: str | bytes) -> None:
            nonlocal has_moved
            text = str(message)
            has_moved = has_moved or '"accepted"' in text
            if has_moved and '"update"' in text:
                held.append((page, text))
            else:
                page.send(text)

        page.connect_to_server().on_message(forward_or_hold)

    ada = person()
    ada.page.route_web_socket(re.compile("/ws"), intercept)
    against_a_bot(ada, "pKace")
    playing.wait_for_mover([ada])
    playing.pkace(ada.page)
    while not held:
        ada.page.wait_for_timeout(20)
    expect(ada.page.locator("[data-card]:disabled")).to_have_count(10)
    for page, text in held:
        page.send(text)
    expect(ada.page.locator("[data-card]:disabled")).to_have_count(0)
    expect(ada.page.locator("[data-card]")).to_have_count(9)


def test_a_hint_can_be_played(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "Metal")
    play_a_hint(ada.page)
    expect(ada.page.get_by_role("log")).to_contain_text("leads")


def test_no_hints_where_they_would_give_the_answer_away(person: NewPerson) -> None:
    ada = person()
    ada.open("/new/quizmaster")
    ada.page.get_by_text("More", exact=True).click()
    expect(ada.page.get_by_label("Allow shared seats")).to_be_visible()
    expect(ada.page.get_by_label("Hints")).to_have_count(0)
    ada.open_table("quizmaster", against_bot=True)
    playing.wait_for_mover([ada])
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_hint_in_who_am_i_says_how_a_question_splits_the_cards(person: NewPerson) -> None:
    ada = person()
    ada.open_table("whoami", against_bot=True)
    playing.wait_for_mover([ada])
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_text("about in half?")).to_be_visible()
    ada.page.get_by_role("button", name="Tell me more").click()
    expect(ada.page.locator(".hint")).to_contain_text("Ask about ")
    expect(ada.page.locator("[data-about].look")).to_have_count(1)
    ada.page.get_by_role("button", name="Tell me more").click()
    expect(ada.page.locator("[data-about].hinted")).to_have_count(1)
    expect(ada.page.get_by_text("It splits the 53 cards that are left")).to_be_visible()


def test_the_second_step_of_a_hint_marks_where_to_look(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open_table("metals", against_bot=True)
    playing.wait_for_mover([ada])
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".look")).to_have_count(0)
    ada.page.get_by_role("button", name="Tell me more").click()
    expect(ada.page.locator("[data-ion].look").first).to_be_visible()
    ada.page.get_by_role("button", name="Tell me more").click()
    expect(ada.page.locator("[data-ion].hinted")).to_have_count(1)
    expect(ada.page.locator(".look")).to_have_count(0)
    ada.page.locator(".hint").get_by_role("button", name="Close").click()
    expect(ada.page.locator(".hinted")).to_have_count(0)


def finish_a_trick_that_the_bot_wins(one: Person) -> None:
    """Play cards until the bot takes a trick that isn't the last one, in another deal if need be."""
    log = one.page.get_by_role("log")
    while True:
        one.open_table("pkace", against_bot=True)
        for tricks in range(1, 10):
            playing.wait_for_mover([one])
            playing.pkace(one.page)
            expect(log.get_by_text("takes the trick")).to_have_count(tricks)
            if log.get_by_text(re.compile("(Easy bot|so Easy bot) takes the trick")).count():
                return


def test_a_tap_on_the_board_shows_the_next_move_at_once(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.page.add_init_script("localStorage.setItem('valence.pace', 'normal')")
    # On a clock that stands still, a move would be shown forever.
    ada.page.clock.install(time=0)
    ada.page.clock.pause_at(1)
    finish_a_trick_that_the_bot_wins(ada)
    expect(ada.page.locator(".winner")).to_be_visible()
    ada.page.locator(".felt").tap()
    expect(ada.page.locator(".winner")).to_have_count(0)
    expect(ada.page).to_have_title(re.compile("●"))


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1366, 768)])
def test_why_tells_the_whole_ruling(person: NewPerson, size: tuple[int, int]) -> None:
    ada = person(viewport={"width": size[0], "height": size[1]})
    finish_a_trick_that_the_bot_wins(ada)
    board = ada.page.locator(".board")
    before = board.bounding_box()
    ruling = ada.page.locator(".ruling > p")
    expect(ruling).to_contain_text(re.compile("takes (it|the trick)"))
    assert ruling.evaluate("line => line.scrollHeight <= line.clientHeight + 1")
    ada.page.get_by_role("button", name="Why?").click()
    told = ada.page.locator("[popover]")
    expect(told.get_by_text(re.compile(r" leads (?!first).*\.$"))).to_be_visible()
    expect(told.get_by_text("takes the trick")).to_be_visible()
    assert axe_violations(ada) == []
    ada.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    assert board.bounding_box() == before


def test_cards_that_arrive_late_move_nothing(person: NewPerson) -> None:
    """The board appears together with its cards and the button of its tip."""
    ada = person(viewport=PHONE, has_touch=True)

    def late(route: Route) -> None:
        answer = route.fetch()
        ada.page.wait_for_timeout(300)
        route.fulfill(response=answer)

    ada.page.add_init_script(COUNT_MOVED_HANDS)
    ada.page.route(re.compile("/api/(games|tables/[^/]+/cards)[?]"), late)
    ada.open_table("polymer", against_bot=True)
    expect(ada.page.get_by_role("button", name="Show me")).to_be_visible()
    expect(ada.page.locator(".own [data-card]").first).to_be_visible()
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate("moved") == 0


def test_a_refusal_moves_nothing_and_marks_what_was_not_beaten(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open_table("pkace", against_bot=True)
    play_until(ada, "[data-card].cannot")
    card = ada.page.locator("[data-card].cannot").first
    before = card.bounding_box()
    card.tap(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert card.bounding_box() == before
    expect(ada.page.locator(".unbeaten")).to_have_count(1)
    expect(card).to_have_class(re.compile("tried"))


OVERLAPS = """things => {
    const box = (one) => one.getBoundingClientRect();
    const sheet = box(document.querySelector(".sheet"));
    const covers = ({ left, top, right, bottom }) =>
        left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top;
    return [...document.querySelectorAll(things)].filter((one) => covers(box(one))).length;
}"""


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (360, 740), (360, 640)])
def test_on_a_phone_neither_refusal_nor_hint_covers_a_card(
    person: NewPerson, size: tuple[int, int]
) -> None:
    ada = person(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    ada.open_table("pkace", against_bot=True)
    play_until(ada, "[data-card].cannot")
    ada.page.locator("[data-card].cannot").first.tap(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert ada.page.evaluate(OVERLAPS, ".room .card, .own button") == 0
    ada.page.get_by_role("button", name="Hint").tap()
    for _ in range(2):
        ada.page.get_by_role("button", name="Tell me more").tap()
    expect(ada.page.get_by_role("button", name="Play it")).to_be_visible()
    assert ada.page.evaluate(OVERLAPS, ".room .card, .own button") == 0


def test_a_hint_takes_the_place_of_a_refusal(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open_table("pkace", against_bot=True)
    play_until(ada, "[data-card].cannot")
    ada.page.locator("[data-card].cannot").first.tap(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.get_by_role("button", name="Hint").tap()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Tell me more")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (844, 390), (683, 384)])
@pytest.mark.parametrize("game", ["pkace", "metals"])
def test_the_hand_covers_nothing_of_the_table(
    person: NewPerson, game: str, size: tuple[int, int]
) -> None:
    ada = person(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    ada.open_table(game, against_bot=True)
    playing.wait_for_mover([ada])
    before = len(ada.log_lines())
    getattr(playing, game)(ada.page)
    expect(ada.page.get_by_role("log").locator("p")).not_to_have_count(before)
    playing.wait_for_mover([ada])
    covered = ada.page.evaluate(
        """() => {
            const table = document.querySelector(".felt").getBoundingClientRect();
            const isOff = ({ left, top, right, bottom }) =>
                right > innerWidth || bottom > innerHeight || (top < table.bottom && left < table.right);
            return [...document.querySelectorAll(".own button")]
                .filter((card) => isOff(card.getBoundingClientRect()))
                .map((card) => card.outerHTML.slice(0, 100));
        }"""
    )
    assert covered == []
    svg = ada.page.locator(".felt svg").last
    expect(svg).to_be_in_viewport(ratio=0.9)


def test_players_see_that_the_clock_moved_for_them(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    ada.open_table("metals", against_bot=True, clock={"per": "move", "seconds": 3})
    expect(ada.page.get_by_role("log")).to_be_visible()
    expect(ada.page.get_by_text("Time's up")).to_be_visible()
    assert axe_violations(ada) == []


def test_a_felt_that_has_to_scroll_is_scrolled_by_keyboard(person: NewPerson) -> None:
    ada = person(viewport=LAPTOP)
    ada.open_table("metals", {"hand": 3}, against_bot=True)
    playing.make_turn(ada, playing.metals)
    felt = ada.page.locator(".felt")
    assert felt.get_attribute("tabindex") is None
    ada.resize({"width": 320, "height": 380})  # a laptop, enlarged four times
    assert felt.get_attribute("tabindex") == "0"
    assert axe_violations(ada) == []
    felt.focus()
    ada.page.keyboard.press("End")
    ada.page.wait_for_function("() => document.querySelector('.felt').scrollTop > 0")
    ada.resize(LAPTOP)
    assert felt.get_attribute("tabindex") is None


def test_a_killed_server_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Person(browser, server.address)
        against_a_bot(ada, "pKace")
        play_one(ada)
        playing.wait_for_mover([ada])
        before = ada.log_lines()
        server.kill()
        expect(ada.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
        assert ada.log_lines() == before
        play_one(ada)
        ada.leave()


def test_a_lost_network_is_noticed_at_once(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    playing.wait_for_mover([ada])
    ada.page.context.set_offline(True)
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    ada.page.context.set_offline(False)
    expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
    play_one(ada)
    ada.complaints.clear()  # from the attempts to reconnect


def test_a_move_sent_while_the_server_was_down_is_resent(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Person(browser, server.address)
        against_a_bot(ada, "pKace")
        playing.wait_for_mover([ada])

        def play_while_it_is_down(page: Page) -> None:
            server.kill()
            playing.pkace(page)
            server.start()

        playing.make_turn(ada, play_while_it_is_down)
        ada.leave()


def test_two_windows_of_one_person_show_the_same_game(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    playing.wait_for_mover([ada])
    other = ada.second_window()
    expect(other.locator("[data-card].can").first).to_be_visible()
    play_one(ada)
    playing.wait_for_mover([ada])  # the bot has answered
    expect(other.get_by_role("log").locator("p")).to_have_count(len(ada.log_lines()))


def test_the_back_and_forward_buttons_leave_and_reopen_a_table(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    play_one(ada)
    playing.wait_for_mover([ada])
    before = ada.log_lines()
    ada.page.go_back()
    expect(ada.page.get_by_role("button", name="Play now: pKace")).to_be_visible()
    ada.page.go_forward()
    expect(ada.page.get_by_role("log")).to_be_visible()
    assert ada.log_lines() == before


def test_placed_tiles_survive_a_reload(person: NewPerson) -> None:
    ada = person()
    ada.open_table("charged", against_bot=True)
    ada.page.locator("[data-tile]").first.click()
    ada.page.locator("[data-square='9 10']").click()
    loose = re.compile("not placed yet")
    expect(ada.page.locator("[data-square='9 10']")).to_have_text(loose)
    ada.page.reload()
    expect(ada.page.locator("[data-square='9 10']")).to_have_text(loose)
    ada.page.get_by_role("button", name="Take back").click()
    ada.page.reload()
    expect(ada.page.locator("[data-square='9 10']")).to_have_text("k10, free")


def test_joining_by_code_and_playing_a_card_takes_three_taps(person: NewPerson) -> None:
    ada, ben = person(), person(viewport={"width": 360, "height": 640}, has_touch=True)
    code = ada.open_table("metals")
    ben.open()
    ben.page.get_by_label("Code").fill(code)
    ben.page.get_by_role("button", name="Join", exact=True).tap()
    ben.page.get_by_role("button", name="Take a seat").tap()
    ada.page.get_by_role("button", name="Start the game").click()
    if playing.wait_for_mover([ada, ben]) is ada:
        playing.metals(ada.page)
    expect(ben.page.get_by_role("note", name="How to play")).to_be_visible()
    ben.page.locator("[data-ion].can").first.tap()
    expect(ben.page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()


def test_instructions_are_shown_until_they_are_known(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    for game in ("pkace", "charged"):
        ada.open_table(game, against_bot=True)
        expect(ada.page.get_by_role("note", name="How to play")).to_be_visible()
    ada.page.get_by_role("note").get_by_role("button", name="Close").click()
    ada.open_table("charged", against_bot=True)
    expect(ada.page.get_by_role("button", name="Pass")).to_be_enabled()
    expect(ada.page.get_by_role("note")).to_have_count(0)
    ada.open_table("pkace", against_bot=True)
    expect(ada.page.get_by_role("note")).to_be_visible()
    play_one(ada)
    expect(ada.page.get_by_role("note")).to_have_count(0)


def test_friends_share_a_seat_where_the_host_allows_it(person: NewPerson) -> None:
    ada, eve = person(), person(viewport=PHONE)
    ada.open("/new/metals")
    ada.page.get_by_label("Bots").select_option("1")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.get_by_label("Allow shared seats").check()
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_url("**/table/*")
    eve.open(f"/join/{ada.page.url.rsplit('/', 1)[1]}")
    eve.page.get_by_role("button", name=re.compile("Play with")).click()
    expect(ada.page.get_by_text("team of 2")).to_be_visible()
    hand = ada.page.locator("[data-ion]").all_text_contents()
    assert hand
    expect(eve.page.locator("[data-ion]")).to_have_text(hand)


def notes_of_one_move(one: Person) -> int:
    before = int(one.page.evaluate("window.notes"))
    play_one(one)
    playing.wait_for_mover([one])
    return int(one.page.evaluate("window.notes")) - before


def test_sounds_play_unless_they_are_switched_off(person: NewPerson) -> None:
    ada = person()
    ada.page.add_init_script(COUNT_NOTES)
    against_a_bot(ada, "pKace")
    assert notes_of_one_move(ada) > 0
    ada.page.get_by_text("Menu", exact=True).click()
    ada.page.get_by_label("Sound").uncheck()
    ada.page.keyboard.press("Escape")
    assert notes_of_one_move(ada) == 0


def test_nothing_sounds_in_a_room(person: NewPerson) -> None:
    ada = person()
    ada.page.add_init_script(COUNT_NOTES)
    code = ada.open_room()
    ada.post(f"/api/rooms/{code}/join", {})
    deal = {"game": "pkace", "seats": 2, "bots": "easy", "start": True}
    dealt = ada.post(f"/api/rooms/{code}/deal", deal)
    ada.open(f"/table/{dealt['tables'][0]['code']}")
    assert notes_of_one_move(ada) == 0


def test_a_refusal_can_be_felt_unless_vibration_is_switched_off(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    ada.page.add_init_script(COUNT_VIBRATIONS)
    ada.open_table("pkace", against_bot=True)
    play_until(ada, "[data-card].cannot")
    refused = ada.page.locator("[data-card].cannot").first
    before = ada.page.evaluate("window.vibrations")
    refused.tap(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert ada.page.evaluate("window.vibrations") == before + 1
    ada.page.get_by_text("Menu", exact=True).tap()
    ada.page.get_by_label("Vibration").uncheck()
    ada.page.get_by_text("Menu", exact=True).tap()
    refused.tap(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert ada.page.evaluate("window.vibrations") == before + 1


def test_nothing_vibrates_for_people_who_want_less_motion(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.page.add_init_script(COUNT_VIBRATIONS)
    ada.open_table("pkace", against_bot=True)
    play_one(ada)
    playing.wait_for_mover([ada])
    assert ada.page.evaluate("window.vibrations") == 0
    ada.page.get_by_text("Menu", exact=True).tap()
    expect(ada.page.get_by_label("Sound")).to_be_visible()
    expect(ada.page.get_by_label("Vibration")).to_have_count(0)


def test_a_game_ended_by_its_host_says_so(person: NewPerson) -> None:
    ada = person()
    code = ada.open_table("pkace", against_bot=True)
    expect(ada.page.get_by_role("log")).to_be_visible()
    ada.post(f"/api/tables/{code}/end", {})
    expect(ada.page.locator("#result")).to_have_text("The host ended the game")
    expect(ada.page).not_to_have_title(re.compile("●"))
    expect(ada.page.locator("[data-card].can")).to_have_count(0)


def test_a_rematch_takes_both_to_the_same_table(person: NewPerson) -> None:
    ada, ben = person(), person()
    code = ada.open_table("quizmaster", {"cards": 1, "seconds": 0})
    ben.join(code)
    ada.page.get_by_role("button", name="Start the game").click()
    playing.play_out([ada, ben], playing.quizmaster, 2)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(code))
    ben.page.get_by_role("button", name="Join the rematch").click()
    ben.page.wait_for_url(ada.page.url)
