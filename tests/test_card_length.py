"""Facts before functions: most cards are declared in a few lines, and at least half of them need no function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import everdell_desktop
from everdell_desktop.boxes import SHELF

BOXES = Path(everdell_desktop.__file__).parent / "boxes"
MEDIAN = 8
"""At most so many lines has the card in the middle, its functions and their helpers counted in."""

MAKERS = ("critter", "construction")
Written = dict[str, tuple[int, int]]
"""By the name in the code: how many lines a card takes, and how many functions."""


def lines_of(node: ast.stmt) -> int:
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
    return (node.end_lineno or first) - first + 1


def names_in(node: ast.AST) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}


def cards_in(tree: ast.Module) -> Iterator[tuple[str, ast.Assign]]:
    """`FARM = construction("Farm", ...)`, by whatever function of the file or the engine a card is made."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
            maker, target = node.value.func.id, node.targets[0]
            if maker.endswith(MAKERS) and isinstance(target, ast.Name):
                yield target.id, node


def functions_of(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def borrowed(path: Path, tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions that a file takes from other files of its box, without those that make cards."""
    found: dict[str, ast.FunctionDef] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
            lender = path.parent / f"{node.module.replace('.', '/')}.py"
            lent = functions_of(ast.parse(lender.read_text(encoding="utf-8"))) if lender.is_file() else {}
            found |= {alias.name: lent[alias.name] for alias in node.names if alias.name in lent}
    return {name: node for name, node in found.items() if not name.endswith(MAKERS)}


def written_in(path: Path) -> Written:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {**borrowed(path, tree), **functions_of(tree)}
    found: Written = {}
    for name, declared in cards_in(tree):
        hung = {f.name for f in functions.values() if any(name in names_in(d) for d in f.decorator_list)}
        reached: set[str] = set()
        new = hung | (names_in(declared) & functions.keys())
        while new:
            reached |= new
            new = {used for f in new for used in names_in(functions[f]) & functions.keys()} - reached
        found[name] = lines_of(declared) + sum(lines_of(functions[f]) for f in reached), len(reached)
    return found


WRITTEN = {
    (path.parent.name, name): found for path in sorted(BOXES.rglob("*.py")) for name, found in written_in(path).items()
}


def test_every_card_of_the_shelf_is_looked_at() -> None:
    """Boxes that are not on the shelf yet are looked at too."""
    on_shelf = [box for box, _ in WRITTEN if box in SHELF.boxes]
    assert len(on_shelf) == sum(len(box.cards) for box in SHELF.boxes.values())


def test_at_least_half_of_the_cards_need_no_function() -> None:
    with_function = sorted(f"{box}/{name}" for (box, name), (_, functions) in WRITTEN.items() if functions)
    assert len(with_function) <= len(WRITTEN) / 2, f"these {len(with_function)} have one: {', '.join(with_function)}"


def test_the_card_in_the_middle_is_short() -> None:
    lengths = sorted(lines for lines, _ in WRITTEN.values())
    assert median(lengths) <= MEDIAN, lengths
