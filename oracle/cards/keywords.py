"""Keywords: "crew 1", "ward {2}", "flying" (702).

Many keywords are a short way to write other abilities.  Those are written out here, each with the keyword that it came from, so
that `oracle.rules` needs no word of its own for them.  What remains is a `Keyword` entry: it lets others ask whether something
has crew, and it is all there is for the keywords that the rules themselves look at (flying, haste, morph …).
"""

import re
from collections.abc import Callable
from typing import Literal, NamedTuple

from oracle.cards import conditions, costs, effects, statics, triggers
from oracle.cards.abilities import Activated, AnyAbility, Keyword, Static, Triggered
from oracle.cards.changes import ChangeColors, ChangeTypes, GainAbilities, ModifyPowerToughness
from oracle.cards.errors import nearest
from oracle.cards.filters import Counters, Filter, ManaValue, Range, TargetSpec
from oracle.cards.symbols import COLOR_LETTERS, mana_cost
from oracle.cards.typeline import CARD_TYPES

Parameter = Literal["nothing", "number", "cost", "quality"]
Expansion = Callable[[Keyword], tuple[AnyAbility, ...]]


class KeywordRule(NamedTuple):
    """What follows a keyword, and the abilities that it stands for (none: the rules know it by its name)."""

    parameter: Parameter = "nothing"
    expansion: Expansion | None = None


def _cost(keyword: Keyword) -> costs.Cost:
    assert keyword.cost is not None, "the table below says that a cost follows"
    return keyword.cost


def _crew(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """Tap other creatures with enough power: the Vehicle becomes an artifact creature until end of turn.  702.122a"""
    tapping = costs.TapPermanents(what=Filter(types=("creature",), controller="you", other=True), count=None, total_power=keyword.amount)
    becomes = effects.Apply(what="this", changes=(ChangeTypes(add_types=("artifact", "creature")),))
    return (Activated(cost=(tapping,), effects=(becomes,), keyword="crew"),)


def _equip(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """Attach the Equipment to a creature, at the time of a sorcery.  702.6a"""
    target = TargetSpec(objects=Filter(types=("creature",), controller="you"))
    return (Activated(cost=_cost(keyword), targets=(target,), effects=(effects.Attach(to="target"),), timing="sorcery", keyword="equip"),)


def _ward(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """What an opponent aims at it is countered unless that player pays, whoever controls it by then.  702.21a"""
    counter = effects.Counter(what="that spell", unless_pays=_cost(keyword), payer="that player")
    return (Triggered(trigger=triggers.BecomesTarget(by="opponent"), effects=(counter,), keyword="ward"),)


def _kicker(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """An optional additional cost; paying it is kicking.  702.33a"""
    cost = statics.AdditionalCost(cost=_cost(keyword), optional=True, name="kicker")
    return (Static(zone="stack", rules=(cost,), keyword="kicker"),)


def _cycling(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """Pay and discard this card: draw a card.  702.29a"""
    return (Activated(zone="hand", cost=(*_cost(keyword), costs.Discard(what="this")), effects=(effects.Draw(),), keyword="cycling"),)


def _dash(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """An alternative cost; haste, and back to hand at the beginning of the next end step.  702.109a

    That it goes back is said by the spell, so it does even if the permanent has lost its abilities.
    """
    paid = conditions.CostPaid("dash")
    back = Triggered(trigger=triggers.StepBegins("end", "each player"), effects=(effects.Move(what="this", to="hand"),), keyword="dash")
    haste = statics.Continuous(what="this", changes=(GainAbilities(keywords=("haste",)),))
    return (
        Static(zone="stack", rules=(statics.AlternativeCost(cost=_cost(keyword), name="dash"),), keyword="dash"),
        Static(rules=(haste,), condition=paid, keyword="dash"),
        Static(zone="stack", rules=(statics.EntersWith(do=(effects.Delayed(ability=back),)),), condition=paid, keyword="dash"),
    )


def _ravenous(_: Keyword) -> tuple[AnyAbility, ...]:
    """Enters with X +1/+1 counters; draws a card if X is 5 or more.  702.156a"""
    enough = conditions.Compare(amount="X", range=Range(at_least=5))
    return (
        Static(rules=(statics.EntersWith(counters={"+1/+1": "X"}),), keyword="ravenous"),
        Triggered(trigger=triggers.Enters(), condition=enough, effects=(effects.Draw(),), keyword="ravenous"),
    )


def _cumulative_upkeep(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """An age counter at each upkeep; sacrificed unless the cost is paid once for each of them.  702.24a"""
    each = costs.RepeatedCost(cost=_cost(keyword), count=Counters(what="this", kind="age"))
    return (
        Triggered(
            trigger=triggers.StepBegins("upkeep"),
            condition=conditions.InZone("this", "battlefield"),
            effects=(
                effects.PutCounters(what="this", kind="age"),
                effects.Unless(cost=(each,), otherwise=(effects.Sacrifice(what="this"),)),
            ),
            keyword="cumulative upkeep",
        ),
    )


def _vanishing(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """Enters with time counters; loses one at each upkeep; sacrificed when it has lost the last.  702.63a"""
    assert keyword.amount is not None, "the table below says that a number follows"
    some = conditions.Compare(amount=Counters("this", "time"), range=Range(at_least=1))
    fading = effects.RemoveCounters(what="this", kind="time")
    return (
        Static(rules=(statics.EntersWith(counters={"time": keyword.amount}),), keyword="vanishing"),
        Triggered(trigger=triggers.StepBegins("upkeep"), condition=some, effects=(fading,), keyword="vanishing"),
        Triggered(trigger=triggers.LastCounterRemoved("time"), effects=(effects.Sacrifice(what="this"),), keyword="vanishing"),
    )


def _cascade(_: Keyword) -> tuple[AnyAbility, ...]:
    """Exile until a cheaper nonland card; it may be cast free if the spell is cheaper too; the rest to the bottom.  702.85a"""
    cheaper = Range(less_than=ManaValue("this"))
    return (
        Triggered(
            zone="stack",
            trigger=triggers.Casts(what="this"),
            effects=(
                effects.ExileUntil(until=Filter(zone="any", without_types=("land",), mana_value=cheaper), save="found"),
                effects.CastNow(what="found", filter=Filter(zone="any", mana_value=cheaper)),
                effects.Move(what="all", to="library bottom random"),
            ),
            keyword="cascade",
        ),
    )


def _prowess(_: Keyword) -> tuple[AnyAbility, ...]:
    """+1/+1 until end of turn at each noncreature spell of yours.  702.108a"""
    cast = triggers.Casts(what=Filter(zone="stack", without_types=("creature",)))
    grow = effects.Apply(what="this", changes=(ModifyPowerToughness(1, 1),))
    return (Triggered(trigger=cast, effects=(grow,), keyword="prowess"),)


def _changeling(_: Keyword) -> tuple[AnyAbility, ...]:
    """Every creature type, in all zones.  702.73a"""
    every = statics.Continuous(what="this", changes=(ChangeTypes(all_creature_types=True),))
    return (Static(zone="any", rules=(every,), keyword="changeling"),)


def _devoid(_: Keyword) -> tuple[AnyAbility, ...]:
    """Colorless, in all zones.  702.114a"""
    colorless = statics.Continuous(what="this", changes=(ChangeColors(set=()),))
    return (Static(zone="any", rules=(colorless,), keyword="devoid"),)


def _split_second(_: Keyword) -> tuple[AnyAbility, ...]:
    """While it is on the stack players can't cast other spells or activate abilities, but for mana abilities.  702.61a"""
    others = statics.Prohibit("cast", what=Filter(zone="any", other=True))
    abilities = statics.Prohibit("activate", except_mana_abilities=True)
    return (Static(zone="stack", rules=(others, abilities), keyword="split second"),)


def _evoke(keyword: Keyword) -> tuple[AnyAbility, ...]:
    """An alternative cost; the permanent's controller sacrifices it when it enters if that was paid.  702.74a"""
    gone = effects.Sacrifice(what="this", who="controller of this")
    return (
        Static(zone="stack", rules=(statics.AlternativeCost(cost=_cost(keyword), name="evoke"),), keyword="evoke"),
        Triggered(trigger=triggers.Enters(), condition=conditions.CostPaid("evoke"), effects=(gone,), keyword="evoke"),
    )


def _exalted(_: Keyword) -> tuple[AnyAbility, ...]:
    """A creature of yours that attacks alone gets +1/+1 until end of turn.  702.83a"""
    alone = triggers.AttackersDeclared(count=Range(exactly=1))
    return (Triggered(trigger=alone, effects=(effects.Apply(what="it", changes=(ModifyPowerToughness(1, 1),)),), keyword="exalted"),)


def _returning(keyword: str, counter: str) -> tuple[AnyAbility, ...]:
    back = effects.Move(what="it", to="battlefield", control="owner of it", counters={counter: 1})
    none = conditions.Compare(amount=Counters("it", counter), range=Range(exactly=0))
    return (Triggered(trigger=triggers.Dies(), condition=none, effects=(back,), keyword=keyword),)


def _persist(_: Keyword) -> tuple[AnyAbility, ...]:
    """When it dies without a -1/-1 counter, it returns with one.  702.79a"""
    return _returning("persist", "-1/-1")


def _undying(_: Keyword) -> tuple[AnyAbility, ...]:
    """When it dies without a +1/+1 counter, it returns with one.  702.93a"""
    return _returning("undying", "+1/+1")


_KNOWN_BY_NAME = (
    "aftermath",
    "deathtouch",
    "defender",
    "double strike",
    "fear",
    "first strike",
    "flash",
    "flying",
    "fuse",
    "haste",
    "hexproof",
    "horsemanship",
    "indestructible",
    "infect",
    "intimidate",
    "lifelink",
    "menace",
    "reach",
    "shadow",
    "shroud",
    "skulk",
    "trample",
    "vigilance",
    "wither",
)

KEYWORDS: dict[str, KeywordRule] = {
    **{name: KeywordRule() for name in _KNOWN_BY_NAME},
    "cascade": KeywordRule("nothing", _cascade),
    "changeling": KeywordRule("nothing", _changeling),
    "crew": KeywordRule("number", _crew),
    "cumulative upkeep": KeywordRule("cost", _cumulative_upkeep),
    "cycling": KeywordRule("cost", _cycling),
    "dash": KeywordRule("cost", _dash),
    "devoid": KeywordRule("nothing", _devoid),
    "disguise": KeywordRule("cost"),
    "equip": KeywordRule("cost", _equip),
    "evoke": KeywordRule("cost", _evoke),
    "exalted": KeywordRule("nothing", _exalted),
    "hexproof from": KeywordRule("quality"),
    "kicker": KeywordRule("cost", _kicker),
    "megamorph": KeywordRule("cost"),
    "morph": KeywordRule("cost"),
    "protection from": KeywordRule("quality"),
    "persist": KeywordRule("nothing", _persist),
    "prowess": KeywordRule("nothing", _prowess),
    "ravenous": KeywordRule("nothing", _ravenous),
    "split second": KeywordRule("nothing", _split_second),
    "undying": KeywordRule("nothing", _undying),
    "vanishing": KeywordRule("number", _vanishing),
    "ward": KeywordRule("cost", _ward),
    **{f"{land}walk": KeywordRule() for land in ("plains", "island", "swamp", "mountain", "forest")},
}

EXPECTED: dict[Parameter, str] = {
    "nothing": "nothing",
    "number": "a number",
    "cost": "a cost such as {2} or 3 life",
    "quality": "a color, a card type or everything",
}

_LIFE = re.compile(r"(\d+) life")


_LONGEST_FIRST = sorted(KEYWORDS, key=len, reverse=True)


def begins_with(text: str) -> str | None:
    """The name of the keyword that a text begins with, the longest that does; None if it is none."""
    return next((name for name in _LONGEST_FIRST if text == name or text.startswith(f"{name} ")), None)


def keyword(text: str) -> Keyword:
    """Read "crew 1".  Raises ValueError for what isn't a keyword, or where something else should follow it."""
    name = begins_with(text)
    if name is None:
        raise ValueError(f"{text!r} begins with no known keyword{nearest(text.partition(' {')[0], KEYWORDS)}")
    rest = text[len(name) :].strip()
    parameter = KEYWORDS[name].parameter
    problem = ValueError(f"{name!r} is followed by {EXPECTED[parameter]}, not {rest!r}")
    if parameter == "nothing" and not rest:
        return Keyword(name=name)
    if parameter == "number" and rest.isdigit():
        return Keyword(name=name, amount=int(rest))
    if parameter == "cost" and (life := _LIFE.fullmatch(rest)):
        return Keyword(name=name, cost=(costs.PayLife(int(life[1])),))
    if parameter == "cost" and rest:
        try:
            return Keyword(name=name, cost=(str(mana_cost(rest)),))
        except ValueError as error:
            raise problem from error
    if parameter == "quality" and (quality := _quality(rest)):
        return Keyword(name=name, filter=quality)
    raise problem


def keyword_with_cost(name: str, cost: costs.Cost) -> Keyword:
    """A keyword followed by any cost.  Raises ValueError for one that isn't."""
    with_cost = [known for known, rule in KEYWORDS.items() if rule.parameter == "cost"]
    if name not in with_cost:
        raise ValueError(f"{name!r} isn't a keyword with a cost{nearest(name, with_cost)}")
    return Keyword(name=name, cost=cost)


def _quality(text: str) -> Filter | None:
    """What a card is protected from: a color, a card type, or everything (702.16)."""
    if text in COLOR_LETTERS:
        return Filter(zone="any", colors=(COLOR_LETTERS[text],))
    if text in CARD_TYPES:
        return Filter(zone="any", types=(text,))
    return Filter(zone="any") if text == "everything" else None


def expanded(word: Keyword) -> tuple[AnyAbility, ...]:
    """The abilities that a keyword stands for; empty if the rules know it by its name."""
    rule = KEYWORDS.get(word.name)
    return rule.expansion(word) if rule and rule.expansion else ()
