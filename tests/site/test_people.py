"""The owner of a device keeps the name they choose."""

import asyncio

from tests.marked import MARKED
from tests.site.device import Device, MemoryDisk


class HastyDisk(MemoryDisk):
    """Another tab writes the name between reading and writing, once."""

    is_first = True

    async def read(self, key: str) -> str | None:
        before = await super().read(key)
        if key == "me" and before is not None and self.is_first:
            self.is_first = False
            self.stored["me"] = before.replace("Ada", "Ben")
        return before


def test_a_name_survives_another_tab() -> None:
    async def lesson() -> None:
        disk = HastyDisk()
        disk.stored["me"] = '{"id":"1","name":"Ada"}'
        renamed = await Device(disk).json("PUT", "/api/me", {"name": "Cleo"})
        assert renamed["name"] == "Cleo"
        assert (await Device(disk).json("GET", "/api/me"))["name"] == "Cleo"

    asyncio.run(lesson())


def test_the_name_is_remembered() -> None:
    async def named() -> tuple[str, str]:
        disk = MemoryDisk()
        generated = (await Device(disk).json("GET", "/api/me"))["name"]
        assert generated == (await Device(disk).json("GET", "/api/me"))["name"]
        await Device(disk).json("PUT", "/api/me", {"name": " Ada  L "})
        return generated, (await Device(disk).json("GET", "/api/me"))["name"]

    generated, chosen = asyncio.run(named())
    assert generated != chosen == "Ada L"


def test_the_first_name_is_generated_in_the_language_of_the_page() -> None:
    async def named() -> str:
        me = await Device(MemoryDisk()).json("GET", f"/api/me?lang={MARKED}")
        return str(me["name"])

    assert asyncio.run(named()).startswith("⟦")
