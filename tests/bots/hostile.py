"""Bot programs that misbehave: `python hostile.py HOW PIDS`. They append the ids of their processes to the file
PIDS."""

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
    """Wait for the next question."""
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
    print("out of ideas", file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


def garbage():
    start()
    ask()
    print("\x00 garbage {[", flush=True)
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
    """Write well-formed answers without end."""
    start()
    ask()
    while True:
        say({"id": 0, "play": "pass"})


def illegal():
    start()
    while True:
        say({"id": ask()["id"], "play": "sail home"})


def foresees():
    """Answer a question that was not asked yet."""
    start()
    question = ask()
    say({"id": question["id"] + 1, "play": question["legal"][0]})
    forever()


def ignores_sigterm():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    start()
    forever()


def does_not_read():
    """Stop reading, so that messages pile up."""
    start()
    sys.stdin.close()
    os.dup2(os.open("/dev/null", os.O_RDONLY), 0)
    forever()


def forks():
    """Start a child that keeps the pipes open, and exit."""
    start()
    answer(ask())
    if os.fork() == 0:
        note_pid()
        forever()
    time.sleep(0.2)  # for the child to write its id
    os._exit(0)


# ---- bots that play on
def complains():
    """Write a lot to standard error, and play."""
    start()
    while True:
        question = ask()
        sys.stderr.write("warning\n" * 50_000)
        sys.stderr.flush()
        answer(question)


def slow_once():
    """Answer the first question only together with the second one."""
    start()
    first, second = ask(), ask()
    answer(first)
    answer(second, -1)
    while True:
        answer(ask())


if __name__ == "__main__":
    note_pid()
    globals()[HOW]()
