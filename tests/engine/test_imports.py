"""The direction of the imports, as the house's plan has it, and who may touch the world outside."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "board", "controller", "static")
SOURCES = [ROOT / "app.py", *(file for name in PACKAGES for file in sorted((ROOT / name).rglob("*.py")))]

LAYERS = (
    {"engine.script"},
    {"engine.words"},
    {"engine.asks"},
    {"engine.games"},
    {"engine.table", "engine.inputs", "engine.clock"},
    {"engine.seats", "engine.shelf", "engine.kept_answers"},
    {"engine.presence"},
    {"engine.moves"},
    {"engine.room"},
    {"engine.view", "engine.record", "engine.dues", "engine.journal"},
    {"engine.door"},
)
"""From below to above: whoever stands in a layer imports only from itself and from those below it."""

WORLD = {
    "time",
    "os",
    "pathlib",
    "socket",
    "secrets",
    "sqlite3",
    "threading",
    "logging",
    "fcntl",
    "subprocess",
}
WORLDLY = (
    "engine.door",
    "engine.journal",
    "engine.words.packs",
    "engine.words.questions",
    "engine.words.dials",
    "engine.words.banks",
    "engine.words.check",
)
WEB = {"flask", "flask_socketio", "socketio", "engineio", "werkzeug", "eventlet", "whitenoise", "qrcode"}


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports when it runs; what only its types need has no direction."""
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            waiting.extend(node.orelse)
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            # `from engine import moves` names a module, `from engine.room import Room` a thing in one.
            yield from (f"{node.module}.{name.name}" for name in node.names)
        waiting.extend(ast.iter_child_nodes(node))


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def layer(module: str) -> int | None:
    """The place of a module, None outside the engine; fails for one that has no place yet."""
    if not within(module, "engine") or module == "engine":
        return None
    for place, layer in enumerate(LAYERS):
        if any(within(module, package) for package in layer):
            return place
    raise AssertionError(f"{module} has no layer in this test")


ENGINE = [file for file in SOURCES if within(module_of(file), "engine")]
named = pytest.mark.parametrize("file", SOURCES, ids=module_of)
of_the_engine = pytest.mark.parametrize("file", ENGINE, ids=module_of)


@of_the_engine
def test_the_engine_imports_downwards(file: Path) -> None:
    module = module_of(file)
    mine = layer(module)
    for imported in imports(file):
        assert not any(within(imported, package) for package in ("app", "board", "controller", "static"))
        other = layer(imported)
        if mine is not None and other is not None:
            same = any(within(module, package) and within(imported, package) for package in LAYERS[mine])
            assert other < mine or same, f"{module} imports {imported}"


@of_the_engine
def test_games_and_words_import_only_scripts_asks_and_each_other(file: Path) -> None:
    module = module_of(file)
    allowed = {
        "engine.words": ("engine.words", "engine.script"),
        "engine.asks": ("engine.words", "engine.script"),
        "engine.games": ("engine.games", "engine.asks", "engine.words", "engine.script"),
        "engine.script": (),
    }
    for package, known in allowed.items():
        if within(module, package):
            for imported in imports(file):
                assert not within(imported, "engine") or any(within(imported, name) for name in known), (
                    imported
                )


@of_the_engine
def test_only_the_door_the_journals_and_the_packs_loader_touch_the_world(file: Path) -> None:
    module = module_of(file)
    if not any(within(module, package) for package in WORLDLY):
        assert not {imported.partition(".")[0] for imported in imports(file)} & WORLD
        assert not calls(file) & {"open", "input", "print"}


def calls(file: Path) -> set[str]:
    tree = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {node.func.id for node in tree if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


@of_the_engine
def test_the_engine_knows_no_web_server(file: Path) -> None:
    assert not {imported.partition(".")[0] for imported in imports(file)} & WEB


@of_the_engine
def test_chance_is_a_rounds_own(file: Path) -> None:
    """Of `random` only the class is used: its functions are one global source, and would not replay."""
    drawn = {imported for imported in imports(file) if within(imported, "random")}
    assert drawn <= {"random.Random"}


@of_the_engine
def test_nothing_is_iterated_that_has_no_order(file: Path) -> None:
    """A literal set or a call of set() in a for or a comprehension goes another way under another hash seed."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.For | ast.comprehension):
            walked = ast.unparse(node.iter)
            assert not isinstance(node.iter, ast.Set | ast.SetComp), walked
            assert not walked.startswith(("set(", "frozenset(")), walked


@named
def test_board_and_controller_do_not_know_each_other(file: Path) -> None:
    module, known = module_of(file), set(imports(file))
    for one, other in (
        ("board", "controller"),
        ("controller", "board"),
        ("static", "board"),
        ("static", "controller"),
    ):
        if within(module, one):
            assert not any(within(imported, other) or within(imported, "app") for imported in known)


@named
def test_the_web_knows_the_engine_by_its_door(file: Path) -> None:
    """Beside the door it needs what the door speaks in: refusals and packs."""
    module = module_of(file)
    spoken = ("engine.door", "engine.script", "engine.words.packs")
    # The start puts the parts together.
    built = ("engine.journal", "engine.words") if module == "app" else ()
    if not within(module, "engine"):
        for imported in imports(file):
            assert not within(imported, "engine") or any(within(imported, name) for name in spoken + built), (
                imported
            )


@named
def test_only_the_start_names_eventlet(file: Path) -> None:
    names_it = any(within(imported, "eventlet") for imported in imports(file))
    assert module_of(file) == "app" or not names_it


def test_these_tests_see_imports() -> None:
    assert "flask.Flask" in set(imports(ROOT / "app.py"))
    assert "engine.games.imposter" in set(imports(ROOT / "engine" / "games" / "__init__.py"))
