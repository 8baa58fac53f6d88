Feature: What X is, wherever it may be read
  X is chosen once, and means the same wherever the spell, or what follows from it, speaks of it.

  @ruling:x-of-the-spell-that-was-cast
  Rule: An ability that triggers on the casting of a spell has the X of that spell

    Zaxara makes a 0/0 Hydra for each spell with {X} in its mana cost that its controller casts, and puts X counters on it.  Genesis
    Hydra, as it is cast, reveals the top X cards of the library for a permanent card of mana value X or less.

    @id:zaxara-x-of-the-spell @rule:107.3e
    Scenario: Zaxara's Hydra has as many counters as the X of the spell
      Given Alice controls Zaxara, the Exemplary
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And the top of the stack resolves
      Then Hydra Token has 2 +1/+1 counters

    @id:zaxara-x-of-a-countered-spell @rule:107.3e @rule:608.2h
    Scenario: The Hydra has them even if the spell was countered before Zaxara's ability resolves
      Given Alice controls Zaxara, the Exemplary
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      And Bob's hand holds Counterspell
      And Bob controls 2 Island
      When Alice casts Walking Ballista with X = 2
      And Alice passes priority
      And Bob casts Counterspell targeting Walking Ballista
      And the stack resolves
      Then Walking Ballista is in Alice's graveyard
      And Hydra Token has 2 +1/+1 counters

    @id:zaxara-copied-ability @rule:107.3e @rule:707.10
    Scenario: A copy of Zaxara's ability has the same X
      Given Alice controls Zaxara, the Exemplary and Strionic Resonator
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And Alice activates Strionic Resonator targeting Zaxara, the Exemplary's ability
      And Strionic Resonator's ability resolves
      And the top of the stack resolves
      Then Hydra Token has 2 +1/+1 counters
      And Zaxara, the Exemplary's ability is on the stack

    @id:genesis-hydra-x-of-its-own @rule:107.3a
    Scenario: Genesis Hydra with X = 2 finds a card of mana value 2 or less among two
      Given Alice's hand holds Genesis Hydra
      And Alice's mana pool is {G}{G}{C}{C}
      And the top of Alice's library is Grizzly Bears, Colossal Dreadmaw and Llanowar Elves
      When Alice casts Genesis Hydra with X = 2
      And the top of the stack resolves
      Then Alice may choose only Grizzly Bears

    @id:genesis-hydra-countered @rule:113.7a @rule:608.2h
    Scenario: It finds that card even if Genesis Hydra itself was countered
      The ability exists independently of the spell that it came from; what it needs to know of the spell it remembers.

      Given Alice's hand holds Genesis Hydra
      And Alice's mana pool is {G}{G}{C}{C}
      And the top of Alice's library is Grizzly Bears, Colossal Dreadmaw and Llanowar Elves
      And Bob's hand holds Counterspell
      And Bob controls 2 Island
      When Alice casts Genesis Hydra with X = 2
      And Alice passes priority
      And Bob casts Counterspell targeting Genesis Hydra
      And Counterspell resolves
      And the top of the stack resolves
      And Alice chooses Grizzly Bears
      Then Grizzly Bears is on the battlefield
      And Genesis Hydra is in Alice's graveyard

  @ruling:x-in-conditions-of-entering
  Rule: The condition of an effect on how a permanent enters has the X of the spell

    Apocalypse Hydra enters with X counters, and with X more if X is 5 or more.

    @id:apocalypse-hydra @rule:107.3m
    Scenario Outline: Apocalypse Hydra with X = <x> enters with <counters> counters
      Given Alice's hand holds Apocalypse Hydra
      And Alice's mana pool is {R}{G}<mana>
      When Alice casts Apocalypse Hydra with X = <x>
      And Apocalypse Hydra resolves
      Then Apocalypse Hydra has <counters> +1/+1 counters

      Examples:
        | x | mana            | counters |
        | 4 | {C}{C}{C}{C}    | 4        |
        | 5 | {C}{C}{C}{C}{C} | 10       |

    @id:altered-ego-copies-apocalypse-hydra @rule:107.3j @rule:107.3m
    Scenario: Altered Ego with X = 5 that enters as a copy of Apocalypse Hydra has its own five counters and no more
      X of the copied abilities is 0: nobody has chosen one for them.

      Given Alice's hand holds Altered Ego
      And Alice's mana pool is {G}{U}{C}{C}{C}{C}{C}{C}{C}
      And Bob controls:
        | card             | counters    |
        | Apocalypse Hydra | 1 +1/+1     |
      When Alice casts Altered Ego with X = 5
      And Altered Ego resolves
      And Alice chooses Apocalypse Hydra
      Then Altered Ego has 5 +1/+1 counters

  @ruling:x-goes-on-to-what-follows
  Rule: What a spell or ability leaves behind keeps its X

    @id:delayed-ability-keeps-x @rule:107.3n
    Scenario: Storm King's Thunder with X = 2 copies the next spell twice
      Given Alice's hand holds Storm King's Thunder and Dark Ritual
      And Alice's mana pool is {R}{R}{R}{B}{C}{C}
      When Alice casts Storm King's Thunder with X = 2
      And Storm King's Thunder resolves
      And Alice casts Dark Ritual
      And the stack resolves
      Then Alice's mana pool is {B}{B}{B}{B}{B}{B}{B}{B}{B}

    @id:delayed-ability-does-not-take-x @rule:107.3n
    Scenario: It copies a spell with an X of its own just as often
      Devastating Summons with X = 1 creates two 1/1 Elementals, and so does each of its two copies.

      Given Alice's hand holds Storm King's Thunder and Devastating Summons
      And Alice controls Forest
      And Alice's mana pool is {R}{R}{R}{R}{C}{C}
      When Alice casts Storm King's Thunder with X = 2
      And Storm King's Thunder resolves
      And Alice casts Devastating Summons with X = 1 sacrificing Forest
      And the stack resolves
      Then Alice's battlefield holds 6 Elemental Token

    @id:reflexive-ability-keeps-x @rule:107.3f @rule:603.12
    Scenario: What is paid for X as Wildborn Preserver's ability resolves is how many counters it gets
      Given Alice controls Wildborn Preserver
      And Alice's hand holds Llanowar Elves
      And Alice's mana pool is {G}{C}{C}{C}
      When Alice casts Llanowar Elves
      And the stack resolves
      And Alice accepts
      And Alice chooses X = 2
      Then Wildborn Preserver has 2 +1/+1 counters
      And Alice's mana pool is {C}

  @ruling:x-in-any-part-of-a-cost
  Rule: X may count what is sacrificed

    As an additional cost of Devastating Summons X lands are sacrificed.  It creates two X/X Elementals.

    @id:x-lands-sacrificed @rule:107.3a
    Scenario: Two lands are sacrificed for two 2/2 Elementals
      Given Alice's hand holds Devastating Summons
      And Alice controls Mountain, Forest and Island
      And Alice's mana pool is {R}
      When Alice casts Devastating Summons with X = 2 sacrificing Forest and Island
      And Devastating Summons resolves
      Then Alice's graveyard holds Devastating Summons, Forest and Island
      And the second Elemental Token is 2/2

    @id:x-more-lands-than-there-are @rule:107.3a @rule:118.3
    Scenario: X can't be more than there are lands to sacrifice
      Given Alice's hand holds Devastating Summons
      And Alice controls Forest and Island
      And Alice's mana pool is {R}
      Then Alice can't cast Devastating Summons with X = 3 by rule 118.3

  @ruling:x-chosen-to-turn-face-up
  Rule: X in the cost of turning a permanent face up is chosen as it is turned up

    Hooded Hydra costs {X}{G}{G}.  Bane of the Living has morph for {X}{B}{B}, and gives all creatures -X/-X when it is turned face up.

    @id:manifested-with-x-chosen @rule:107.3d @rule:701.40b
    Scenario: Manifested Hooded Hydra is turned up for its mana cost with X = 2
      Turning it up is a special action, so its player chooses X.  That X is 0 in a mana cost only if an effect asks for that cost.

      Given Alice controls a manifested Hooded Hydra
      And Alice's mana pool is {G}{G}{C}{C}{C}
      When Alice turns Hooded Hydra face up for its mana cost with X = 2
      Then Alice's mana pool is {C}
      And Hooded Hydra is face up

    @id:morph-x-in-other-abilities @rule:107.3d @rule:702.37f
    Scenario: Bane of the Living turned up with X = 2 gives all creatures -2/-2
      Given Alice controls a morphed Bane of the Living
      And Alice's mana pool is {B}{B}{C}{C}
      And Bob controls Grizzly Bears
      When Alice turns Bane of the Living face up for its morph cost with X = 2
      And the stack resolves
      Then Bane of the Living is 2/1
      And Grizzly Bears is in Bob's graveyard
