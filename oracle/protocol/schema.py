"""The JSON Schema of the protocol, made out of the typed messages.

`schema.json` beside this file is what `schema()` makes; a test sees that it is current.  After a change of the messages:

    python -m oracle.protocol.schema

writes it anew, and `python -m oracle.protocol.schema --check` only says whether it is current.
"""

import ast
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from oracle.protocol.questions import METHODS, PROTOCOL

FILE = Path(__file__).with_name("schema.json")
_SOURCES = ("messages/*.py", "questions.py", "rpc.py")
_ENVELOPE = {"jsonrpc": {"const": "2.0"}, "id": {"type": ["integer", "string"]}}


def schema() -> dict[str, Any]:
    """The schema: a definition for each message, and for each method one of its request and one of its response."""
    kinds = [kind for method in METHODS.values() for kind in (method.params, method.result) if kind is not None]
    references, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    at = dict(zip(kinds, references, strict=True))
    documentation = _documentation()
    for name, definition in definitions.items():
        for field, text in documentation.get(name, {}).items():
            if field in definition.get("properties", {}):
                definition["properties"][field]["description"] = text
    definitions["Error"] = _error()
    exchanges: dict[str, Any] = {}
    for name, method in METHODS.items():
        params = at[method.params]
        result = {"type": "null"} if method.result is None else at[method.result]
        exchanges[f"{name} request"] = {
            "description": f"Asks: {method.summary}.",
            "type": "object",
            "properties": {**_ENVELOPE, "method": {"const": name}, "params": params},
            "required": ["jsonrpc", "id", "method", *(["params"] if name != "shutdown" else [])],
            "additionalProperties": False,
        }
        exchanges[f"{name} response"] = {
            "type": "object",
            "properties": {**_ENVELOPE, "result": result, "error": {"$ref": "#/$defs/Error"}},
            "required": ["jsonrpc", "id"],
            "oneOf": [{"required": ["result"]}, {"required": ["error"]}],
            "additionalProperties": False,
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages between the harness and an engine, version {PROTOCOL}",
        "anyOf": [{"$ref": f"#/$defs/{name.replace('/', '~1').replace(' ', '%20')}"} for name in exchanges],
        "$defs": {**exchanges, **dict(sorted(definitions.items()))},
    }


def _error() -> dict[str, Any]:
    return {
        "description": "Why a question goes unanswered.",
        "type": "object",
        "properties": {"code": {"type": "integer"}, "message": {"type": "string"}, "data": {}},
        "required": ["code", "message"],
        "additionalProperties": False,
    }


def _documentation() -> dict[str, dict[str, str]]:
    """The text below each field of each class."""
    found: dict[str, dict[str, str]] = {}
    for source in sorted(path for pattern in _SOURCES for path in FILE.parent.glob(pattern)):
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = _fields(node)
    return found


def _fields(node: ast.ClassDef) -> dict[str, str]:
    texts: dict[str, str] = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            text = below.value
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                texts[field.target.id] = " ".join(text.value.split())
    return texts


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or only check it."""
    if "--check" in arguments:
        current = FILE.is_file() and FILE.read_text(encoding="utf-8") == text()
        if not current:
            print(f"{FILE.name} is not what the messages say; write it anew with: python -m oracle.protocol.schema", file=sys.stderr)
        return 0 if current else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
