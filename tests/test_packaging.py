"""What a release contains besides code."""

import re

import pytest

from tests.programs import Missing, client


def test_the_licences_of_the_packages_in_the_browser_client_are_distributed() -> None:
    try:
        text = (client() / "third-party-licences.md").read_text(encoding="utf-8")
    except Missing as missing:
        pytest.skip(str(missing))
    packages = re.findall(r"^## (\S+) - [\d.]+ \((.+)\)$", text, re.M)
    assert {"marked", "svelte"} <= {name for name, _ in packages}
    assert {licence for _, licence in packages} == {"MIT"}
    assert text.count("Permission is hereby granted, free of charge") >= len(packages)
