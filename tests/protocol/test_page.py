"""The page on the protocol shows what is so: its examples fit the schema and the messages, and its conversation takes place."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from oracle.cards.loader import load_cards
from oracle.engines.examples.lands import LandsEngine
from oracle.protocol import rpc, schema
from oracle.protocol.questions import (
    ALL_ACTIONS,
    ALL_FACTS,
    ALL_METHODS,
    ALL_OCCURRENCES,
    ALL_POSITION_FEATURES,
    METHODS,
)
from oracle.protocol.server import Server
from oracle.suite.judging.answering import purpose_of, same_purpose
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.vocabulary.operations import Answer

ROOT = Path(__file__).parents[2]
PAGE = Path(schema.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")
MESSAGES = [json.loads(line) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S) for line in block.splitlines()]
CONVERSATION = re.findall(r"^(-->|<--) (.*)$", PAGE, re.M)
VALIDATOR = jsonschema.Draft202012Validator(schema.schema())


def test_the_schema_in_the_repository_is_current() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema.text()
    assert schema.main(["--check"]) == 0


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema.schema())


def method_of(message: dict[str, Any], messages: list[dict[str, Any]]) -> str | None:
    """The method of a request, or of the request that a response answers."""
    if "method" in message:
        return str(message["method"])
    return next((each["method"] for each in messages if "method" in each and each["id"] == message["id"]), None)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: f"{message['id']}-{message.get('method', 'answer')}")
def test_an_example_fits_the_schema_and_the_messages(message: dict[str, Any]) -> None:
    VALIDATOR.validate(message)
    method = method_of(message, MESSAGES)
    if "method" in message:
        msgspec.convert(message["params"], METHODS[message["method"]].params)
    elif "result" in message and message["result"] is not None:
        assert method is not None
        msgspec.convert(message["result"], METHODS[method].result)


def test_each_message_has_an_example() -> None:
    assert {message["method"] for message in MESSAGES if "method" in message} == set(METHODS)


@pytest.mark.parametrize("spoil", [{"extra": 1}, {"jsonrpc": "1.0"}, {"id": None}])
def test_the_schema_refuses_what_the_messages_refuse(spoil: dict[str, Any]) -> None:
    message = {**MESSAGES[0], **spoil}
    assert not VALIDATOR.is_valid(message)
    with pytest.raises(rpc.Unreadable):
        rpc.decode(json.dumps(message).encode(), msgspec.json.Decoder(rpc.Request))


def test_the_conversation_takes_place_as_it_is_told() -> None:
    server = Server(LandsEngine())
    assert len(CONVERSATION) == 16
    for (sign, question), (_, answer) in zip(CONVERSATION[::2], CONVERSATION[1::2], strict=True):
        assert sign == "-->"
        assert json.loads(server.answer(question.encode())) == json.loads(answer)
    assert server.ended


def test_the_page_names_every_method_action_and_part_of_a_position() -> None:
    for word in (*METHODS, *ALL_METHODS, *ALL_ACTIONS, *ALL_POSITION_FEATURES, *ALL_FACTS, *ALL_OCCURRENCES):
        assert f"`{word}`" in PAGE, word


def test_the_page_names_every_purpose_of_the_reference_engine() -> None:
    rules = Path(schema.__file__).parents[1] / "rules"
    text = "".join(path.read_text(encoding="utf-8") for path in rules.rglob("*.py"))
    purposes = set(re.findall(r'purpose="([a-z ]+)"', text)) - {"priority", "cast"}
    assert len(purposes) > 15
    assert {purpose for purpose in purposes if f"`{purpose}`" not in PAGE} == set()


def test_the_page_names_every_purpose_that_steps_say_as_one_that_is_compared() -> None:
    cases = load_features(
        [ROOT / "features", ROOT / "fixtures" / "first_steps"], LibraryNames(load_cards(ROOT / "fixtures" / "cards"))
    ).cases
    answers = [step.operation for case in cases for step in case.steps if isinstance(step.operation, Answer)]
    said = {purpose for purpose in map(purpose_of, answers) if purpose is not None}
    assert len(said) > 4
    compared = re.search(r"it is compared; that is so for(.*?)The other words", PAGE, re.S)
    assert compared is not None
    named = set(re.findall(r"`([a-z ]+)`", compared[1]))
    assert {purpose for purpose in said if not any(same_purpose(purpose, word) for word in named)} == set()
