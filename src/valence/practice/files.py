"""A learner's progress in a file of its own."""

import re
from pathlib import Path
from zlib import crc32

import msgspec

from valence.core.files import write_atomically
from valence.core.wire import read
from valence.practice.schedule import Progress, asked_of

_NAME = re.compile(r"[\w -]{1,40}")


def progress_file(folder: Path, learner: str) -> Path:
    """Where the progress of a learner is kept."""
    if not _NAME.fullmatch(learner) or not learner.strip():
        raise ValueError(
            f"a learner's name has 1 to 40 letters, digits, blanks, - or _: {learner!r} was given"
        )
    return folder / f"{learner.strip().casefold()}.json"


def read_progress(path: Path) -> Progress:
    """The progress in a file; a learner without one begins anew."""
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
