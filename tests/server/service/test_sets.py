"""Sets of one's own: checked on upload, played at the owner's tables, and private."""

import base64
import csv
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import httpx
import pytest

import valence
from examples.client import Player, Refused
from tests.server.clocks import ManualClock
from tests.server.service.serving import Served, play_on, serving
from valence.chem import structures
from valence.games.pkace.cards import set_of
from valence.games.pkace.options import played_set
from valence.server.sets.library import MAX_SETS
from valence.sets.acids_bases import card_set
from valence.sets.formats import new_file

FORTY = Path(__file__).parents[3] / "examples" / "sets" / "acids-and-amines.csv"
HEADING = "type,id,name,smiles,value,kind,nucleophilicity"


def send(player: Player, name: str, content: bytes) -> httpx.Response:
    body = {"name": name, "content": base64.b64encode(content).decode()}
    return player.http.post("/api/sets", json=body)


def with_forty(player: Player) -> str:
    hash_: str = send(player, FORTY.name, FORTY.read_bytes()).json()["hash"]
    return hash_


def problems(player: Player, name: str, content: bytes) -> list[tuple[int, str, str]]:
    answer = send(player, name, content)
    assert answer.status_code == 422, answer.text
    return [(one["line"], one["column"], one["message"]) for one in answer.json()["problems"]]


def test_a_set_is_uploaded_and_its_playability_reported(served: Served) -> None:
    ada = served.player("Ada")
    set_ = send(ada, FORTY.name, FORTY.read_bytes()).json()
    assert (set_["game"], set_["name"], set_["cards"]) == ("pkace", FORTY.name, 40)
    assert set_["playability"]["acid"]["unbeaten"] == []
    assert (set_["playability"]["is_ordered"], set_["not_printed"]) == (True, "")
    assert ada.get("/api/sets") == [set_]
    cards = ada.get(f"/api/sets/{set_['hash']}")["cards"]
    assert len(cards) == 40
    assert [card["formula"] for card in cards if card["id"] == "formic-acid"] == ["CH₂O₂"]
    drawing = ada.http.get(f"/api/sets/{set_['hash']}/drawings/formic-acid.svg")
    assert (drawing.headers["content-type"], drawing.text[:4]) == ("image/svg+xml", "<svg")


def test_acids_that_no_base_of_a_set_beats_are_named(served: Served) -> None:
    """Without guanidine no base is above 12.37, and none above 9.0 would leave a carbonyl compound alone."""
    rows = FORTY.read_text(encoding="utf-8").splitlines()
    fewer = "\n".join(row for row in rows if "guanidine" not in row)
    set_ = send(served.player("Ada"), "fewer.csv", fewer.encode()).json()
    unbeaten = set_["playability"]["acid"]["unbeaten"]
    assert unbeaten == ["Acetylacetone", "2,2,2-Trifluoroethanol"]


def test_the_same_set_twice_is_one_set_under_its_new_name(served: Served) -> None:
    ada = served.player("Ada")
    first = with_forty(ada)
    again = send(ada, "other.csv", FORTY.read_bytes().replace(b"\n", b"\r\n")).json()
    assert again["hash"] == first
    assert [set_["name"] for set_ in ada.get("/api/sets")] == ["other.csv"]


def test_all_problems_are_reported_with_line_and_column(served: Served) -> None:
    text = f"{HEADING}\nacid,a,,CC(,weak,other,\nbase,b,B,CN,10,,none\n"
    assert problems(served.player(), "mine.csv", text.encode()) == [
        (2, "smiles", "'CC(' is not a structure that can be read"),
        (2, "name", "a name is missing"),
        (2, "value", "'weak' is not a number such as 4.76 or -7"),
        (3, "nucleophilicity", "'none' is not one of non, weak, strong"),
    ]


def test_only_the_first_of_many_problems_are_reported(served: Served) -> None:
    text = HEADING + "\nacid,a,,C(,weak,no," * 400
    answer = send(served.player(), "mine.csv", text.encode()).json()
    assert (len(answer["problems"]), answer["all"] > 1000) == (100, True)


def bomb() -> bytes:
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as parts:
        parts.writestr("xl/sharedStrings.xml", b" " * 60_000_000)
    return file.getvalue()


def with_formats(count: int) -> bytes:
    """A spreadsheet of a few kilobytes whose cell formats need much more memory."""
    file, template = BytesIO(), BytesIO(new_file(valence.game("pkace"), "x.xlsx"))
    with ZipFile(template) as parts, ZipFile(file, "w", ZIP_DEFLATED) as copy:
        for part in parts.namelist():
            content = parts.read(part)
            if part == "xl/styles.xml":
                content = content.replace(b"</cellXfs>", b"<xf/>" * count + b"</cellXfs>")
            copy.writestr(part, content)
    return file.getvalue()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts all memory")
def test_a_set_that_needs_too_much_memory_is_given_up(served: Served) -> None:
    ada, small = served.player("Ada"), with_formats(950_000)
    assert len(small) < 20_000
    answer = send(ada, "formats.xlsx", small)
    assert answer.status_code in (400, 422), answer.text
    assert b"Traceback" not in answer.content
    answer = send(ada, FORTY.name, FORTY.read_bytes())
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("mine.csv", b"", "there are no cards"),
        ("mine.csv", bytes(range(256)) * 100, "this is not text"),
        ("mine.csv", b"card,copies\nsty-4,1\n", "no card called 'sty-4'; did you mean 'sty-3'?"),
        ("mine.csv", b"x" * 1_000_001, "the file is larger than 1 MB"),
        ("mine.xlsx", b"PK\x03\x04 and so on", "not a spreadsheet"),
        ("mine.xlsx", bomb(), "the file is larger than 5 MB when unpacked"),
        ("mine.xlsx", new_file(valence.game("pkace"), "x.xlsx")[:-900], "not a spreadsheet"),
        ("mine.exe", b"MZ\x80\x00\x03", "this is not text"),
        (
            "mine.csv",
            f"{HEADING},why\n".encode()
            + b"".join(
                b"acid,a-%d,A %d,CCO,1,other,,%s\n" % (n, n, b"x" * 900) for n in range(200)
            ),
            "at most 128000 are allowed",
        ),
    ],
)
def test_invalid_set_files_are_rejected(
    served: Served, name: str, content: bytes, message: str
) -> None:
    reported = problems(served.player(), name, content)
    assert any(message in one for _, _, one in reported), reported


def test_a_request_that_is_far_too_large_is_not_read(served: Served) -> None:
    answer = send(served.player(), "mine.csv", b"x" * 10_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "http_413")


@pytest.mark.parametrize(
    "body",
    [{}, {"name": "a.csv"}, {"name": "", "content": ""}, {"name": "a", "content": "%%%"}, [], 7],
)
def test_invalid_uploads_are_rejected(served: Served, body: object) -> None:
    assert served.player().http.post("/api/sets", json=body).status_code == 400


def test_formulas_and_markup_are_plain_text(served: Served) -> None:
    name = "=HYPERLINK(1)<script>alert(1)</script>"
    text = f"{HEADING}\nacid,a,{name},CCO,16,other,\n"
    ada = served.player()
    set_ = send(ada, "<b>mine</b>\n.csv", text.encode()).json()
    assert set_["name"] == "<b>mine</b>.csv"
    cards = ada.get(f"/api/sets/{set_['hash']}")["cards"]
    assert cards[0]["name"] == name
    assert "alert" not in ada.http.get(f"/api/sets/{set_['hash']}/drawings/a.svg").text


def test_a_set_is_private_to_its_owner(served: Served) -> None:
    ada, eve = served.player("Ada"), served.player("Eve")
    set_ = with_forty(ada)
    for path in ("", "/print", "/drawings/formic-acid.svg"):
        assert eve.http.get(f"/api/sets/{set_}{path}").json()["code"] == "no_set"
        assert served.get(f"/api/sets/{set_}{path}").status_code == 401
    assert eve.http.post(f"/api/sets/{set_}/remove", json={}).status_code == 404
    with pytest.raises(Refused, match="You have no such set"):
        eve.open_table("pkace", set=set_)
    room = eve.post("/api/rooms")["code"]
    eve.post(f"/api/rooms/{room}/join")
    with pytest.raises(Refused, match="You have no such set"):
        eve.post(f"/api/rooms/{room}/deal", {"game": "pkace", "set": set_})
    assert (eve.get("/api/sets"), len(ada.get("/api/sets"))) == ([], 1)


def test_it_is_played_at_a_table_and_the_record_contains_the_cards(served: Served) -> None:
    ada, ben = served.player("Ada"), served.player("Ben")
    set_ = with_forty(ada)
    code = ada.open_table("pkace", seats=2, set=set_)["code"]
    ben.sit(code)
    ada.post(f"/api/tables/{code}/start")
    ada.post(f"/api/sets/{set_}/remove")
    assert {card["id"] for card in ben.get(f"/api/tables/{code}/cards")} >= {"formic-acid"}
    drawing = ben.http.get(f"/api/tables/{code}/drawings/formic-acid.svg")
    assert drawing.headers["cache-control"].startswith("private")
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        play_on(first, second, moves=20)
    record = ada.http.get(f"/api/tables/{code}/record").text
    assert f"\nset: {set_}\n" in record
    assert valence.replay(record).outcome is not None
    with pytest.raises(ValueError, match="not those of the set that it names"):
        valence.replay(record.replace("Formic acid", "Methanoic acid"))


def test_it_is_dealt_in_a_room(served: Served) -> None:
    ada, ben = served.player("Ada"), served.player("Ben")
    set_ = with_forty(ada)
    room = ada.post("/api/rooms")["code"]
    ben.post(f"/api/rooms/{room}/join")
    dealt = ada.post(f"/api/rooms/{room}/deal", {"game": "pkace", "seats": 2, "set": set_})
    cards = ben.get(f"/api/tables/{dealt['tables'][0]['code']}/cards")
    assert len(cards) == 40


def test_after_a_restart_it_is_the_same_game(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database) as served:
        ada = served.player("Ada")
        set_ = with_forty(ada)
        code = ada.open_table("pkace", set=set_, bots=[{"seat": 1}])["code"]
        with ada.connect(code) as window:
            before = window.until(1)["view"]  # the bot leads, then it is Ada's turn
        cookies = dict(ada.http.cookies)
    with serving(database) as served:
        ada = served.player()
        ada.http.cookies = httpx.Cookies(cookies)
        with ada.connect(code) as window:
            assert window.until(1)["view"] == before
        assert [one["hash"] for one in ada.get("/api/sets")] == [set_]


def test_a_set_is_for_one_game_and_large_enough(served: Served) -> None:
    ada = served.player("Ada")
    polymer = send(ada, "p.csv", new_file(valence.game("polymer"), "p.csv")).json()
    assert (polymer["game"], polymer["cards"], polymer["playability"]) == ("polymer", 110, None)
    assert ada.get(f"/api/sets/{polymer['hash']}")["cards"][0]["copies"] == 12
    built_in = ada.http.get("/api/drawings/styrene.svg").text
    assert ada.http.get(f"/api/sets/{polymer['hash']}/drawings/styrene.svg").text == built_in
    assert ada.http.get(f"/api/sets/{polymer['hash']}/drawings/kryptonite.svg").status_code == 404
    with pytest.raises(Refused, match="This set is for The Polymer Game"):
        ada.open_table("pkace", set=polymer["hash"])
    small = send(ada, "s.xlsx", new_file(valence.game("pkace"), "s.xlsx")).json()["hash"]
    with pytest.raises(Refused, match="an ordered game needs 10 acids, the set has 2"):
        ada.open_table("pkace", set=small)
    code = ada.open_table("polymer", set=polymer["hash"])["code"]
    assert len(ada.get(f"/api/tables/{code}/cards")) == 18


def test_a_table_without_a_custom_set_has_the_built_in_cards(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("quizmaster", options={"cards": 5})["code"]
    assert len(ada.get(f"/api/tables/{code}/cards")) == 54
    assert ada.http.get(f"/api/tables/{code}/drawings/acetone.svg").status_code == 404


def test_the_cards_at_a_table_show_its_value_of_water(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("pkace", options={"water": "thermodynamic"})["code"]
    values = {card["id"]: card["value"] for card in ada.get(f"/api/tables/{code}/cards")}
    assert (values["water"], values["water-base"], values["phenol"]) == ("14.0", "0", "10.0")


def test_the_number_of_sets_is_limited(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada = served.player("Ada")
        answers = [
            send(ada, "d.csv", f"{HEADING}\nacid,a,A,CCO,{n},other,\n".encode()).status_code
            for n in range(MAX_SETS + 1)
        ]
        assert answers == [201] * MAX_SETS + [409]


def test_uploads_are_limited_to_bursts_of_30_and_one_every_5_seconds(tmp_path: Path) -> None:
    clock = ManualClock()
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock) as served:
        ada = served.player("Ada")
        answers = [send(ada, "d.csv", b"no set").status_code for _ in range(31)]
        assert answers == [422] * 30 + [429]
        clock.advance(5)
        answers = [send(ada, "d.csv", b"no set").status_code for _ in range(2)]
        assert answers == [422, 429]


@pytest.mark.parametrize("game", ["pkace", "polymer", "metals", "charged"])
@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_template_can_be_downloaded_and_uploaded(served: Served, game: str, kind: str) -> None:
    ada = served.player("Ada")
    file = ada.http.get(f"/api/games/{game}/set/{kind}")
    name = f"{game}-set.{kind}"
    assert file.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert send(ada, name, file.content).json()["game"] == game


def test_programs_written_for_0_2_say_deck(served: Served) -> None:
    ada = served.player("Ada")
    body = {"name": FORTY.name, "content": base64.b64encode(FORTY.read_bytes()).decode()}
    set_ = ada.post("/api/decks", body)["hash"]
    assert ada.get("/api/decks") == ada.get("/api/sets")
    assert ada.get(f"/api/decks/{set_}") == ada.get(f"/api/sets/{set_}")
    template = "/api/games/pkace/{}/csv"
    assert (
        ada.http.get(template.format("deck")).content
        == ada.http.get(template.format("set")).content
    )
    code = ada.open_table("pkace", seats=2, deck=set_)["code"]
    assert len(ada.get(f"/api/tables/{code}/cards")) == 40
    assert ada.http.get("/api/deckss").status_code == 404


@pytest.mark.parametrize("path", ["metals/set/pdf", "pkace/set/pdf", "nothing/set/csv"])
def test_there_are_no_other_templates(served: Served, path: str) -> None:
    assert served.player().http.get(f"/api/games/{path}").status_code in (400, 404)


def test_without_openpyxl_the_error_says_how_to_install_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    ada = served.player()
    answer = ada.http.get("/api/games/pkace/set/xlsx")
    assert (answer.status_code, "pip install openpyxl" in answer.text) == (404, True)
    assert "pip install openpyxl" in ada.get("/api/extras")["spreadsheets"]


def forget_structures() -> None:
    structures._remembered.clear()
    for cached in (card_set, set_of, played_set):
        cached.cache_clear()


def without_rdkit_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rdkit", None)
    monkeypatch.setitem(sys.modules, "rdkit.Chem", None)


def test_structures_are_read_only_in_the_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's own process has no RDKit here, and never needs it; neither do bots, hints or a restart."""
    forget_structures()
    without_rdkit_here(monkeypatch)
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database) as served:
        ada = served.player("Ada")
        set_ = with_forty(ada)
        code = ada.open_table("pkace", set=set_, bots=[{"seat": 1}])["code"]
        with ada.connect(code) as window:
            window.until(1)
            window.send({"type": "advice", "id": "a"})
            assert window.hear("advice", "problem")["moves"]
        cookies = dict(ada.http.cookies)
    forget_structures()
    with serving(database) as served:
        ada = served.player()
        ada.http.cookies = httpx.Cookies(cookies)
        assert ada.get(f"/api/tables/{code}")["status"] == "playing"
        assert len(ada.get(f"/api/tables/{code}/cards")) == 40
        for path in (f"/api/tables/{code}", f"/api/sets/{set_}"):
            assert ada.http.get(f"{path}/drawings/aniline.svg").text.startswith("<svg")
        assert len(ada.get(f"/api/sets/{set_}")["cards"]) == 40


def test_cards_among_the_options_are_read_in_the_worker_and_only_for_the_host(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_structures()
    without_rdkit_here(monkeypatch)
    rows = read_cards(FORTY)
    ada, eve = served.player("Ada"), served.player("Eve")
    assert ada.open_table("pkace", seats=2, options={"cards": rows})["status"] == "open"
    room = ada.post("/api/rooms")["code"]
    eve.post(f"/api/rooms/{room}/join")
    deal = {"game": "pkace", "seats": 2, "options": {"cards": [{**rows[0], "smiles": "C("}]}}
    refused = eve.http.post(f"/api/rooms/{room}/deal", json=deal)
    assert refused.json()["code"] == "not_host"
    with pytest.raises(Refused, match="is not a structure that can be read"):
        ada.post(f"/api/rooms/{room}/deal", deal)


def test_reading_cards_among_the_options_is_limited(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=ManualClock()) as served:
        ada = served.player("Ada")
        table = {"game": "pkace", "options": {"cards": "no set"}}
        answers = [ada.http.post("/api/tables", json=table).status_code for _ in range(31)]
    assert answers == [400] * 30 + [429]


def read_cards(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return [{k: v for k, v in row.items() if v} for row in csv.DictReader(file)]


def test_without_rdkit_the_error_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database) as served:
        ada = served.player("Ada")
        set_ = with_forty(ada)
        code = ada.open_table("pkace", set=set_, bots=[{"seat": 1}])["code"]
        cookies = dict(ada.http.cookies)
    forget_structures()
    without_rdkit_here(monkeypatch)
    (tmp_path / "rdkit.py").write_text("raise ImportError")
    monkeypatch.syspath_prepend(tmp_path)  # for the worker
    with serving(database) as served:
        ada = served.player()
        ada.http.cookies = httpx.Cookies(cookies)
        for path in (
            f"/api/sets/{set_}",
            f"/api/sets/{set_}/drawings/aniline.svg",
            f"/api/tables/{code}",
        ):
            answer = ada.http.get(path)
            assert (answer.status_code, "pip install rdkit" in answer.text) == (
                409,
                True,
            ), path
        assert ada.http.get("/api/tables").json() == []
        with pytest.raises(Refused, match=r"pip install rdkit"):
            ada.open_table("pkace", set=set_)
        assert "pip install rdkit" in ada.get("/api/extras")["structures"]
