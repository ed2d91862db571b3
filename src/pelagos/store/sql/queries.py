"""All SQL statements, in the SQL that SQLite and PostgreSQL share.

Placeholders: `?` is a value. {now} is the time of the database's clock in milliseconds. {dead} is a time: a process
whose last heartbeat is older is presumed dead. {rows a text, b bigint} is a table with these columns; its rows are one
value, the JSON of a list of lists. {lock} locks the selected rows in PostgreSQL.

One statement writes for many game tables: after each SQLite statement a thread may have to wait for Python's global
interpreter lock, and each statement to PostgreSQL may cost a round trip.
"""

from __future__ import annotations

import re
from functools import cache

from pelagos.store.store import ALIVE

SQLITE_NOW = "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
POSTGRES_NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"
POST_LIFE = 60_000  # milliseconds: the sender has long given up by then
PROCESS_LIFE = 86_400_000  # milliseconds that the row of a stopped process is kept


@cache
def for_sqlite(text: str) -> str:
    sql = _with_rows(text, "json_extract(value, '$[{at}]') AS {name}", "json_each(?)")
    return _with_times(sql, SQLITE_NOW).replace("{lock}", "")


@cache
def for_postgres(text: str) -> str:
    sql = _with_rows(text, "(value->>{at})::{type} AS {name}", "json_array_elements(?::json)")
    return _with_times(sql, POSTGRES_NOW).replace("{lock}", "FOR UPDATE OF tables").replace("?", "%s")


def _with_times(text: str, now: str) -> str:
    return text.replace("{dead}", f"({now} - {round(ALIVE * 1000)})").replace("{now}", now)


def _with_rows(text: str, column: str, source: str) -> str:
    def table(found: re.Match[str]) -> str:
        columns = [part.split() for part in found[1].split(",")]
        named = (column.format(at=at, name=name, type=kind) for at, (name, kind) in enumerate(columns))
        return f"(SELECT {', '.join(named)} FROM {source})"

    return re.sub(r"\{rows ([^}]*)\}", table, text)


# ---- tables
_HEAD = "id, game, status, public, seats, free, title, people, mover, wake, changed"
HEAD = f"SELECT {_HEAD} FROM tables WHERE id = ?"
OPEN_TABLES = f"""SELECT {_HEAD} FROM tables WHERE status = 'open' AND public AND free > 0
    ORDER BY changed DESC, id LIMIT ?"""
TABLES_OF = f"""SELECT {_HEAD} FROM tables JOIN players ON table_id = id WHERE person = ?
    ORDER BY mover = person DESC, changed DESC, id LIMIT ?"""
COUNT_TABLES = """SELECT COUNT(*) FROM tables JOIN players ON table_id = id
    WHERE person = ? AND status IN ('open', 'playing')"""
INSERT_TABLE = f"""INSERT INTO tables ({_HEAD}, seq, hash, owner, epoch)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT (id) DO NOTHING RETURNING epoch"""
LOG_ENDS = """SELECT id, owner, epoch, people, seq, hash FROM {rows wanted text} AS w JOIN tables ON id = wanted
    ORDER BY id {lock}"""
KNOWN_COMMANDS = """SELECT l.table_id, l.person, l.command FROM {rows t text, p text, c text} AS n
    JOIN lines AS l ON l.table_id = t AND l.person = p AND l.command = c WHERE l.command <> ''"""
INSERT_LINES = """INSERT INTO lines (table_id, seq, at, person, command, body, hash)
    SELECT * FROM {rows t text, s bigint, a bigint, p text, c text, b text, h text} AS n"""
UPDATE_HEADS = """UPDATE tables SET game = n.game, status = n.status, public = n.public, seats = n.seats, free = n.free,
    title = n.title, people = n.people, mover = n.mover, wake = n.wake, changed = n.changed,
    seq = n.seq, hash = n.hash, gap = CASE WHEN n.seq > tables.seq THEN 0 ELSE tables.gap END
    FROM {rows t text, game text, status text, public boolean, seats integer, free integer, title text, people text,
        mover text, wake bigint, changed bigint, seq bigint, hash text} AS n WHERE id = t"""
DELETE_PLAYERS = "DELETE FROM players WHERE table_id IN (SELECT t FROM {rows t text} AS n)"
INSERT_PLAYERS = "INSERT INTO players (person, table_id) SELECT p, t FROM {rows p text, t text} AS n"
LINES = "SELECT seq, at, person, command, body, hash FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
LINES_PAGE = f"{LINES} LIMIT ?"
LOGS = "SELECT id, seq, hash, status, reason FROM tables WHERE id > ? ORDER BY id LIMIT ?"
QUARANTINE = """UPDATE tables SET status = 'quarantined', reason = ?, wake = NULL, owner = NULL, epoch = epoch + 1
    WHERE id = ?"""

# ---- which process owns which table. An owner is dead only if its row in `processes` says so: an owner without a
# visible row has just started. A process whose own heartbeat is old presumes no other dead: the database may have been
# away for all of them.
CLAIM = """UPDATE tables SET owner = ?, epoch = epoch + 1,
    gap = gap + COALESCE((SELECT {now} - seen FROM processes WHERE id = owner AND id <> ? AND NOT stopped), 0)
    WHERE id = ? AND status <> 'quarantined' AND (owner IS NULL OR owner = ?
        OR owner IN (SELECT id FROM processes WHERE stopped OR seen < {dead}
            AND EXISTS (SELECT 1 FROM processes WHERE id = ? AND seen >= {dead})))
    RETURNING epoch, gap"""
OWNER = """SELECT owner FROM tables JOIN processes ON processes.id = owner
    WHERE tables.id = ? AND NOT stopped AND seen >= {dead}"""
RELEASE = "UPDATE tables SET owner = NULL WHERE id = ? AND owner = ? AND epoch = ?"
DUE_TABLES = """SELECT id FROM tables WHERE wake <= ? AND status <> 'quarantined' AND (owner IS NULL
        OR owner <> ? AND owner IN (SELECT id FROM processes WHERE stopped OR seen < {dead}))
    ORDER BY wake LIMIT ?"""

# ---- heartbeats
LAST_SEEN = "SELECT {now}, MAX(seen), MAX(CASE WHEN stopped OR seen < {dead} THEN 0 ELSE 1 END) FROM processes"
INSERT_DOWNTIME = (
    "INSERT INTO downtimes (since, until) VALUES (?, ?) ON CONFLICT (since) DO UPDATE SET until = excluded.until"
)
DOWNTIMES = "SELECT since, until FROM downtimes WHERE until > ? ORDER BY since"
RENEW_HEARTBEATS = "UPDATE processes SET seen = ? WHERE NOT stopped AND seen >= ?"
DEAD_PROCESSES = "SELECT id, seen FROM processes WHERE NOT stopped AND id <> ? AND seen < ?"
SILENT_FOR = "SELECT {now} - seen FROM processes WHERE id = ? AND NOT stopped"
FREE_TABLES = "UPDATE tables SET owner = NULL, gap = gap + ? WHERE owner = ?"
MARK_STOPPED = "UPDATE processes SET stopped = TRUE WHERE id = ?"
DELETE_OLD_PROCESSES = """DELETE FROM processes WHERE stopped AND seen < ?
    AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = processes.id)"""
HEARTBEAT = """INSERT INTO processes (id, seen) VALUES (?, ?)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, stopped = FALSE"""
UNREGISTER = "UPDATE processes SET stopped = TRUE, seen = {now} WHERE id = ?"
RELEASE_ALL = "UPDATE tables SET owner = NULL WHERE owner = ?"

# ---- people
INSERT_PERSON = "INSERT INTO people (id, name, made) VALUES (?, ?, ?)"
RENAME = "UPDATE people SET name = ? WHERE id = ?"
INSERT_SESSION = "INSERT INTO sessions (token, person, made) VALUES (?, ?, ?)"
SESSION = "SELECT people.id, name FROM sessions JOIN people ON people.id = person WHERE token = ?"
END_SESSION = "DELETE FROM sessions WHERE token = ?"
INSERT_PASS = "INSERT INTO passes (token, kind, about, until) VALUES (?, ?, ?, ?)"
FIND_PASS = "SELECT about FROM passes WHERE token = ? AND kind = ? AND until > ?"
TAKE_PASS = "DELETE FROM passes WHERE token = ? AND kind = ? AND until > ? RETURNING about"
DELETE_OLD_PASSES = "DELETE FROM passes WHERE until <= {now}"

# ---- between processes
INSERT_POST = "INSERT INTO posts (table_id, person, body, made) VALUES (?, ?, ?, {now}) RETURNING number"
POSTS = """SELECT number, table_id, person, body FROM posts JOIN tables ON tables.id = table_id
    WHERE owner = ? AND answer IS NULL ORDER BY number"""
ANSWER = "UPDATE posts SET answer = ? WHERE number = ?"
ANSWER_OF = "SELECT answer FROM posts WHERE number = ?"
DELETE_OLD_POSTS = f"DELETE FROM posts WHERE made < {{now}} - {POST_LIFE}"
INSERT_PRESENCE = "INSERT INTO presence (table_id, person, process) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# WHERE TRUE: SQLite cannot parse ON CONFLICT directly after FROM.
INSERT_PRESENCES = """INSERT INTO presence (table_id, person, process)
    SELECT * FROM {rows t text, p text, i text} AS n WHERE TRUE ON CONFLICT DO NOTHING"""
DELETE_PRESENCE = "DELETE FROM presence WHERE table_id = ? AND person = ? AND process = ?"
DELETE_PRESENCES = "DELETE FROM presence WHERE process = ?"
CONNECTED_ELSEWHERE = """SELECT DISTINCT person FROM presence JOIN processes ON processes.id = process
    WHERE table_id = ? AND process <> ? AND NOT stopped AND seen >= {dead}"""
