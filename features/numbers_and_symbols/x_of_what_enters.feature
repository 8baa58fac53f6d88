@ruling:x-enters-trigger-uses-cast-x @rule:107.3m
Feature: X in the enters abilities of a permanent
  X is chosen as a spell is cast.  The permanent that the spell becomes has no X of its own any more: there X is 0.  But where
  its enters abilities speak of X, they mean the number chosen for the spell, for whichever of its costs it was chosen.

  Rule: What a permanent enters with uses the X of its spell

    @id:x-enters-ballista @rule:107.3g @rule:202.3e
    Scenario: Walking Ballista cast with X = 3 enters with three counters, and its mana value is 0
      On the stack the spell's mana value counts {X}{X} as six.

      Given Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 3
      Then Walking Ballista's mana value is 6
      When Walking Ballista resolves
      Then Walking Ballista has 3 +1/+1 counters
      And Walking Ballista's mana value is 0

    @id:x-enters-not-after-a-flicker @rule:400.7
    Scenario: Walking Ballista that leaves and returns has forgotten X
      What returns is a new object which never was a spell, so it enters with no counters, as a 0/0.

      Given Alice controls Island and 2 Wastes
      And Alice's hand holds Walking Ballista and Ghostly Flicker
      And Alice's mana pool is {C}{C}{C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 3
      And Walking Ballista resolves
      And Alice casts Ghostly Flicker targeting Walking Ballista and Island
      And Ghostly Flicker resolves
      Then Walking Ballista is in Alice's graveyard
      And Island is on the battlefield

    @id:x-enters-not-for-a-copy @rule:707.2 @rule:614.12
    Scenario: Clone copies Walking Ballista, but not the X of its spell
      X belongs to the spell that became the permanent.  Clone's own spell had none, so it enters with no counters.

      Given Alice controls 4 Island
      And Alice's hand holds Walking Ballista and Clone
      And Alice's mana pool is {C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And Walking Ballista resolves
      And Alice casts Clone
      And Clone resolves
      And Alice chooses Walking Ballista
      Then Clone is in Alice's graveyard
      And Walking Ballista has 2 +1/+1 counters

    @id:x-enters-copied-spell @rule:707.10 @rule:111.13
    Scenario: A copy of the Walking Ballista spell has its X, and becomes a token with as many counters
      Unlike Clone, Double Major copies the spell itself, with all that was chosen for it.  The copy becomes a permanent too, and X
      was chosen for it just as for the spell that it copies.

      Given Alice's hand holds Walking Ballista and Double Major
      And Alice controls Forest and Island
      And Alice's mana pool is {C}{C}{C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 3
      And Alice casts Double Major targeting Walking Ballista
      And Double Major resolves
      Then the copy of Walking Ballista's mana value is 6
      When the top of the stack resolves
      Then the stack holds Walking Ballista
      And Alice's battlefield holds Forest, Island and Walking Ballista
      And Walking Ballista on the battlefield has 3 +1/+1 counters

  Rule: An enters trigger uses the X of the spell, though the permanent's X is 0 when it triggers

    @id:x-enters-ravenous-five @rule:702.156a
    Scenario: Termagant Swarm cast with X = 5 draws a card
      Given Alice's hand holds Termagant Swarm
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}
      When Alice casts Termagant Swarm with X = 5
      And the stack resolves
      Then Termagant Swarm has 5 +1/+1 counters
      And Termagant Swarm triggered once
      And Alice drew a card

    @id:x-enters-ravenous-four @rule:702.156a @rule:603.4
    Scenario: Termagant Swarm cast with X = 4 draws no card
      Given Alice's hand holds Termagant Swarm
      And Alice's mana pool is {C}{C}{C}{C}{G}
      When Alice casts Termagant Swarm with X = 4
      And the stack resolves
      Then Termagant Swarm has 4 +1/+1 counters
      And Termagant Swarm didn't trigger
      And Alice drew no cards

  Rule: X may have been chosen for an additional cost

    @id:x-enters-kicker @rule:702.33a
    Scenario: Thieving Skydiver kicked with X = 2 takes an artifact of mana value 2 or less
      There is no X in its mana cost.  The X of its enters trigger is the one paid for kicker.

      Given Alice's hand holds Thieving Skydiver
      And Alice's mana pool is {C}{C}{C}{U}
      And Bob controls Mind Stone, Chromatic Sphere and Icy Manipulator
      When Alice casts Thieving Skydiver kicked with X = 2
      Then Thieving Skydiver's mana value is 2
      When Thieving Skydiver resolves
      Then Alice may choose only Mind Stone and Chromatic Sphere
      When Alice chooses Mind Stone
      And the stack resolves
      Then Alice controls Mind Stone

    @id:x-enters-kicker-tokens @rule:702.33a
    Scenario: Verdeloth the Ancient kicked with X = 3 brings three Saprolings
      Given Alice's hand holds Verdeloth the Ancient
      And Alice's mana pool is {C}{C}{C}{C}{C}{C}{C}{G}{G}
      When Alice casts Verdeloth the Ancient kicked with X = 3
      And the stack resolves
      Then Alice's battlefield holds Verdeloth the Ancient and 3 Saproling Token

    @id:x-enters-unkicked @rule:702.33a @rule:603.4
    Scenario: Verdeloth the Ancient that wasn't kicked brings none
      Given Alice's hand holds Verdeloth the Ancient
      And Alice's mana pool is {C}{C}{C}{C}{G}{G}
      When Alice casts Verdeloth the Ancient unkicked
      And the stack resolves
      Then Verdeloth the Ancient didn't trigger
      And Alice's battlefield holds Verdeloth the Ancient

  Rule: A spell cast without paying its mana cost has X = 0

    @id:x-enters-cast-for-free @rule:107.3b
    Scenario: Walking Ballista cast by Omniscience can have no other X than 0, and dies
      No cost with an X in it is paid, so there is nothing to choose.

      Given Alice controls Omniscience
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      Then Alice can't cast Walking Ballista with X = 2 without paying its mana cost by rule 107.3
      When Alice casts Walking Ballista without paying its mana cost
      And Walking Ballista resolves
      Then Walking Ballista is in Alice's graveyard
      And Alice's mana pool is {C}{C}{C}{C}
