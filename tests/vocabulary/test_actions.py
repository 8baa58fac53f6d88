"""The one grammar of actions, in "When Alice casts …" as in "Then Alice can cast …"."""

import pytest

from oracle.protocol.messages import (
    Activate,
    AnyAction,
    Attack,
    Block,
    Cast,
    Concede,
    Pass,
    PlayLand,
    TurnFaceUp,
)
from oracle.vocabulary import PhraseError, Vocabulary, default_phrases
from oracle.vocabulary.actions import parse_action
from oracle.vocabulary.lists import Names
from oracle.vocabulary.operations import Act, Can

NAMES = Names(["Cosima, God of the Voyage", "Fire // Ice", "Search for Azcanta"])
VOCABULARY = Vocabulary(default_phrases(), ["Cosima, God of the Voyage"])


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("casts Opt", Cast(object="Opt")),
        ("casts Opt for its web-slinging cost", Cast(object="Opt", alternative="web-slinging")),
        ("casts Cosima, God of the Voyage", Cast(object="Cosima, God of the Voyage")),
        ("casts Search for Azcanta", Cast(object="Search for Azcanta")),
        ('casts "Look at Me, I\'m the DCI"', Cast(object="Look at Me, I'm the DCI")),
        ("casts Lightning Bolt targeting Bob", Cast(object="Lightning Bolt", targets=("Bob",))),
        ("casts Fire // Ice as Ice targeting Fire // Ice", Cast(object="Fire // Ice", face="Ice", targets=("Fire // Ice",))),
        ("casts Skimming Strike targeting nothing", Cast(object="Skimming Strike", targets=())),
        ("casts Walking Ballista with X = 3 without paying its mana cost", Cast(object="Walking Ballista", x=3, alternative="free")),
        ("casts Zurgo Bellstriker for its dash cost", Cast(object="Zurgo Bellstriker", alternative="dash")),
        ("casts Thieving Skydiver kicked with X = 2", Cast(object="Thieving Skydiver", additional=("kicker",), x=2)),
        ("casts Thieving Skydiver unkicked", Cast(object="Thieving Skydiver", additional=())),
        ("casts Branchsnap Lorian face down", Cast(object="Branchsnap Lorian", face_down=True)),
        ("casts Cryptic Command choosing modes 1 and 4", Cast(object="Cryptic Command", modes=(1, 4))),
        ("casts Opt discarding Forest and Island", Cast(object="Opt", paid_with=("Forest", "Island"))),
        ("casts Opt targeting A and B divided 2 and 1", Cast(object="Opt", targets=("A", "B"), division=(2, 1))),
        ("plays Forest", PlayLand("Forest")),
        ("plays Bala Ged Recovery as Bala Ged Sanctuary", PlayLand("Bala Ged Recovery", "Bala Ged Sanctuary")),
        ("activates Mind Stone", Activate(object="Mind Stone")),
        ("activates the second Forest for {G}", Activate(object="the second Forest", producing="{G}")),
        ("activates Deathrite Shaman's second ability targeting Opt", Activate(object="Deathrite Shaman", ability=2, targets=("Opt",))),
        ("activates The Omenkeel's crew ability tapping Bears", Activate(object="The Omenkeel", keyword="crew", paid_with=("Bears",))),
        ("activates Alice's Forest", Activate(object="Alice's Forest")),
        ("taps Forest for mana", Activate(object="Forest", for_mana=True)),
        ("taps Yavimaya Coast for {G}", Activate(object="Yavimaya Coast", producing="{G}", for_mana=True)),
        ("crews The Omenkeel with A and B", Activate(object="The Omenkeel", keyword="crew", paid_with=("A", "B"))),
        ("equips Bonesplitter to Bears", Activate(object="Bonesplitter", keyword="equip", targets=("Bears",))),
        ("turns Bears face up", TurnFaceUp(object="Bears")),
        ("turns Bears face up for its mana cost", TurnFaceUp(object="Bears", by="manifest")),
        ("turns Bears face up for its morph cost with X = 1", TurnFaceUp(object="Bears", by="morph", x=1)),
        ("attacks with A and B", Attack(attackers={"A": "", "B": ""})),
        ("attacks Bob with A and Jace with B and C", Attack(attackers={"A": "Bob", "B": "Jace", "C": "Jace"})),
        ("attacks Jace with A", Attack(attackers={"A": "Jace"})),
        ("attacks with nothing", Attack(attackers={})),
        ("attacks Bob with A, B and Carol with C", Attack(attackers={"A": "Bob", "B": "Bob", "C": "Carol"})),
        ("blocks A with B and C", Block(blockers={"B": ("A",), "C": ("A",)})),
        ("blocks A with B; C with D", Block(blockers={"B": ("A",), "D": ("C",)})),
        ("passes priority", Pass()),
        ("concedes", Concede()),
    ],
)  # fmt: skip
def test_an_action_is_read(text: str, action: AnyAction) -> None:
    assert parse_action(text, NAMES) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("casts", "an object was expected"),
        ("casts targeting Bob", "an object was expected"),
        ("casts Opt with X = many", "'with X = {n}' was expected"),
        ("casts Opt for its dash cost without paying its mana cost", "one alternative cost only"),
        ("casts Opt kicked kicked", "appears twice"),
        ("casts Opt for its mana cost", "nothing need be said"),
        ("activates Forest for mana", "'taps {object} for mana' was expected"),
        ("attacks Bob with nothing", "'attacks with nothing' was expected"),
        ("attacks with A and A", "'A' attacks twice"),
        ("attacks Bob with A and Carol with A", "'A' attacks twice"),
        ("blocks A with B and B", "'A' is blocked by B twice"),
        ("plays Forest targeting Bob", "'plays {object}' can't be followed by 'targeting Bob'"),
        ("taps Forest", "was expected"),
        ("turns Bears over", "'turns {object} face up' was expected"),
        ("turns Bears face up for its dash cost", "mana, morph or disguise cost, not its dash cost"),
        ("passes", "'passes priority' was expected"),
        ("concedes now", "nothing was expected"),
        ("attacks Bob", "was expected"),
        ("attacks Bob with A with B", "was expected"),
        ("blocks Bears", "was expected"),
        ("crews The Omenkeel", "was expected"),
        ("equips Bonesplitter", "was expected"),
    ],
)
def test_an_action_that_makes_no_sense(text: str, message: str) -> None:
    with pytest.raises(PhraseError, match=message.replace("{", r"\{")):
        parse_action(text, NAMES)


def test_what_is_done_can_be_asked_for() -> None:
    done = VOCABULARY.operation("when", "Alice casts Opt targeting Bob with X = 2")
    assert isinstance(done, Act)
    assert VOCABULARY.operation("then", "Alice can cast Opt targeting Bob with X = 2") == Can("Alice", done.action, True)
    assert VOCABULARY.operation("then", "Alice can't cast Opt targeting Bob with X = 2") == Can("Alice", done.action, False)


def test_a_rule_may_be_said_that_forbids() -> None:
    can = VOCABULARY.operation("then", "Bob can't play Forest by rule 305.2a")
    assert can == Can("Bob", PlayLand("Forest"), False, "305.2a")


def test_no_rule_forbids_what_can_be_done() -> None:
    with pytest.raises(PhraseError, match="follows can't alone"):
        VOCABULARY.operation("then", "Bob can play Forest by rule 305.2a")


def test_what_pays_is_said_of_what_is_done() -> None:
    assert VOCABULARY.operation("when", "Bob casts Opt exiling Forest") == Act("Bob", Cast(object="Opt", paid_with=("Forest",)), "exiling")
    with pytest.raises(PhraseError, match="not of what can be done"):
        VOCABULARY.operation("then", "Bob can cast Opt exiling Forest")


def test_nobody_gets_two_shares() -> None:
    with pytest.raises(PhraseError, match="appears twice"):
        VOCABULARY.operation("when", "Bob divides 1 to Alice and 2 to Alice")


def test_a_rule_may_follow_an_action_of_one_word() -> None:
    assert VOCABULARY.operation("then", "Bob can't concede by rule 104.3a") == Can("Bob", Concede(), False, "104.3a")
    assert VOCABULARY.operation("then", "Bob can't concede") == Can("Bob", Concede(), False)
