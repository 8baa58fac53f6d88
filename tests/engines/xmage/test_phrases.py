"""XMage itself, where its user has it: every phrase and action works on it, or is declared to be lacking before the game."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.opening import open_engine, parse_spec
from oracle.engines.port import Engine
from oracle.engines.xmage import CLASSPATH
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames
from oracle.vocabulary import default_phrases
from oracle.vocabulary.actions import FORMS
from oracle.vocabulary.registry import Phrase

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")
EXAMPLES = {phrase.pattern: phrase.example for phrase in default_phrases()} | {form.form: form.example for form in FORMS.values()}
CONTROLS = [phrase for phrase in default_phrases() if "then" in phrase.kinds]

pytestmark = pytest.mark.skipif(not os.environ.get(CLASSPATH), reason=f"no XMage: {CLASSPATH} names no class path")


@pytest.fixture(scope="module")
def xmage() -> Iterator[Engine]:
    with open_engine(parse_spec("xmage"), CARDS) as engine:
        yield engine


def judged(steps: str, engine: Engine) -> Result:
    suite = Suite([], [])
    indented = "\n".join(f"    {line}" for line in steps.splitlines())
    FeatureReader(LibraryNames(CARDS)).read_text(f"Feature: F\n  Scenario: S\n{indented}\n", "example", suite)
    assert not suite.problems, suite.problems[0]
    return judge(suite.cases[0], engine)


@pytest.mark.parametrize("pattern", EXAMPLES)
def test_an_example_holds(pattern: str, xmage: Engine) -> None:
    result = judged(EXAMPLES[pattern], xmage)
    assert result.verdict in ("pass", "unsupported"), result.detail


@pytest.mark.parametrize("phrase", CONTROLS, ids=lambda phrase: phrase.pattern)
def test_a_then_phrase_fails_where_it_should(phrase: Phrase, xmage: Engine) -> None:
    result = judged(phrase.fails, xmage)
    assert result.verdict in ("fail", "unsupported"), result


SITUATIONS = {
    "of several creatures that could crew those do that are chosen": """Given Alice controls:
  | card                      | face         |
  | Cosima, God of the Voyage | The Omenkeel |
  | Grizzly Bears             |              |
  | Elite Vanguard            |              |
When Alice activates Cosima's first ability
And Alice chooses Grizzly Bears
Then Grizzly Bears is tapped
And Elite Vanguard is untapped""",
    "either of two additional costs is paid": """Given Alice's hand holds Titania, Rugged Rumbler and Forest
And Alice controls 3 Swamp and 2 Island
When Alice casts Titania
And Alice chooses {2}
Then Forest is in Alice's hand
And the second Island is tapped""",
    "the other of two additional costs is paid": """Given Alice's hand holds Titania, Rugged Rumbler and Forest
And Alice controls 3 Swamp and 2 Island
When Alice casts Titania
And Alice chooses discard
Then Forest is in Alice's graveyard
And the second Island is untapped""",
    "a creature type is chosen among those that there are": """Given Alice's hand holds Xenograft
And Alice's mana pool is {U}{C}{C}{C}{C}
And Alice controls Llanowar Elves
When Alice casts Xenograft
And the stack resolves
And Alice chooses Bear
Then Llanowar Elves is a Bear""",
    "the only creature that can crew does": """Given Alice controls:
  | card                      | face         |
  | Cosima, God of the Voyage | The Omenkeel |
  | Grizzly Bears             |              |
When Alice activates Cosima's first ability
Then Grizzly Bears is tapped""",
    "combat damage is divided among blockers by whatever they are called": """Given it is Alice's beginning of combat step
And Alice controls Colossal Dreadmaw
And Bob controls:
  | card          | alias | face down |
  | Grizzly Bears | One   |           |
  | Grizzly Bears | Two   |           |
  | Forest        | Three | manifest  |
When Alice attacks with Colossal Dreadmaw
And Bob blocks Colossal Dreadmaw with One, Two and Three
And the game advances to Alice's combat damage step
And Alice divides 2 to One, 1 to Two, 3 to Three and 0 to Bob
Then One is in Bob's graveyard
And Two has 1 damage
And Three is in Bob's graveyard
And Bob has 20 life""",
    "what an ability taps as its cost isn't tapped to pay for it": """Given Alice controls Mind Stone and Island
When Alice activates Mind Stone's second ability
And Mind Stone's ability resolves
Then Alice drew 1 card
And Island is tapped""",
    "a land with two basic land types has two abilities": """Given Alice controls Steam Vents
When Alice activates Steam Vents's second ability
Then Alice's mana pool is {R}""",
    "abilities of basic land types are in the order of the types": """Given Alice controls Urborg, Tomb of Yawgmoth and Mountain
When Alice activates Mountain's first ability
Then Alice's mana pool is {B}""",
    "a printed ability that makes one of two types of mana is one": """Given Alice controls Yavimaya Coast
When Alice activates Yavimaya Coast's second ability
And Alice chooses {U}
Then Alice's mana pool is {U}""",
    "what could be declared is told while it is awaited, and asking changes nothing": """Given it is Alice's beginning of combat step
And Alice controls Grizzly Bears and Llanowar Elves
And Llanowar Elves is summoning sick
And Bob controls Elite Vanguard
When all players pass
Then Alice can attack with Grizzly Bears
And Alice can't attack with Llanowar Elves
When Alice attacks with Grizzly Bears
And all players pass
Then Bob can block Grizzly Bears with Elite Vanguard
And Bob can't block Llanowar Elves with Elite Vanguard
When Bob blocks Grizzly Bears with Elite Vanguard
And the game advances to Alice's postcombat main phase
Then Elite Vanguard is in Bob's graveyard""",
    "from a cleanup step, in which nobody has priority, the game runs on": """Given it is Alice's cleanup step
Then it is Bob's upkeep
And Bob has priority""",
    "the life that a player begins with was neither gained nor lost": """Given Alice has 30 life
And Bob has 10 life
And Alice controls Giant Cindermaw
Then Alice has 30 life
And Bob has 10 life""",
    "the last opponent concedes without priority": """When Bob concedes
Then Alice has won the game""",
    "a player concedes without priority, and whoever has it keeps it": """Given the players are Alice, Bob and Carol
When Bob concedes
Then Bob has lost the game
And Alice has priority
And Bob can't concede
When Alice passes priority
Then Carol has priority""",
    "the active player concedes while another has priority": """Given the players are Alice, Bob and Carol
When Alice passes priority
And Alice concedes
Then Bob has priority
When the game advances to Bob's upkeep
Then it is Bob's upkeep""",
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_situation_holds(situation: str, xmage: Engine) -> None:
    result = judged(SITUATIONS[situation], xmage)
    assert result.verdict == "pass", result.detail
