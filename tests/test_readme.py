"""Run every command of the README as a newcomer would type it."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.kit.project.fresh_copy import clean_environment, fresh_copy, quick_compiler
from tests.kit.servers.processes import free_port, wait_until

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
COMMANDS = [line for kind, block in BLOCKS if kind == "" for line in block.strip().splitlines()]
PACKAGE = [Path(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


def run(command, folder, typed=""):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(path.resolve()) for path in PACKAGE)}
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, env=env)


def test_every_command_is_known_here():
    """These tests run every command of the README."""
    makes = [command for command in COMMANDS if command.startswith("make ")]
    assert makes == ["make play", "make test"]
    assert all(command.startswith(("make ", "pelagos ")) for command in COMMANDS)


def test_a_server_and_a_table_on_it(tmp_path, monkeypatch):
    """Run the README's commands with a data folder of this test and on a free port."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert "pelagos serve" in COMMANDS
    port = free_port()
    [opening] = [command for command in COMMANDS if command.startswith("pelagos open ")]
    serving = [sys.executable, "-m", "pelagos", "serve", "--port", str(port)]
    with subprocess.Popen(serving, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout and f":{port}/" in server.stdout.readline()
            words = shlex.split(opening.replace(":8000", f":{port}"))
            done = run([sys.executable, "-m", *words], tmp_path, "\nquit\n")
            assert "The game begins." in done.stdout, done.stdout + done.stderr
        finally:
            server.terminate()
    assert (tmp_path / "data" / "pelagos" / "pelagos.sqlite").is_file()


def test_the_pelagos_commands_run_in_order(tmp_path):
    """Run them in one folder, since some read what others have written. Games are left at the first question."""
    for command in COMMANDS:
        if command.startswith("pelagos ") and not command.startswith(("pelagos serve", "pelagos open")):
            done = run([sys.executable, "-m", *shlex.split(command)], tmp_path, "quit\n")
            assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
            assert "Traceback" not in done.stderr


def test_the_python_runs(tmp_path):
    [code] = [block for kind, block in BLOCKS if kind == "python"]
    done = run([sys.executable, "-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("(")


def test_make_play_deals_a_game_in_a_fresh_copy(tmp_path):
    """Run `make play` in a copy without an environment or a build. It does not depend on the build under test."""
    copy = fresh_copy(tmp_path / "pelagos")
    # A store of its own, and no browser.
    env = clean_environment() | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    if compiler := quick_compiler(tmp_path):
        env["CC"] = compiler
    with (tmp_path / "log").open("w") as log:
        play = subprocess.Popen(["make", "play"], cwd=copy, stdout=log, stderr=log, env=env, start_new_session=True)
    try:
        said = (tmp_path / "log").read_text
        wait_until(lambda: play.poll() is not None or "Tables are saved" in said(), "make play", 600)
        address = re.search(r"Pelagos serves at (\S+)", said())
        assert play.poll() is None and address, said()
        page = httpx.get(address[1]).text
        script = re.search(r'src="./(assets/[^"]+[.]js)"', page)
        assert script, said() + page
        assert httpx.get(address[1] + script[1]).status_code == 200
        compiled = list((copy / "build" / "compiled").rglob("*.so"))
        assert bool(compiled) == bool(compiler)
    finally:
        os.killpg(play.pid, signal.SIGTERM)
        play.wait(30)


def test_ci_calls_make_test_and_nothing_more():
    """The second command runs these tests."""
    lines = [line for line in (ROOT / ".ci" / "run").read_text().splitlines() if line and not line.startswith("#")]
    assert lines[-1] == "exec make test"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
