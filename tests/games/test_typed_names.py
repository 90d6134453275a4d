"""Two people at one table write names in two languages: a move carries the language in which it was typed."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from msgspec import Raw

import valence
from tests.table.hosting import MemoryHost, run
from tests.test_languages import begun
from valence.chem import names as nomenclature
from valence.chem.called import NamedSalt
from valence.chem.formulas import Salt, salt
from valence.chem.grades import RIGHT, Grade, Mistake
from valence.chem.ions import ion
from valence.core.languages import DEFAULT, Language, derive_language, typed_in
from valence.core.match import IllegalMove
from valence.core.play import legal_moves
from valence.core.wire import Json, encode, to_dict
from valence.games import entry
from valence.games.metals import events, moves
from valence.table.live import LiveTable
from valence.table.messages import answer
from valence.table.protocol import Accepted, MakeMove

TINY = derive_language("x-tiny", lambda text: f"‹{text}›")
METALS = {"Na+": "Natrium", "Ca2+": "Calcium", "Mg2+": "Magnesium"}
OTHERS = {"Cl-": "chlorid", "O2-": "oxid", "S2-": "sulfid", "Br-": "bromid"}
STUDY = {
    "game": "metals",
    "options": {"write": "bonus", "naming": True},
    "players": 2,
    "seed": 1,
    "round": 0,
    "hands": [{"Na+": 1, "O2-": 1}, {"Cl-": 1, "Na+": 2}],
    "deck": [],
    "collected": [{}, {}],
    "initiator": 0,
    "led": None,
    "responder": None,
    "answer": None,
}


def tiny_salt(cation: str, anion: str) -> str:
    return METALS.get(cation, "?") + OTHERS.get(anion, "?")


def tiny_grade(text: str, wanted: Salt) -> Grade:
    is_right = text == tiny_salt(wanted.cation.id, wanted.anion.id)
    return RIGHT if is_right else Grade(Mistake("unknown word", text, wanted.anion.id))


@pytest.fixture(autouse=True)
def second_nomenclature(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    called = SimpleNamespace(**{**vars(nomenclature.en), "salt": tiny_salt})
    graded = SimpleNamespace(grade=tiny_grade)
    monkeypatch.setattr(nomenclature, "_NAMES", {**nomenclature._NAMES, TINY: called})
    monkeypatch.setattr(nomenclature, "_GRADING", {**nomenclature._GRADING, TINY: graded})
    nomenclature.names.cache_clear()
    nomenclature.grading.cache_clear()
    yield
    nomenclature.names.cache_clear()
    nomenclature.grading.cache_clear()


def write(formula: str, name: str, language: str | None = None) -> Json:
    typed = {"type": "write", "formula": formula, "name": name}
    return typed if language is None else {**typed, "language": language}


def test_two_people_write_names_in_two_languages() -> None:
    match = valence.load(STUDY, names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "initiate", "card": "Na+"})
    match.play(1, {"type": "respond", "ion": "Cl-", "count": 1})
    match.play(1, write("NaCl", "Natriumchlorid", "x-tiny"))
    match.play(1, {"type": "initiate", "card": "Na+"})
    match.play(0, {"type": "respond", "ion": "O2-", "count": 1})
    match.play(0, write("Na2O", "sodium oxide"))
    assert match.state.bonus == (1, 1, 0, 0)
    again = valence.replay(match.record)
    assert (again.save(), again.record) == (match.save(), match.record)
    assert match.record.count('"language"') == 1


@pytest.mark.parametrize(
    ("name", "language", "points"),
    [
        ("sodium chloride", None, 2),
        ("sodium chloride", "en", 2),
        ("sodium chloride", "x-tiny", 1),
        ("Natriumchlorid", None, 1),
        ("Natriumchlorid", "x-tiny", 2),
    ],
)
def test_a_name_is_graded_in_the_language_in_which_it_was_typed(
    name: str, language: str | None, points: int
) -> None:
    match = valence.load(STUDY, names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "initiate", "card": "Na+"})
    match.play(1, {"type": "respond", "ion": "Cl-", "count": 1})
    match.play(1, write("NaCl", name, language))
    assert len(match.state.bonus) == points


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    match = valence.load(STUDY, names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "initiate", "card": "Na+"})
    match.play(1, {"type": "respond", "ion": "Cl-", "count": 1})
    with pytest.raises(IllegalMove, match="no language called 'tlh'; there are en"):
        match.play(1, write("NaCl", "sodium chloride", "tlh"))
    assert match.state.is_writing


def test_charged_grades_names_in_the_language_of_the_move() -> None:
    position = valence.start("charged", options={"naming": "bonus"}, seed=1).save()
    position |= {"unnamed": [{"formula": "NaCl", "points": 4}], "scores": [4, 0]}
    for language, bonus in ((None, 0), ("x-tiny", 5)):
        match = valence.load(position, names=["Ada", "Ben"], strict=False)
        typed = {"type": "name", "names": ["Natriumchlorid"]}
        seat = match.to_move[0]
        match.play(seat, typed if language is None else {**typed, "language": language})
        assert match.state.scores[seat] - position["scores"][seat] == bonus


def test_a_table_adds_the_readers_language_to_what_was_typed() -> None:
    """Only to moves with text, and never to one that tells its language."""
    typed = moves.Write("NaCl", "Natriumchlorid")
    assert typed_in(TINY, typed) == moves.Write("NaCl", "Natriumchlorid", language=TINY)
    assert typed_in(DEFAULT, typed) == typed
    told = moves.Write("NaCl", "sodium chloride", language=Language("en"))
    assert typed_in(TINY, told) == told
    assert typed_in(TINY, moves.Skip()) == moves.Skip()


def test_a_table_logs_the_language_of_each_player() -> None:
    host = MemoryHost()
    live = begun(host, "metals", 2, {"write": "bonus", "naming": True})
    match = live.match
    assert match is not None
    for language, is_told in ((TINY, True), (DEFAULT, False)):
        while not match.state.is_writing:
            send(live, host, match.moves(match.to_move[0])[0], TINY)
        send(live, host, write("NaCl", "Natriumchlorid"), language)
        assert ('"language":"x-tiny"' in match.played[-1].move) is is_told


def send(live: LiveTable, host: MemoryHost, move: Json, language: Language) -> None:
    assert live.match is not None
    (seat,) = live.match.to_move
    wish = MakeMove(f"{live.ply}", live.ply, Raw(encode(move)))
    assert isinstance(run(answer(host, live, f"person {seat}", wish, language)), Accepted)


def test_a_bot_names_the_ions_and_no_language() -> None:
    match = valence.load(STUDY, names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "initiate", "card": "Na+"})
    match.play(1, {"type": "respond", "ion": "Cl-", "count": 1})
    move = match.bot(1, "strong")
    assert move["name"] == {"cation": "Na+", "anion": "Cl-"}
    assert "Ben writes “NaCl” and “sodium chloride”." in " ".join(match.play(1, move))
    assert valence.replay(match.record, strict=False).story == match.story


def test_a_puzzling_bot_is_wrong_in_every_language() -> None:
    idea = ("names", "element")
    wrong = NamedSalt("Na+", "Cl-", idea)
    chloride = salt(ion("Na+"), ion("Cl-"))
    english = nomenclature.names(DEFAULT)
    assert english.called(wrong) == "sodium chlorine"
    graded = nomenclature.grading(DEFAULT)
    assert graded.grade(english.called(wrong), chloride).mistake is not None
    assert nomenclature.names(TINY).called("Natrium") == "Natrium"
    assert to_dict(wrong) == {"cation": "Na+", "anion": "Cl-", "idea": list(idea)}


@pytest.mark.parametrize(
    ("cation", "anion"), [("Xx+", "Cl-"), ("Na+", "Ca2+"), ("Cl-", "Na+"), ("Na+", "")]
)
def test_a_name_of_ions_that_make_no_salt_is_refused(cation: str, anion: str) -> None:
    match = valence.load(STUDY, names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "initiate", "card": "Na+"})
    match.play(1, {"type": "respond", "ion": "Cl-", "count": 1})
    with pytest.raises(IllegalMove, match="wire: That is not a move"):
        match.play(
            1, {"type": "write", "formula": "NaCl", "name": {"cation": cation, "anion": anion}}
        )


def test_the_answer_of_a_hint_is_right_in_the_language_of_whoever_sends_it_back() -> None:
    host = MemoryHost()
    live = begun(host, "metals", 2, {"write": "bonus", "naming": True})
    match = live.match
    assert match is not None
    while not match.state.is_writing:
        seat = match.to_move[0]
        body = Raw(encode(legal_moves(match.game, match.state, seat)[0]))
        run(answer(host, live, f"person {seat}", MakeMove(f"{live.ply}", live.ply, body), TINY))
    (seat,) = match.to_move
    view = match.game.view(match.state, seat)
    (hint,) = entry("metals").bot.advise(view, [])
    body = Raw(encode(hint.move))
    run(answer(host, live, f"person {seat}", MakeMove("hint", live.ply, body), TINY))
    wrote = next(one for one in match.story[-1] if isinstance(one, events.Wrote))
    assert (wrote.is_right, wrote.points) == (True, 2)
