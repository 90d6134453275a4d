"""Bots from outside: functions, objects, names to import, and installed packages."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import valence
from examples import hoarder
from tests.cli.running import run
from tests.pages import ROOT, blocks
from valence.core.dice import Dice
from valence.core.wire import Json
from valence_lab.ladder import Setting, player_called, winners_of

PAGE = ROOT / "docs" / "write-a-bot.md"
BOT = "def choose(view, moves, dice):\n    return moves[-1]\n"


class Counting:
    """Plays the first move, and counts."""

    name = "Counting"

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, view: Json, moves: list[Json], _dice: Dice) -> Json:
        assert view["seat"] in (0, 1)
        self.turns += 1
        return moves[0]


def last(_view: Json, moves: list[Json], _dice: Dice) -> Json:
    return moves[-1]


def install(folder: Path, names: str, code: str = BOT) -> None:
    """Install a package as pip does: a module, and its entry points."""
    (folder / "outside_bots.py").write_text(code)
    about = folder / "outside_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[valence.bots]\n{names}\n")


def printed(folder: Path, code: str) -> str:
    """Return what a program prints where the package is installed."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(folder)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout


def test_the_bot_of_the_page_is_the_example() -> None:
    codes = [block.text for block in blocks(PAGE) if block.language == "python"]
    assert codes[0] == Path(hoarder.__file__).read_text(encoding="utf-8")
    assert len(codes[0].splitlines()) <= 30


def test_the_bot_of_the_page_beats_easy() -> None:
    shares = [
        (seat in game["winners"]) / len(game["winners"])
        for seat in (0, 1)
        for game in valence.simulate(
            "metals", [hoarder, "easy"] if seat == 0 else ["easy", hoarder], games=100, seed=1
        )
    ]
    assert sum(shares) / len(shares) > 0.5


def test_the_program_of_the_page_runs(tmp_path: Path) -> None:
    (tmp_path / "hoarder.py").write_text(Path(hoarder.__file__).read_text(encoding="utf-8"))
    code = [block.text for block in blocks(PAGE) if block.language == "python"][1]
    move, won = printed(tmp_path, code).splitlines()
    assert move.startswith("{'type': 'initiate', 'card': ")
    assert won.endswith(" of 100 won or shared")


def test_a_function_an_object_and_a_class_play() -> None:
    counting = Counting()
    (game,) = valence.simulate("metals", [counting, last], seed=7)
    assert game["players"] == ["Counting", "last"]
    assert counting.turns > 5
    (again,) = valence.simulate("metals", [Counting, last], seed=7)
    assert again["record"] == game["record"]


@pytest.mark.parametrize("game", valence.game_names())
def test_every_game_can_be_played_by_a_bot_from_outside(game: str) -> None:
    (played,) = valence.simulate(
        game, [lambda _view, moves, dice: moves[dice.below(len(moves))], "easy"], seed=3
    )
    assert valence.replay(played["record"]).outcome is not None


def test_a_bot_gets_the_view_of_its_seat_as_match_view_returns_it() -> None:
    seen: list[Json] = []

    def watching(view: Json, moves: list[Json], _dice: Dice) -> Json:
        seen.append(view)
        return moves[0]

    match = valence.start("pkace", preset="pkace-two", seed=7)
    seat = match.to_move[0]
    match.bot(seat, watching)
    assert seen == [match.view(seat)]


def test_a_move_that_is_not_allowed_is_refused_with_its_rule() -> None:
    with pytest.raises(valence.IllegalMove, match="R10"):
        list(valence.simulate("metals", [lambda *_: {"type": "concede"}] * 2, seed=7))


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"type": "nonsense"}, "move: Invalid value 'nonsense'"),
        (None, "move: "),
    ],
)
def test_what_is_no_move_is_refused(given: object, problem: str) -> None:
    def broken(*_: object) -> Any:
        return given

    match = valence.start("metals", seed=7)
    with pytest.raises(ValueError, match=problem):
        match.bot(match.to_move[0], broken)


def test_what_is_no_bot_is_refused() -> None:
    match = valence.start("metals", seed=7)
    with pytest.raises(TypeError, match=r"a bot is a level, a function, or an object .*; got 3"):
        match.bot(match.to_move[0], 3)  # type: ignore[arg-type]


def test_the_terminal_imports_a_bot_from_the_folder_it_runs_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_this_folder.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    game = ["play", "metals", "--seed", "7", "--option", "hand=1"]
    code, output = run(*game, "--bots", "bot_of_this_folder:choose", typed="1\n" * 60)
    assert code == 0
    assert "No more plays can be made. Collected:" in output
    code, output = run(*game, "--bots", "bot_of_this_folder:chose")
    assert code == 2
    assert "no bot 'bot_of_this_folder:chose': module" in output


def test_the_ladder_plays_a_bot_by_its_name() -> None:
    name = player_called("examples.hoarder:choose", "metals")
    assert winners_of(Setting("metals"), 7, [name, "easy"]) in ([0], [1], [0, 1])
    with pytest.raises(ValueError, match=r"no bot .examples\.hoarder:chosen."):
        player_called("examples.hoarder:chosen", "metals")


def test_installed_bots_are_levels_of_their_game(tmp_path: Path) -> None:
    install(tmp_path, "metals.last_card = outside_bots:choose\npkace.other = outside_bots:choose")
    said = printed(
        tmp_path,
        "import valence; from valence.table.game_list import game_list\n"
        "print({game.name: game.outside for game in game_list() if game.outside})\n"
        "match = valence.start('metals', seed=7); seat = match.to_move[0]\n"
        "print(match.bot(seat, 'last_card') == match.moves(seat)[-1])",
    )
    assert said == "{'pkace': ('other',), 'metals': ('last_card',)}\nTrue\n"


def test_names_that_are_taken_or_no_names_are_left_out(tmp_path: Path) -> None:
    names = ("fair", "7", "persona 1", "Loud", "a" * 21, "")
    install(tmp_path, "\n".join(f"metals.{name} = outside_bots:choose" for name in names))
    said = printed(tmp_path, "from valence.games import entry; print(entry('metals').bot.outside)")
    assert said == "{}\n"


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("def choose(*_):\n    raise KeyError('hand')\n", "KeyError('hand')"),
        ("def choose(*_):\n    return {'type': 'concede'}\n", "breaks R10"),
        ("choose = 3\n", "TypeError"),
        ("raise OSError('not here')\n", "OSError('not here')"),
    ],
)
def test_on_a_server_a_fair_bot_moves_where_an_installed_one_fails(
    tmp_path: Path, code: str, problem: str
) -> None:
    install(tmp_path, "metals.broken = outside_bots:choose", code)
    said = printed(
        tmp_path,
        "import valence, warnings; from valence.core.wire import to_json\n"
        "from valence.table.thinking import choose_move\n"
        "warnings.showwarning = lambda message, *_: print(message)\n"
        "match = valence.start('metals', seed=7); seat = match.to_move[0]\n"
        "view = to_json(match.game.view(match.state, seat))\n"
        "wanted, fair = (choose_move('metals', one, view, seat, 5, 1) for one in ('broken', 'fair'))\n"
        "print(wanted == fair)",
    )
    warning, same = said.splitlines()
    assert warning.startswith("metals: the bot broken fails, and a fair one moves instead: ")
    assert problem in warning
    assert same == "True"
