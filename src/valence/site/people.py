"""The people at this device: its owner, and whoever plays along."""

from msgspec import Struct

from valence.core.wire import read, to_json
from valence.site.disk import Disk
from valence.table.nicknames import clean_name, generate_name

KEY = "me"
OWNER = "1"


class LocalPerson(Struct, frozen=True):
    """Somebody at this device. Ids are numbers; the owner of the device is number 1."""

    id: str
    name: str


def companions(names: tuple[str, ...]) -> list[LocalPerson]:
    return [LocalPerson(f"{n}", clean_name(name)) for n, name in enumerate(names, 2)]


async def owner(disk: Disk) -> LocalPerson:
    """Return the owner; on the first visit with a generated name."""
    stored = await disk.read(KEY)
    if stored is None:
        return await _save(disk, None, generate_name())
    return read(LocalPerson, stored, "person")


async def rename(disk: Disk, name: str) -> LocalPerson:
    return await _save(disk, await disk.read(KEY), clean_name(name))


async def _save(disk: Disk, before: str | None, name: str) -> LocalPerson:
    person = LocalPerson(OWNER, name)
    if not await disk.swap(KEY, before, to_json(person)):  # another tab was faster
        return await owner(disk)
    return person
