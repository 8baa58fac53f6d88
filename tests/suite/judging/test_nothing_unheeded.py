"""Every clause of every phrase of an action is heeded: said otherwise it has another outcome, and said in vain it is refused."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.suite.judging.judge import judge
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames
from oracle.vocabulary.actions import CLAUSES, FORMS

ROOT = Path(__file__).parents[3]
CARDS = load_cards(ROOT / "fixtures" / "cards", ROOT / "tests" / "words" / "cards")
READER = FeatureReader(LibraryNames(CARDS))


def judged(*steps: str) -> tuple[str, str]:
    """The verdict on a scenario with these steps, and why; one step may be several, with "…" between them."""
    suite = Suite([], [])
    text = "\n".join(line for step in steps for line in step.split(" … "))
    READER.read_text(f"Feature: F\n  Scenario: S\n{text}\n", "f.feature", suite)
    if suite.problems:
        return "refused", str(suite.problems[0])
    result = judge(suite.cases[0], ReferenceEngine(CARDS))
    return "refused" if result.kind == "input" else result.verdict, str(result.detail)


BOLT = "Given Alice's hand holds Lightning Bolt … And Alice controls Mountain"
FIRE = "Given Alice's hand holds Fire // Ice … And Alice's mana pool is {U}{R}{C}{C} … And Bob controls Elite Vanguard"
TITAN = "Given Alice controls Inferno Titan … And Bob controls Elite Vanguard and Grizzly Bears … When Alice attacks with Inferno Titan"
SKYDIVER = "Given Alice's hand holds Thieving Skydiver … And Alice's mana pool is {U}{U}{U}{U} … And Bob controls Lotus Petal"
MAGE = "Given Alice controls Arc Mage … And Alice's hand holds Forest and Island … And Alice's mana pool is {R}{R}{R}"
ALTAR = "Given Alice controls Ashnod's Altar, Grizzly Bears and Llanowar Elves"
JITTE = "Given Alice controls Umezawa's Jitte … And Umezawa's Jitte has 1 charge counter"
VOICE = "Given Alice's hand holds Tormenting Voice, Forest and Island … And Alice controls 2 Mountain"
ZURGO = "Given Alice's hand holds Zurgo Bellstriker … And Alice's mana pool is {R}{R}"
CHARM = "Given Alice's hand holds Izzet Charm … And Alice's mana pool is {U}{R} … And Bob controls Grizzly Bears"
DRUM = "Given Alice controls Springleaf Drum, Grizzly Bears and Storm Crow"
SPIDER = "Given Alice controls 2 tapped Grizzly Bears, Peter Parker and Elite Vanguard"
HYDRA = "Given Alice controls a morphed Hooded Hydra … And Alice's mana pool is {G}{G}{C}{C}{C}{C}"
BALLISTA = "Given Alice's hand holds Walking Ballista … And Alice's mana pool is {C}{C}{C}{C}"
FREE = "Given Alice controls Omniscience … And Alice's hand holds Grizzly Bears … And Alice controls 2 Forest"

HEEDED: list[tuple[str, str, str, str, str, str]] = [
    # verb, clause, what is there, what is said, what follows, and what is said otherwise
    ("casts", "targets", BOLT, "casts Lightning Bolt targeting Bob", "And the stack resolves … Then Bob has 17 life", "targeting Alice"),
    ("casts", "x", BALLISTA, "casts Walking Ballista with X = 2", "And the stack resolves … Then Walking Ballista is 2/2", "with X = 1"),
    ("casts", "face", FIRE, "casts Fire // Ice as Ice targeting Elite Vanguard", "And the stack resolves … Then Elite Vanguard is tapped",
     "as Fire targeting Elite Vanguard"),
    ("casts", "face_down", "Given Alice's hand holds Hooded Hydra … And Alice's mana pool is {G}{G}{C}", "casts Hooded Hydra face down",
     "Then Hooded Hydra has no name", "with X = 1"),
    ("casts", "additional", SKYDIVER, "casts Thieving Skydiver kicked with X = 1", "And Thieving Skydiver resolves … Then nobody is asked "
     "… And the stack holds Thieving Skydiver's ability", "unkicked"),
    ("casts", "modes", CHARM, "casts Izzet Charm choosing mode 2 targeting Grizzly Bears", "And the stack resolves … Then Grizzly Bears is "
     "in Bob's graveyard", "choosing mode 1 targeting Grizzly Bears"),
    ("casts", "cost", ZURGO, "casts Zurgo Bellstriker for its dash cost", "Then Alice's mana pool is empty", ""),
    ("casts", "free", FREE, "casts Grizzly Bears without paying its mana cost",
     "Then Forest is untapped … And the second Forest is untapped", ""),
    ("casts", "paid_with", VOICE, "casts Tormenting Voice discarding Forest", "Then Forest is in Alice's graveyard", "discarding Island"),
    ("casts", "division", FIRE, "casts Fire // Ice as Fire targeting Elite Vanguard and Bob divided 1 and 1",
     "And the stack resolves … Then Bob has 19 life", "as Fire targeting Elite Vanguard and Bob divided 0 and 2"),
    ("plays", "face", "Given Alice's hand holds Needleverge Pathway", "plays Needleverge Pathway as Pillarverge Pathway",
     "Then Pillarverge Pathway is on the battlefield", "as Needleverge Pathway"),
    ("activates", "targets", MAGE, "activates Arc Mage targeting Bob discarding Forest", "And the stack resolves … Then Bob has 18 life",
     "targeting Alice discarding Forest"),
    ("activates", "x", "Given Alice controls Cinder Elemental … And Alice's mana pool is {R}{C}{C}{C}",
     "activates Cinder Elemental with X = 2 targeting Bob", "And the stack resolves … Then Bob has 18 life", "with X = 3 targeting Bob"),
    ("activates", "modes", JITTE, "activates Umezawa's Jitte choosing mode 3", "And the stack resolves … Then Alice has 22 life",
     "choosing mode 1"),
    ("activates", "producing", DRUM, "activates Springleaf Drum for {G} tapping Storm Crow", "Then Alice's mana pool is {G}",
     "for {U} tapping Storm Crow"),
    ("activates", "paid_with", ALTAR, "activates Ashnod's Altar sacrificing Grizzly Bears", "Then Grizzly Bears is in Alice's graveyard",
     "sacrificing Llanowar Elves"),
    ("activates", "division", MAGE + " … And Bob controls Grizzly Bears",
     "activates Arc Mage targeting Bob and Grizzly Bears divided 1 and 1 discarding Forest",
     "And the stack resolves … Then Bob has 19 life", "targeting Bob and Grizzly Bears divided 2 and 0 discarding Forest"),
    ("taps", "producing", "Given Alice controls Yavimaya Coast", "taps Yavimaya Coast for {C}", "Then Alice's mana pool is {C}", "for {G}"),
    ("turns", "cost", "Given Alice controls a manifested Hooded Hydra … And Alice's mana pool is {G}{G}{C}{C}{C}",
     "turns Hooded Hydra face up for its morph cost", "Then Alice's mana pool is empty", "face up for its mana cost"),
    ("turns", "x", "Given Alice controls a morphed Warbreak Trumpeter … And Alice's mana pool is {R}{C}{C}{C}{C}",
     "turns Warbreak Trumpeter face up with X = 1", "And the stack resolves … Then Alice controls Goblin Token … And Alice's mana pool is "
     "{C}{C}", "with X = 2"),
]  # fmt: skip

IN_VAIN: list[tuple[str, str, str, str]] = [
    ("casts", "targets", "Given Alice's hand holds Grizzly Bears … And Alice controls 2 Forest", "casts Grizzly Bears targeting Bob"),
    ("casts", "targets", "Given Alice's hand holds Grizzly Bears … And Alice controls 2 Forest", "casts Grizzly Bears targeting nothing"),
    ("casts", "x", BOLT, "casts Lightning Bolt with X = 3 targeting Bob"),
    ("casts", "x", "Given Alice's hand holds Lightning Bolt", "casts Lightning Bolt with X = 3 targeting Bob"),
    ("casts", "face", BOLT, "casts Lightning Bolt as Ice targeting Bob"),
    ("casts", "face_down", FIRE, "casts Fire // Ice as Ice face down"),
    ("casts", "additional", BOLT, "casts Lightning Bolt kicked targeting Bob"),
    ("casts", "additional", BOLT, "casts Lightning Bolt unkicked targeting Bob"),
    ("casts", "modes", BOLT, "casts Lightning Bolt choosing mode 1 targeting Bob"),
    ("casts", "modes", CHARM, "casts Izzet Charm choosing mode 4 targeting Grizzly Bears"),
    ("casts", "modes", CHARM, "casts Izzet Charm choosing mode 0 targeting Grizzly Bears"),
    ("casts", "cost", FREE, "casts Grizzly Bears for its mana cost"),
    ("casts", "free", ZURGO, "casts Zurgo Bellstriker for its dash cost without paying its mana cost"),
    ("casts", "paid_with", BOLT, "casts Lightning Bolt targeting Bob sacrificing Mountain"),
    ("casts", "paid_with", VOICE, "casts Tormenting Voice exiling Forest"),
    ("casts", "division", BOLT, "casts Lightning Bolt targeting Bob divided 3"),
    ("casts", "division", FIRE, "casts Fire // Ice as Fire targeting Bob and Alice divided 2"),
    ("plays", "face", "Given Alice's hand holds Forest", "plays Forest as Island"),
    ("activates", "targets", ALTAR, "activates Ashnod's Altar sacrificing Grizzly Bears targeting Bob"),
    ("activates", "x", ALTAR, "activates Ashnod's Altar sacrificing Grizzly Bears with X = 2"),
    ("activates", "x", MAGE, "activates Arc Mage targeting Bob discarding Forest with X = 2"),
    ("activates", "modes", ALTAR, "activates Ashnod's Altar sacrificing Grizzly Bears choosing mode 1"),
    ("activates", "modes", MAGE, "activates Arc Mage targeting Bob discarding Forest choosing mode 1"),
    ("activates", "producing", JITTE, "activates Umezawa's Jitte's first ability for {G}"),
    ("activates", "producing", DRUM, "activates Springleaf Drum for mana"),
    ("activates", "paid_with", "Given Alice controls Forest and Island", "activates Forest sacrificing Island"),
    ("activates", "paid_with", ALTAR, "activates Ashnod's Altar exiling Grizzly Bears"),
    ("activates", "division", ALTAR, "activates Ashnod's Altar sacrificing Grizzly Bears divided 1 and 1"),
    ("taps", "producing", "Given Alice controls Forest", "taps Forest"),
    ("turns", "cost", HYDRA, "turns Hooded Hydra face up for its dash cost"),
    ("turns", "x", HYDRA, "turns Hooded Hydra face up with X = 2"),
]

TAKEN = {"x", "additional", "face_down", "modes", "cost", "free", "targets", "division", "face", "paid_with", "producing"}


def test_every_clause_of_every_form_is_tried() -> None:
    all_of_them = {(form.verb, clause) for form in FORMS.values() for clause in form.clauses}
    assert {(verb, clause) for verb, clause, *_ in HEEDED} == all_of_them
    assert {(verb, clause) for verb, clause, *_ in IN_VAIN} == all_of_them
    assert set(CLAUSES) == TAKEN


@pytest.mark.parametrize(("verb", "clause", "given", "said", "then", "otherwise"), HEEDED, ids=lambda text: text[:40])
def test_a_clause_is_heeded(verb: str, clause: str, given: str, said: str, then: str, otherwise: str) -> None:
    first = min((said.find(f" {start}") for each in CLAUSES.values() for start in each.starts if f" {start}" in said), default=len(said))
    verdict, detail = judged(given, f"When Alice {said}", then)
    assert verdict == "pass", detail
    assert judged(given, f"When Alice {said[:first]} {otherwise}".rstrip(), then)[0] in ("fail", "refused")


@pytest.mark.parametrize(("verb", "clause", "given", "said"), IN_VAIN, ids=lambda text: text[:60])
def test_a_clause_that_asks_for_nothing_is_refused(verb: str, clause: str, given: str, said: str) -> None:
    assert judged(given, f"When Alice {said}", "Then Alice has 20 life")[0] == "refused"
    assert judged(given, f"When Alice {said}", "Then that is rejected")[0] == "refused"
    base, rest = FORMS[verb].base, said.partition(" ")[2]
    assert judged(given, f"Then Alice can't {base} {rest}")[0] == "refused"


UNTOLD = [
    ("Given Alice has 20 life … And Alice has 5 life", "Alice's life total is already told"),
    ("Given it is Bob's upkeep … And it is Alice's upkeep", "whose turn it is is already told"),
    ("Given Alice's mana pool is {G} … And Alice's mana pool is {R}", "Alice's mana pool is already told"),
    ("Given Alice has played a land this turn … And Alice has played 2 lands this turn", "already told"),
    ("Given the players are Alice and Bob … And the players are Bob and Alice", "who plays is already told"),
    ("Given Alice's library holds Forest … And the top of Alice's library is Island", "Alice's library is already told"),
    ("Given Alice controls Grizzly Bears … And Grizzly Bears has no counters", "needs no Given"),
    ("Given Alice controls no Forest", "a list says what is there"),
    ("Given Alice controls: … | card | count | … | Forest | 0 |", "a number of at least 1"),
    ("Given Alice controls: … | card | damage | … | Grizzly Bears | -1 |", "a number of at least 0"),
    ("Given Alice controls: … | card | damage | … | Forest | 1 |", "damage is marked on creatures"),
    ("Given Alice's hand holds: … | card | owner | … | Forest | Bob |", "can't be in Alice's hand"),
    ("Given Alice's hand holds: … | card | face | … | Cosima, God of the Voyage | The Omenkeel |", "has no face up in a hand"),
    ("Given Alice controls: … | card | chosen color | … | Grizzly Bears | red |", "chooses no color"),
    ("Given Alice controls: … | card | chosen creature type | … | Xenograft | Grizzly |", "isn't a creature type"),
    ("Given Alice controls: … | card | chosen card name | … | Meddling Mage | Lightning Blot |", "isn't a card name"),
    ("Given Alice controls: … | card | counters | … | Grizzly Bears | 1 +1/1 |", "isn't a kind of counter"),
]


@pytest.mark.parametrize(("given", "message"), UNTOLD)
def test_what_a_position_can_not_heed_is_refused(given: str, message: str) -> None:
    verdict, detail = judged(given, "Then nobody is asked")
    assert verdict == "refused"
    assert message in detail


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("Given Alice controls Grizzly Bears", "a summoning-sick Grizzly Bears"),
        ("Given Alice controls Grizzly Bears", "a tapped Grizzly Bears"),
        ("Given Alice controls Grizzly Bears", "a manifested Grizzly Bears"),
        ("Given Alice controls a manifested Grizzly Bears", "a cloaked Grizzly Bears"),
        ("Given Alice controls Grizzly Bears and Bonesplitter", "Grizzly Bears and Bonesplitter attached to Grizzly Bears"),
        (
            "Given Alice controls Grizzly Bears, Storm Crow and Bonesplitter attached to Storm Crow",
            "Grizzly Bears, Storm Crow and Bonesplitter attached to Grizzly Bears",
        ),
    ],
)
def test_every_adjective_of_a_list_is_looked_at(given: str, said: str) -> None:
    assert judged(given, f"Then Alice's battlefield holds {said}")[0] == "fail"
    assert judged(f"Given Alice controls {said}", f"Then Alice's battlefield holds {said}")[0] == "pass"
