"""The adapter's message layer, in Java, against a recorded conversation; XMage isn't needed for it."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from oracle.engines.xmage.building import SOURCES
from oracle.protocol import rpc

HERE = Path(__file__).parent
LAYER = ("Json", "Refusal", "Fields", "Conversation")


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str, str]]:
    """Of each question of the recorded conversation: the question, the recorded answer, and the answer now."""
    if shutil.which("javac") is None or shutil.which("java") is None:
        pytest.skip("no Java Development Kit: the adapter's message layer can't be compiled")
    classes = tmp_path_factory.mktemp("classes")
    sources = [str(SOURCES / f"{name}.java") for name in LAYER] + [str(HERE / "Recorder.java")]
    subprocess.run(["javac", "-encoding", "UTF-8", "-d", str(classes), *sources], check=True)
    lines = (HERE / "conversation.txt").read_text(encoding="utf-8").splitlines()
    questions = [line[2:] for line in lines if line.startswith("> ")]
    recorded = [line[2:] for line in lines if line.startswith("< ")]
    done = subprocess.run(
        ["java", "-cp", str(classes), "oracle.xmage.Recorder"],
        input="\n".join(questions) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert len(done.stdout.splitlines()) == len(questions)
    return list(zip(questions, recorded, done.stdout.splitlines(), strict=True))


def test_every_question_is_answered_as_it_was_recorded(answers: list[tuple[str, str, str]]) -> None:
    for question, recorded, answer in answers:
        assert json.loads(answer) == json.loads(recorded), question


def test_every_answer_is_a_response_of_the_protocol(answers: list[tuple[str, str, str]]) -> None:
    import msgspec

    decoder = msgspec.json.Decoder(rpc.Response[object])
    for _, _, answer in answers:
        assert rpc.decode(answer.encode(), decoder).jsonrpc == "2.0"


def test_answers_are_plain_ascii_so_that_no_encoding_can_spoil_them(answers: list[tuple[str, str, str]]) -> None:
    assert any("\\u00fb" in answer for _, _, answer in answers)
    assert all(answer.isascii() for _, _, answer in answers)
