"""Printable PDFs from the server."""

import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.server.service.serving import Served
from tests.server.service.test_sets import send, with_forty
from valence.printing.orders import Order, job_of, printed


def pages(content: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(content)).pages]


def test_it_is_the_document_that_the_command_writes(served: Served) -> None:
    answer = served.player().http.get(
        "/api/games/charged/print?paper=letter&ink=saving&backs=false&booklet=false"
    )
    order = Order(game="charged", paper="letter", ink="saving", backs=False, booklet=False)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="charged.pdf"'
    assert answer.content == printed(job_of(order))


def test_concurrent_requests_share_one_pdf(served: Served) -> None:
    player = served.player()
    with ThreadPoolExecutor(8) as people:
        answers = list(people.map(lambda _: player.http.get("/api/games/metals/print"), range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1


def test_a_custom_set_is_printed(served: Served) -> None:
    ada = served.player("Ada")
    set_ = with_forty(ada)
    answer = ada.http.get(f"/api/sets/{set_}/print?backs=false&booklet=false")
    assert len(pages(answer.content)) == 5
    assert "Trichloroacetic acid" in " ".join(pages(answer.content)[0].split())


def test_cards_to_play_from_memory_have_no_values(served: Served) -> None:
    """R22 of pKace: acetic acid has the pKa 4.76."""
    player = served.player()
    query = "backs=false&booklet=false"
    plain = " ".join(pages(player.http.get(f"/api/games/pkace/print?{query}").content))
    hidden = player.http.get(f"/api/games/pkace/print?{query}&values=false").content
    assert "4.76" in plain
    assert "4.76" not in " ".join(pages(hidden))
    assert hidden == printed(
        job_of(Order(game="pkace", backs=False, booklet=False, hide=("values",)))
    )
    set_ = with_forty(ada := served.player("Ada"))
    own = ada.http.get(f"/api/sets/{set_}/print?{query}&values=false").content
    assert "0.51" not in " ".join(pages(own))


def test_cards_without_values_are_offered_where_there_are_values(served: Served) -> None:
    player = served.player()
    assert player.get("/api/extras")["from_memory"] == ["pkace", "quizmaster", "whoami"]
    answer = player.http.get("/api/games/metals/print?values=false")
    assert answer.status_code == 400
    assert "has no values on its cards" in answer.json()["reason"]


def test_unprintable_characters_are_reported(served: Served) -> None:
    ada = served.player("Ada")
    text = "type,id,name,smiles,value,kind\nacid,a,\u0378thanol,CCO,16,other\n"
    set_ = send(ada, "mine.csv", text.encode()).json()
    assert set_["not_printed"].startswith("no installed font can draw \u0378")
    answer = ada.http.get(f"/api/sets/{set_['hash']}/print")
    assert (answer.status_code, "no installed font can draw" in answer.json()["reason"]) == (
        400,
        True,
    )


@pytest.mark.parametrize(
    "path",
    ["nothing/print", "pkace/print?paper=a5", "pkace/print?ink=gold", "pkace/print?backs=perhaps"],
)
def test_invalid_print_requests_are_rejected(served: Served, path: str) -> None:
    assert served.player().http.get(f"/api/games/{path}").status_code in (400, 404)


def test_without_typst_the_error_says_how_to_install_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    player = served.player()
    answer = player.http.get("/api/games/pkace/print")
    assert answer.status_code == 404
    assert "pip install markdown-it-py typst" in answer.json()["reason"]
    assert "pip install markdown-it-py typst" in player.get("/api/extras")["print"]
