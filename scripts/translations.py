"""Say what a language still misses, or show its sentences beside those of the other languages.

    python scripts/translations.py              what is missing in each language
    python scripts/translations.py de           what is missing in German
    python scripts/translations.py --page FILE  each sentence with an example, in all languages side by side

docs/translate.md says how to write a language.
"""

import ast
import html
import inspect
import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from types import FrameType, ModuleType
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from valence.core.game import AnyGame
from valence.core.languages import DEFAULT, Language, written
from valence.core.play import why_refused
from valence.games import CATALOGUE, entry
from valence.learn.exercises import EXERCISES, exercises

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.random_play import Turn, random_play  # noqa: E402  # beside the package
from tests.variants import EVERY_VARIANT  # noqa: E402

SOURCE = ROOT / "src"
CLIENT = ROOT / "web" / "src"
GAMES = SOURCE / "valence" / "games"
FOLDERS = ("words", "names", "grammar", "problems")
# Modules of which each function is named by the English one: see `valence.core.problems`.
NAMED = ("**/problems/en.py", "cli/words/en*.py")
GUIDES = ("teach", "play", "site", "sets")
RULE = re.compile(r"\bR\d+\b")


def missing(language: str) -> Iterator[str]:
    """Say what a language misses, in the order in which it is best written."""
    for english in english_modules():
        yield from _missing_in_module(english, language)
    for rulebook in sorted(GAMES.glob("*/RULES.md")):
        yield from _missing_in_rulebook(rulebook, rulebook.with_name(f"RULES.{language}.md"))
    texts = [
        english.with_name(f"{language}.ts") for english in sorted(CLIENT.glob("**/texts/en.ts"))
    ]
    guides = [ROOT / "docs" / language / f"{guide}.md" for guide in GUIDES]
    yield from (f"{place(file)}: is missing" for file in (*texts, *guides) if not file.exists())


def place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


# Modules


@cache
def english_modules() -> tuple[Path, ...]:
    """Return the English modules that are looked up, those of a package by its folder."""
    found = {one for file in _without_language() for one in _looked_up(file)} | _named()
    return (SOURCE / "valence/core/grammar/en.py", *sorted(found))


@cache
def _named() -> frozenset[Path]:
    return frozenset(file for pattern in NAMED for file in (SOURCE / "valence").glob(pattern))


def _looked_up(file: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="InEach"), args=[package, _, *rest]):
                words, part = _literal(package), "".join(map(_literal, rest))
                folder = SOURCE / words.replace(".", "/") if words else file.parent
                english = folder / f"en{part}"
                yield english if english.is_dir() else english.with_suffix(".py")


def _literal(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def _without_language() -> Iterator[Path]:
    for file in SOURCE.glob("valence/**/*.py"):
        if not any(is_of_language(one, "[a-z]{2}") for one in (file, file.parent)):
            yield file


def is_of_language(file: Path, language: str) -> bool:
    return (
        file.parent.name in FOLDERS and re.fullmatch(rf"{language}(_\w+)?", file.stem) is not None
    )


def _counterpart(english: Path, language: str) -> Path:
    return english.with_name(re.sub("^en", language, english.name))


def _missing_in_module(english: Path, language: str) -> Iterator[str]:
    ours = _counterpart(english, language)
    said = _said(english).items()
    wanted = {name: value for name, value in said if english in _named() or name in _asked_for()}
    if not wanted:
        return
    if not ours.exists():
        yield f"{place(ours)}: is missing; it says {', '.join(wanted)}"
        return
    other = _module(ours)
    for name, value in wanted.items():
        if not hasattr(other, name):
            yield f"{place(ours)}: {name} is missing"
        else:
            yield from (
                f"{place(ours)}: {name}{problem}"
                for problem in differs(value, getattr(other, name))
            )


def _module(file: Path) -> ModuleType:
    return import_module(".".join(file.relative_to(SOURCE).with_suffix("").parts))


def _said(file: Path) -> Mapping[str, Any]:
    """Return what a module exports: its functions, and its texts and tables of texts."""
    module = _module(file)
    return {name: vars(module)[name] for name in _defined(file) if not name.startswith("_")}


def _defined(file: Path) -> Iterator[str]:
    if file.is_dir():
        yield from _module(file).__all__
        return
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


@cache
def _asked_for() -> frozenset[str]:
    """Return every name in the modules that have no language; `en.name` asks for the English one only."""
    texts = (file.read_text(encoding="utf-8") for file in _without_language())
    return frozenset(
        name for text in texts for name in re.findall(r"(?<!\ben\.)\b[A-Za-z_]+\b", text)
    )


def differs(english: Any, other: Any) -> Iterator[str]:
    """Say where a text, a table of texts or a function has another shape than the English one."""
    if isinstance(english, Mapping):
        yield from (f"[{key!r}] is missing" for key in english if key not in other)
        both = [key for key in english if key in other]
        yield from (f"[{key!r}]{bad}" for key in both for bad in differs(english[key], other[key]))
    elif names := _fields(english):
        for name in names:
            ours, theirs = getattr(english, name), getattr(other, name)
            yield from (f".{name}{bad}" for bad in differs(ours, theirs))
    elif isinstance(english, tuple) and english and _fields(english[0]):
        if len(english) != len(other):
            yield f" has {len(other)} parts, in English {len(english)}"
        pairs = enumerate(zip(english, other, strict=False))
        yield from (f"[{at}]{bad}" for at, pair in pairs for bad in differs(*pair))
    elif isinstance(english, str) and (not other) != (not english):
        yield " is empty" if english else " is empty in English"
    elif isinstance(english, str) and _facts(english) != _facts(other):
        yield f" tells {_facts(other)}, in English {_facts(english)}"
    elif inspect.isfunction(english) and not _can_be_called_alike(english, other):
        yield f" takes {_parameters(other)}, in English {_parameters(english)}"


def _fields(value: Any) -> Sequence[str]:
    """Return the names of the fields of a dataclass or struct; none of anything else."""
    if is_dataclass(value):
        return [one.name for one in fields(value)]
    return value.__struct_fields__ if isinstance(value, Struct) else ()


def _facts(template: str) -> list[str]:
    """Return the names of the facts in braces."""
    return sorted(set(re.findall(r"\{(\w*)[^{}]*\}", template)))


def _can_be_called_alike(english: Callable[..., Any], other: Callable[..., Any]) -> bool:
    """Return True if the other function takes the same, besides what may be left out, such as a gender."""
    wanted, taken = _parameters(english), _parameters(other)
    return taken[: len(wanted)] == wanted and all(one.endswith("?") for one in taken[len(wanted) :])


def _parameters(function: Callable[..., Any]) -> list[str]:
    """Return the parameters of a function, by name where they are keywords, and whether they may be left out."""
    return [
        f"{one.name if one.kind is one.KEYWORD_ONLY else one.kind.name}{'?' * (one.default is not one.empty)}"
        for one in inspect.signature(function).parameters.values()
    ]


def _missing_in_rulebook(english: Path, ours: Path) -> Iterator[str]:
    if not ours.exists():
        yield f"{place(ours)}: is missing"
        return
    rules, told = (RULE.findall(file.read_text(encoding="utf-8")) for file in (english, ours))
    for rule in sorted(set(rules) - set(told), key=lambda rule: int(rule[1:])):
        yield f"{place(ours)}: {rule} is missing"


# Every sentence with an example


class Example(NamedTuple):
    """A sentence of the English modules as it is said somewhere, in each language."""

    place: str
    texts: Mapping[Language, str]


Say: TypeAlias = Callable[[Language], str]


class Examples:
    """Notes a text when it needs a line of the English modules that no earlier text has needed."""

    def __init__(self, languages: Sequence[Language]) -> None:
        self.languages = languages
        self.found: list[Example] = []
        self._seen: set[tuple[str, int]] = set()
        self._new: list[tuple[str, int]] = []

    def hear(self, say: Say) -> None:
        sys.settrace(self._enter)
        try:
            text = say(DEFAULT)
        finally:
            sys.settrace(None)
        if text and self._new:
            file, line = self._new[-1]
            texts = {one: say(one) for one in self.languages}
            self.found.append(Example(f"{place(Path(file))}:{line}", {DEFAULT: text, **texts}))
        self._new.clear()

    def _enter(self, frame: FrameType, _event: str, _arg: Any) -> Callable[..., Any] | None:
        file = Path(frame.f_code.co_filename)
        ours = is_of_language(file, "en") or is_of_language(file.parent, "en")
        return self._line if ours else None

    def _line(self, frame: FrameType, event: str, _arg: Any) -> Callable[..., Any]:
        at = (frame.f_code.co_filename, frame.f_lineno)
        if event == "line" and at not in self._seen:
            self._seen.add(at)
            self._new.append(at)
        return self._line


TURNS = 60  # of each game, and its last one
TRIED = 12  # moves of each turn, refused ones among them
PAIRS = 4  # moves of each turn that are compared as in a hint
NAMES = ("Ada", "Ben", "Eva", "Kim", "Lea", "Max", "Noa", "Sam")
EXERCISES_EACH = 8


def examples_in(languages: Sequence[Language]) -> list[Example]:
    """Play, ask and read tables of texts until there is an example of nearly every sentence."""
    examples = Examples(languages)
    for name, seats, options in EVERY_VARIANT:
        _play(examples, name, seats, options)
    for concept in EXERCISES:
        _ask(examples, concept)
    return [*examples.found, *_texts_of_tables(languages)]


def _play(examples: Examples, name: str, seats: int, options: Mapping[str, object]) -> None:
    """Hear a game of random moves, with refusals and the comparisons of hints."""
    game, luck = CATALOGUE[name].game, Random(name)
    names = [NAMES[seat % len(NAMES)] for seat in range(seats)]
    turns = list(random_play(game, seats, options, seed=1))
    for turn in (*turns[:TURNS], turns[-1]):
        say = partial(_say_in_game, name, turn.state.options)
        tried = _tried(game, turn, luck)
        for move in (turn.move, *tried):
            examples.hear(partial(say, "move", move))
        for event in turn.events:
            examples.hear(partial(say, "say", event, names))
            examples.hear(partial(say, "in_line", event, names))
        for refusal in (why_refused(game, turn.state, turn.seat, move) for move in tried):
            if refusal is not None:
                examples.hear(partial(say, "refusal", refusal, names))
                examples.hear(partial(say, "refusal_line", refusal, names))
        if outcome := game.outcome(turn.next):
            examples.hear(partial(say, "ending", outcome))
        _compare(examples, name, turn, luck)


def _say_in_game(name: str, options: Any, what: str, *given: Any) -> str:
    """Say something by the words of a game, in the language that comes last."""
    *facts, wanted = given
    said: str = getattr(entry(name).words(wanted).at_table(options), what)(*facts)
    return said


def _tried(game: AnyGame, turn: Turn, luck: Random) -> list[Any]:
    candidates = list(islice(game.candidates(turn.state, turn.seat), 2000))
    return luck.sample(candidates, min(TRIED, len(candidates)))


def _compare(examples: Examples, name: str, turn: Turn, luck: Random) -> None:
    expert = entry(name).bot.expert
    if expert is None or expert.is_exercise(view := expert.game.view(turn.state, turn.seat)):
        return
    for _ in range(PAIRS):
        one, other = luck.choice(turn.moves), luck.choice(turn.moves)
        examples.hear(partial(_say_in_hint, name, "group", view, one))
        if one != other:
            examples.hear(partial(_say_in_hint, name, "why", view, one, other))


def _say_in_hint(name: str, what: str, *given: Any) -> str:
    *facts, wanted = given
    said: str = getattr(entry(name).bot.say(wanted), what)(*facts)
    return said


def _ask(examples: Examples, concept: str) -> None:
    for at in range(EXERCISES_EACH):
        examples.hear(partial(_exercise, concept, at, "question"))
        examples.hear(partial(_exercise, concept, at, "reason"))


def _exercise(concept: str, at: int, part: str, wanted: Language) -> str:
    made = exercises(concept, EXERCISES_EACH, "translations", wanted)
    return getattr(made[at], part, "") if at < len(made) else ""


def _texts_of_tables(languages: Sequence[Language]) -> Iterator[Example]:
    """Return the texts that the modules hold as such, beside those of the other languages."""
    for english in english_modules():
        for name, value in _said(english).items():
            for key, text in _texts(value):
                told = {one: _text_at(_counterpart(english, one), name, key) for one in languages}
                yield Example(f"{place(english)}: {name}{key}", {DEFAULT: text, **told})


def _text_at(module: Path, name: str, key: str) -> str:
    if not module.exists():
        return ""
    return dict(_texts(getattr(_module(module), name, {}))).get(key, "")


def _texts(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    match value:
        case str():
            if value:
                yield key, value
        case Mapping():
            for name, one in value.items():
                yield from _texts(one, f"{key}[{name!r}]")
        case tuple():
            for at, one in enumerate(value):
                yield from _texts(one, f"{key}[{at}]")
        case _ if not isinstance(value, type):
            for name in _fields(value):
                yield from _texts(getattr(value, name), f"{key}.{name}")


def page(examples: Sequence[Example], languages: Sequence[Language]) -> str:
    """Return a page with a row for each sentence and a column for each language."""
    columns = (DEFAULT, *languages)
    head = "".join(f"<th>{html.escape(one)}</th>" for one in columns)
    rows = "\n".join(_row(example, columns) for example in examples)
    return f"""<!doctype html>
<meta charset="utf-8"><title>Sentences</title>
<style>
  body {{ font: 15px/1.4 system-ui; margin: 1rem }}
  table {{ border-collapse: collapse; table-layout: fixed; width: 100% }}
  td, th {{ border-top: 1px solid #ccc; padding: .4rem; text-align: start; vertical-align: top }}
  small {{ color: #666; display: block; overflow-wrap: anywhere }} .same {{ background: #fe9 }}
</style>
<p>{len(examples)} sentences. Yellow ones are the same as in English.</p>
<table><thead><tr>{head}</tr></thead><tbody>
{rows}
</tbody></table>
"""


def _row(example: Example, columns: Sequence[Language]) -> str:
    english = example.texts[DEFAULT]
    cells = [f"<td>{html.escape(english)}<small>{html.escape(example.place)}</small></td>"]
    for one in columns[1:]:
        text = example.texts[one]
        is_same = text in ("", english) and " " in english
        mark = ' class="same"' if is_same else ""
        cells.append(f'<td lang="{one}"{mark}>{html.escape(text)}</td>')
    return f"<tr>{''.join(cells)}</tr>"


def main() -> None:
    parser = ArgumentParser(description=__doc__ and __doc__.partition("\n")[0])
    parser.add_argument("language", nargs="*", help="without one, every language")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the page of all sentences")
    given = parser.parse_args()
    wanted = given.language or [one for one in written() if one != DEFAULT]
    if given.page:
        examples = examples_in(wanted)
        given.page.write_text(page(examples, wanted), encoding="utf-8")
        print(f"{given.page}: {len(examples)} sentences in {len(wanted) + 1} languages")
        return
    found = [problem for one in wanted for problem in missing(one)]
    print("\n".join(found) or "Nothing is missing.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
