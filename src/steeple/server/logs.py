"""The server's log: one JSON object per line or, on a terminal, lines for people."""

from __future__ import annotations

import logging
import os
import sys
import time

import orjson


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "process": os.getpid(),
            "part": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(said).decode()


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{at} {record.levelname.lower():7} {record.getMessage()}{trace}"


def begin_logs(level: str) -> None:
    """Log everything at this level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if sys.stderr.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    for name in ("alembic", "sqlalchemy", "asyncio", "numba"):
        logging.getLogger(name).setLevel("WARNING")
