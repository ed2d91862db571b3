"""One real server for all tests that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.kit.server_process import NO_LIMITS
from tests.kit.server_process import ServerProcess as House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    with House(folder / "store.sqlite", *options, log=folder / "log") as found:
        yield found
