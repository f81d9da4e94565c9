"""The shape of the code: who imports whom, nothing named after a card or a box in the engine, no hidden inputs."""

from __future__ import annotations

import ast
import builtins
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import everdell_desktop
from everdell_desktop.boxes import SHELF

PACKAGE = Path(everdell_desktop.__file__).parent
NAME = PACKAGE.name
ENGINE = sorted((PACKAGE / "engine").rglob("*.py"))
BOXES = sorted((PACKAGE / "boxes").rglob("*.py"))
RULES = [*ENGINE, *BOXES]
AI = sorted((PACKAGE / "ai").rglob("*.py"))
UI = sorted((PACKAGE / "ui").rglob("*.py"))
ENTRY_POINTS = {PACKAGE, *(PACKAGE / room for room in ("sitting", "keeping", "commands"))}
NO_HIDDEN_INPUTS = {
    "asyncio", "datetime", "glob", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "pickle", "platform",
    "platformdirs", "pygame", "pygame_gui", "random", "secrets", "shutil", "socket", "subprocess", "sys", "tempfile",
    "threading", "time", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"eval", "exec", "globals", "input", "open", "print"}


def short(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """The full names of what a file imports, also inside functions and for type checking."""
    here = [NAME, *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            yield ".".join([*base, *([node.module] if node.module else [])])
            if node.level and not node.module:
                yield from (".".join([*base, alias.name]) for alias in node.names)


def inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


# directions


@pytest.mark.parametrize("path", ENGINE, ids=short)
def test_the_engine_imports_only_itself_and_the_standard_library(path: Path) -> None:
    for name in imports(path):
        top = name.partition(".")[0]
        assert inside(name, f"{NAME}.engine") or top in sys.stdlib_module_names, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", BOXES, ids=short)
def test_boxes_import_the_engine_and_themselves(path: Path) -> None:
    for name in imports(path):
        top = name.partition(".")[0]
        allowed = inside(name, f"{NAME}.engine", f"{NAME}.boxes") or top in sys.stdlib_module_names
        assert allowed, f"{path.name} imports {name}"


def test_a_box_does_not_import_another_box_except_base() -> None:
    """What an expansion shares with another one belongs into the engine."""
    for path in BOXES:
        own = path.relative_to(PACKAGE / "boxes").parts[0]
        for name in imports(path):
            if inside(name, f"{NAME}.boxes") and name != f"{NAME}.boxes" and own != "__init__.py":
                assert name.split(".")[2] in (own, "base"), f"{short(path)} imports {name}"


@pytest.mark.parametrize("path", RULES, ids=short)
def test_a_turn_has_no_hidden_inputs(path: Path) -> None:
    """No clock, files, chance from outside or window: a turn follows from its snapshot and answers alone."""
    for name in imports(path):
        assert name.partition(".")[0] not in NO_HIDDEN_INPUTS, f"{path.name} imports {name}"
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{path.name} calls {node.func.id}"
        assert not isinstance(node, ast.Global), f"{path.name} changes a global in line {node.lineno}"


@pytest.mark.parametrize("path", AI, ids=short)
def test_thinkers_know_the_engine_only(path: Path) -> None:
    for name in imports(path):
        assert not inside(name, f"{NAME}.ui", f"{NAME}.boxes", "pygame", "pygame_gui"), f"{path.name} imports {name}"


@pytest.mark.parametrize("path", UI, ids=short)
def test_the_table_never_imports_boxes(path: Path) -> None:
    for name in imports(path):
        assert not inside(name, f"{NAME}.boxes"), f"{path.name} imports {name}"


def test_only_entry_points_import_the_shelf() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path.parent not in ENTRY_POINTS and (PACKAGE / "boxes") not in path.parents:
            assert f"{NAME}.boxes" not in imports(path), f"{short(path)} takes the shelf itself"


@pytest.mark.parametrize("module", ["engine.game", "boxes", "commands.protocol", "commands.cli"])
def test_importing_brings_no_window(module: str) -> None:
    code = f"import sys, {NAME}.{module}; print(sorted(name for name in sys.modules if name.startswith('pygame')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_engine_command_brings_no_window() -> None:
    """The very process that speaks the protocol, asked at its end what it has loaded."""
    code = (
        "import sys\n"
        f"from {NAME}.commands.cli import main\n"
        "main(['engine'])\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in ('pygame', 'pygame_gui', 'PIL')))\n"
    )
    requests = '{"cmd":"new"}\n{"cmd":"answer","answer":"place:basic_3_twig"}\n{"cmd":"quit"}\n'
    done = subprocess.run([sys.executable, "-c", code], input=requests, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# names


def words(text: str) -> list[str]:
    """`BargeToad`, `barge_toad` and `Barge Toad's` all become barge, toad."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    return re.findall(r"[a-z0-9]+", spaced.lower().replace("'", ""))


OWN_WORDS = {("journey",)}
"""Words of the rules machine that are names of things as well: a kind of place, and an event."""


def forbidden_names() -> dict[tuple[str, ...], str]:
    """The words of every box, card and event there is."""
    names: dict[tuple[str, ...], str] = {}
    for box in SHELF.boxes.values():
        for name in (box.name, *(thing.id for thing in (*box.cards, *box.awards))):
            names[tuple(words(name))] = name
        for automaton in box.automata:
            names[tuple(words(automaton.name))] = automaton.name
    return {spelt: name for spelt, name in names.items() if spelt not in OWN_WORDS}


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """Identifiers and string literals with their lines; docstrings are talk about the rules and may name anything."""
    tree = parsed(path)
    docstrings = {
        id(node.value) for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }  # fmt: skip
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield line, node.value
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str) and value not in dir(builtins):
                yield line, value


@pytest.mark.parametrize("path", ENGINE, ids=short)
def test_no_card_and_no_box_is_named_in_the_engine(path: Path) -> None:
    forbidden = forbidden_names()
    for line, text in spoken(path):
        said = words(text)
        for start in range(len(said)):
            for length in range(1, 6):
                name = forbidden.get(tuple(said[start : start + length]))
                if start + length <= len(said) and name is not None:
                    raise AssertionError(f"{path.name}:{line} names {name!r} in {text!r}")


def test_the_search_for_names_finds_them(tmp_path: Path) -> None:
    """The test above would be worth nothing if it looked past them."""
    forbidden = forbidden_names()
    assert {("farm",), ("barge", "toad"), ("base",), ("solo",), ("rugwort",), ("tax", "relief")} <= set(forbidden)
    example = tmp_path / "example.py"
    example.write_text('"""The farm."""\nBARGE_TOAD = 1\ndef visit_inn(king): return king.mine + len("a Crane")\n')
    found = {word for _, text in spoken(example) for word in words(text)}
    assert {"barge", "toad", "inn", "king", "mine", "crane"} <= found and "farm" not in found


ONE_MEANING = {
    "achievements",
    "album",
    "campaigns",
    "demo",
    "gallery",
    "profiles",
    "replays",
    "settings",
    "shelf",
    "statistics",
}
"""Pages in `ui/screens/` that are called after what they show."""
BROUGHT = {"cards", "ending", "places", "playing", "seasons", "sources", "trays"}
"""Files of boxes that are called after the kind of thing they bring to the module of the engine."""


def rooms_by_name() -> dict[str, set[str]]:
    """The rooms in which a file of each name stands; those of the pages apart from the rest of the window."""
    rooms: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).parts
        room = "ui/screens" if parts[:2] == ("ui", "screens") else parts[0]
        if path.stem != "__init__":
            rooms.setdefault(path.stem, set()).add(room)
    return rooms


def test_no_name_in_two_rooms_has_two_meanings() -> None:
    """Boxes may call their files alike; elsewhere a name that stands twice means the same thing."""
    twice = {name: where for name, where in rooms_by_name().items() if len(where) > 1}
    pages = {name for name, where in twice.items() if "ui/screens" in where and not where & {"ai", "ui", "boxes"}}
    brought = {name for name, where in twice.items() if where == {"engine", "boxes"}}
    assert set(twice) == pages | brought, sorted(set(twice) - pages - brought)
    assert (pages, brought) == (ONE_MEANING, BROUGHT)


# catching


def handlers() -> Iterator[tuple[Path, ast.ExceptHandler, set[str]]]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ExceptHandler):
                caught = {n.id for n in ast.walk(node.type) if isinstance(n, ast.Name)} if node.type else set()
                caught |= {n.attr for n in ast.walk(node.type) if isinstance(n, ast.Attribute)} if node.type else set()
                yield path, node, caught


def test_what_a_card_costs_is_asked() -> None:
    """Printed facts are for faces and galleries; whoever pays, plays or thinks asks for the price."""
    reading = [
        f"{short(path)}:{node.lineno}" for path in [*RULES, *AI] for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute) and node.attr == "cost" and ast.unparse(node.value) not in ("self", "way")
    ]  # fmt: skip
    assert not reading, reading


def test_nothing_catches_pending_but_the_game() -> None:
    places = [short(path) for path, _, caught in handlers() if "Pending" in caught]
    assert [place.replace("\\", "/") for place in places] == ["engine/game.py"]


def test_nothing_catches_everything() -> None:
    """A bare `except` or BaseException would swallow Pending, and a question with it."""
    for path, node, caught in handlers():
        assert node.type is not None, f"{short(path)}:{node.lineno} catches everything"
        assert "BaseException" not in caught, f"{short(path)}:{node.lineno} catches BaseException"


def test_rules_do_not_catch_exceptions_at_large() -> None:
    for path, node, caught in handlers():
        if path in RULES and short(path).replace("\\", "/") != "engine/game.py":
            assert "Exception" not in caught, f"{short(path)}:{node.lineno} catches Exception"


# files


@pytest.mark.parametrize("path", RULES, ids=short)
def test_every_file_says_what_it_is_and_stays_small(path: Path) -> None:
    assert ast.get_docstring(parsed(path)), f"{short(path)} has no docstring"
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= 400, f"{short(path)} has {lines} lines: split it"


# documents

DOCS = PACKAGE.parent / "docs"


def defined_in(path: Path) -> set[str]:
    """Functions, methods, classes and module-level names of a file."""
    names = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def test_the_rulings_name_code_that_is_there() -> None:
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_/]+\.py): (\w+)`", text)
    assert len(named) > 80
    for file, name in named:
        assert name in defined_in(PACKAGE / file), f"there is no {name} in {file}"
    for line in text.splitlines():
        if line.startswith("| ") and "---" not in line and not line.startswith(("| ruling |", "| card |", "| topic |")):
            assert "`" in line or line.count("|") == 4, f"no place in the code: {line}"


def test_documents_name_files_that_are_there() -> None:
    for document in ("rulings.md", "architecture.md", "adding_a_card.md", "protocol.md"):
        text = (DOCS / document).read_text(encoding="utf-8")
        for file in re.findall(r"`((?:engine|boxes|ai|ui|tests|tools|docs)/[\w/]+\.\w+)", text):
            there = (PACKAGE / file).exists() or (PACKAGE.parent / file).exists()
            assert there, f"{document} names {file}, which is not there"


def test_the_protocol_names_every_purpose() -> None:
    """Programs read these words: each one that a question carries is told, and none that no question has."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in RULES)
    said = set(re.findall(r'purpose(?:: str)? ?= ?"(\w+)"', code))
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    told = text[text.index("`purpose` is a word") : text.index("Sentences may change")]
    assert said == set(re.findall(r"`(\w+)`", told)) - {"purpose"}


def test_the_code_shown_in_documents_is_the_code_there_is() -> None:
    """A block that begins with `# from <file>` is found in that file, word for word."""
    shown = 0
    for document in DOCS.glob("*.md"):
        for block in re.findall(r"```python\n# from (.*?)```", document.read_text(encoding="utf-8"), re.DOTALL):
            file, _, code = block.partition("\n")
            source = (PACKAGE.parent / file.strip()).read_text(encoding="utf-8")
            for piece in code.strip("\n").split("\n\n\n"):
                assert piece.strip("\n") in source, f"{document.name} shows code that is not in {file}:\n{piece}"
                shown += 1
    assert shown >= 3
