"""Atomic file writes."""

from pathlib import Path

from valence.core.problems import bad_input, en


def write_atomically(file: Path, content: bytes) -> None:
    """Write to a temporary file and rename it, so that a crash leaves the old content or the new one."""
    if not file.parent.is_dir():
        raise bad_input(en.no_folder, str(file), str(file.parent))
    temporary = file.with_name(file.name + ".part")
    try:
        temporary.write_bytes(content)
        temporary.replace(file)
    finally:
        temporary.unlink(missing_ok=True)
