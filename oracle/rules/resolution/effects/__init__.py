"""Effects: carrying out the instructions of spells and abilities (608.2c-h, 609).

`oracle.rules.instructions.dispatch` goes through the words of an ability in order.  Each kind of word has one function here, in the
module of its topic:

* `cards_in_zones`, `libraries`, `discovering`, `moving`, `putting`   cards: draw, discard, mill, search, look, exile, discover, put onto
  the battlefield
* `permanents`, `tokens`, `counters`   permanents: tap, destroy, sacrifice, transform, attach; tokens; counters
* `players`   life, damage, losing the game, more lands
* `stack`, `copies_of_spells`, `new_targets`   spells: counter, copy, retarget, cast now, allow to play
* `choices`   choosing, paying, "if", "unless", "for each"
* `lasting`, `until`   what goes on after the resolution: continuous effects, delayed triggers, emblems, "until … leaves"
* `as_it_enters`, `adding_mana`   what permanents do as they enter; mana

To add a word: define it in `oracle.cards.effects`, and write its function here with `@performs`.
"""

import oracle.rules.resolution.effects.adding_mana
import oracle.rules.resolution.effects.as_it_enters
import oracle.rules.resolution.effects.cards_in_zones
import oracle.rules.resolution.effects.choices
import oracle.rules.resolution.effects.copies_of_spells
import oracle.rules.resolution.effects.counters
import oracle.rules.resolution.effects.discovering
import oracle.rules.resolution.effects.lasting
import oracle.rules.resolution.effects.libraries
import oracle.rules.resolution.effects.moving
import oracle.rules.resolution.effects.new_targets
import oracle.rules.resolution.effects.permanents
import oracle.rules.resolution.effects.players
import oracle.rules.resolution.effects.stack
import oracle.rules.resolution.effects.tokens  # noqa: F401
from oracle.rules.instructions.dispatch import perform

__all__ = ["perform"]
