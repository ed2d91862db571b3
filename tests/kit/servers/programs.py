"""Programs that tests start and that are not part of Pelagos: a browser, PostgreSQL, Redis, nginx.

Tests only look for them. `make test-services` installs them (tools/install_test_services.py).
"""

from __future__ import annotations

import shutil
from pathlib import Path

# The first is Debian's Chromium without windows. Nobody would see them, and they take a quarter of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


class MissingProgram(Exception):
    """A program that tests start is not installed."""


def chromium_program() -> str:
    return required(BROWSERS[0], next(filter(None, map(shutil.which, BROWSERS)), None))


def postgres_program(name: str) -> str:
    """Return the path of `initdb` or `postgres`, of the newest version that is installed."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return required("postgresql", str(installed[-1]) if installed else shutil.which(name))


def redis_program() -> str:
    return required("redis-server", shutil.which("redis-server"))


def nginx_program() -> str:
    return required("nginx-light", shutil.which("nginx", path="/usr/sbin:/usr/bin"))


def required(package: str, path: str | None) -> str:
    """Return the path, or raise MissingProgram with Debian's name of the package and how to install it."""
    if path is None:
        raise MissingProgram(f"{package} is not installed: run `make test-services`, or `apt install {package}`")
    return path
