@ruling:omen-spell-alternative-characteristics
Feature: What a spell is that was cast as an Omen
  An omen card is a permanent card with a second set of characteristics in an inset.  While it is on the stack as an Omen, it has
  those and only those: name, color, types, mana cost and text.  Of the dragon around the inset nothing is left, until the card is
  no longer on the stack.

  Twinmaw Stormbrood is a white Dragon with flying for {5}{W}; its Omen, Charring Bite, is a red sorcery for {1}{R}.

  Rule: On the stack there is only the Omen

    Background:
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears

    @id:omen-spell-characteristics @rule:720.3b @rule:202.2
    Scenario: Charring Bite is a red sorcery of mana value 2
      When Alice casts Charring Bite targeting Grizzly Bears
      Then Twinmaw Stormbrood's name is Charring Bite
      And Charring Bite is red
      And Charring Bite's type line is Sorcery — Omen
      And Charring Bite's mana value is 2
      And Charring Bite has no keyword abilities

    @id:omen-spell-mana-value-snared @rule:720.3b @rule:202.3
    Scenario: Spell Snare counters Charring Bite for its mana value of 2
      The card that represents the spell has mana value 6 anywhere else.

      Given Bob's hand holds Spell Snare
      And Bob's mana pool is {U}
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Spell Snare targeting Charring Bite
      And Spell Snare resolves
      Then Twinmaw Stormbrood is in Alice's graveyard

    @id:omen-spell-is-noncreature @rule:720.3b @rule:115.1
    Scenario: Negate counters Charring Bite, for it isn't a creature spell
      Given Bob's hand holds Negate
      And Bob's mana pool is {U}{U}
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Negate targeting Charring Bite
      And Negate resolves
      Then Twinmaw Stormbrood is in Alice's graveyard

    @id:omen-spell-is-no-creature-spell @rule:720.3b @rule:115.1
    Scenario: Essence Scatter can't target Charring Bite
      Given Bob's hand holds Essence Scatter
      And Bob's mana pool is {U}{U}
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice passes priority
      Then Bob can't cast Essence Scatter targeting Charring Bite

  Rule: Off the stack there is only the card around it

    @id:omen-card-again-in-hand @rule:720.4 @rule:202.3
    Scenario: Charring Bite returned to the hand by Remand is a white creature card of mana value 6
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears
      And Bob's hand holds Remand
      And Bob's mana pool is {U}{U}
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Remand targeting Charring Bite
      And Remand resolves
      Then Alice's hand holds Twinmaw Stormbrood
      And Twinmaw Stormbrood's name is Twinmaw Stormbrood
      And Twinmaw Stormbrood is white
      And Twinmaw Stormbrood's type line is Creature — Dragon
      And Twinmaw Stormbrood's mana value is 6

  Rule: The number chosen for X counts in the mana cost of the Omen

    Scavenger Regent is a Dragon for {3}{B}; its Omen, Exude Toxin, costs {X}{B}{B}.

    @id:omen-spell-mana-value-with-x @rule:202.3e @rule:720.3b
    Scenario: Exude Toxin with X = 3 has mana value 5, and the card 4 again once it is in the library
      Given Alice's hand holds Scavenger Regent
      And Alice's mana pool is {B}{B}{C}{C}{C}
      And Bob controls Wall of Omens
      And Alice controls Dirgur Island Dragon
      When Alice casts Exude Toxin with X = 3
      Then Exude Toxin's mana value is 5
      When Exude Toxin resolves
      Then Wall of Omens is -3/1
      And Dirgur Island Dragon is 4/4
      And Scavenger Regent's mana value is 4
