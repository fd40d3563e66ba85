"""`make engines`: an evening of all three games in every engine there is, looked at on all sizes, with pictures."""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.browsers import address, browser
from tests.browser.engines.chromium import PACKAGES, OldChromium
from tests.browser.engines.evening import Evening
from tests.browser.engines.firefox import PROGRAM, Firefox
from tests.browser.engines.onlooker import Onlooker
from tests.browser.engines.tab import Engine
from tests.browser.engines.webkit import DRIVER, WebKit
from tests.web.running import ROOT, Running

NEEDS = {
    "firefox": (PROGRAM, "sudo apt install firefox-esr"),
    "webkit": (DRIVER, "sudo apt install webkit2gtk-driver xvfb"),
}
ENGINES: dict[str, Callable[[Path], Engine]] = {
    **{
        f"chromium-{number}": lambda folder, number=number: OldChromium(folder, number) for number in PACKAGES
    },  # type: ignore[misc]
    "firefox": Firefox,
    "webkit": WebKit,
}


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make engines", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "instance/engines", help="folder for the pictures")
    parser.add_argument("--engine", choices=ENGINES, action="append", help="only this one")
    return parser.parse_args()


def evening_in(
    name: str, chromium: Browser, farol: Running, folder: Path, kept: Path
) -> dict[str, list[str]]:
    """What was wrong, by moment; pictures of every moment are in the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    engine = ENGINES[name](kept)
    onlooker = Onlooker(chromium, folder)
    try:
        base = farol.url if name == "webkit" else address(farol.port)  # it knows no names but the machine's
        evening = Evening(engine, base, onlooker)
        evening.plays_imposter()
        evening.plays_wavelength()
        evening.plays_just_one()
        faults = [fault for tab in evening.tabs for fault in tab.faults]
        print(f"{engine.version}: {onlooker.moments} moments, pictures in {folder}", flush=True)
        return {**onlooker.wrong, **({"scripts": faults} if faults else {})}
    finally:
        onlooker.close()
        engine.close()


def main() -> int:
    options = _options()
    failed = False
    with tempfile.TemporaryDirectory() as kept, browser() as chromium:
        farol = Running(Path(kept) / "farol", "--limits", "off")
        try:
            for name in options.engine or ENGINES:
                program, how = NEEDS.get(name, ("sh", ""))
                if not shutil.which(program):
                    print(f"{name} is missing. Install it: {how}", flush=True)
                    failed = True
                    continue
                own = Path(kept) / name
                own.mkdir()
                wrong = evening_in(name, chromium, farol, options.out / name, own)
                for moment, found in wrong.items():
                    print(f"  {moment}", *found[:6], sep="\n    ", flush=True)
                failed = failed or bool(wrong)
        finally:
            farol.end()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
