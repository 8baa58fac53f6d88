"""Misreadings of the rules in `oracle/rules/characteristics/printed.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import is_modal
from oracle.cards.abilities import Keyword
from oracle.cards.card import Card
from oracle.rules.characteristics import printed
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.events import turning_up
from oracle.rules.events.turning_up import card_values
from oracle.rules.state.game import Characteristics, GameObject

replace = msgspec.structs.replace


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=printed.half_counts,
    belief="A player to whom a split card has both halves everywhere, on the stack as well.",
)
def both_halves_count_on_the_stack(right: Right, object: GameObject) -> bool:
    return False


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=printed.combined_halves,
    belief="A player to whom a fused spell is the left half, with what the right one says added to it.",
)
def fused_spell_is_its_left_half(right: Right, halves: tuple[Characteristics, ...]) -> Characteristics:
    both: Characteristics = right(halves)
    return replace(both, mana_value=halves[0].mana_value, colors=halves[0].colors, mana_cost=halves[0].mana_cost)


@mutant(
    "mdfc-mana-value-by-face",
    replaces=printed.printed_mana_value,
    belief="A player who learned with transforming cards that the back has the mana value of the front, and applies it to all.",
)
def modal_back_has_the_mana_value_of_its_front(right: Right, card: Card, index: int) -> int:
    return int(right(card, 0 if card.layout == "modal double-faced" else index))


@mutant(
    "mdfc-mana-value-by-face",
    replaces=printed.printed_mana_value,
    belief="A player who sees no mana cost on the back of a transformed card, and concludes that its mana value is 0.",
)
def nonmodal_back_has_its_own_mana_value(right: Right, card: Card, index: int) -> int:
    cost = card.faces[index].mana_cost
    return cost.mana_value() if cost else 0


@mutant(
    "mdfc-mana-value-by-face",
    replaces=printed.printed_mana_value,
    belief="A player who counts a double-faced card like a split card, with both mana costs together.",
)
def modal_faces_add_their_mana_values(right: Right, card: Card, index: int) -> int:
    if card.layout != "modal double-faced":
        return int(right(card, index))
    return sum(int(right(card, each)) for each in range(len(card.faces)))


@mutant(
    "mdfc-mana-value-by-face",
    replaces=printed.printed_mana_value,
    belief="A player who takes the lesser of two mana values wherever there are two.",
)
def the_lesser_mana_value_counts(right: Right, card: Card, index: int) -> int:
    values = [int(right(card, face)) for face in range(len(card.faces))]
    return min(values) if is_modal(card) else values[index]


@mutant(
    "mdfc-mana-value-by-face",
    replaces=printed.mana_value,
    belief="An engine's author who asks the card for the mana value of a back face, whatever the permanent has become.",
)
def back_has_the_mana_value_of_its_card(right: Right, values: Characteristics, object: GameObject) -> int:
    if object.zone == "battlefield" and object.face == 1:
        return printed.printed(object.card, 1).mana_value
    return int(right(values, object))


@mutant(
    "facedown-has-no-name",
    replaces=printed.face_down_values,
    belief="A player who lets the name of the card count, though it can't be seen.",
)
def face_down_creature_has_the_name_of_its_card(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    return replace(values, names=turning_up.card_values(object).names)


@mutant(
    "cast-face-down",
    replaces=printed.face_down_values,
    belief="A player to whom the spell is the card, although it lies face down, and only the permanent is a nameless 2/2.",
)
def spell_is_its_card(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = card_values(object) if object.zone == "stack" else right(object)
    return values


@mutant(
    "manifest-dread-procedure",
    replaces=printed.face_down_values,
    belief="A player to whom a manifested land is a creature and still a land.",
)
def manifested_land_is_a_land_too(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    card = card_values(object)
    return replace(values, types=values.types | card.types, subtypes=card.subtypes) if "land" in card.types else values


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=printed.printed_mana_value,
    belief="A player who takes the lower mana value of the two faces, since either may be cast.",
)
def card_has_the_lower_mana_value_of_its_faces(right: Right, card: Card, index: int) -> int:
    modal = card.layout == "modal double-faced" and index == 0
    return min(int(right(card, each)) for each in ((0, 1) if modal else (index,)))


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=printed.printed_mana_value,
    belief="A player who takes the higher mana value of the two faces, to be on the safe side.",
)
def card_has_the_higher_mana_value_of_its_faces(right: Right, card: Card, index: int) -> int:
    modal = card.layout == "modal double-faced" and index == 0
    return max(int(right(card, each)) for each in ((0, 1) if modal else (index,)))


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=printed.combined_halves,
    belief="A player who learned that a split card has two mana values, either of which will do.",
)
def split_card_has_the_mana_value_of_a_half(right: Right, halves: tuple[Characteristics, ...]) -> Characteristics:
    values: Characteristics = right(halves)
    return replace(values, mana_value=min(half.mana_value for half in halves))


@mutant(
    "jodah-trigger-mana-value",
    replaces=printed.mana_value,
    belief="A player who takes X for 0 in every mana value.",
)
def x_is_zero_on_the_stack_too(right: Right, values: Characteristics, object: GameObject) -> int:
    return values.mana_value


@mutant(
    "manifest-dread-procedure",
    replaces=printed.face_down_values,
    belief="A player who keeps the card's mana value for the face-down creature.",
)
def face_down_creature_keeps_its_mana_value(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    return replace(values, mana_value=card_values(object).mana_value)


@mutant(
    "manifest-dread-procedure",
    replaces=printed.face_down_values,
    belief="A player who knows that the card is green, and lets the face-down creature be green.",
)
def face_down_creature_keeps_its_color(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    return replace(values, colors=card_values(object).colors)


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=printed.mana_value,
    belief="A player who remembers how much was paid for X, and counts it in the permanent's mana value.",
)
def permanent_keeps_its_x(right: Right, values: Characteristics, object: GameObject) -> int:
    return int(right(values, replace(object, zone="stack") if object.zone == "battlefield" else object))


@mutant(
    "omen-spell-alternative-characteristics",
    replaces=printed.printed_mana_value,
    belief="A player who looks for the mana value in the upper right corner of the card, where that of the creature is.",
)
def omen_has_the_mana_value_of_its_card(right: Right, card: Card, index: int) -> int:
    return int(right(card, 0 if card.layout == "omen" else index))


@mutant(
    "omen-spell-alternative-characteristics",
    replaces=printed.other_face_counts,
    belief="A player to whom an omen card is a creature spell on the stack, too, which only does something else.",
)
def omen_on_the_stack_is_its_card(right: Right, object: GameObject) -> bool:
    return object.card.layout not in INSET_LAYOUTS and bool(right(object))


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=printed.printed_mana_value,
    belief="A player who takes the lower of the two mana values where the card isn't a spell.",
)
def omen_card_has_the_lesser_mana_value(right: Right, card: Card, index: int) -> int:
    values = [int(right(card, each)) for each in range(len(card.faces))]
    return min(values) if card.layout == "omen" else values[index]


@mutant(
    "edgewall-innkeeper-creature-spells-alone",
    replaces=printed.other_face_counts,
    belief="A player who takes the Adventure for another way to cast the creature card, which stays one on the stack.",
)
def adventure_is_still_a_creature_spell(right: Right, object: GameObject) -> bool:
    return object.card.layout != "adventure" and bool(right(object))


@mutant(
    "manifest-also-morph-or-disguise",
    replaces=faces.face_down_values,
    belief="A player who gives ward to every face-down card with disguise, however it came to be face down.",
)
def manifested_disguise_has_ward(right: Right, object: GameObject) -> Characteristics:
    disguised = any(isinstance(each, Keyword) and each.name == "disguise" for each in object.card.faces[0].abilities)
    values: Characteristics = right(replace(object, face_down="disguise") if disguised else object)
    return values
