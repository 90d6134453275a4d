"""The README and the other pages are correct: commands, examples, links, labels and figures."""

import doctest
import re
import runpy
import shlex
import tomllib
from decimal import Decimal
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer import Typer
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

import valence
from tests.pages import PAGES, ROOT, blocks, commands, mentioned, prose, quoted, read
from valence.chem.acids_bases import acids, bases
from valence.chem.polymer import reactivity_ratio
from valence.cli.app import app, todays_name
from valence.core.languages import DEFAULT, written
from valence.games.charged import tiles
from valence.games.charged.formulas import ALL
from valence.games.metals import sets as ions
from valence.games.polymer.sets import built_in
from valence_lab.cli import app as lab

TASKS = runpy.run_path(str(ROOT / "scripts" / "tasks.py"))["TASKS"]
NOT_RUN = {
    r"make .*": "sets up an environment, or takes minutes; that the target exists is checked",
    r"pipx? install .*": "would change this machine; that the file or the extra exists is checked",
    r"python .*": "tests, a benchmark or a server to develop with; that the file exists is checked",
    r"valence( serve.*)?": "runs until it is stopped; the tests of the server and the browser run it",
    r"valence .*hoarder.*": "needs the bot of the page; tests/bots/test_outside.py plays it",
    r"valence-lab .*": "takes minutes; tests/lab runs small versions",
    r"valence (worksheet .*|export game.txt .*)": "needs games in which something went wrong; tests/cli runs it",
    r"(valence .* tug.*|(cp -r examples|pytest) .*)": "tests/test_add_a_game.py installs the game, and plays it",
    r"valence play charged --(set|option) .*": "needs a set and a board of one's own; tests/sets reads the examples",
    r"export .*": "sets variables for the commands below it, which need other machines",
    r"for .*": "takes hours",
    r"marimo .*": "opens a browser; tests/lab/test_notebook.py runs the notebook",
    r"(printf|docker) .*": "needs a container engine; tests/test_deployment.py checks the files",
    r"(python3 -m venv|cp|/opt/valence/bin/pip) .*": "installs a service; tests/test_deployment.py checks it",
}
PKA = {acid.id: acid.pka for acid in acids()}
PKAH = {base.id: base.pkah for base in bases()}
TYPED = "\nq\n"  # take the keyboard, then quit

every_page = pytest.mark.parametrize(
    "page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix()
)


def is_run(command: str) -> bool:
    return not any(re.fullmatch(pattern, command) for pattern in NOT_RUN)


# Commands


@every_page
def test_every_command_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder, in order, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    environment = {
        "HOME": str(tmp_path),
        "VALENCE_DATABASE": f"sqlite:///{tmp_path / 'valence.db'}",
    }
    for command in filter(is_run, commands(page)):
        program, *arguments = shlex.split(command)
        assert program == "valence", f"add {command!r} to NOT_RUN, or teach this test to run it"
        result = CliRunner().invoke(app, arguments, input=TYPED, env=environment)
        assert result.exit_code == 0, f"{command}: {result.output}"


def test_every_reason_not_to_run_a_command_is_needed() -> None:
    every = [command for page in PAGES for command in commands(page)]
    for pattern in NOT_RUN:
        assert any(re.fullmatch(pattern, command) for command in every), pattern


@every_page
def test_every_command_that_is_named_exists_with_its_options(page: Path) -> None:
    for command in [*commands(page), *mentioned(page), *ladders(page)]:
        match command.split():
            case ["valence", *arguments] if arguments:
                check_options(app, arguments)
            case ["valence-lab", *arguments] if arguments:
                check_options(lab, arguments)
            case ["make", target]:
                assert target in TASKS, command
            case ["python", "-m", module, *_]:
                assert find_spec(module), command
            case ["python", file, *_]:
                assert (ROOT / file).exists(), command


@every_page
def test_every_release_file_and_extra_that_is_named_exists(page: Path) -> None:
    for version in re.findall(r"valence_games-(.+?)-py3-none-any\.whl", read(page)):
        assert version == valence.__version__
    for names in re.findall(r"(?:valence-games|\.whl)\[(.+?)\]", read(page)):
        assert {*names.split(",")} <= extras()


def test_changelog_and_citation_are_about_this_release() -> None:
    released = re.search(r"^## (\d\S*) – (\S+)$", read(ROOT / "CHANGELOG.md"), re.M)
    assert released
    citation = read(ROOT / "CITATION.cff")
    version, date = released.groups()
    assert version == valence.__version__
    assert f"version: {version}\ndate-released: {date}\n" in citation


def test_every_extra_can_be_installed_with_the_quotes_that_all_shells_understand() -> None:
    packages = [
        package for page in PAGES for package in re.findall(r"install (\S*\[\S+\]\S*)", read(page))
    ]
    assert packages
    for package in packages:
        assert re.fullmatch(r'"(valence-games|valence_games-\S+\.whl)\[[a-z,]+\]"`?\S*', package)


@pytest.mark.parametrize(
    ("page", "mark", "language"),
    [
        ("README.md", "*", DEFAULT),
        *(
            (f"{folder}/{page}", mark, language)
            for language in written()
            for folder in [f"docs/{language}" if language != DEFAULT else "docs"]
            for page, mark in (("play.md", "**"), ("teach.md", "**"), ("sets.md", "*"))
        ),
    ],
)
def test_every_label_of_the_browser_client_that_is_named_exists(
    page: str, mark: str, language: str
) -> None:
    texts = "".join(map(read, (ROOT / "web" / "src").rglob(f"texts/{language}.ts")))
    star = re.escape(mark)
    on_one_line = " ".join(prose(ROOT / page).split())
    labels = re.findall(rf"(?<!\*){star}([A-ZÁÉÄÖÜ¿][^*]+){star}(?!\*)", on_one_line)
    assert labels
    for label in labels:
        assert f': "{label}"' in texts, label


def check_options(program: Typer, arguments: list[str]) -> None:
    """Check that the command and its options exist."""
    command = get_command(program)
    while isinstance(command, TyperGroup) and arguments:  # a group may be named alone
        name, *arguments = arguments
        command = command.commands[todays_name(name)]
    known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
    given = {argument.partition("=")[0] for argument in arguments if argument.startswith("-")}
    assert given <= known, f"{command.name} has no {given - known}"


def ladders(page: Path) -> list[str]:
    """The commands behind the figures, which are written without `valence-lab ladder`."""
    return [
        f"valence-lab ladder {text}" for text in quoted(page) if re.match(r"\w+ --levels ", text)
    ]


def extras() -> set[str]:
    settings = tomllib.loads(read(ROOT / "pyproject.toml"))
    return set(settings["project"]["optional-dependencies"])


# Code


@every_page
def test_every_example_runs(page: Path) -> None:
    """The `>>>` examples of a page, from top to bottom."""
    code = "\n".join(block.text for block in blocks(page) if ">>> " in block.text)
    if "import pandas" in code:
        pytest.importorskip("pandas")
    examples = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(examples).failed == 0


# Links and paths


@every_page
def test_no_link_to_a_file_is_dead(page: Path) -> None:
    for file, place in re.findall(r"\]\(([^)#\s]*)#?([^)\s]*)\)", prose(page)):
        if "://" not in file:
            target = page.parent / file if file else page
            assert target.exists(), f"{page.name} links to {file}"
            assert not place or place in places(target), f"{page.name} links to {file}#{place}"


def places(page: Path) -> set[str]:
    """The anchors of a page: its headings, as GitHub writes them."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


NO_FILES = {
    r".*/tug/.*|electron_tug/.*|(model|words).py": "of the example game",
    r"(valence/)?(server|site)/static.*|third-party-licences.md|dist/.*|\.venv/.*": "built",
    r"valence/chem/data": "in a wheel",
    r"text/event-stream": "a media type",
    r".*LANGUAGE.*|problems/en.py": "in any language, of any part",
}
FOLDERS = (
    ROOT,
    ROOT / "examples" / "electron-tug",
    ROOT / "src" / "valence",
    ROOT / "src" / "valence" / "games" / "metals",
)


@every_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    for text in quoted(page):
        if re.fullmatch(r"[\w.-]+(/[\w.-]*)+|[\w-]+\.(py|md|toml)", text):
            found = any((folder / text).exists() for folder in (*FOLDERS, page.parent))
            excused = any(re.fullmatch(pattern, text) for pattern in NO_FILES)
            assert found or excused, f"{page.name} names {text}"


# Figures


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        (r"(\d+) acids and (\d+) bases", (len(acids()), len(bases()))),
        (r"pKace \| \[(\d+) cards\]", (len(acids()) + len(bases()),)),
        (
            r"\[(\d+) cards of (\d+) kinds\]\(cards-metals",
            (len(ions.cards_in(None)), len(ions.copies_in(None))),
        ),
        (r"\[(\d+) tiles of (\d+) kinds\]", (sum(tiles.COPIES.values()), len(tiles.COPIES))),
        (
            r"\[(\d+) cards of (\d+) kinds\]\(cards-polymer",
            (2 * sum(row.copies for row in built_in()), len(built_in())),
        ),
        (
            r"acetic acid \(([\d.]+)\) and imidazole \(([\d.]+)\) differ by ([\d.]+)",
            (PKA["acetic-acid"], PKAH["imidazole"], PKAH["imidazole"] - PKA["acetic-acid"]),
        ),
        (
            r"For NH₄⁺ \(([\d.]+)\) and OH⁻, 14.0 gives K = 10\^([\d.]+), .* but 15.7 gives 10\^([\d.]+)\.",
            (
                PKA["ammonium-chloride"],
                Decimal("14.0") - PKA["ammonium-chloride"],
                Decimal("15.7") - PKA["ammonium-chloride"],
            ),
        ),
        (r"adds styrene about (\d+) times as fast", (reactivity_ratio("sty", "vac"),)),
        (r"Charged! can form (\d+) compounds", (len(ALL.by_tiles),)),
    ],
)
def test_every_figure_is_right(pattern: str, wanted: tuple[object, ...]) -> None:
    found = [one for page in PAGES for one in re.finditer(pattern, prose(page), re.I)]
    assert found
    for one in found:
        assert one.groups() == tuple(map(str, wanted)), one.group()
