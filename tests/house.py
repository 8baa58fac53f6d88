"""The rules of this house that no other program checks: each is a function that returns what is wrong, a line for each fault.

    python -m tests.house

* a rule's numbers stand in its decorator, and nowhere else in its docstring;
* no name means two things in the reference engine;
* no file is longer than 400 lines;
* every folder has an opening that says what is in it, and the map of the rules names each room, in the order of the import lint;
* tests stand in the rooms of what they test;
* no import is hidden in a function, and no room is a tower.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import tomli

ROOT = Path(__file__).parents[1]
LONGEST = 400
"""Lines of a file."""
TALLEST = 12
"""Levels of imports inside a room."""
TOP = {"pyproject.toml", "oracle", "features", "fixtures", "tests", "README.md", "LICENSE"}
ROOMS = ("oracle/rules", "oracle/suite")
"""Folders whose parts are rooms."""

ASKED_NOW = "oracle/rules/characteristics/selections.py"
"""Asks what `oracle.rules.words` answers, of the game as it is now, by the same names."""

_NUMBER = re.compile(r"\b\d{3}\.\d+[a-z]?")


def sources(root: Path, *folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The Python files of some folders, read; paths as seen from the root."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            yield str(path.relative_to(root)), ast.parse(path.read_text(encoding="utf-8"))


def citations(root: Path) -> Iterator[str]:
    """Rules whose docstring says a number again that is in the decorator, or ends with numbers."""
    for path, tree in sources(root, "oracle/rules"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef) or (numbers := _cited_by(node)) is None:
                continue
            text = ast.get_docstring(node) or ""
            place = f"{path}:{node.lineno}: {node.name}"
            for number in sorted(set(_NUMBER.findall(text)) & numbers):
                yield f"{place} says {number} in its docstring and in its decorator; leave it to the decorator"
            last = text.rstrip(".").rpartition("  ")[2].splitlines()[-1:] or [""]
            if re.fullmatch(r"[\d.a-z, -]+", last[0].strip()) and _NUMBER.search(last[0]):
                yield f"{place} ends its docstring with {last[0].strip()}; what the function states belongs in the decorator"
            if not text:
                yield f"{place} has no docstring; say the rule in our own words"


def _cited_by(node: ast.FunctionDef) -> set[str] | None:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            return {each.value for each in mark.args if isinstance(each, ast.Constant)}
    return None


def names(root: Path) -> Iterator[str]:
    """Public functions and classes of the rules that share a name.

    What carries out a word of cards may be called like the action that it carries out.
    """
    where: dict[str, list[str]] = defaultdict(list)
    for path, tree in sources(root, "oracle/rules"):
        for node in tree.body:
            named = isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
            if named and path != ASKED_NOW and not _performs(node):
                where[node.name].append(f"{path}:{node.lineno}")
    for name, places in sorted(where.items()):
        if len(places) > 1:
            yield f"{places[0]}: {name} is also the name of something in {', '.join(places[1:])}"


def _performs(node: ast.FunctionDef | ast.ClassDef) -> bool:
    calls = (mark.func for mark in node.decorator_list if isinstance(mark, ast.Call))
    return any(isinstance(call, ast.Name) and call.id == "performs" for call in calls)


def sizes(root: Path) -> Iterator[str]:
    """Files that are too long."""
    for folder in ("oracle", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            count = len(path.read_text(encoding="utf-8").splitlines())
            if count > LONGEST:
                yield f"{path.relative_to(root)}: {count} lines; a file has {LONGEST} at most: part it by topic"


def openings(root: Path) -> Iterator[str]:
    """Folders of Python files that don't say what is in them."""
    for path in sorted((root / "oracle").rglob("__init__.py")):
        opening = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        if len(opening) < 20:
            yield f"{path.relative_to(root)}: no opening; say in a sentence what the folder holds"


def layout(root: Path) -> Iterator[str]:
    """What lies at the top, the map of the rules, and where tests stand."""
    for path in sorted(root.iterdir()):
        if path.name not in TOP and not path.name.startswith(".") and path.suffix != ".egg-info" and path.name not in ("build", "dist"):
            yield f"{path.name}: only {', '.join(sorted(TOP))} and names with a dot lie at the top"
    order = rooms_in_order(root)
    for folder in ROOMS:
        there = {path.parent.name for path in (root / folder).glob("*/__init__.py")}
        if there != set(order[folder]):
            yield f"pyproject.toml: the layers of {folder} are {', '.join(order[folder])}, and its rooms {', '.join(sorted(there))}"
    page = ast.get_docstring(ast.parse((root / "oracle/rules/__init__.py").read_text(encoding="utf-8"))) or ""
    mapped = re.findall(r"^\| `(\w+)` ", page, re.MULTILINE)
    layers = order["oracle/rules"][::-1]
    if mapped != layers:
        yield f"oracle/rules/__init__.py: the map has the rooms {', '.join(mapped)}; the layers are {', '.join(layers)}"
    yield from _misplaced_tests(root)
    for path in sorted((root / "oracle/adequacy/mutants").rglob("*.py")):
        place = path.relative_to(root / "oracle/adequacy/mutants")
        if path.name not in ("__init__.py", "asked.py") and not _misreads(root / "oracle/rules", place):
            yield f"{path.relative_to(root)}: there is no oracle/rules/{place} that it could misread"


def _misplaced_tests(root: Path) -> Iterator[str]:
    """Tests where nothing in oracle/ has their place; those that stand beside rooms are of a file that does, too."""
    page = (root / "tests/README.md").read_text(encoding="utf-8")
    for path in sorted((root / "tests").glob("*/**/test_*.py")):
        place = path.parent.relative_to(root / "tests")
        if not (root / "oracle" / place).is_dir() and f"tests/{place.parts[0]}/" not in page:
            yield f"{path.relative_to(root)}: there is no oracle/{place} that it could test, and tests/README.md doesn't name its folder"
        elif f"oracle/{place}" in ROOMS and not (root / "oracle" / place / path.name.removeprefix("test_")).is_file():
            yield f"{path.relative_to(root)}: it tests no file of oracle/{place}; it belongs in the room of what it tests"


def _misreads(rules: Path, place: Path) -> bool:
    """Whether a file of mutants has the place of a file of rules, or goes on with it (`face_down_turned_up`)."""
    stems = [path.stem for path in (rules / place.parent).glob("*.py")]
    return (rules / place.with_suffix("")).is_dir() or any(place.stem == stem or place.stem.startswith(f"{stem}_") for stem in stems)


def rooms_in_order(root: Path) -> dict[str, list[str]]:
    """The rooms of each folder of rooms as the import lint has them, the uppermost first."""
    lints = tomli.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers = {each["containers"][0].replace(".", "/"): each["layers"] for each in lints if each["type"] == "layers"}
    return {folder: [room for room in layers[folder] if (root / folder / room).is_dir()] for folder in ROOMS}


def imports(root: Path) -> Iterator[str]:
    """Imports that are hidden in functions, circles inside a room, and rooms with too many levels."""
    for folder in ROOMS:
        needs: dict[str, dict[str, set[str]]] = defaultdict(dict)
        for path, tree in sources(root, folder):
            for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
                for node in ast.walk(function):
                    if isinstance(node, ast.Import | ast.ImportFrom):
                        yield f"{path}:{node.lineno}: an import inside {function.name}; imports stand at the top"
            parts = Path(path).with_suffix("").parts
            if len(parts) > 3:
                needs[parts[2]][".".join(parts).removesuffix(".__init__")] = set(_imported(tree))
        for room, files in needs.items():
            yield from _tower(f"{folder}/{room}", files)


def _imported(tree: ast.Module) -> Iterator[str]:
    """What a file needs as it is imported; not what only a checker of types reads."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def _tower(room: str, files: dict[str, set[str]]) -> Iterator[str]:
    inside = {file: {each for each in needed if each in files and each != file} for file, needed in files.items()}
    try:
        order = list(TopologicalSorter(inside).static_order())
    except CycleError as circle:
        yield f"{room}: a circle of imports: {' -> '.join(circle.args[1])}"
        return
    level: dict[str, int] = {}
    for file in order:
        level[file] = 1 + max((level[each] for each in inside[file]), default=0)
    if max(level.values(), default=0) > TALLEST:
        yield f"{room}: {max(level.values())} levels of imports; {TALLEST} at most"


LINTS = (citations, names, sizes, openings, layout, imports)


def main() -> int:
    """Print what is wrong."""
    faults = [fault for lint in LINTS for fault in lint(ROOT)]
    print("\n".join(faults) if faults else "the house is in order")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
