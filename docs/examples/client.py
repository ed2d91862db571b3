"""A complete client (docs/reference/protocol.md): takes a seat, plays random legal moves, and checks the seed.
`python client.py http://127.0.0.1:8000 ulysses` opens a table with two bots; TABLE [INVITE] joins an existing one."""

import hashlib, json, secrets, sys, time, urllib.request as web  # noqa: E401, I001
from collections import Counter
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

RETRY = ("unavailable", "busy", "stopping")  # send the same command with the same id again after a while
OUTDATED = ("stale", "begun", "away", "back", "done")  # the table has moved on; the newest update says how


def post(address, headers, **body):
    with web.urlopen(web.Request(address, json.dumps(body).encode(), headers), timeout=30) as answer:
        return json.load(answer)


def random_move(verbs, parts, **_):
    """Return a random move from the choices: the words of a verb and of its parts, with as few cards as possible."""
    choice = secrets.choice([verb for verb in verbs if not verb["reason"]])
    left, chosen, used = list(parts[choice["then"]]), [], Counter()
    while left:  # first the targets, since they decide which parts follow
        part = left.pop(0)
        is_target = part["of"] != "card" or any("then" in option for option in part["options"])
        chosen.append((part, [secrets.choice(part["options"])] if is_target else []))
        left[:0] = [more for option in chosen[-1][1] for more in parts[option.get("then", 0)]]
    for part, taken in sorted(chosen, key=lambda each: len(each[0]["options"])):  # then cards that few kinds can pay
        while len(taken) < part.get("least", 1):
            taken.append(secrets.choice([each for each in part["options"] if used[each["what"]] < each.get("held", 1)]))
            used[taken[-1]["what"]] += 1
    words = [choice["words"]]
    for part, taken in chosen:
        words += [option["words"] for option in part["options"] for each in taken if each is option]
        words.append(part.get("end", ""))
    return " ".join(filter(None, words))


def next_command(you, choices, seq, table, **_):
    """Return the next command, if any. The entropy is made only here, after the commitment was received."""
    found = {"do": "play", "move": random_move(**choices), "seq": seq} if choices else None
    if table["status"] == "open" and (you < 0 or you == table["host"]):
        found = {"do": "begin"} if you >= 0 else {"do": "join", "entropy": secrets.token_hex(16)}
    elif table["seats"][you]["away"]:
        found = {"do": "back"}
    return found and {**found, "id": secrets.token_hex(8)}


def play(address, headers, command=None, done=0):
    """Return the last update. A command without an answer is sent again over the next connection, with the same id."""
    while True:
        try:
            with connect(address, additional_headers=headers) as socket:
                update, sent = json.loads(socket.recv()), None
                while update["table"]["status"] in ("open", "playing"):
                    command = command or (next_command(**update) if update["seq"] >= done else None)
                    if command is not sent:
                        socket.send(json.dumps(command))
                    message, sent = json.loads(socket.recv()), command
                    update = message if message["type"] == "update" else update
                    if message.get("code") in RETRY:
                        sent = time.sleep(0.5)
                    elif message["type"] == "answer" or message.get("code") in OUTDATED:
                        command, sent, done = None, None, message.get("seq", done)
                    elif message["type"] == "refused":
                        sys.exit(message["reason"])
                return update
        except (OSError, WebSocketException) as error:
            if isinstance(error, InvalidStatus) and error.response.status_code < 500:
                sys.exit(error.response.body.decode())
            time.sleep(0.5)


server, table, invite = [*sys.argv[1:], ""][:3]
headers = {"Authorization": "Bearer " + post(f"{server}/api/people", {}, name="Example", bearer=True)["token"]}
if table in ("ulysses", "odysseus"):
    table = post(f"{server}/api/tables", headers, game=table, seats=3, bots=[None, "sailor", "sailor"], pace=0)["id"]
if invite:
    post(f"{server}/api/tables/{table}/enter", headers, invite=invite)
end = play(f"ws{server.removeprefix('http')}/api/tables/{table}/socket", headers)["table"]
kept = hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest() == end["commitment"]
print(f"{table}: won by {[end['seats'][seat]['name'] for seat in end['winners']]}, seed {'kept' if kept else 'BROKEN'}")
