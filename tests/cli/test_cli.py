"""The command line as people use it: good input, bad input, and quitting early."""

import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import valence
from tests.cli.running import run
from tests.server.services import free_port
from valence.games import CATALOGUE
from valence.server.run import lan_address

BY_TABLE = ("--option", "quizmaster=table", "--option", "calls=1")


def test_games_lists_every_game() -> None:
    code, output = run("games")
    assert code == 0
    assert all(name in output for name in CATALOGUE)


def test_the_command_to_try_a_site_quotes_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valence.site.files.write_site", lambda _: 15_000_000)
    code, output = run("site", "my site")
    assert code == 0
    assert output.endswith("python -m http.server --directory 'my site'")


@pytest.mark.parametrize("name", CATALOGUE)
def test_rules_shows_the_rulebook_and_single_rules(name: str) -> None:
    assert "R1" in run("rules", name)[1]
    code, output = run("rules", name, "r2")
    assert code == 0
    assert output.startswith("R2 ")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["rules", "metalz"], "no game called 'metalz'; did you mean 'metals'?"),
        (["rules", "metals", "R99"], "metals has no rule 'R99'; it has R1 to R15"),
        (["play", "metals", "--seats", "9"], "is for 2 to 4 seats, not for 9"),
        (
            ["play", "metals", "--option", "hand"],
            "option 'hand': write name=value, such as hand=8",
        ),
        (
            ["play", "metals", "--option", "hand=99"],
            "option hand: must be 1 to 10, got 99",
        ),
        (["play", "metals", "--option", "hnad=9"], "no option called 'hnad'; did you mean 'hand'?"),
        (["play", "metals", "--seed", "-1"], "a seed must be a number from 0"),
        (
            ["play", "metals", "--seats", "2", "--people", "A,B,C"],
            "3 people, but only 2 seats",
        ),
        (["play", "metals", "--record", "no/game.txt"], "no/game.txt: there is no folder no"),
        (["anki", "acids.txt"], "acids.txt: Anki opens only .apkg files; try acids.apkg"),
        (["anki", "no/acids.apkg"], "no/acids.apkg: there is no folder no"),
        (["set", "new", "polimer"], "no game called 'polimer'; did you mean 'polymer'?"),
        (["replay", "no-such-file.txt"], "valence: no-such-file.txt: no such file or directory"),
        (["play", "--resume", "no-such-file.txt"], "no-such-file.txt: no such file or directory"),
        (["set", "check", "no-such-file.csv"], "no-such-file.csv: no such file or directory"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: list[str], problem: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert problem in output
    assert "Traceback" not in output


def test_a_game_against_a_bot_is_played_to_the_end() -> None:
    code, output = run("play", "metals", "--seed", "7", typed="1\n" * 60)
    assert code == 0
    assert "No more plays can be made. Collected:" in output


def test_the_same_seed_plays_the_same_game() -> None:
    assert run("play", "metals", "--seed", "7", typed="1\n" * 60) == run(
        "play", "metals", "--seed", "7", typed="1\n" * 60
    )


def test_a_game_may_be_chosen_from_the_list() -> None:
    code, output = run("play", "--seed", "7", typed="metals\nq\n")
    assert code == 0
    assert "Stopped after 0 moves." in output


def test_what_can_be_typed_in_a_game() -> None:
    lines = ["", "help", "undo", "?", "99", "nonsense", "initiate Xx", "initiate N3-"]
    lines += ["? initiate N3-", "? initiate Na+", "{", "initiate a b", "initiate Na+", "q", ""]
    typed = "\n".join(lines)
    _, output = run("play", "metals", "--seed", "7", typed=typed)
    for answer in (
        "Type a move, or: ? what's illegal · hint · moves · rules · table · help · q quit",
        "MOVE by its number (5) or in words (lead Ca2+)",
        "Moves can't be taken back",
        "Every move is legal now.",
        "no move has the number 99; the list goes from 1 to 5",
        "'nonsense' isn't a move here; type a move as `moves` lists it, such as `lead ",
        "'initiate Xx' isn't a move here",
        "You hold no N³⁻. Player>",
        "That move is legal.",
        "'{' isn't a move in JSON",
        "'initiate a b' isn't a move here",
        "Player leads Na⁺",
    ):
        assert answer in output


def test_the_rules_can_be_read_in_a_game() -> None:
    _, output = run("play", "metals", "--seed", "7", typed="rules R2\nrules r99\nrules\nq\n")
    assert "Player> R2 " in output
    assert "metals has no rule 'r99'; it has R1 to R15" in output
    assert "> Metal vs. Non-Metal" in output


def test_the_table_can_be_drawn_again() -> None:
    _, output = run("play", "metals", "--seed", "7", typed="table\nq\n")
    assert output.count("Round 1, deck 28") == 2


def test_rules_and_table_work_during_a_question_to_everybody() -> None:
    _, output = run(
        "play",
        "quizmaster",
        *BY_TABLE,
        "--seed",
        "5",
        "--people",
        "Ada,Ben",
        typed="table\nrules R5\nq\n",
    )
    assert output.count("cards left in the deck: 53") == 2
    assert "> R5 " in output


AS_IN_0_1 = [
    part
    for option in ("deck=slow", "opening=false", "second=same")
    for part in ("--option", option)
]


def test_a_long_list_of_moves_does_not_push_the_table_off_a_small_screen() -> None:
    _, output = run("play", "polymer", "--seed", "4", *AS_IN_0_1, typed="moves\n19\nq\n")
    shown, _, listed = output.partition("19 moves are legal; `moves` lists them.")
    assert "discard copolymer" not in shown
    assert "19 discard copolymer" in listed
    assert "Player discards copolymer" in listed


def test_a_question_mark_explains_every_refusal() -> None:
    # Ben holds Ca2+ Ca2+ N3- N3- Na+ Na+, and Na+ is led: only one N3- is allowed
    _, output = run(
        "play", "metals", "--seed", "7", "--people", "Ada,Ben", typed="\ninitiate Na+\n\n?\nq\n"
    )
    assert output.count("R4") == 5


def test_hands_are_covered_between_people() -> None:
    _, output = run("play", "metals", "--seed", "7", "--people", "Ada,Ben", typed="\n1\n\nq\n")
    assert output.index("Ada, take the keyboard") < output.index("Ben, take the keyboard")


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_name_is_shown_verbatim(game: str) -> None:
    code, output = run("play", game, "--seed", "7", "--people", "[/b],[red]", typed="\n?\nq\n")
    assert code == 0
    assert "[/b]" in output
    assert "[red]" in output


def test_a_very_long_list_of_moves_is_cut_short() -> None:
    _, output = run("play", "charged", "--seed", "4", typed="moves\n61\npass\nq\n")
    assert "more; type a move in words" in output
    assert "no move has the number 61; the list goes from 1 to 60" in output
    assert "Player passes." in output


def test_any_player_may_answer_a_question_to_everybody() -> None:
    typed = "15.7\n2 no idea\nAda p\n1 p\nBen p\nq\n"
    _, output = run(
        "play",
        "quizmaster",
        *BY_TABLE,
        "--seed",
        "5",
        "--people",
        "Ada,Ben",
        "--option",
        "cards=2",
        typed=typed,
    )
    assert "start with who is answering (1: Ada, 2: Ben)" in output
    assert "Ben is wrong, and locked out of this card." in output
    assert "Ben said “no idea”" in output
    assert "Cards won: Ada (0) and Ben (0)." in output


def test_a_previewed_ruling_is_confirmed_before_the_move_is_made() -> None:
    typed = "{place}\nn\n{place}\ny\nq\n".replace("{place}", "j10 across NaCl")
    code, output = run("play", "charged", "--seed", seed_with("Na", "Cl"), typed=typed)
    assert code == 0
    assert output.count("Play it? (y/n)") == 2
    assert output.count("Player places Na Cl") == 3


def seed_with(*tiles: str) -> str:
    """A seed that deals these tiles to the first seat of Charged!."""
    racks = ((seed, valence.start("charged", seed=seed).save()["racks"][0]) for seed in range(99))
    return next(str(seed) for seed, rack in racks if set(tiles) <= set(rack))


def test_a_record_is_saved_resumed_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "my game.txt"
    _, output = run("play", "metals", "--seed", "7", "--record", str(record), typed="1\n1\nq\n")
    assert "Resume it with: valence play --resume" in output
    kept = valence.replay(record.read_text(encoding="utf-8"))
    code, output = run("play", "--resume", str(record), typed="1\n" * 60)
    assert code == 0
    finished = valence.replay(record.read_text(encoding="utf-8"))
    assert finished.played[: kept.ply] == kept.played
    assert finished.outcome is not None
    code, output = run("replay", str(record))
    assert code == 0
    assert "Collected:" in output
    assert run("replay", "--step", str(record), typed="\n")[0] == 130


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text("valence record 1\ngame: metals\n")
    code, output = run("replay", str(record))
    assert code == 2
    assert "the heading lacks options, rules, seats, seed" in output


def test_the_version() -> None:
    assert run("--version") == (0, f"valence {valence.__version__}")


def test_control_c_in_a_real_terminal_leaves_without_a_traceback() -> None:
    primary, secondary = pty.openpty()
    command = [sys.executable, "-m", "valence", "play", "metals", "--seed", "7"]
    game = subprocess.Popen(command, stdin=secondary, stdout=secondary, stderr=secondary)
    try:
        os.close(secondary)
        shown = read_until(primary, b"Player> ")
        assert interrupted(game) == 130
        shown += read_until(primary, b"Stopped after 0 moves.")
        assert b"Traceback" not in shown
    finally:
        game.kill()
        game.wait()
        os.close(primary)


@pytest.mark.parametrize("module", ["typing", "valence.library", "valence.cli.app"])
def test_control_c_while_the_program_starts_leaves_without_a_traceback(module: str) -> None:
    program = f"""
import os, signal, sys

class Interrupt:
    def find_spec(self, name, *_):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
from valence.cli import main
main()
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (-signal.SIGINT, b"")


@pytest.mark.parametrize(
    ("encoding", "command", "shown"),
    [
        ("cp1252", "cards pkace", "-1.74"),
        ("cp1252", "replay tests/golden/metals.txt", "calcium chloride"),
        ("cp850", "replay tests/golden/metals.txt", "2 × 1- = 2- against 2+"),
        ("ascii", "replay tests/golden/metals.txt", "2 x 1- = 2- against 2+"),
    ],
)
def test_output_that_is_not_utf_8_falls_back_to_plainer_characters(
    encoding: str, command: str, shown: str
) -> None:
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    ended = subprocess.run(
        [sys.executable, "-m", "valence", *command.split()],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert shown in ended.stdout.decode(encoding)


def interrupted(game: subprocess.Popen[bytes]) -> int:
    """The exit code after Ctrl-C, sent again if the program wasn't waiting for input yet."""
    for _ in range(8):
        game.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return game.wait(timeout=5)
    raise TimeoutError("the game does not stop")


def read_until(terminal: int, wanted: bytes) -> bytes:
    """The terminal's output without colours, up to this text; OSError if it never appears."""
    shown = b""
    while wanted not in shown:
        shown = re.sub(rb"\x1b\[[0-9;]*m", b"", shown + os.read(terminal, 1000))
    return shown


def test_valence_without_a_command_serves_the_games_to_a_class(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "VALENCE_PORT": str(free_port()),
        "BROWSER": "true",
    }
    command = [sys.executable, "-m", "valence"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        again = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False
        )
        server.terminate()
    assert said.startswith(f"Valence is running at http://{lan_address()}:")
    assert again.returncode == 2
    assert "Valence is already running on port" in again.stderr


def test_a_hint_comes_in_steps_and_is_kept_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = "hint\n" * 4 + "q\n"
    _, output = run("play", "metals", "--seed", "7", "--record", record, typed=typed)
    question = "Ask yourself: Which card could others hardly answer?"
    assert question in output
    assert output.index(question) < output.index("Look at your ions with charge 3+.")
    assert output.count("Lead Al³⁺ (aluminium)") == 2
    assert record.read_text("utf-8").count("hint") == 3


def test_a_quiz_has_no_hints_in_the_terminal() -> None:
    output = run("play", "quizmaster", "--seed", "7", typed="hint\nq\n")[1]
    assert "There are no hints in this game." in output


def test_the_terminal_plays_by_the_first_sheet_that_suits() -> None:
    _, output = run("play", "pkace", "--seats", "4", "--seed", "5", typed="q\n")
    assert output.startswith("pKace for three or more: ")


def test_a_sheet_brings_its_seats_and_names_what_is_changed() -> None:
    preset = ("--preset", "pkace-more", "--option", "hand=3")
    _, output = run("play", "pkace", *preset, "--seed", "5", typed="q\n")
    assert "Changed from the sheet: hand=3." in output
    assert "deals 3 cards each" in output
    assert "Bot 2" in output


def test_the_sheet_says_what_bots_change() -> None:
    _, output = run("play", "whoami", "--seed", "5", typed="q\n")
    assert "With bots you choose questions from a list" in output
    assert "Changed from the sheet: questions=parts." in output


def test_the_sheet_is_told_with_what_is_ours_and_why() -> None:
    _, output = run("play", "pkace", "--seed", "5", typed="q\n")
    told = " ".join(output.split())
    assert "- The values on the cards are ours. Each has a source that you can look up." in told
    assert "- The last trick stays open until the next one is complete." in told


@pytest.mark.parametrize(("level", "is_easy"), [("easy", True), ("1", True), ("strong", False)])
def test_easier_bots_change_the_sheet_as_in_the_browser(level: str, is_easy: bool) -> None:
    _, output = run(
        "play", "quizmaster", "--seed", "5", "--bots", level, "--seats", "2", typed="q\n"
    )
    assert ("scoring=points" in output) == is_easy
