"""Fixtures with real SQLite files, PostgreSQL and Redis. Each test has a database of its own."""

from __future__ import annotations

import asyncio
import inspect
from functools import wraps

import pytest

from tests.kit.servers.services import Postgres, Redis, running
from tests.store.helpers import SharedFile


@pytest.fixture(scope="session")
def postgres():
    yield from running(Postgres())


@pytest.fixture
def redis():
    yield from running(Redis())


@pytest.fixture(params=["sqlite", "shared", "postgresql"])
def location(request, tmp_path):
    """The location of a store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "pelagos.db")
    if request.param == "shared":
        return SharedFile(tmp_path / "pelagos.db")
    return request.getfixturevalue("postgres").empty_database()


@pytest.fixture(params=["file", "postgresql"])
def shared_location(request, tmp_path):
    """The location of a store that several processes can share, of each kind."""
    if request.param == "file":
        return SharedFile(tmp_path / "pelagos.db")
    return request.getfixturevalue("postgres").empty_database()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "pelagos.db"


@pytest.fixture
def shared_file(file):
    return SharedFile(file)


@pytest.fixture
def database(postgres):
    return postgres.empty_database()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run async tests in an event loop, for at most 120 seconds."""
    if inspect.iscoroutinefunction(pyfuncitem.obj):
        test = pyfuncitem.obj

        @wraps(test)
        def run(**fixtures):
            asyncio.run(asyncio.wait_for(test(**fixtures), 120))

        pyfuncitem.obj = run
    return None
