"""A learner's progress, one file per learner."""

import re
from pathlib import Path
from zlib import crc32

import msgspec

from valence.core.files import write_atomically
from valence.core.wire import read
from valence.learn.practice.schedule import Progress, asked_of

_NAME = re.compile(r"[\w -]{1,40}")


def progress_file(folder: Path, learner: str) -> Path:
    if not _NAME.fullmatch(learner) or not learner.strip():
        raise ValueError(
            f"a learner's name must have 1 to 40 letters, digits, spaces, - or _; got {learner!r}"
        )
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
            raise ValueError(f"{path}: {unknown}") from None
    return progress


def write_progress(path: Path, progress: Progress) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(progress)) + b"\n")
