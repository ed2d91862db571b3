"""The statements, in the SQL that SQLite and PostgreSQL share. `?` stands for a value; {now} for milliseconds by the
database's clock; {dead} for the moment before which a process must have been seen last to be taken for dead;
{rows a text, b bigint} for many rows, read as a table with these columns. One statement writes for many tables: a
thread that asks SQLite may have to wait for Python's lock after each statement, PostgreSQL is a way away."""

from __future__ import annotations

import re
from functools import cache

from pelagos.store.store import ALIVE

SQLITE_NOW = "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
POSTGRES_NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"
POST_LIFE = 60_000  # milliseconds: who asked has long given up
PROCESS_LIFE = 86_400_000


@cache
def for_sqlite(text: str, rows: int = 0) -> str:
    """With values for so many rows; 0: the rows are JSON, a list of lists, with which a commit takes a quarter longer.
    Each number of rows is a statement of its own."""
    if rows:
        width = text.partition("{rows ")[2].partition("}")[0].count(",") + 1
        row = f"({', '.join('?' * width)})"
        found = _with_rows(text, "column{nth} AS {name}", f"(VALUES {', '.join([row] * rows)})")
    else:
        found = _with_rows(text, "json_extract(value, '$[{at}]') AS {name}", "json_each(?)")
    return _timed(found, SQLITE_NOW).replace("{lock}", "")


@cache
def for_postgres(text: str) -> str:
    rows = _with_rows(text, "(value->>{at})::{type} AS {name}", "json_array_elements(?::json)")
    return _timed(rows, POSTGRES_NOW).replace("{lock}", "FOR UPDATE OF tables").replace("?", "%s")


def _timed(text: str, now: str) -> str:
    return text.replace("{dead}", f"({now} - {round(ALIVE * 1000)})").replace("{now}", now)


def _with_rows(text: str, column: str, source: str) -> str:
    def table(found: re.Match[str]) -> str:
        columns = [part.split() for part in found[1].split(",")]
        named = (column.format(at=at, nth=at + 1, name=name, type=kind) for at, (name, kind) in enumerate(columns))
        return f"(SELECT {', '.join(named)} FROM {source})"

    return re.sub(r"\{rows ([^}]*)\}", table, text)


# ---- tables
_HEAD = "id, game, status, public, seats, free, title, people, mover, wake, changed"
HEAD = f"SELECT {_HEAD} FROM tables WHERE id = ?"
OPEN = f"SELECT {_HEAD} FROM tables WHERE status = 'open' AND public AND free > 0 ORDER BY changed DESC, id LIMIT ?"
TABLES_OF = f"""SELECT {_HEAD} FROM tables JOIN players ON table_id = id WHERE person = ?
    ORDER BY mover = person DESC, changed DESC, id LIMIT ?"""
COUNT = """SELECT COUNT(*) FROM tables JOIN players ON table_id = id
    WHERE person = ? AND status IN ('open', 'playing')"""
NEW_TABLE = f"""INSERT INTO tables ({_HEAD}, seq, hash, owner, epoch)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT (id) DO NOTHING RETURNING epoch"""
BOOKS_OF = """SELECT id, owner, epoch, people, seq, hash FROM {rows wanted text} AS w JOIN tables ON id = wanted
    ORDER BY id {lock}"""
KNOWN = """SELECT l.table_id, l.person, l.command FROM {rows t text, p text, c text} AS n
    JOIN lines AS l ON l.table_id = t AND l.person = p AND l.command = c WHERE l.command <> ''"""
NEW_LINES = """INSERT INTO lines (table_id, seq, at, person, command, body, hash)
    SELECT * FROM {rows t text, s bigint, a bigint, p text, c text, b text, h text} AS n"""
NEW_HEADS = """UPDATE tables SET game = n.game, status = n.status, public = n.public, seats = n.seats, free = n.free,
    title = n.title, people = n.people, mover = n.mover, wake = n.wake, changed = n.changed,
    seq = n.seq, hash = n.hash, gap = CASE WHEN n.seq > tables.seq THEN 0 ELSE tables.gap END
    FROM {rows t text, game text, status text, public boolean, seats integer, free integer, title text, people text,
        mover text, wake bigint, changed bigint, seq bigint, hash text} AS n WHERE id = t"""
NO_PLAYERS = "DELETE FROM players WHERE table_id IN (SELECT t FROM {rows t text} AS n)"
NEW_PLAYERS = "INSERT INTO players (person, table_id) SELECT p, t FROM {rows p text, t text} AS n"
LINES = "SELECT seq, at, person, command, body, hash FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
SOME_LINES = f"{LINES} LIMIT ?"
BOOKS = "SELECT id, seq, hash, status, reason FROM tables WHERE id > ? ORDER BY id LIMIT ?"
QUARANTINE = """UPDATE tables SET status = 'quarantined', reason = ?, wake = NULL, owner = NULL, epoch = epoch + 1
    WHERE id = ?"""

# ---- who looks after which table. An owner is dead only if his row says so: a row not seen yet is of one just come.
# Who has not been seen himself takes nobody for dead: the database may have been away for all of them.
CLAIM = """UPDATE tables SET owner = ?, epoch = epoch + 1,
    gap = gap + COALESCE((SELECT {now} - seen FROM processes WHERE id = owner AND id <> ? AND NOT stopped), 0)
    WHERE id = ? AND status <> 'quarantined' AND (owner IS NULL OR owner = ?
        OR owner IN (SELECT id FROM processes WHERE stopped OR seen < {dead}
            AND EXISTS (SELECT 1 FROM processes WHERE id = ? AND seen >= {dead})))
    RETURNING epoch, gap"""
KEEPER = """SELECT owner FROM tables JOIN processes ON processes.id = owner
    WHERE tables.id = ? AND NOT stopped AND seen >= {dead}"""
RELEASE = "UPDATE tables SET owner = NULL WHERE id = ? AND owner = ? AND epoch = ?"
DUE = """SELECT id FROM tables WHERE wake <= ? AND status <> 'quarantined' AND (owner IS NULL
        OR owner <> ? AND owner IN (SELECT id FROM processes WHERE stopped OR seen < {dead}))
    ORDER BY wake LIMIT ?"""

# ---- signs of life
LAST_SEEN = "SELECT {now}, MAX(seen), MAX(CASE WHEN stopped OR seen < {dead} THEN 0 ELSE 1 END) FROM processes"
NEW_DOWNTIME = (
    "INSERT INTO downtimes (since, until) VALUES (?, ?) ON CONFLICT (since) DO UPDATE SET until = excluded.until"
)
DOWNTIMES = "SELECT since, until FROM downtimes WHERE until > ? ORDER BY since"
EXCUSE = "UPDATE processes SET seen = ? WHERE NOT stopped AND seen >= ?"
DEAD = "SELECT id, seen FROM processes WHERE NOT stopped AND id <> ? AND seen < ?"
SILENCE = "SELECT {now} - seen FROM processes WHERE id = ? AND NOT stopped"
BURY_TABLES = "UPDATE tables SET owner = NULL, gap = gap + ? WHERE owner = ?"
BURY = "UPDATE processes SET stopped = TRUE WHERE id = ?"
FORGET = """DELETE FROM processes WHERE stopped AND seen < ?
    AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = processes.id)"""
SIGN = """INSERT INTO processes (id, seen) VALUES (?, ?)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, stopped = FALSE"""
SIGN_OFF = "UPDATE processes SET stopped = TRUE, seen = {now} WHERE id = ?"
GIVE_BACK = "UPDATE tables SET owner = NULL WHERE owner = ?"

# ---- people
NEW_PERSON = "INSERT INTO people (id, name, made) VALUES (?, ?, ?)"
RENAME = "UPDATE people SET name = ? WHERE id = ?"
NEW_SESSION = "INSERT INTO sessions (token, person, made) VALUES (?, ?, ?)"
SESSION = "SELECT people.id, name FROM sessions JOIN people ON people.id = person WHERE token = ?"
END_SESSION = "DELETE FROM sessions WHERE token = ?"
NEW_PASS = "INSERT INTO passes (token, kind, about, until) VALUES (?, ?, ?, ?)"
FIND_PASS = "SELECT about FROM passes WHERE token = ? AND kind = ? AND until > ?"
TAKE_PASS = "DELETE FROM passes WHERE token = ? AND kind = ? AND until > ? RETURNING about"
OLD_PASSES = "DELETE FROM passes WHERE until <= {now}"

# ---- between processes
NEW_POST = "INSERT INTO posts (table_id, person, body, made) VALUES (?, ?, ?, {now}) RETURNING number"
POSTS = """SELECT number, table_id, person, body FROM posts JOIN tables ON tables.id = table_id
    WHERE owner = ? AND answer IS NULL ORDER BY number"""
ANSWER = "UPDATE posts SET answer = ? WHERE number = ?"
ANSWER_OF = "SELECT answer FROM posts WHERE number = ?"
OLD_POSTS = f"DELETE FROM posts WHERE made < {{now}} - {POST_LIFE}"
COME = "INSERT INTO presence (table_id, person, process) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
COME_ALL = """INSERT INTO presence (table_id, person, process)
    SELECT * FROM {rows t text, p text, i text} AS n WHERE TRUE ON CONFLICT DO NOTHING"""  # TRUE: for SQLite
GO = "DELETE FROM presence WHERE table_id = ? AND person = ? AND process = ?"
ALL_GO = "DELETE FROM presence WHERE process = ?"
HERE = """SELECT DISTINCT person FROM presence JOIN processes ON processes.id = process
    WHERE table_id = ? AND process <> ? AND NOT stopped AND seen >= {dead}"""
