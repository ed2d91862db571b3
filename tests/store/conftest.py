"""Stores on the real things. Each test has a database of its own."""

from __future__ import annotations

import asyncio
import inspect
from functools import wraps

import pytest

from tests.kit.services import Postgres, Redis, running
from tests.store.books import FileOfSeveral


@pytest.fixture(scope="session")
def postgres():
    yield from running(Postgres())


@pytest.fixture
def redis():
    yield from running(Redis())


@pytest.fixture(params=["sqlite", "shared", "postgresql"])
def word(request, tmp_path):
    """How a store is named."""
    if request.param == "sqlite":
        return str(tmp_path / "pelagos.db")
    if request.param == "shared":
        return FileOfSeveral(tmp_path / "pelagos.db")
    return request.getfixturevalue("postgres").empty_database()


@pytest.fixture(params=["file", "postgresql"])
def store(request, tmp_path):
    """How a store is named that several processes share."""
    if request.param == "file":
        return FileOfSeveral(tmp_path / "pelagos.db")
    return request.getfixturevalue("postgres").empty_database()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "pelagos.db"


@pytest.fixture
def database(postgres):
    return postgres.empty_database()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """A test that awaits gets a loop. Stores it has opened with `opened` are closed."""
    if inspect.iscoroutinefunction(pyfuncitem.obj):
        test = pyfuncitem.obj

        @wraps(test)
        def run(**given):
            asyncio.run(asyncio.wait_for(test(**given), 120))

        pyfuncitem.obj = run
    return None
