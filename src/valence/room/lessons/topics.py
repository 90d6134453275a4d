"""Topics that teachers search for, in standards and curricula: codes only, their words are in `words`.

Each was read in a source; a secondary source restates the standard.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

Read: TypeAlias = Literal["official", "secondary"]


class Standard(Struct, frozen=True):
    id: str
    edition: str
    """The version of the document; empty where there is only one."""
    sources: tuple[str, ...]
    """Where its topics were read."""


class Topic(Struct, frozen=True):
    id: str
    standard: str
    code: str
    read: Read


STANDARDS: Mapping[str, Standard] = {
    one.id: one
    for one in (
        Standard(
            "ngss",
            "2013",
            (
                "nextgenscience.org/pe/hs-ps1-1-matter-and-its-interactions",
                "see.isbscience.org/ngss",
                "thewonderofscience.com/hsps26",
                "my.nsta.org/ngss",
            ),
        ),
        Standard(
            "ap",
            "2024",
            (
                "apstudents.collegeboard.org/courses/ap-chemistry",
                "github.com/david-bloom/Cramapple",
                "fiveable.me/ap-chem",
            ),
        ),
        Standard(
            "ib",
            "2025",
            (
                "ibchem.com/IB25",
                "clastify.com/subjects/chemistry/notes",
                "acebiochem7.com",
                "github.com/smellysox4402/travis-study-hub",
                "onlinechemistrytutorrose.com/ib-chemistry-resources",
            ),
        ),
        Standard(
            "aqa", "7405", ("studydex.net/specification/33/838", "github.com/MJamilUddin/OnTrack")
        ),
        Standard(
            "cambridge",
            "9701, 2025–27",
            ("cieprep.pages.dev/a-level/chemistry-9701", "github.com/KanzaAkram/textbook_json"),
        ),
        Standard("igcse", "4CH1", ("studydex.net/specification/57/1011", "chemistryclinic.co.uk")),
        Standard("kmk", "2020", ("bildungsserver.berlin-brandenburg.de (RLP GOST 2022 Chemie)",)),
        Standard("by", "", ("lehrplanplus.bayern.de",)),
        Standard("nrw", "2019, 2022", ("lehrplannavigator.nrw.de",)),
        Standard("bb", "2022", ("bildungsserver.berlin-brandenburg.de (RLP GOST 2022 Chemie)",)),
    )
}

_CODES: Mapping[str, Mapping[Read, tuple[str, ...]]] = {
    "ngss": {"official": ("HS-PS1-1",), "secondary": ("HS-PS1-2", "HS-PS1-3", "HS-PS2-6")},
    "ap": {"secondary": ("1.8", "2.1", "2.3", "4.8", "8.3", "8.6")},
    "ib": {
        "secondary": (
            *("S2.1.1", "S2.1.2", "S2.4.4", "S2.4.5", "S3.1.6", "S3.2.2"),
            *("R3.1.1", "R3.1.2", "R3.1.6", "R3.1.10", "R3.1.11", "R3.3.1", "R3.3.2", "R3.4.1"),
        )
    },
    "aqa": {
        "secondary": (
            *("3.1.3.1", "3.1.7", "3.1.12.1", "3.1.12.4", "3.3.1.2", "3.3.2.4", "3.3.4.3"),
            *("3.3.8", "3.3.9.1", "3.3.11.2", "3.3.11.3"),
        )
    },
    "cambridge": {
        "secondary": ("1.3", "2.3", "3.2", "17.1", "20.1", "25.1", "32.2", "33.1", "34.1")
    },
    "igcse": {"secondary": ("1.37–1.39", "4.44–4.46")},
    "kmk": {"official": ("S 7", "S 9", "S 14")},
    "by": {
        "official": (
            *("C8 LB 4 (3)", "C8 LB 4 (6)", "C12 eA LB 2 (4)"),
            *("C13 gA LB 3 (1)", "C13 gA LB 3 (4)", "C13 gA LB 4 (17)"),
        )
    },
    "nrw": {
        "official": (
            *("Sek I IF 6", "Sek I IF 9", "EF Organische Stoffklassen"),
            *("LK Säuren, Basen", "LK Moderne Werkstoffe"),
        )
    },
    "bb": {"official": ("3.1.3", "3.2.2", "3.2.6")},
}


def _topics() -> Iterator[Topic]:
    for standard, by_source in _CODES.items():
        for read, codes in by_source.items():
            for code in codes:
                yield Topic(f"{standard} {code}", standard, code, read)


TOPICS: Mapping[str, Topic] = {one.id: one for one in _topics()}
