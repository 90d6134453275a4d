"""One server for all tests of a module."""

from collections.abc import Iterator

import pytest

from tests.server.service.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('served') / 'valence.db'}") as served:
        yield served
