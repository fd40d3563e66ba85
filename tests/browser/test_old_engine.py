"""TVs of 2020: every shipped script parses as ES2018, no style is newer than Chromium 68, and both pages run in Chromium 67."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.browsers import address
from tests.browser.catalogue import say
from tests.browser.engines.chromium import NODE, OldChromium
from tests.web.running import ROOT, Running

OURS = ("static/public", "board/static", "controller/static")
PARSE = """
const { parse } = require(process.argv[1]);
const wrong = [];
for (const [file, sourceType] of JSON.parse(require("fs").readFileSync(0, "utf8"))) {
  try {
    parse(require("fs").readFileSync(file, "utf8"), { ecmaVersion: 2018, sourceType });
  } catch (error) {
    wrong.push(file + ": " + error.message);
  }
}
console.log(JSON.stringify(wrong));
"""
LIBRARIES = (
    ("node_modules/htm/preact/standalone.module.js", "module"),
    ("node_modules/socket.io-client/dist/socket.io.min.js", "script"),
    ("node_modules/i18next/i18next.min.js", "script"),
)
TOO_NEW = {
    # Names of the library; what ES2018 has no syntax for is found by the parser.
    "scripts": r"\.at\(|\.replaceAll\(|\.flat\(|\.flatMap\(|Object\.fromEntries|\.matchAll\(|\bglobalThis\b"
    r"|allSettled|\.any\(|structuredClone|\.trimStart\(|\.trimEnd\(|\.replaceChildren\(|randomUUID|\bBigInt\b",
    "styles": r"(?<![-\w])(?:row-|column-)?gap\s*:|clamp\(|(?<![-\w])(?:min|max)\(|(?<![-\w])inset(?:-\w+)?\s*:|(?<![-\w])aspect-ratio\s*:"
    r"|:has\(|:is\(|:where\(|(?<!:not\():focus-visible|@layer|@container|(?:margin|padding)-(?:inline|block)|place-(?:items|content|self)\s*:"
    r"|\b(?:d|s|l)v[hw]\b|@property|color-mix\(|accent-color\s*:|:not\([^)]*,",
}


def ours(*kinds: str) -> list[Path]:
    return [file for folder in OURS for kind in kinds for file in sorted((ROOT / folder).rglob(f"*.{kind}"))]


def without_notes(text: str) -> str:
    return re.sub(r"/\*.*?\*/|(?m:^\s*//.*$)", "", text, flags=re.DOTALL)


def supported(text: str) -> str:
    """A style sheet without what it asks for first, in @supports."""
    return re.sub(r"@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", without_notes(text))


def test_every_shipped_script_parses_as_es2018() -> None:
    scripts = [(str(file), "script" if file.name == "old.js" else "module") for file in ours("js")]
    libraries = [(str(ROOT / file), kind) for file, kind in LIBRARIES]
    parsed = subprocess.run(
        [str(NODE), "-e", PARSE, str(ROOT / "tests/node_modules/acorn")],
        input=json.dumps(scripts + libraries),
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(scripts) > 20
    assert json.loads(parsed.stdout) == []


@pytest.mark.parametrize("kind", ["scripts", "styles"])
def test_nothing_is_used_that_chromium_68_does_not_have(kind: str) -> None:
    files = ours("js") if kind == "scripts" else ours("css")
    clean = without_notes if kind == "scripts" else supported
    found = {
        f"{file.relative_to(ROOT)}: {use[0]}"
        for file in files
        for use in re.finditer(TOO_NEW[kind], clean(file.read_text()))
    }
    assert files
    assert not found


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldChromium]:
    running = OldChromium(tmp_path_factory.mktemp("old"))
    yield running
    running.close()


def test_board_and_phone_run_in_a_real_chromium_67(old: OldChromium, farol: Running) -> None:
    assert old.version.startswith("HeadlessChrome/67.")
    base = address(farol.port)
    code = farol.room("en")
    board, phone = old.tab(), old.tab()
    board.goes(f"{base}/board/{code}")
    board.shows(say("en", "board.lobby.empty"))
    board.shows(code)
    board.settles()
    assert min(board.evaluate(WIDEST)) >= 5

    phone.goes(f"{base}/{code}")
    phone.shows(say("en", "phone.join.name"))
    phone.clicks("form input")
    phone.types("Ana")
    phone.clicks("form button[type=submit]")
    phone.shows(say("en", "phone.lobby.title", count=1))
    board.shows("Ana")
    board.shows(say("en", "board.lobby.missing", count=2))
    for tab in (board, phone):
        assert tab.evaluate("document.getElementById('old').hidden")
        assert tab.faults == []


def test_a_match_is_dealt_and_drawn_in_chromium_67(old: OldChromium, farol: Running) -> None:
    """One phone for three, which needs the card, the sheet and the guard page as well."""
    base = address(farol.port)
    code = farol.room("en")
    board, phone = old.tab(), old.tab()
    board.goes(f"{base}/board/{code}")
    phone.goes(f"{base}/{code}")
    phone.clicks("form input")
    phone.types("Ana")
    phone.clicks("form button[type=submit]")
    for name in ("Ben", "Cleo"):
        phone.clicks(".page .middle > .button.plain")
        phone.until("document.activeElement.id === 'sheet-title'")
        phone.clicks("[role=dialog] form input")
        phone.types(name)
        phone.clicks("[role=dialog] form button[type=submit]")
        phone.until("!document.querySelector('[role=dialog]')")
        board.shows(name)
    phone.clicks(".foot .tall")
    board.shows(say("en", "board.look.head"))
    phone.shows(say("en", "phone.passed.for", name="Ana"))
    phone.clicks(".guard .below button")
    phone.shows(say("en", "phone.card.hold"))
    assert board.faults == phone.faults == []


WIDEST = """(() => {
  const code = document.querySelector(".giant-code"), told = code.textContent, card = document.querySelector(".join").getBoundingClientRect();
  code.textContent = "WWWW";
  const letters = document.createRange();
  letters.selectNodeContents(code);
  const box = letters.getBoundingClientRect();
  code.textContent = told;
  return [box.left - card.left, card.right - box.right];
})()"""
"""Room at the left and at the right of the widest code that a room may have."""
TOO_OLD = """(() => {
  delete Intl.PluralRules;
  document.getElementById("old").hidden = true;
  document.body.appendChild(Object.assign(document.createElement("script"), { src: document.querySelector("script[src*='old.js']").src }));
})()"""


@pytest.mark.parametrize("page", ["/", "/{code}", "/board/{code}"])
def test_a_browser_that_is_too_old_and_one_without_scripts_say_so_in_both_languages(
    old: OldChromium, farol: Running, page: str
) -> None:
    tab = old.tab()
    url = address(farol.port) + page.format(code=farol.room("en"))
    tab.goes(url)
    tab.until("document.body.dataset.started")
    tab.evaluate(TOO_OLD)
    tab.shows("This browser is too old for Farol.")
    tab.shows("Este navegador es demasiado antiguo para Farol.")

    tab.tell("Emulation.setScriptExecutionDisabled", value=True)
    tab.goes(url)
    tab.shows("Farol needs JavaScript.")
    tab.shows("Farol necesita JavaScript.")
