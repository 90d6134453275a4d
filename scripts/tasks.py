"""Every task of the project, on Linux, macOS and Windows: `python scripts/tasks.py` lists them, and so does `make`.

Everything runs in .venv, which the first task sets up. This file needs nothing but Python.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILT = (
    "build",
    ".cache",
    "dist",
    "src/valence/server/static",
    "src/valence/site/static",
    "web/node_modules",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
    ".import_linter_cache",
)
PEERS = ("open_spiel==2.0.2", "rlcard==1.2.0")
# The lock files, and what each is compiled from: to run a server, to build the package, to build it in an image without
# Node, to develop.
LOCKED = {
    "requirements/run.txt": "pyproject.toml --extra print --extra scale --extra spreadsheets",
    "requirements/build.txt": "--group build",
    "requirements/image.txt": "--group build --group node",
    "requirements/dev.txt": "pyproject.toml lab/pyproject.toml --extra dev --group build",
}
# The setups of .venv: lock files, and the projects that are installed from here.
SETUPS = {
    "play": (("run", "build"), (".",)),
    "dev": (("dev",), (".", "lab")),
}
LOCKING = (
    "--upgrade",
    "--quiet",
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-header",
    "--no-emit-package",
    "valence-games",
)

# One process more than cores, because tests also wait; idle ones take over what is left.
PARALLEL = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")

Task = Callable[[], None]
TASKS: dict[str, Task] = {}


def task(function: Task) -> Task:
    """Register a task of the command line; the first line of its docstring is its help."""
    TASKS[function.__name__] = function
    return function


@task
def play() -> None:
    """open the games to your class, exactly like `valence`"""
    build_client("play")
    module("valence")


@task
def test() -> None:
    """run every check: format, lint, types, layers, and all tests"""
    lint()
    types()
    layers()
    client()
    site()
    title("tests")
    module("pytest", *PARALLEL, "--ignore", "tests/browser")
    title("in a browser")  # separate, because Playwright brings its own event loop
    module("pytest", *PARALLEL, "tests/browser")
    title("left out")
    module("tests.programs")


@task
def coverage() -> None:
    """measure which lines and branches the tests reach; takes twice as long as the tests alone"""
    web()
    title("coverage")
    module("pytest", *PARALLEL, "-m", "not seeds", "--ignore", "tests/browser", "--cov")


@task
def web() -> None:
    """build the browser client if its sources have changed"""
    build_client("dev")


@task
def site() -> None:
    """build the games as a website that needs no server, in dist/site"""
    web()
    script("hatch_build.py", "site")
    shutil.rmtree(ROOT / "dist" / "site", ignore_errors=True)
    module("valence", "site", "dist/site")


@task
def client() -> None:
    """check the browser client: types and unit tests"""
    web()
    title("client")
    script("hatch_build.py", "run", "check")
    script("hatch_build.py", "run", "test")


@task
def screenshots() -> None:
    """retake the pictures in docs/screenshots"""
    web()
    module("tests.browser.screenshots")
    module("tests.browser.ruling")
    module("tests.browser.desk")


@task
def docs() -> None:
    """build the documentation as a website, in build/docs/site"""
    setup()
    script("scripts/build_docs.py")


@task
def lint() -> None:
    """check format and lint"""
    setup()
    title("format and lint")
    module("ruff", "format", "--check", ".")
    module("ruff", "check", ".")


@task
def types() -> None:
    """check types"""
    setup()
    title("types")
    module("mypy")


@task
def layers() -> None:
    """check which package imports which"""
    setup()
    title("layers")
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    run(PYTHON, "-c", command, PYTHONPATH="src")


@task
def format() -> None:  # noqa: A001  # the name of the task
    """auto-format and auto-fix"""
    setup()
    module("ruff", "format", ".")
    module("ruff", "check", "--fix", ".")


@task
def benchmark() -> None:
    """measure moves per second against OpenSpiel and RLCard"""
    setup()
    peers = [word for peer in PEERS for word in ("--with", peer)]
    module(
        "uv",
        "run",
        "--quiet",
        "--no-project",
        "--with-editable",
        ".",
        *peers,
        "benchmarks/moves.py",
    )


@task
def generate() -> None:
    """regenerate structures, the client protocol, generated pages and the drawings of the tree"""
    setup()
    script("scripts/generate_structures.py")
    script("scripts/generate_protocol.py")
    script("scripts/generate_library.py")
    script("scripts/generate_rl.py")
    script("scripts/draw_architecture.py")


@task
def golden() -> None:
    """rewrite what the program says in tests/golden, and show the difference"""
    setup()
    script("scripts/update_golden.py")


@task
def lock() -> None:
    """upgrade the locked dependencies"""
    setup()
    for file, sources in LOCKED.items():
        module("uv", "pip", "compile", *LOCKING, *sources.split(), "--output-file", file)


@task
def release() -> None:
    """run the release checklist and build the release"""
    setup()
    script("scripts/release.py")


@task
def clean() -> None:
    """remove everything that was set up or built"""
    for name in (".venv", *BUILT):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    (ROOT / ".coverage").unlink(missing_ok=True)


# Setting up


def build_client(purpose: str) -> None:
    setup(purpose)
    if needed := output("hatch_build.py", "needs"):
        install(needed)
    script("hatch_build.py")


def setup(purpose: str = "dev") -> None:
    """Set up .venv to play or to develop, unless it is newer than the files that describe it."""
    if is_ready(purpose) or is_ready("dev"):
        return
    title(f"setting up .venv with Python {sys.version.split()[0]}")
    if not PYTHON.exists():
        create_venv()
    locks, projects = SETUPS[purpose]
    module("pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    install("--require-hashes", *(f"--requirements={lock_file(lock)}" for lock in locks))
    editable = [f"--editable={ROOT / project}" for project in projects]
    install("--no-deps", "--no-build-isolation", *editable)
    stamp(purpose).touch()


def is_ready(purpose: str) -> bool:
    locks, projects = SETUPS[purpose]
    files = [*map(lock_file, locks), *(ROOT / project / "pyproject.toml" for project in projects)]
    made = stamp(purpose)
    return made.exists() and all(made.stat().st_mtime >= file.stat().st_mtime for file in files)


def stamp(purpose: str) -> Path:
    return VENV / f"ready to {purpose}"


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def create_venv() -> None:
    try:
        import ensurepip  # noqa: F401  # Debian leaves it out of python3
        import venv
    except ImportError:
        raise SystemExit("Python's venv is missing: apt-get install python3-venv") from None
    venv.create(VENV, with_pip=True)


def install(*what: str) -> None:
    module("uv", "pip", "install", "--quiet", "--python", str(PYTHON), *what)


# Running


def module(*words: str) -> None:
    run(PYTHON, "-m", *words)


def script(*words: str) -> None:
    run(PYTHON, *words)


def output(*words: str) -> str:
    command = [str(PYTHON), *words]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def run(*words: object, **environment: str) -> None:
    """Run a program in the project's folder; if it fails, this program ends with the same exit code."""
    # School networks often use their own certificates. Windows needs to be told to use UTF-8.
    complete = {**os.environ, "UV_SYSTEM_CERTS": "1", "PYTHONUTF8": "1", **environment}
    try:
        code = subprocess.run([str(word) for word in words], cwd=ROOT, env=complete).returncode
    except KeyboardInterrupt:
        code = 130
    if code:
        raise SystemExit(code)


def title(text: str) -> None:
    print(f"== {text}", flush=True)


def main(words: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  # this file runs before anything checks
        raise SystemExit(f"Valence needs Python 3.11 or newer, this is {sys.version.split()[0]}.")
    if unknown := [word for word in words if word not in TASKS]:
        raise SystemExit(f"There is no task {unknown[0]!r}. The tasks are: {', '.join(TASKS)}.")
    if not words:
        print("\n".join(f"{name:12}{function.__doc__}" for name, function in TASKS.items()))
    for word in words:
        TASKS[word]()


if __name__ == "__main__":
    main(sys.argv[1:])
