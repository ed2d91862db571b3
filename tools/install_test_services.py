"""Install the programs that tests start: a browser, PostgreSQL, Redis and nginx.

`make test` runs this first. As root on Debian or a relative, it installs the missing packages with apt and prints what
it installs. Elsewhere it prints what is missing, and the tests that need it fail.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.kit.servers.programs import MissingProgram, chromium_program, nginx_program, postgres_program, redis_program

NEEDED: dict[str, Callable[[], str]] = {  # by Debian's name of the package
    "chromium-headless-shell": chromium_program,
    "postgresql": lambda: postgres_program("initdb"),
    "redis-server": redis_program,
    "nginx-light": nginx_program,
}
# Debian would create a database cluster and start services. Tests start their own.
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")
ENVIRONMENT = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}


def main() -> None:
    missing = [package for package, program in NEEDED.items() if is_missing(program)]
    if not missing:
        return
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        print(f"Tests will fail that need {', '.join(missing)}: not installed here. On Debian and Ubuntu, as root:")
        print(f"  apt install {' '.join(missing)}", flush=True)
        return
    print(f"Installing what tests start: {', '.join(missing)} ...", flush=True)
    install(missing)


def is_missing(program: Callable[[], str]) -> bool:
    try:
        program()
    except MissingProgram:
        return True
    return False


def install(packages: list[str]) -> None:
    if "postgresql" in packages and not NO_CLUSTER.exists():
        print(f"Writing {NO_CLUSTER}: PostgreSQL is installed without a database cluster.", flush=True)
        NO_CLUSTER.parent.mkdir(exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n")
    apt("update", "-qq")
    for package in packages:  # one by one: if apt does not know one of them, the others are still installed
        apt("install", "-y", "-qq", "--no-install-recommends", package)


def apt(*words: str) -> None:
    """Run apt and print its errors. They do not end `make test`: the tests that lack a program fail and say so."""
    done = subprocess.run(["apt-get", *words], env={**os.environ, **ENVIRONMENT}, capture_output=True, text=True)
    if done.returncode:
        print(f"apt-get {' '.join(words)}: {done.stderr[-2000:]}", file=sys.stderr)


if __name__ == "__main__":
    main()
