"""Draw what docs/architecture.md shows of the tree: packages, server, games and browser client, each on one page.

What a package or module does is the first sentence of its docstring, and the layers are those that pyproject.toml
enforces, so `make generate` keeps the drawings true.
"""

import ast
import re
import tomllib
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "valence"
CLIENT = ROOT / "web" / "src"
DOCS = ROOT / "docs"

# Descriptions for modules of several games, where their first sentences speak of one game.
SHARED = {
    "concepts": "The concepts to learn, and the evidence that a try gives",
    "presets": "The printed sheets, as options",
    "legality": "Refusals: the only place that decides legality",
    "scoring": "Points",
    "state": "The nouns: the position, and what it is made of",
    "sets": "How many of each card there are, built in or in a set",
    "cards": "The cards, and what is done with a pile of them",
}

# The folders of the client, from the outermost to the innermost; it has no docstrings.
FOLDERS = {
    "pages": "one component a page: home, table, room, replay, practice, sets",
    "classes": "the rooms of a teacher, and the phrase that leads to them",
    "desk": "a room as its teacher sees it, and on the projector",
    "lessons": "the shelf of lessons, the page of one, and the words for its steps",
    "table": "around every game: seats, clocks, log, hints, rules, the connection's state",
    "puzzles": "what is said to a try, the results of the days, and how they are shared",
    "history": "the own finished games, stored in this browser",
    "games": "one folder a game: board, picture, face, texts, types; plain/ draws any other",
    "options": "house rules, clock and help, from the schema that the server sends",
    "cards": "cards and structures that several games show",
    "writing": "fields for formulas and names",
    "server": "the HTTP API; the only folder that knows its paths",
    "local": "the site without a server: Python in a worker that answers in the server's place",
    "texts": "English and German; sentences about the game come from the server",
}

WIDTH, MARGIN, LINE = 900, 24, 18
SAYS_AT = 170
STYLE = """\
    .page { fill: #f5f3ec; }
    .layer { fill: #fffefb; stroke: #55625f; stroke-width: 1.5; }
    .law { fill: #dcebe6; stroke: #1d6a5d; stroke-width: 1.5; }
    text { fill: #1c2827; }
    .name { font-weight: 700; }
    .quiet { fill: #55625f; font-size: 13px; }
    .dot { fill: #1d6a5d; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #161d1c; }
      .layer { fill: #202a29; stroke: #93a19e; }
      .law { fill: #1b3530; stroke: #5fb3a3; }
      text { fill: #edf1ef; }
      .quiet { fill: #b3bfbc; }
      .dot { fill: #5fb3a3; }
    }"""


class Part(NamedTuple):
    """A folder or a module, with what it does and what is in it."""

    name: str
    says: str
    files: str = ""


def files() -> dict[Path, str]:
    return {
        DOCS / "layers.svg": boxes("The packages: each imports only what is below it", packages()),
        DOCS / "server.svg": boxes(
            "Inside the server: each part imports only what is below it", server()
        ),
        DOCS / "client.svg": boxes(
            "Inside the browser client, from pages to what they use", client()
        ),
        DOCS / "games.svg": table(
            "Inside a game: each module imports only what is below it", modules(), more()
        ),
    }


# Contents of the drawings


def packages() -> list[list[Part]]:
    """Return the packages, top to bottom, each with what is in it; a game's folder is drawn on its own."""
    layers = [[_package(PACKAGE, name) for name in layer] for layer in _layers("Layers")]
    return [[part for part in layer if part.name != "__main__.py"] for layer in layers]


def server() -> list[list[Part]]:
    """Return the layers of the server, top to bottom."""
    return [
        [_package(PACKAGE / "server", name) for name in layer]
        for layer in _layers("Inside the server")
    ]


def _package(parent: Path, name: str) -> Part:
    folder = parent / name
    if not folder.is_dir():
        return Part(f"{name}.py", _first_sentence(folder.with_suffix(".py")))
    inside = [path for path in sorted(folder.iterdir()) if _is_module(path)]
    return Part(f"{name}/", _first_sentence(folder / "__init__.py"), _listed(inside))


def client() -> list[list[Part]]:
    """Return the folders of the client, and the files next to them."""
    found = {path.name for path in CLIENT.iterdir() if path.is_dir()}
    if found != set(FOLDERS):
        raise SystemExit(f"FOLDERS in {__file__} and web/src differ: {found ^ set(FOLDERS)}")
    beside = [path for path in sorted(CLIENT.iterdir()) if _is_source(path)]
    rest = Part(
        "the rest",
        "the entries, the connection to a table, and what every page uses",
        _listed(beside),
    )
    return [[Part(f"{name}/", says)] for name, says in FOLDERS.items()] + [[rest]]


class Row(NamedTuple):
    module: str
    says: str
    games: frozenset[str]


def modules() -> list[list[Row]]:
    """Return the modules of a game by layer, top to bottom, and which games have them."""
    return [[_row(name) for name in layer] for layer in _layers("Inside a game")]


def _row(module: str) -> Row:
    """Describe a module in words for all games, or else in those of Metal vs. Non-Metal if it has this module."""
    games = PACKAGE / "games"
    alone = {path.parent.name: path for path in games.glob(f"*/{module}.py")}
    packages = {path.parent.parent.name: path for path in games.glob(f"*/{module}/__init__.py")}
    found = dict(sorted({**alone, **packages}.items()))
    says = SHARED.get(module) or _first_sentence(found.get("metals", next(iter(found.values()))))
    without_rules = re.sub(r"^R\d[\w, ]*: (\w)", lambda one: one[1].upper(), says)
    return Row(module, without_rules, frozenset(found))


def more() -> list[Part]:
    """Return the further modules of each game, which the contract doesn't name."""
    named = {row.module for layer in modules() for row in layer}
    return [
        Part(game, _listed([path for path in paths if path.stem not in named]))
        for game in games()
        if (
            paths := [
                path for path in sorted((PACKAGE / "games" / game).iterdir()) if _is_module(path)
            ]
        )
    ]


def games() -> list[str]:
    return sorted(path.parent.name for path in PACKAGE.glob("games/*/RULES.md"))


def _layers(contract: str) -> list[list[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = (
        one["layers"]
        for one in settings["tool"]["importlinter"]["contracts"]
        if one["name"] == contract
    )
    return [[name.strip("() ") for name in layer.split("|")] for layer in layers]


def _first_sentence(path: Path) -> str:
    doc = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return re.split(r"\. |\n\n|; ", doc)[0].replace("\n", " ").rstrip(".")


def _is_module(path: Path) -> bool:
    return not path.name.startswith("_") and (
        path.suffix == ".py" or (path / "__init__.py").exists()
    )


def _is_source(path: Path) -> bool:
    return (
        path.suffix in (".ts", ".svelte")
        and ".test." not in path.name
        and ".setup." not in path.name
    )


def _listed(paths: list[Path]) -> str:
    return ", ".join(
        f"{path.name}/" if path.is_dir() else path.name.split(".")[0] for path in paths
    )


# How it is drawn


def boxes(title: str, layers: list[list[Part]]) -> str:
    """Return a box for each part, the layers from top to bottom."""
    drawn: list[str] = []
    top = 58
    for layer in layers:
        for part in layer:
            says, inside = wrap(part.says, 84), wrap(part.files, 104)
            height = 16 + LINE * len([*says, *inside])
            drawn += [_box("layer", top, height), _text("name", MARGIN + 16, top + 23, part.name)]
            drawn += [_text("", SAYS_AT, top + 23 + LINE * n, line) for n, line in enumerate(says)]
            below = top + 23 + LINE * len(says)
            drawn += [
                _text("quiet", SAYS_AT, below + LINE * n, line) for n, line in enumerate(inside)
            ]
            top += height + 6
        top += 4
    return _picture(title, top + 8, drawn)


def table(title: str, layers: list[list[Row]], more: list[Part]) -> str:
    """Draw a row for each module, with a dot for each game that has it, then what each game has besides."""
    columns = {game: WIDTH - MARGIN - 24 - 38 * n for n, game in enumerate(reversed(games()))}
    drawn = [_slanted(x, 94, game) for game, x in columns.items()]
    top = 104
    for layer in layers:
        rows: list[str] = []
        base = top + 18
        for row in layer:
            says = wrap(row.says, 64)
            rows.append(_text("name", MARGIN + 12, base, row.module))
            rows += [
                _text("quiet", SAYS_AT + 26, base + LINE * n, line) for n, line in enumerate(says)
            ]
            rows += [_dot(columns[game], base - 5) for game in sorted(row.games)]
            base += 6 + LINE * len(says)
        height = base - top - 12
        drawn += [_box("law", top, height), *rows]
        top += height + 6
    for game in more:
        lines = wrap(game.says, 84)
        height = 8 + LINE * len(lines)
        drawn += [_box("layer", top, height), _text("name", MARGIN + 12, top + 18, game.name)]
        drawn += [
            _text("quiet", SAYS_AT + 26, top + 18 + LINE * n, line) for n, line in enumerate(lines)
        ]
        top += height + 6
    return _picture(title, top + 12, drawn)


def _box(kind: str, top: int, height: int) -> str:
    size = f'width="{WIDTH - 2 * MARGIN}" height="{height}"'
    return f'  <rect class="{kind}" x="{MARGIN}" y="{top}" {size} rx="8" />'


def _slanted(x: int, y: int, text: str) -> str:
    turned = f'transform="translate({x} {y}) rotate(-45)"'
    return f'  <text class="quiet" {turned}>{escape(text)}</text>'


def _dot(x: int, y: int) -> str:
    return f'  <circle class="dot" cx="{x}" cy="{y}" r="5" />'


def _picture(title: str, height: int, drawn: list[str]) -> str:
    body = "\n".join(drawn)
    fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="{fonts}"
  font-size="15" role="img" aria-labelledby="title">
  <title id="title">{escape(title)}</title>
  <!-- Drawn by scripts/draw_architecture.py: `make generate`. -->
  <style>
{STYLE}
  </style>
  <rect class="page" width="{WIDTH}" height="{height}" rx="14" />
{_text("name", MARGIN, 38, title)}
{body}
</svg>
"""


def _text(kind: str, x: int, y: int, text: str) -> str:
    return f'  <text class="{kind}" x="{x}" y="{y}">{escape(text)}</text>'


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
