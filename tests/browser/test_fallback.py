"""Server-sent events and POST on networks that block sockets; matching problems to requests."""

import json
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import BLOCK_SOCKETS, Person


def without_sockets(person: NewPerson) -> Person:
    one = person()
    one.page.add_init_script(BLOCK_SOCKETS)
    return one


def test_a_game_is_played_without_sockets(person: NewPerson) -> None:
    ada = without_sockets(person)
    ada.open_table("pkace", against_bot=True)
    playing.play_out([ada], playing.pkace, 10)


def test_an_unknown_table_is_reported_and_not_retried(person: NewPerson) -> None:
    ada = without_sockets(person)
    ada.open("/table/ZZZZZZ")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("no game or room")
    ada.complaints.clear()  # the browser reports the 404


def test_another_version_of_the_protocol_is_reported(person: NewPerson) -> None:
    ada = without_sockets(person)

    def newer(route: Route) -> None:
        route.continue_(url=route.request.url.replace("version=1", "version=99"))

    ada.page.route("**/stream?*", newer)
    ada.open_table("pkace", against_bot=True)
    expect(ada.page.get_by_role("heading").first).to_contain_text("version")
    ada.complaints.clear()  # the browser reports the 426


def test_a_removed_player_is_notified(person: NewPerson) -> None:
    ada, ben = person(), without_sockets(person)
    code = ada.open_table("metals")
    ben.join(code)
    ada.page.get_by_role("button", name=re.compile("Start")).click()
    expect(ben.page.get_by_role("log")).to_be_visible()
    ada.post(f"/api/tables/{code}/kick", {"seat": 1})
    expect(ben.page.get_by_role("heading").first).to_contain_text("left this seat")


def test_a_rejected_move_is_reported_and_not_sent_again(person: NewPerson) -> None:
    ada = without_sockets(person)
    sent: list[str] = []

    def garble(route: Route) -> None:
        message = json.loads(route.request.post_data or "")
        if message["type"] == "move":
            sent.append(message["id"])
            message["ply"] = "three"
        route.continue_(post_data=json.dumps(message))

    ada.open_table("pkace", against_bot=True)
    playing.wait_for_mover([ada])
    ada.page.route("**/messages*", garble)
    playing.pkace(ada.page)
    expect(ada.page.get_by_role("alert")).to_contain_text("Expected `int`")
    ada.page.unroute("**/messages*")

    # The connection is still open, and after a break nothing is left to resend.
    ada.page.context.set_offline(True)
    expect(ada.page.get_by_text(re.compile("connection", re.I))).to_be_visible()
    ada.page.context.set_offline(False)
    expect(ada.page.get_by_text(re.compile("connection", re.I))).to_be_hidden()
    before = len(ada.log_lines())
    playing.pkace(ada.page)
    expect(ada.page.get_by_role("log").locator("p")).not_to_have_count(before)
    assert len(sent) == 1
    ada.complaints.clear()  # the browser reports the 400 and the requests made offline


def test_a_problem_answers_the_request_it_names(person: NewPerson) -> None:
    """A preview is pending when a hint is answered with a problem."""
    ada = person()

    def delay_previews(page: WebSocketRoute) -> None:
        server, held = page.connect_to_server(), []

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "preview":
                held.append(text)
            elif message["type"] == "advice":
                server.send(json.dumps({**message, "loudly": True}))
            else:
                server.send(text)

        def from_server(text: str | bytes) -> None:
            page.send(text)
            if json.loads(text)["type"] == "problem":
                server.send(held.pop())

        page.on_message(from_page)
        server.on_message(from_server)

    ada.page.route_web_socket("**/ws", delay_previews)
    ada.open_table("charged", against_bot=True)
    playing.wait_for_mover([ada])
    ada.page.locator("[data-tile]").first.click()
    ada.page.locator("[data-square='0 0']").click()
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_role("status").filter(has_text="✗")).to_be_visible()
