"""The people at this device: its owner, and whoever plays along."""

from msgspec import Struct

from valence.core.languages import DEFAULT, Language
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


async def owner(disk: Disk, language: Language = DEFAULT) -> LocalPerson:
    """Return the owner; on the first visit with a name generated in their language."""
    stored = await disk.read(KEY)
    if stored is None:
        person = LocalPerson(OWNER, generate_name(language))
        is_saved = await disk.swap(KEY, None, to_json(person))
        return person if is_saved else await owner(disk, language)  # another tab was faster
    return read(LocalPerson, stored, "person")


async def rename(disk: Disk, name: str) -> LocalPerson:
    """Give the owner the name they choose; of two tabs, the later one decides."""
    person = LocalPerson(OWNER, clean_name(name))
    while not await disk.swap(KEY, await disk.read(KEY), to_json(person)):
        pass
    return person
