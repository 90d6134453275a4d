"""A learner's progress, one file per learner."""

import re
from pathlib import Path
from zlib import crc32

import msgspec

from valence.core.files import write_atomically
from valence.core.problems import bad_input, problem_of
from valence.core.problems import en as of_tables
from valence.core.wire import read
from valence.learn.practice.schedule import Progress, asked_of
from valence.learn.problems import en

_NAME = re.compile(r"[\w -]{1,40}")


def progress_file(folder: Path, learner: str) -> Path:
    if not _NAME.fullmatch(learner) or not learner.strip():
        raise bad_input(en.learner, learner)
    return folder / f"{learner.strip().casefold()}.json"


def read_progress(path: Path) -> Progress:
    """Return the progress in a file; empty progress if there is no file."""
    if not path.exists():
        return Progress(seed=crc32(path.stem.encode()))
    progress = read(Progress, path.read_bytes(), str(path))
    for item in progress.items:
        try:
            asked_of(item)
        except ValueError as unknown:
            raise bad_input(of_tables.in_table, str(path), 0, "", problem_of(unknown)) from None
    return progress


def write_progress(path: Path, progress: Progress) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(progress)) + b"\n")
