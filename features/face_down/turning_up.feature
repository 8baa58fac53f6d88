Feature: Turning a manifested permanent face up
  A player with priority may turn a manifested permanent of theirs face up: they show that its card is a creature card, and pay that
  card's mana cost.  This is a special action.  It doesn't use the stack, and as it is no ability of the permanent either, nothing that
  takes abilities away prevents it.

  @ruling:manifest-turn-up-special-action
  Rule: Turning face up is a special action

    @id:turn-up-reveals-and-costs @rule:701.40b @rule:116.2b
    Scenario: Alice shows the card, pays its mana cost, and the permanent is face up, with nothing on the stack
      Given Alice controls a manifested Walking Corpse and 2 Swamp
      When Alice turns Walking Corpse face up
      Then in this order, with no priority in between:
        | event          | object         | player |
        | revealed       | Walking Corpse | Alice  |
        | turned face up | Walking Corpse |        |
      And the stack is empty
      And Swamp is tapped
      And the second Swamp is tapped
      And Walking Corpse is face up
      And nothing else changed

    @id:turn-up-keeps-priority @rule:116.3 @rule:117.3c
    Scenario: Alice has priority afterwards, and Bob has had no chance to respond
      Given Alice controls a manifested Walking Corpse and 2 Swamp
      When Alice turns Walking Corpse face up
      Then Alice has priority
      And the stack is empty
      And Walking Corpse is face up

    @id:turn-up-in-response @rule:116.2b @rule:117.1c
    Scenario: With Doom Blade on the stack, Alice turns Walking Corpse face up, and the stack is as it was
      Given Alice controls a manifested Walking Corpse and 2 Swamp
      And Bob's hand holds Doom Blade
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Doom Blade targeting Walking Corpse
      And Bob passes priority
      And Alice turns Walking Corpse face up
      Then Walking Corpse is face up
      And the stack holds Doom Blade
      And Alice has priority

    @id:turn-up-during-opponents-turn @rule:116.2b
    Scenario: Alice may turn it up in Bob's turn as well
      Given Alice controls a manifested Walking Corpse and 2 Swamp
      And it is Bob's precombat main phase
      When Bob passes priority
      Then Alice can turn Walking Corpse face up

    # That a player acts only when they have priority is asked before any rule function is: who lets a player act without fails.
    @id:turn-up-needs-priority @rule:117.1c @control
    Scenario: Not without priority, though
      Given Alice controls a manifested Walking Corpse and 2 Swamp
      And it is Bob's precombat main phase
      Then Alice can't turn Walking Corpse face up by rule 117.1

    @id:turn-up-only-own @rule:701.40b
    Scenario: Only the controller may turn it up
      Given Alice controls a manifested Walking Corpse
      And Bob controls 2 Swamp
      And it is Bob's precombat main phase
      Then Bob can't turn Walking Corpse face up by rule 116.2b

    @id:turn-up-under-split-second @rule:702.61b @rule:116.2b
    Scenario: A spell with split second forbids spells and abilities, but not turning Walking Corpse face up
      Sudden Spoiling makes it lose all abilities and be 0/2.

      Given Alice controls a manifested Walking Corpse and 3 Swamp
      And Alice's hand holds Doom Blade
      And Bob's hand holds Sudden Spoiling
      And Bob controls 3 Swamp and Grizzly Bears
      When Alice passes priority
      And Bob casts Sudden Spoiling targeting Alice
      And Bob passes priority
      Then Alice can't cast Doom Blade targeting Grizzly Bears by rule 702.61
      When Alice turns Walking Corpse face up
      Then Walking Corpse is 2/2
      And Walking Corpse is black
      When Sudden Spoiling resolves
      Then Walking Corpse is 0/2

    @id:turn-up-needs-mana-cost @rule:701.40b
    Scenario: Without the mana for it Walking Corpse stays face down
      Given Alice controls a manifested Walking Corpse and Swamp
      Then Alice can't turn Walking Corpse face up

    @id:turn-up-without-mana-cost @rule:701.40b @rule:118.6
    Scenario: Manifested Dryad Arbor stays face down, for it is a creature card without a mana cost
      A cost that isn't there can't be paid; it isn't a cost of {0}.

      Given the top of Alice's library is Dryad Arbor
      And Alice's hand holds Soul Summons
      And Alice controls 2 Plains and Forest
      When Alice casts Soul Summons
      And Soul Summons resolves
      Then Dryad Arbor is 2/2
      And Alice can't turn Dryad Arbor face up by rule 701.40b

  @ruling:manifest-turn-up-special-action
  Rule: Whether it may be turned up is asked of the card itself

    Mirrorweave makes every other creature a copy of one creature until end of turn.  A face-down copy still looks like any face-down
    creature, until it is turned face up.

    @id:turn-up-copied-land @rule:701.40b @rule:708.10
    Scenario: A manifested Swamp that is a copy of Grizzly Bears is no creature card
      Given Alice controls Grizzly Bears, a manifested Swamp, 2 Island and 4 Forest
      And Alice's hand holds Mirrorweave
        When Alice casts Mirrorweave targeting Grizzly Bears
      And Mirrorweave resolves
      Then Swamp has no name
      And Alice can't turn Swamp face up by rule 701.40b

    @id:turn-up-copied-creature @rule:701.40b @rule:708.10
    Scenario: A manifested Walking Corpse is turned up for its own cost, and then is a copy of Grizzly Bears
      Given Alice controls Grizzly Bears, a manifested Walking Corpse, 4 Plains and 2 Swamp
      And Alice's hand holds Mirrorweave
      When Alice casts Mirrorweave targeting Grizzly Bears
      And Mirrorweave resolves
      Then Walking Corpse has no name
      And Walking Corpse is colorless
      When Alice turns Walking Corpse face up
      Then Walking Corpse's name is Grizzly Bears
      And Walking Corpse is green
      And Walking Corpse's type line is Creature — Bear

    @id:turn-up-copied-not-for-cost-of-copy @rule:701.40b
    Scenario: The mana cost of the creature that it copies doesn't do
      Given Alice controls Grizzly Bears, a manifested Walking Corpse, 4 Plains and 2 Forest
      And Alice's hand holds Mirrorweave
      When Alice casts Mirrorweave targeting Grizzly Bears
      And Mirrorweave resolves
      Then Alice can't turn Walking Corpse face up

  @ruling:manifest-survives-ability-loss
  Rule: It may be turned up for its mana cost even after it has lost all abilities

    @id:turn-up-after-turn-to-frog @rule:701.40b @rule:708.8
    Scenario: After Turn to Frog, Grizzly Bears are turned up for {1}{G}, and are a Frog until the turn ends
      Given Alice controls a manifested Grizzly Bears and 2 Forest
      And Bob's hand holds Turn to Frog
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Grizzly Bears
      And Turn to Frog resolves
      And Alice turns Grizzly Bears face up
      Then Grizzly Bears's name is Grizzly Bears
      And Grizzly Bears is blue
      And Grizzly Bears's type line is Creature — Frog
      And Grizzly Bears is 1/1
      When the game advances to Bob's upkeep
      Then Grizzly Bears is green
      And Grizzly Bears's type line is Creature — Bear
      And Grizzly Bears is 2/2

    @id:turn-up-under-humility @rule:701.40b @rule:613.1f
    Scenario: Under Humility, Grizzly Bears are turned up for {1}{G}
      Given Alice controls a manifested Grizzly Bears and 2 Forest
      And Bob controls Humility
      When Alice turns Grizzly Bears face up
      Then Grizzly Bears's name is Grizzly Bears
      And Grizzly Bears is 1/1

    @id:turn-up-with-lost-morph @rule:701.40b @rule:702.37e
    Scenario: After Turn to Frog, Branchsnap Lorian is turned up for its mana cost, but not for its morph cost
      Given Alice controls a manifested Branchsnap Lorian and 3 Forest
      And Bob's hand holds Turn to Frog
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Branchsnap Lorian
      And Turn to Frog resolves
      Then Alice can't turn Branchsnap Lorian face up for its morph cost by rule 702.37e
      When Alice turns Branchsnap Lorian face up for its mana cost
      Then Branchsnap Lorian is face up
      And Branchsnap Lorian is 1/1
      And Branchsnap Lorian has no keyword abilities

  Rule: A cloaked card is turned up in the same way

    @id:turn-up-cloaked-after-ability-loss @ruling:manifest-survives-ability-loss @rule:701.58b @rule:613.1f
    Scenario: Cloaked Elite Vanguard that has lost its ward to Kasmina's Transmutation can still be turned up for {W}
      Given Alice controls a cloaked Elite Vanguard and Plains
      And Bob controls Kasmina's Transmutation attached to Elite Vanguard
      Then Elite Vanguard doesn't have ward
      When Alice turns Elite Vanguard face up
      Then Elite Vanguard is face up
      And Elite Vanguard is 1/1
      And Kasmina's Transmutation is attached to Elite Vanguard

    @id:turn-up-cloaked-under-type-change @ruling:manifest-turn-up-special-action @rule:701.58b @rule:613.1d
    Scenario: Imprisoned in the Moon makes it a land and no creature, but its card is still a creature card
      Given Alice controls a cloaked Elite Vanguard and Plains
      And Bob controls Imprisoned in the Moon attached to Elite Vanguard
      Then Elite Vanguard isn't a creature
      When Alice turns Elite Vanguard face up
      Then Elite Vanguard's name is Elite Vanguard
      And Elite Vanguard's type line is Land
