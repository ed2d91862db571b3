"""A small program between us and the process of a bot: `python leash.py COMMAND…`. It starts the command, and when the
command ends, or whoever holds the other end of its standard input is gone, it ends all that was started.

It is run by its path, so that it loads nothing of ours, in a session of its own (child.py sees to that).
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time

GRACE = 1.0  # seconds for a bot to leave by itself when its input has ended


def main() -> None:
    signal.signal(signal.SIGCHLD, lambda *_: gone())
    if os.fork() == 0:
        run(sys.argv[1:])
    os.close(1)  # only the bot holds it, so that its end is seen
    closed = select.poll()
    closed.register(0, 0)  # tells of the end of the input, and leaves what is in it to the bot
    closed.poll()
    time.sleep(GRACE)
    end_all()


def run(command: list[str]) -> None:
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    os._exit(127)


def gone() -> None:
    """The bot has ended, or was only stopped; what it has started ends with it."""
    pid, status = os.waitpid(-1, os.WNOHANG)
    if pid:
        code = os.waitstatus_to_exitcode(status)
        os.write(2, f"(ended by signal {-code})\n".encode() if code < 0 else f"(exit status {code})\n".encode())
        end_all()


def end_all() -> None:
    os.killpg(0, signal.SIGKILL)  # this program too


if __name__ == "__main__":
    main()
