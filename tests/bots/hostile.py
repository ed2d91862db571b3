"""Bots that misbehave, each a process: `python hostile.py HOW PIDS`. What they start is noted in the file PIDS."""

import json
import os
import signal
import sys
import time

HOW, PIDS = sys.argv[1:]


def note_pid():
    with open(PIDS, "a") as file:
        print(os.getpid(), file=file)


def say(message):
    print(json.dumps(message), flush=True)


def forever():
    while True:
        time.sleep(1)


def ask():
    """The next question."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            return message
    raise SystemExit


def answer(question, number=0):
    say({"id": question["id"], "play": question["legal"][number]})


def start():
    assert json.loads(sys.stdin.readline())["type"] == "hello"
    say({"ready": True})


def sleeps():
    start()
    forever()


def never_ready():
    forever()


def dies_at_once():
    raise SystemExit(3)


def dies_later():
    start()
    for _ in range(4):
        answer(ask())
    ask()
    print("the mast broke", file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


def garbage():
    start()
    ask()
    print("\x00 what is this {[", flush=True)
    forever()


def deep():
    start()
    ask()
    print("[" * 9000, flush=True)
    forever()


def number():
    start()
    ask()
    print("7", flush=True)
    forever()


def floods():
    start()
    ask()
    sys.stdout.write("x" * 10_000_000)
    sys.stdout.flush()
    forever()


def babbles():
    """Lines that are well formed, and no end of them."""
    start()
    ask()
    while True:
        say({"id": 0, "play": "pass"})


def illegal():
    start()
    while True:
        say({"id": ask()["id"], "play": "sail home"})


def foresees():
    """Answers what it was not asked yet."""
    start()
    question = ask()
    say({"id": question["id"] + 1, "play": question["legal"][0]})
    forever()


def ignores_sigterm():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    start()
    forever()


def deaf():
    """Reads no more, so that what it is told piles up."""
    start()
    sys.stdin.close()
    os.dup2(os.open("/dev/null", os.O_RDONLY), 0)
    forever()


def forks():
    """Has a child that holds its pipes, and leaves."""
    start()
    answer(ask())
    if os.fork() == 0:
        note_pid()
        forever()
    time.sleep(0.2)  # the child notes itself
    os._exit(0)


# ---- those that play on
def complains():
    """Writes a lot to its standard error, and plays."""
    start()
    while True:
        question = ask()
        sys.stderr.write("woe is me\n" * 50_000)
        sys.stderr.flush()
        answer(question)


def slow_once():
    """Answers its first question together with its second one."""
    start()
    first, second = ask(), ask()
    answer(first)
    answer(second, -1)
    while True:
        answer(ask())


if __name__ == "__main__":
    note_pid()
    globals()[HOW]()
