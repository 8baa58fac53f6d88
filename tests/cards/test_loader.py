"""Card files: what a good one becomes, and what is said about a bad one."""

from pathlib import Path

import pytest

from oracle.cards.abilities import Activated, Keyword, Spell, Triggered
from oracle.cards.card import Card
from oracle.cards.costs import TapPermanents
from oracle.cards.errors import CardError
from oracle.cards.loader import load_card, load_cards, read_card, see_that_all_are_found, slug
from oracle.cards.symbols import mana_cost

FOLDER = Path(__file__).parents[2] / "fixtures" / "cards"
FILES = sorted(FOLDER.glob("*.toml"))
HERE = Path("some_card.toml")

GOOD = """\
name = "Some Card"
cost = "{1}{G}"
type = "Creature - Elf Druid"
power = 1
toughness = 2
keywords = ["flying", "ward {2}"]

[[abilities]]
kind = "activated"
cost = ["{T}", { pay = "life", amount = 1 }]
targets = [{ objects = { types = ["creature"] }, name = "victim" }]
effects = [
  { do = "destroy", what = "victim" },
  { do = "draw", count = { of = "count", what = { subtypes = ["Elf"] } }, save = "drawn" },
]

[[abilities]]
kind = "triggered"
trigger = { when = "enters" }
effects = [{ do = "gain life", amount = 2 }]
"""

TWO_FACES = """\
layout = "modal double-faced"

[[faces]]
name = "Some Card"
cost = "{1}{G}"
type = "Instant"
abilities = [{ kind = "spell", effects = [{ do = "draw" }] }]

[[faces]]
name = "Other Face"
type = "Land"
abilities = [{ kind = "activated", cost = ["{T}"], effects = [{ do = "add mana", mana = "{G}" }] }]
"""


def test_a_card_with_one_face() -> None:
    card = read_card(GOOD, HERE)
    face = card.faces[0]
    assert (card.name, card.layout, face.mana_cost) == ("Some Card", "normal", mana_cost("{1}{G}"))
    assert (face.types, face.subtypes, face.power, face.toughness) == (("creature",), ("Elf", "Druid"), 1, 2)
    assert [type(ability) for ability in face.abilities] == [Keyword, Keyword, Triggered, Activated, Triggered]


def test_a_card_with_two_faces() -> None:
    card = read_card(TWO_FACES, HERE)
    assert [face.name for face in card.faces] == ["Some Card", "Other Face"]
    assert card.name == "Some Card"
    assert card.face_named("Other Face") == 1


def test_power_that_an_ability_defines() -> None:
    text = """
name = "Some Card"
type = "Creature - Elf"
power = "*"
toughness = 1

[[abilities]]
kind = "static"
zone = "any"

[[abilities.rules]]
rule = "change"
what = "this"
changes = [{ change = "set power and toughness", power = { of = "hand size" }, defining = true }]
"""
    assert read_card(text, HERE).faces[0].power == 0
    with pytest.raises(CardError, match="needs a static ability that defines the power"):
        read_card(text.replace(", defining = true", ""), HERE)
    with pytest.raises(CardError, match=r'abilities\[0\]: .*zone = "any"'):
        read_card(text.replace('zone = "any"\n', ""), HERE)


# Each: what is replaced in GOOD by what, then the line, the key and the words of the complaint.
BAD = [
    ('name = "Some Card"', 'nam = "Some Card"', 1, "nam", "unknown key 'nam'; nearest: 'name'"),
    ('name = "Some Card"\n', "", 1, "", "the key 'name' is missing"),
    ("power = 1", "power = 1.5", 4, "power", "expected"),
    ("power = 1", 'power = "x"', 4, "power", "'x' isn't a number"),
    ("power = 1\n", "", 1, "", "expected the key 'power'"),
    ("{1}{G}", "{1}{K}", 2, "cost", "{K} is not a mana symbol"),
    ("{1}{G}", "1G", 2, "cost", "is not a row of symbols"),
    ("Creature -", "Creatur -", 3, "type", "'Creatur' isn't a supertype or card type here; nearest: 'creature'"),
    ("Elf Druid", "Elf Driud", 3, "type", "'Driud' isn't a subtype of creature; nearest: 'Druid'"),
    ("Elf Druid", "Elf Equipment", 3, "type", "'Equipment' isn't a subtype of creature"),
    ('"flying"', '"fling"', 6, "keywords[0]", "nearest: 'flying'"),
    ('"flying"', '"flying {2}"', 6, "keywords[0]", "'flying' is followed by nothing, not '{2}'"),
    ("ward {2}", "ward", 6, "keywords[1]", "'ward' is followed by a cost"),
    ('kind = "activated"', 'kind = "activate"', 9, "abilities[0].kind", "unknown word 'activate'; nearest: 'activated'"),
    ('do = "destroy"', 'do = "destry"', 13, "abilities[0].effects[0].do", "unknown word 'destry'; nearest: 'destroy'"),
    ('do = "destroy", what', 'do = "destroy", waht', 13, "abilities[0].effects[0].waht", "nearest: 'what'"),
    ('do = "destroy", what = "victim"', 'do = "destroy"', 13, "abilities[0].effects[0]", "the key 'what' is missing"),
    ('what = "victim"', 'what = "victin"', 13, "abilities[0].effects[0].what", "nothing here is called 'victin'; nearest: 'victim'"),
    ('what = "victim"', 'what = "it"', 13, "abilities[0].effects[0].what", "nothing here is called 'it'"),
    ('what = "victim"', 'what = "owner of vic"', 13, "abilities[0].effects[0].what", "nothing here is called 'vic'"),
    ('["creature"]', '["creeture"]', 11, "abilities[0].targets[0].objects.types[0]", "'creeture' isn't a card type; nearest: 'creature'"),
    ('["creature"] }', '["creature"], tap = true }', 11, "abilities[0].targets[0].objects.tap", "nearest: 'tapped'"),
    ('objects = { types = ["creature"] }, ', "", 11, "abilities[0].targets[0]", "expected `objects`, `players` or both"),
    ('["Elf"]', '["Elff"]', 14, "abilities[0].effects[1].count.what.subtypes[0]", "'Elff' isn't a subtype; nearest: 'Elf'"),
    ('of = "count"', 'of = "number"', 14, "abilities[0].effects[1].count.of", "unknown word 'number'; valid: 'count', 'counters'"),
    ('"{T}"', '"{Z}"', 10, "abilities[0].cost[0]", "{Z} is not a mana symbol"),
    ('pay = "life", amount = 1', 'pay = "life", amount = "much"', 10, "abilities[0].cost[1].amount", "no number here is called 'much'"),
    ('pay = "life", amount = 1', 'pay = "lif", amount = 1', 10, "abilities[0].cost[1].pay", "nearest: 'life'"),
    ("amount = 2", "amount = []", 20, "abilities[1].effects[0].amount", "expected"),
    ('kind = "triggered"', 'kind = "triggered"\nzone = "exil"', 19, "abilities[1].zone", "'exil' is not valid here; nearest: 'exile'"),
    ('effects = [{ do = "gain life", amount = 2 }]', "", 18, "abilities[1]", "expected either `effects` or `modes`"),
    ("toughness = 2", "toughness = 2\nloyalty = 3", 1, "", "a planeswalker, and nothing else, has the key 'loyalty'"),
    ("toughness = 2", "toughness = 2\nenchant = {}", 1, "", "an Aura, and nothing else, has the key 'enchant'"),
    ("toughness = 2", 'toughness = 2\ncolor_indicator = "rad"', 6, "color_indicator", "'rad' isn't a color; nearest: 'red'"),
    (
        'kind = "triggered"\ntrigger = { when = "enters" }\neffects = [{ do = "gain life", amount = 2 }]',
        'kind = "keyword"\nname = "reach"',
        18,
        "abilities[1]",
        "'reach' belongs in the list `keywords`",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "message"), BAD, ids=[f"{bad[3] or 'file'}-{index}" for index, bad in enumerate(BAD)]
)
def test_a_bad_file_is_rejected_with_line_key_and_nearest(old: str, new: str, line: int, key: str, message: str) -> None:
    assert GOOD.count(old) >= 1
    with pytest.raises(CardError) as caught:
        read_card(GOOD.replace(old, new, 1), HERE)
    error = caught.value
    assert (error.line, message in error.message) == (line, True), str(error)
    assert error.key == key
    assert str(error).startswith(f"some_card.toml:{line}: ")


BAD_FACES = [
    ('layout = "modal double-faced"', 'layout = "modal"', 1, "layout", "valid: 'adventure', 'double-faced', 'modal double-faced'"),
    ('layout = "modal double-faced"', 'layout = "normal"', 3, "faces", "expected 1 for the layout 'normal', found 2"),
    ('layout = "modal double-faced"', 'layout = "omen"', 11, "faces[1].type", "has the subtype Omen"),
    ('type = "Land"', 'type = "Land"\ncost = "{1}"', 12, "faces[1].cost", "a land has no mana cost"),
    ('type = "Land"', 'type = "Artifact"\ncost = "{1}"\ntoughness = 1', 13, "faces[1].toughness", "a Artifact has no toughness"),
    ('mana = "{G}"', 'mana = "{X}"', 12, "faces[1].abilities[0].effects[0].mana", "{X} is not an amount of mana"),
    ('mana = "{G}"', "count = 1", 12, "faces[1].abilities[0].effects[0]", "exactly one of `mana` and `choices`"),
    ('kind = "spell"', 'kind = "triggered", trigger = { when = "enters" }', 7, "faces[0].abilities", 'of the kind "spell"'),
    ('"Instant"', '"Instant Artifact"', 6, "faces[0].type", "nothing else besides"),
    ('type = "Land"', 'type = "Land"\nsymbol = "moon"', 12, "faces[1].symbol", "only nonmodal double-faced cards"),
    ('"Other Face"', '"Some Card"', 10, "faces[1].name", "both faces have the same name"),
]


@pytest.mark.parametrize(("old", "new", "line", "key", "message"), BAD_FACES)
def test_a_bad_face_is_rejected(old: str, new: str, line: int, key: str, message: str) -> None:
    assert old in TWO_FACES
    with pytest.raises(CardError) as caught:
        read_card(TWO_FACES.replace(old, new, 1), HERE)
    assert (caught.value.line, caught.value.key) == (line, key), str(caught.value)
    assert message in caught.value.message


def test_broken_toml_names_the_line() -> None:
    with pytest.raises(CardError, match=r"^some_card.toml:2: not valid TOML"):
        read_card('name = "Some Card"\ncost = \n', HERE)


def test_a_back_face_of_a_nonmodal_card_has_no_cost() -> None:
    text = TWO_FACES.replace("modal double-faced", "double-faced").replace('type = "Land"', 'type = "Artifact"\ncost = "{1}"')
    with pytest.raises(CardError, match=r"faces\[1\]\.cost: the back of a nonmodal"):
        read_card(text, HERE)


# --- folders ----------------------------------------------------------------------------------------------------------


def test_slugs() -> None:
    assert slug("Jace, Vryn's Prodigy") == "jace_vryns_prodigy"
    assert slug("Fire // Ice") == "fire_ice"
    assert slug("Pili-Pala") == "pili_pala"
    assert slug("Lim-Dûl's Vault") == "lim_duls_vault"


def test_a_file_that_is_no_text_is_told_at_its_line(tmp_path: Path) -> None:
    picture = tmp_path / "some_card.toml"
    picture.write_bytes(b'name = "Some Card"\ntype = "\x89PNG"\n')
    with pytest.raises(CardError, match=r"some_card.toml:2: a text in UTF-8 was expected, and the byte 0x89 isn't"):
        load_card(picture)


def test_a_file_is_called_by_its_card(tmp_path: Path) -> None:
    wrong = tmp_path / "other.toml"
    wrong.write_text(GOOD, encoding="utf-8")
    with pytest.raises(CardError, match=r"other.toml:1: name: 'Some Card' belongs in a file called some_card.toml"):
        load_card(wrong)


def test_a_later_folder_counts_for_more(tmp_path: Path) -> None:
    for name, power in (("ours", 1), ("yours", 7)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "some_card.toml").write_text(GOOD.replace("power = 1", f"power = {power}"), encoding="utf-8")
    cards = load_cards(tmp_path / "ours", tmp_path / "yours")
    assert len(cards) == 1
    assert cards["Some Card"].faces[0].power == 7


def test_folders_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="no such folder of cards"):
        load_cards(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('type = "Land"\nname = "Lightning Bolt"\n', 2),
        ('layout = "omen"\n[[faces]]\nname = "Lightning Bolt"\n[[faces]]\nname = "Shock"\n', 3),
        ('layout = "split"\n[[faces]]\nname = "Fire"\n[[faces]]\nname = "Ice"\n', 3),
    ],
)
def test_a_file_that_nobody_would_come_upon_is_told(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "shock.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=r"belongs in a file called (lightning_bolt|fire_ice)\.toml") as told:
        see_that_all_are_found([path])
    assert told.value.line == line


@pytest.mark.parametrize(
    "text", ['name = "Shock"\n', "type = 3\n", "faces = 3\n", "faces = [3]\n", "[[faces]]\nname = 3\n", "faces = []\n"]
)
def test_a_file_that_is_otherwise_wrong_is_told_when_its_card_is_asked_for(tmp_path: Path, text: str) -> None:
    path = tmp_path / "shock.toml"
    path.write_text(text, encoding="utf-8")
    see_that_all_are_found([path])


def test_files_are_read_only_when_asked_for(tmp_path: Path) -> None:
    (tmp_path / "some_card.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("name = ", encoding="utf-8")
    cards = load_cards(tmp_path)
    assert cards["Some Card"].name == "Some Card"
    with pytest.raises(CardError):
        cards["Broken"]
    with pytest.raises(KeyError):
        cards["some card"]


@pytest.fixture(scope="module")
def cards() -> "dict[str, Card]":
    return dict(load_cards(FOLDER))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_card_loads(path: Path) -> None:
    assert load_card(path).faces


def test_faces_are_found_by_name() -> None:
    cards = load_cards(FOLDER)
    assert cards.with_face("The Omenkeel") == (cards["Cosima, God of the Voyage"], 1)
    assert cards.with_face("Forest") == (cards["Forest"], 0)
    assert "The Omenkeel" not in cards
    with pytest.raises(KeyError):
        cards.with_face("The Omenkee")
    assert cards.nearest("The Omenkee") == ["The Omenkeel"]
    assert cards.nearest("Cosima") == ["Cosima, God of the Voyage"]


def test_crew_is_written_out(cards: "dict[str, Card]") -> None:
    abilities = cards["Cosima, God of the Voyage"].faces[1].abilities
    assert Keyword(name="crew", amount=1) in abilities
    crew = next(ability for ability in abilities if ability.keyword == "crew")
    assert isinstance(crew, Activated)
    assert isinstance(crew.cost[0], TapPermanents)
    assert crew.cost[0].total_power == 1


def test_an_aura_targets_what_it_enchants(cards: "dict[str, Card]") -> None:
    abilities = cards["Wild Growth"].faces[0].abilities
    spell = next(ability for ability in abilities if isinstance(ability, Spell))
    assert spell.keyword == "enchant"
    assert spell.targets[0].objects is not None
    assert spell.targets[0].objects.types == ("land",)


def test_nested_filters_mean_no_zone(cards: "dict[str, Card]") -> None:
    text = GOOD.replace(
        '{ types = ["creature"] }', '{ zone = "graveyard", any_of = [{ types = ["creature"] }], but_not = { colors = ["B"] } }'
    )
    ability = next(ability for ability in read_card(text, HERE).faces[0].abilities if isinstance(ability, Activated))
    outer = ability.targets[0].objects
    assert outer is not None
    assert outer.but_not is not None
    assert (outer.zone, outer.any_of[0].zone, outer.but_not.zone) == ("graveyard", "any", "any")


def test_the_example_in_the_guide_is_a_card() -> None:
    guide = (FOLDER / "README.md").read_text(encoding="utf-8")
    example = guide.partition("```toml\n")[2].partition("```")[0]
    assert read_card(example, HERE).name == "Skirk Marauder"


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ('do = "draw", amount = 2', "unknown key 'amount'; here it is 'count'"),
        ('do = "gain life", count = 2', "unknown key 'count'; here it is 'amount'"),
        ('do = "destroy", target = "target"', "unknown key 'target'; here it is 'what'"),
        ('do = "draw", player = "opponent"', "unknown key 'player'; here it is 'who'"),
        ('do = "draw", cuont = 2', "unknown key 'cuont'; nearest: 'count'"),
    ],
)
def test_a_key_that_has_another_name_in_this_word_is_told_by_that_name(effect: str, told: str) -> None:
    text = f'name = "Bad"\ntype = "Artifact"\n[[abilities]]\nkind = "activated"\ncost = ["{{T}}"]\neffects = [{{ {effect} }}]\n'
    with pytest.raises(CardError, match=told):
        read_card(text, Path("bad.toml"))
