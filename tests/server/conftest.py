"""A real server, shared by all tests that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.kit.servers.server_process import NO_LIMITS, ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    with ServerProcess(folder / "store.sqlite", *options, log=folder / "log") as found:
        yield found
