"""The house is in order, and each of its lints tells a fault."""

from pathlib import Path

import pytest

from tests import house


def tree(root: Path, **files: str) -> Path:
    """A small house with these files; in their names two underscores stand for a slash, and `py` is added."""
    for name, text in files.items():
        path = root / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_the_house_is_in_order() -> None:
    assert [fault for lint in house.LINTS for fault in lint(house.ROOT)] == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('@rule("116.2a")\ndef play():\n    """Playing is an action (116.2a)."""\n', "says 116.2a in its docstring and in its decorator"),
        ('@rule("116.2a")\ndef play():\n    """Playing is an action.  305.1"""\n', "ends its docstring with 305.1"),
        (
            '@rule("116.2a")\ndef play():\n    """Playing is an action.\n\n    305.1, 305.2\n    """\n',
            "ends its docstring with 305.1, 305.2",
        ),
        ('@rule("116.2a")\ndef play():\n    pass\n', "has no docstring"),
    ],
)
def test_a_rule_number_stands_in_the_decorator_alone(body: str, fault: str, tmp_path: Path) -> None:
    (told,) = house.citations(tree(tmp_path, oracle__rules__lands=body))
    assert told.startswith("oracle/rules/lands.py:2: play ")
    assert fault in told


def test_a_number_of_another_rule_may_be_spoken_of(tmp_path: Path) -> None:
    body = '@rule("116.2a")\ndef play():\n    """Playing is an action; a spell is cast (601.2)."""\n'
    assert list(house.citations(tree(tmp_path, oracle__rules__lands=body))) == []


def test_a_name_that_two_things_have_is_told_but_for_what_carries_out_a_word(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        oracle__rules__moves="def draw(): ...\ndef look(): ...\n",
        oracle__rules__effects="@performs(words.Draw)\ndef draw(): ...\ndef look(): ...\n",
    )
    assert list(house.names(root)) == ["oracle/rules/effects.py:3: look is also the name of something in oracle/rules/moves.py:2"]


def test_a_long_file_is_told(tmp_path: Path) -> None:
    root = tree(tmp_path, oracle__long="x = 1\n" * 401, oracle__short="x = 1\n" * 400)
    assert list(house.sizes(root)) == ["oracle/long.py: 401 lines; a file has 400 at most: part it by topic"]


def test_a_folder_without_an_opening_is_told(tmp_path: Path) -> None:
    for folder, opening in (("a", '"""."""\n'), ("b", '"""What this folder is about."""\n')):
        (tmp_path / "oracle" / folder).mkdir(parents=True)
        (tmp_path / "oracle" / folder / "__init__.py").write_text(opening, encoding="utf-8")
    root = tmp_path
    (told,) = house.openings(root)
    assert told.startswith("oracle/a/__init__.py: no opening")


HOUSE = {
    "pyproject.toml": """
        [[tool.importlinter.contracts]]
        type = "layers"
        containers = ["oracle.rules"]
        layers = ["turn", "state"]
        [[tool.importlinter.contracts]]
        type = "layers"
        containers = ["oracle.suite"]
        layers = ["reading"]
        """,
    "oracle/rules/__init__.py": '"""The map.\n\n| `state` | 1 |\n| `turn` | 5 |\n"""\n',
    "oracle/rules/bounds.py": "",
    "oracle/rules/state/__init__.py": "",
    "oracle/rules/turn/__init__.py": "",
    "oracle/rules/turn/steps.py": "",
    "oracle/suite/reading/__init__.py": "",
    "oracle/adequacy/mutants/turn/steps.py": "",
    "tests/README.md": "| random play | `tests/play/` |",
    "tests/rules/test_bounds.py": "",
    "tests/rules/turn/test_steps.py": "",
    "tests/play/test_random_play.py": "",
}


def house_with(root: Path, **changed: str) -> list[str]:
    """What is told of the layout of a small house that is in order but for what is changed."""
    for name, text in {**HOUSE, **changed}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(house.layout(root))


def test_a_small_house_in_order_is_told_nothing(tmp_path: Path) -> None:
    assert house_with(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("notes.md", "", "notes.md: only LICENSE, README.md, "),
        (
            "oracle/rules/mana/__init__.py",
            "",
            "the layers of oracle/rules are turn, state, and its rooms mana, state, turn",
        ),
        ("oracle/rules/__init__.py", '"""| `turn` |\n| `state` |\n"""', "the map has the rooms turn, state; the layers are state, turn"),
        ("tests/rules/mana/test_mana.py", "", "tests/rules/mana/test_mana.py: there is no oracle/rules/mana that it could test"),
        ("tests/speed/test_speed.py", "", "tests/speed/test_speed.py: there is no oracle/speed that it could test"),
        ("tests/rules/test_steps.py", "", "tests/rules/test_steps.py: it tests no file of oracle/rules"),
        ("oracle/adequacy/mutants/others.py", "", "oracle/adequacy/mutants/others.py: there is no oracle/rules/others.py"),
    ],
)
def test_what_lies_where_it_does_not_belong_is_told(name: str, text: str, fault: str, tmp_path: Path) -> None:
    (told,) = house_with(tmp_path, **{name: text})
    assert fault in told


def test_imports_that_are_hidden_go_round_or_pile_up_are_told(tmp_path: Path) -> None:
    files = {f"oracle__rules__tower__m{number}": f"import oracle.rules.tower.m{number - 1}\n" for number in range(1, 14)}
    root = tree(
        tmp_path,
        oracle__rules__turn__steps="def play():\n    import json\n",
        oracle__rules__stack__one="from oracle.rules.stack import two\n",
        oracle__rules__stack__two="from oracle.rules.stack import one\n",
        oracle__rules__tower__m0="",
        **files,
    )
    told = list(house.imports(root))
    assert "oracle/rules/turn/steps.py:2: an import inside play; imports stand at the top" in told
    assert any(fault.startswith("oracle/rules/stack: a circle of imports") for fault in told)
    assert "oracle/rules/tower: 14 levels of imports; 12 at most" in told
    assert len(told) == 3
