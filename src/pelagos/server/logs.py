"""Set up the server's own log: plain text, or JSON lines for log collectors."""

from __future__ import annotations

import json
import logging
import sys
import time


class JsonFormatter(logging.Formatter):
    """Format each record as one JSON object on one line, with the keys that log collectors expect."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        level, message = record.levelname.lower(), record.getMessage()
        found = {"time": at, "level": level, "logger": record.name, "message": message}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found)


def set_up_logging(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonFormatter() if kind == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for verbose in ("uvicorn.error", "websockets", "alembic"):  # the first two would log every socket
        logging.getLogger(verbose).setLevel(logging.WARNING)
