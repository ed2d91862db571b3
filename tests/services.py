"""Real programs for tests: Debian's browser, PostgreSQL and Redis, these on a free port in a temporary folder."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = os.name == "posix" and os.geteuid() == 0


# ---- programs
def postgres_program(name: str) -> str:
    return found_or_installed("postgresql", lambda: newest_postgres(name))


def newest_postgres(name: str) -> str | None:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(installed[-1]) if installed else shutil.which(name)


def redis_program() -> str:
    return found_or_installed("redis-server", lambda: shutil.which("redis-server"))


# The first is Debian's Chromium without the windows that nobody would see, which take a quarter of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium_program() -> str:
    return found_or_installed(BROWSERS[0], lambda: next(filter(None, map(shutil.which, BROWSERS)), None))


def found_or_installed(package: str, find) -> str:
    """Installs Debian's package when it is missing and we may; skips the test when we may not."""
    if path := find():
        return path
    if not (ROOT and shutil.which("apt-get")):
        pytest.skip(f"{package} is not installed, and only root can do that (apt install {package})")
    with Path(tempfile.gettempdir(), "pelagos-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes
        if not find():
            install(package)
    return find() or pytest.fail(f"{package} was installed, but its program is not there")


def install(package: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    if package == "postgresql":  # no cluster of its own
        Path("/etc/postgresql-common").mkdir(exist_ok=True)
        Path("/etc/postgresql-common/createcluster.conf").write_text("create_main_cluster = false\n")
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
    ):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"{package} could not be installed: {done.stderr[-500:]}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def until(true, what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"{what}: not within {seconds} seconds"
        time.sleep(0.02)


# ---- services
class Service:
    """A program that a test may kill and start again. It ends with us, however we end."""

    def __init__(self, folder: Path, user: str | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None
        self.starter = ThreadPoolExecutor(1)  # lives as long as we do: the program ends with the thread that started it

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            command = [*self.as_user("--pdeathsig", "KILL"), *self.command()]
            opened = self.starter.submit(subprocess.Popen, command, stdout=log, stderr=log, cwd=self.folder)
            self.process = opened.result()
        until(lambda: self.answers() or self.process.poll() is not None, type(self).__name__)
        assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")[-2000:]

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Said again if need be: a program that is just starting may not have heard it."""
        if not self.process:
            return
        for _ in range(6):
            self.process.send_signal(how)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                self.process = None
                return
        raise AssertionError(f"{type(self).__name__} does not end")

    def restart(self) -> None:
        self.kill()
        self.start()

    def as_user(self, *more: str) -> list[str]:
        """PostgreSQL refuses to run as root."""
        if not shutil.which("setpriv"):
            return []
        who = [f"--reuid={self.user}", f"--regid={self.user}", "--init-groups"] if ROOT and self.user else []
        return ["setpriv", *who, *more]


class Postgres(Service):
    """A cluster as Debian makes it: fsync is on."""

    def __init__(self) -> None:
        self.programs = {name: postgres_program(name) for name in ("initdb", "postgres")}
        folder = Path(tempfile.mkdtemp(prefix="pelagos-postgres-"))
        super().__init__(folder, "postgres")
        if ROOT:
            shutil.chown(folder, "postgres", "postgres")
        self.url = f"postgresql://pelagos@127.0.0.1:{self.port}/postgres"
        initdb = [self.programs["initdb"], "-D", "data", "-U", "pelagos", "-A", "trust", "--no-sync", "-E", "UTF8"]
        done = subprocess.run(
            [*self.as_user(), *initdb, "--locale=C.UTF-8"], cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr

    def command(self) -> list[str]:
        options = ["-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port), "-c", "max_connections=60"]
        return [self.programs["postgres"], "-D", "data", *options]

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def kill(self, how: int = signal.SIGQUIT) -> None:
        """As after a loss of power: no goodbye to anybody. (SIGKILL would leave its children.)"""
        super().kill(how)

    def empty_database(self) -> str:
        """The same one each time: a new one is a thousand files."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(HANG_UP)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url


HANG_UP = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = 'pelagos' AND pid <> pg_backend_pid()"""


class Redis(Service):
    def __init__(self) -> None:
        self.program = redis_program()
        super().__init__(Path(tempfile.mkdtemp(prefix="pelagos-redis-")))
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


def running(service: Service) -> Iterator[Service]:
    """For a fixture: one for each test process, started when first asked for."""
    try:
        service.start()
        yield service
    finally:
        service.kill()
        shutil.rmtree(service.folder, ignore_errors=True)
