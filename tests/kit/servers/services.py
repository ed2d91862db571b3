"""Real PostgreSQL and Redis servers for tests, each on a free port and in a temporary folder."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from tests.kit.servers.processes import free_port, wait_until
from tests.kit.servers.programs import postgres_program, redis_program

IS_ROOT = os.name == "posix" and os.geteuid() == 0


class Service:
    """A program that a test may kill and start again. It ends when this process ends, for whatever reason."""

    def __init__(self, folder: Path, user: str | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None
        # The kernel kills the program when the thread that started it ends, so that thread lives as long as we do.
        self.starter = ThreadPoolExecutor(1)

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
        process = self.process
        wait_until(lambda: self.answers() or process.poll() is not None, type(self).__name__)
        assert process.poll() is None, (self.folder / "log").read_text("utf-8")[-2000:]

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Send the signal until the program ends. A program that is just starting may miss the first one."""
        process = self.process
        if process is None:
            return
        for _ in range(6):
            process.send_signal(how)
            with suppress(subprocess.TimeoutExpired):
                process.wait(5)
                self.process = None
                return
        raise AssertionError(f"{type(self).__name__} does not end")

    def restart(self) -> None:
        self.kill()
        self.start()

    def as_user(self, *more: str) -> list[str]:
        """Return the words in front of a command: PostgreSQL refuses to run as root."""
        if not shutil.which("setpriv"):
            return []
        user = [f"--reuid={self.user}", f"--regid={self.user}", "--init-groups"] if IS_ROOT and self.user else []
        return ["setpriv", *user, *more]


class Postgres(Service):
    """A cluster with the settings that Debian gives it, so fsync is on."""

    def __init__(self) -> None:
        self.programs = {name: postgres_program(name) for name in ("initdb", "postgres")}
        folder = Path(tempfile.mkdtemp(prefix="pelagos-postgres-"))
        super().__init__(folder, "postgres")
        if IS_ROOT:
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
        """End without a word to any client, as in a power cut. (SIGKILL would leave its children running.)"""
        super().kill(how)

    def empty_database(self) -> str:
        """Return the URL of the one database, emptied: creating another would write a thousand files."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(DISCONNECT_OTHERS)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url


DISCONNECT_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = 'pelagos' AND pid <> pg_backend_pid()"""


class Redis(Service):
    def __init__(self) -> None:
        self.program = redis_program()
        super().__init__(Path(tempfile.mkdtemp(prefix="pelagos-redis-")))
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


AnyService = TypeVar("AnyService", bound=Service)


def running(service: AnyService) -> Iterator[AnyService]:
    """Start a service, yield it to a fixture and remove it afterwards."""
    try:
        service.start()
        yield service
    finally:
        service.kill()
        shutil.rmtree(service.folder, ignore_errors=True)
