"""Writes down what went wrong by type and place, never by its message, which may hold a secret word."""

import logging
import sys
import threading
import traceback
from types import TracebackType

LOG = logging.getLogger("farol")
LIBRARIES = ("engineio", "engineio.server", "flask_socketio", "socketio", "socketio.server", "werkzeug")


def places(error: BaseException) -> str:
    """The exception's type and its frames, the innermost last; of a chain, the causes' types as well."""
    frames = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in _frames(error)]
    causes: list[str] = []
    before = error.__cause__ or error.__context__
    while before is not None and len(causes) < 5:
        causes.append(f" after {type(before).__name__}")
        before = before.__cause__ or before.__context__
    return f"{type(error).__name__}{''.join(causes)} in {' > '.join(frames) or 'no frame'}"


def _frames(error: BaseException) -> traceback.StackSummary:
    return traceback.extract_tb(error.__traceback__)


def note(where: str, error: BaseException) -> None:
    """Logs a fault of ours; `where` says what was being done and holds no words of players."""
    LOG.error("%s: %s", where, places(error))


def silent_logger() -> logging.Logger:
    """A logger for libraries that insist on one: they log whole messages, words included."""
    logger = logging.Logger("silent", logging.CRITICAL + 1)
    logger.addHandler(logging.NullHandler())
    logger.propagate = False
    return logger


def set_up(level: str) -> None:
    """Our own log on standard error at that level; everybody else's off, tracebacks of threads included."""
    shown = logging.StreamHandler(sys.stderr)
    shown.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.handlers = [shown]
    LOG.propagate = False
    LOG.setLevel(level.upper())
    logging.getLogger().handlers = [logging.NullHandler()]
    for name in LIBRARIES:
        logging.getLogger(name).disabled = True
    sys.excepthook = _at_the_top
    threading.excepthook = _in_a_thread


def _at_the_top(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        note("stopped", error)


def _in_a_thread(hook: threading.ExceptHookArgs) -> None:
    if hook.exc_value is not None:
        note("in the background", hook.exc_value)
