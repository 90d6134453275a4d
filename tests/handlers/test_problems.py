"""Denied requests as clients get them."""

import pickle

import pytest

from tests.handlers.test_words import raised_in
from valence.core.languages import DEFAULT
from valence.handlers.problems import PUBLIC_CODES
from valence.server.words import problem
from valence.site import words as site_words
from valence.table.errors import Denied, bad, conflict, forbidden, too_many, unknown


@pytest.mark.parametrize(
    ("denied", "code", "reason"),
    [
        (conflict("seat_taken", seat=1, name="Ada"), "conflict", "Seat 1 is taken by Ada."),
        (conflict("over"), "over", "The game is over."),
        (bad("name_not_offered"), "name", "Choose one of the names offered."),
        (bad("record_too_large", most=500_000), "bad_request", "larger than 500,000 bytes."),
        (forbidden("rematch_not_seated"), "not_seated", "can ask for a rematch."),
        (forbidden("not_host"), "not_host", "Only the host can do that."),
        (unknown("no_table", given="K7W4"), "no_table", "with the code 'K7W4'."),
        (too_many("messages"), "too_many", "Too many messages. Wait a moment."),
        (bad("no_game", game="chess", known="metals"), "bad_request", "no game called 'chess'"),
        (unknown("no_game", game="chess", known="metals"), "no_game", "no game called 'chess'"),
    ],
)
def test_clients_get_a_code_and_a_sentence(denied: Denied, code: str, reason: str) -> None:
    shown = problem(denied, DEFAULT, "m1")
    assert (shown.code, shown.id) == (code, "m1")
    assert reason in shown.reason


def test_a_device_has_its_own_words_where_a_server_says_more() -> None:
    assert problem(forbidden("not_over"), DEFAULT).reason.endswith("Wait until the game is over.")
    assert site_words.reason(forbidden("not_over"), DEFAULT).endswith("Finish the game.")


def test_a_denial_in_a_worker_process_reaches_the_server() -> None:
    sent = conflict("seat_taken", seat=1, name="Ada {0}")
    received = pickle.loads(pickle.dumps(sent))
    assert (received.kind, problem(received, DEFAULT)) == (sent.kind, problem(sent, DEFAULT))


def test_public_codes_are_those_of_sentences() -> None:
    assert set(PUBLIC_CODES) <= {raised.code for raised in raised_in("table", "server", "site")}
