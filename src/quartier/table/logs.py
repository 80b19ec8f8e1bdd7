"""Logs as lines of JSON. They name tables and codes, never tokens, seeds, names of people or whole addresses."""

import json
import logging
import sys
import time
import traceback

STANDARD = frozenset(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """Writes a record as one line of JSON; what was given as `extra` becomes fields of it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in (*STANDARD, "message", "taskName")}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Log all that this program and its libraries have to say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for talkative in ("alembic", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
