"""A small program between Pelagos and a bot process: `python watchdog.py COMMAND…`. It starts the command. When the
command ends, or when the process at the other end of its standard input is gone, it kills everything that was started.

It is run by its path, so that it imports nothing of Pelagos, and in a session of its own (pipe_process.py starts it
so).
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time

GRACE = 1.0  # seconds for a bot to exit by itself after its input has ended


def main() -> None:
    signal.signal(signal.SIGCHLD, lambda *_: child_ended())
    if os.fork() == 0:
        run(sys.argv[1:])
    os.close(1)  # only the bot keeps standard output open, so that its end can be seen
    input_closed = select.poll()
    input_closed.register(0, 0)  # reports the end of the input without reading it: the bot reads it
    input_closed.poll()
    time.sleep(GRACE)
    end_all()


def run(command: list[str]) -> None:
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    os._exit(127)


def child_ended() -> None:
    """Handle SIGCHLD: if the bot has ended (and was not just stopped), write how, and kill what it started."""
    pid, status = os.waitpid(-1, os.WNOHANG)
    if pid:
        code = os.waitstatus_to_exitcode(status)
        os.write(2, f"(ended by signal {-code})\n".encode() if code < 0 else f"(exit status {code})\n".encode())
        end_all()


def end_all() -> None:
    os.killpg(0, signal.SIGKILL)  # this process is in the group too


if __name__ == "__main__":
    main()
