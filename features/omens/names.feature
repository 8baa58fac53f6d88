@ruling:omen-choose-name
Feature: Choosing the name of an Omen
  Whoever chooses a card name may choose that of an Omen.  If the name must be that of a certain kind of card, it is the Omen's own
  characteristics that have to fit.  What then looks for the name finds the Omen only where there is one: on the stack.

  Rule: What is forbidden by name is forbidden for that half alone

    Spells with the name chosen for Meddling Mage can't be cast.

    Background:
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {W}{R}{C}{C}{C}{C}
      And Bob controls Grizzly Bears

    @id:omen-name-forbidden @rule:720.5 @rule:720.3a
    Scenario: Meddling Mage naming Charring Bite doesn't stop Twinmaw Stormbrood
      Given Bob controls:
        | card          | chosen card name |
        | Meddling Mage | Charring Bite    |
      Then Alice can't cast Charring Bite targeting Grizzly Bears by rule 101.2
      And Alice can cast Twinmaw Stormbrood

    @id:omen-card-name-forbidden @rule:720.3a
    Scenario: Meddling Mage naming Twinmaw Stormbrood doesn't stop Charring Bite
      Given Bob controls:
        | card          | chosen card name   |
        | Meddling Mage | Twinmaw Stormbrood |
      Then Alice can't cast Twinmaw Stormbrood by rule 101.2
      And Alice can cast Charring Bite targeting Grizzly Bears

  Rule: The Omen is judged by its own characteristics

    @id:omen-name-is-no-creature-name @rule:201.4 @rule:201.4a @rule:720.5
    Scenario: Infinite Obliteration doesn't take Charring Bite for a creature card name
      Given Alice's hand holds Infinite Obliteration
      And Alice's mana pool is {B}{B}{B}
      And Bob's graveyard holds Twinmaw Stormbrood
      When Alice casts Infinite Obliteration targeting Bob
      And Infinite Obliteration resolves
      And Alice names Charring Bite
      Then that is rejected by rule 201.4

    @id:omen-card-name-is-a-creature-name @rule:201.4a
    Scenario: Infinite Obliteration takes the name of the creature card
      Given Alice's hand holds Infinite Obliteration
      And Alice's mana pool is {B}{B}{B}
      And Bob's graveyard holds Twinmaw Stormbrood
      When Alice casts Infinite Obliteration targeting Bob
      And Infinite Obliteration resolves
      And Alice names Twinmaw Stormbrood
      And Alice chooses Twinmaw Stormbrood
      Then Twinmaw Stormbrood is in exile

    @id:omen-name-found-in-no-zone @rule:720.4 @rule:720.5
    Scenario: Memoricide may name Charring Bite, but no card in a hand, graveyard or library has that name
      Given Alice's hand holds Memoricide
      And Alice's mana pool is {B}{B}{B}{B}
      And Bob's hand holds Twinmaw Stormbrood
      And Bob's graveyard holds Twinmaw Stormbrood
      When Alice casts Memoricide targeting Bob
      And Memoricide resolves
      And Alice names Charring Bite
      Then nobody is asked
      And Bob's hand holds Twinmaw Stormbrood
      And Bob's graveyard holds Twinmaw Stormbrood
      And Bob's library was shuffled
