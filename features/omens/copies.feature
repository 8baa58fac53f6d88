@ruling:omen-copy-shuffles-and-vanishes
Feature: Copies of an Omen
  A copy of an Omen is an Omen.  As it resolves, its controller shuffles it into its owner's library as well; the owner of a copy is
  the player who made it.  A copy of a spell can't stay anywhere but on the stack, so it ceases to exist.  But the library has
  been shuffled.

  Twincast copies an instant or sorcery spell and may give the copy new targets.

  Rule: The copy is shuffled in and is gone

    @id:omen-copy-is-an-omen @rule:720.3c @rule:707.10
    Scenario: A copy of Charring Bite is a red sorcery of mana value 2
      Given Alice's hand holds Twinmaw Stormbrood and Twincast
      And Alice's mana pool is {R}{C}{U}{U}
      And Bob controls Grizzly Bears and Wall of Omens
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice casts Twincast targeting Charring Bite
      And Twincast resolves
      And Alice accepts
      And Alice chooses Wall of Omens
      Then the copy of Charring Bite is red
      And the copy of Charring Bite's type line is Sorcery — Omen
      And the copy of Charring Bite's mana value is 2

    @id:omen-copy-is-copied-not-cast @rule:720.3c @rule:707.10
    Scenario: Whoever casts or copies a sorcery spell has copied one
      Given Alice controls Extus, Oriq Overlord
      And Alice's graveyard holds Grizzly Bears and Elite Vanguard
      And Alice's hand holds Twinmaw Stormbrood
      And Bob's hand holds Twincast
      And Alice's mana pool is {R}{C}
      And Bob's mana pool is {U}{U}
      And Bob controls Wall of Omens and Extus, Oriq Overlord
      And Bob's graveyard holds Llanowar Elves
      When Alice casts Charring Bite targeting Wall of Omens
      And Alice chooses Grizzly Bears
      And Alice passes priority
      And Bob casts Twincast targeting Charring Bite
      And Twincast resolves
      And Bob declines
      Then Bob's Extus triggered twice
      And Alice's Extus triggered once

    @id:omen-copy-shuffles-before-original @rule:720.3c @rule:720.3d @rule:704.5e
    Scenario: First the copy and then the original makes Alice shuffle, and only the original stays in the library
      Given Alice's hand holds Twinmaw Stormbrood and Twincast
      And Alice's mana pool is {R}{C}{U}{U}
      And Bob controls Grizzly Bears, Wall of Omens and Cosi's Trickster
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice casts Twincast targeting Charring Bite
      And Twincast resolves
      And Alice accepts
      And Alice chooses Wall of Omens
      And the copy of Charring Bite resolves
      Then Wall of Omens is in Bob's graveyard
      And Alice's library was shuffled
      And Cosi's Trickster triggered once
      And Alice's library holds 10 cards
      And Alice's graveyard holds Twincast
      And Alice's exile is empty
      When Cosi's Trickster's ability resolves
      And Bob accepts
      And Charring Bite resolves
      Then Grizzly Bears is in Bob's graveyard
      And Alice's library was shuffled
      And Cosi's Trickster triggered once
      And Alice's library holds 11 cards
      And Twinmaw Stormbrood is in Alice's library

    @id:omen-copy-takes-the-target-away @rule:720.3d @rule:608.2b
    Scenario: If the copy kills the creature that both target, only the copy is shuffled in
      Given Alice's hand holds Twinmaw Stormbrood and Twincast
      And Alice's mana pool is {R}{C}{U}{U}
      And Bob controls Grizzly Bears
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice casts Twincast targeting Charring Bite
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Alice's library was shuffled
      And Alice's library holds 10 cards
      And Alice's graveyard holds Twinmaw Stormbrood and Twincast

  Rule: The copy's owner is the player who made it

    @id:omen-copy-of-another-player @rule:707.10 @rule:720.3d
    Scenario: Bob's copy of Alice's Omen makes Bob shuffle
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Alice controls:
        | card             | alias           |
        | Cosi's Trickster | Alice's Merfolk |
        | Wall of Omens    |                 |
      And Bob controls:
        | card             | alias         |
        | Cosi's Trickster | Bob's Merfolk |
        | Grizzly Bears    |               |
      And Bob's hand holds Twincast
      And Bob's mana pool is {U}{U}
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Twincast targeting Charring Bite
      And Twincast resolves
      And Bob accepts
      And Bob chooses Wall of Omens
      And the copy of Charring Bite resolves
      Then Bob's library was shuffled
      And Alice's library wasn't shuffled
      And Alice's Merfolk triggered once
      And Bob's Merfolk didn't trigger
      And Bob's library holds 10 cards

  Rule: How a copy came about doesn't matter

    @id:omen-copy-by-melek @rule:720.3c @rule:720.3d
    Scenario: Melek copies an Omen that was cast from the library, and both are shuffled in
      Melek allows instant and sorcery spells from the top of the library, and copies them.

      Given Alice controls Melek, Izzet Paragon
      And Alice's library holds Disruptive Stormbrood and Forest
      And Alice's mana pool is {B}{C}
      And Bob controls Grizzly Bears and Wall of Omens
      When Alice casts Petty Revenge targeting Grizzly Bears
      And Melek's ability resolves
      And Alice accepts
      And Alice chooses Wall of Omens
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Wall of Omens is in Bob's graveyard
      And Alice's library was shuffled twice
      And Alice's library holds 2 cards
      And Disruptive Stormbrood is in Alice's library

    @id:omen-copy-of-a-countered-omen @rule:608.2h @rule:707.10 @rule:720.3d
    Scenario: Melek copies an Omen though it was countered meanwhile, and only the copy is shuffled in
      The ability copies the spell as it last was on the stack.

      Given Alice controls Melek, Izzet Paragon
      And Alice's library holds Disruptive Stormbrood and Forest
      And Alice's mana pool is {B}{C}
      And Bob controls Grizzly Bears
      And Bob's hand holds Counterspell
      And Bob's mana pool is {U}{U}
      When Alice casts Petty Revenge targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Counterspell targeting Petty Revenge
      And Counterspell resolves
      Then Disruptive Stormbrood is in Alice's graveyard
      When Melek's ability resolves
      And Alice declines
      Then the stack holds Petty Revenge
      And the copy of Petty Revenge is black
      When the copy of Petty Revenge resolves
      Then Grizzly Bears is in Bob's graveyard
      And Alice's library was shuffled
      And Alice's library holds 1 card
