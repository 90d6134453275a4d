"""The files of a release besides code."""

import json
import re
import tomllib

import pytest

from hatch_build import page_on_an_index
from tests.pages import ROOT
from tests.programs import Missing, client

NOTICES = (ROOT / "THIRD-PARTY-NOTICES.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_licences_of_the_packages_in_the_browser_client_are_distributed() -> None:
    try:
        text = (client() / "third-party-licences.md").read_text(encoding="utf-8")
    except Missing as missing:
        pytest.skip(str(missing))
    packages = re.findall(r"^## (\S+) - [\d.]+ \((.+)\)$", text, re.M)
    assert {"marked", "svelte"} <= {name for name, _ in packages}
    assert {licence for _, licence in packages} == {"MIT"}
    assert text.count("Permission is hereby granted, free of charge") >= len(packages)


def test_the_wheel_carries_the_notices() -> None:
    assert PROJECT["license-files"] == ["LICENSE", "THIRD-PARTY-NOTICES.md"]


def test_the_notices_name_every_package_that_is_needed() -> None:
    extras = PROJECT["optional-dependencies"]
    wanted = [
        *PROJECT["dependencies"],
        *(one for name in extras if name != "dev" for one in extras[name]),
    ]
    names = {re.match(r"[\w-]+", one)[0] for one in wanted}  # type: ignore[index]
    assert {name for name in names if not re.search(rf"[\s|]{name}[\s,]", NOTICES)} == set()


def test_the_notices_name_the_licence_of_everything_in_the_site() -> None:
    """Python for the browser, which has no notice of its own, and the packages fetched for it."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]["node_modules/pyodide"]["license"] == "MPL-2.0"
    assert "[MPL-2.0](https://www.mozilla.org/MPL/2.0/)" in NOTICES
    assert "Python Software Foundation; All Rights Reserved" in NOTICES
    fetched = (ROOT / "requirements" / "site.txt").read_text(encoding="utf-8")
    assert all(
        f"{name} for Python" in NOTICES for name in re.findall(r"^([\w-]+)==", fetched, re.M)
    )


def test_nothing_that_the_sdist_excludes_is_included_again() -> None:
    """The build reads .gitignore after its own exclusions, so a `!` there would bring files back."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8")
    assert not [line for line in ignored.splitlines() if line.startswith("!")]


@pytest.mark.parametrize(
    ("readme", "published", "local"),
    [
        ("[a](docs/b.md#c)", "[a](https://git.example/x/blob/v1.0.0/docs/b.md#c)", "a"),
        ("![a](docs/b.png)", "![a](https://git.example/x/raw/v1.0.0/docs/b.png)", "a"),
        ("[a](https://b.example)", "[a](https://b.example)", "[a](https://b.example)"),
        ("[a](#c)", "[a](#c)", "[a](#c)"),
    ],
)
def test_on_a_package_index_no_link_is_a_path(readme: str, published: str, local: str) -> None:
    assert page_on_an_index(readme, "https://git.example/x", "v1.0.0") == published
    assert page_on_an_index(readme, None, "v1.0.0") == local
