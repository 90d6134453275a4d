"""Files that are whole at any moment."""

from pathlib import Path


def keep(file: Path, content: bytes) -> None:
    """Written aside first, so that the file is whole or as it was; the folder has to be there."""
    if not file.parent.is_dir():
        raise ValueError(f"{file}: there is no folder {file.parent}")
    aside = file.with_name(file.name + ".part")
    try:
        aside.write_bytes(content)
        aside.replace(file)
    finally:
        aside.unlink(missing_ok=True)
