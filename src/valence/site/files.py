"""The files of the site: the built client, Python for the browser, this package, and what needs no Python to show."""

import gzip
import io
import tarfile
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from valence.chem.acids_bases import drawing_ids, drawing_of
from valence.core.languages import Language, languages
from valence.core.problems import BadInput, problem
from valence.core.wire import encode, to_json
from valence.games import BUILT_IN, rulebook
from valence.sets.formats import new_file
from valence.site.problems import en
from valence.table.examples import examples
from valence.table.game_list import game_list

PACKAGE = Path(__file__).parent.parent
STATIC = Path(__file__).parent / "static"
# Only what the browser runs: no server, printing or command line.
PARTS = (
    "bots",
    "chem",
    "core",
    "games",
    "handlers",
    "learn",
    "questions",
    "sets",
    "site",
    "table",
)
MODULES = ("__init__.py", "library.py")
NOT_RUN = {"__pycache__", "static", "drawings"}
PAGE, SERVICE_WORKER, VERSION = "site.html", "service-worker.js", "{version}"
LANGUAGES = "{languages}"
PACKAGES = "packages.bin"  # as .tar.gz, some web hosts would say that it is encoded


class SiteMissing(BadInput, OSError):
    """The client for the site is not built."""

    def __init__(self) -> None:
        super().__init__(problem(en.site_missing))


def write_site(folder: Path) -> int:
    """Write the site into a folder, which is created if necessary; return the number of bytes written."""
    files = site_files()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(map(len, files.values()))


@cache
def site_files() -> dict[str, bytes]:
    """Return every file of the site by its path. Files of a version are in a folder named after it."""
    built = _built()
    page, worker = built.pop(PAGE).decode(), built.pop(SERVICE_WORKER).decode()
    page = page.replace(LANGUAGES, " ".join(languages()))
    wheels = [built.pop(name) for name in list(built) if name.endswith(".whl")]
    own = {PACKAGES: _packages(wheels), **_answers()}
    version = f"v-{_hash(b''.join([page.encode(), *built.values(), *own.values()]))[:12]}"
    files = {
        **built,
        **{f"{version}/{name}": content for name, content in own.items()},
        "index.html": page.replace(VERSION, version).encode(),
    }
    return {**files, SERVICE_WORKER: _service_worker(worker, version, files)}


def _built() -> dict[str, bytes]:
    if not (STATIC / PAGE).exists():
        raise SiteMissing
    paths = sorted(path for path in STATIC.rglob("*") if path.is_file())
    names = (path.relative_to(STATIC).as_posix() for path in paths)
    return {
        name: path.read_bytes()
        for name, path in zip(names, paths, strict=True)
        if name != "sources.sha256"
    }


def _answers() -> dict[str, bytes]:
    """Return the answers to requests of the page before Python has started, under the server's paths."""
    answers = {f"api/drawings/{id_}.svg": drawing_of(id_).encode() for id_ in drawing_ids()}
    for language in languages():
        written = _written(language).items()
        answers |= {f"{language}/api/{path}": content for path, content in written}
    return answers


def _written(language: Language) -> dict[str, bytes]:
    answers = {"games.json": encode(game_list(language, BUILT_IN))}
    for name, entry in BUILT_IN.items():
        answers[f"games/{name}/rules.md"] = rulebook(name, language).encode()
        answers[f"games/{name}/examples.json"] = encode(examples(name, language))
        answers[f"games/{name}/cards.json"] = encode(entry.game.box(None, language))
        if entry.game.sets:
            answers[f"games/{name}/set/csv.csv"] = new_file(entry.game, "set.csv")
    return answers


def _packages(wheels: list[bytes]) -> bytes:
    """Pack this package and those it needs into one archive; the same files give the same bytes."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as packages:
        for name, content in _package_files(wheels):
            entry = tarfile.TarInfo(name)  # with a fixed date
            entry.size = len(content)
            packages.addfile(entry, io.BytesIO(content))
    return gzip.compress(archive.getvalue(), mtime=0)


def _package_files(wheels: list[bytes]) -> Iterator[tuple[str, bytes]]:
    for path in _sources():
        yield f"valence/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()
    for wheel in wheels:
        with ZipFile(io.BytesIO(wheel)) as unpacked:
            yield from ((name, unpacked.read(name)) for name in sorted(unpacked.namelist()))


def _sources() -> Iterator[Path]:
    yield from (PACKAGE / name for name in MODULES)
    for part in PARTS:
        paths = sorted((PACKAGE / part).rglob("*"))
        yield from (path for path in paths if path.is_file() and NOT_RUN.isdisjoint(path.parts))


def _service_worker(script: str, version: str, files: dict[str, bytes]) -> bytes:
    hashes = {name: _hash(content) for name, content in sorted(files.items())}
    return f"const VERSION = {to_json(version)};\nconst FILES = {to_json(hashes)};\n\n{script}".encode()


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()
