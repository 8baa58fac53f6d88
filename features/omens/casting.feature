@ruling:omen-choice-made-while-casting @rule:720.3
Feature: The choice between the card and its Omen
  A player who casts an omen card says first whether they cast it normally or as an Omen.  Its cost, its timing and its targets are
  then those of what was chosen.  Only an Omen is shuffled in; the creature enters like any other.

  Rule: Each choice has its own cost and timing

    @id:omen-both-ways-offered @rule:601.2a
    Scenario: With the mana for it, Twinmaw Stormbrood can be cast either way
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {W}{R}{C}{C}{C}{C}
      And Bob controls Grizzly Bears
      Then Alice can cast Twinmaw Stormbrood
      And Alice can cast Charring Bite targeting Grizzly Bears

    @id:omen-only-the-cheap-way @rule:601.2h
    Scenario: With two red mana, only Charring Bite can be cast
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears
      Then Alice can cast Charring Bite targeting Grizzly Bears
      And Alice can't cast Twinmaw Stormbrood by rule 601.2h

    @id:omen-needs-its-target @rule:601.2c
    Scenario: Without a creature to bite, only the creature can be cast
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {W}{R}{C}{C}{C}{C}
      Then Alice can cast Twinmaw Stormbrood
      And Alice can't cast Charring Bite

    @id:omen-instant-on-another-turn @rule:117.1a @rule:601.3
    Scenario: On Bob's turn, Skimming Strike can be cast and Dirgur Island Dragon can't
      Skimming Strike is an instant, though its card is a creature card.

      Given it is Bob's upkeep
      And Alice's hand holds Dirgur Island Dragon
      And Alice's mana pool is {U}{C}{C}{C}{C}{C}
      When Bob passes priority
      Then Alice can't cast Dirgur Island Dragon by rule 302.1
      When Alice casts Skimming Strike targeting nothing
      Then the stack holds Skimming Strike

  Rule: What was chosen is cast, and nothing of the other half

    Background:
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {W}{R}{C}{C}{C}{C}

    @id:omen-card-as-a-creature-spell @ruling:omen-card-is-creature-elsewhere @rule:115.1
    Scenario: Twinmaw Stormbrood cast normally is a creature spell
      Given Bob's hand holds Essence Scatter and Negate
      And Bob's mana pool is {U}{U}
      When Alice casts Twinmaw Stormbrood
      And Alice passes priority
      Then Bob can cast Essence Scatter targeting Twinmaw Stormbrood
      And Bob can't cast Negate targeting Twinmaw Stormbrood

    @id:omen-card-enters @rule:608.3 @rule:720.3d
    Scenario: Twinmaw Stormbrood cast normally enters, gains its controller 5 life and isn't shuffled in
      When Alice casts Twinmaw Stormbrood
      And the stack resolves
      Then Twinmaw Stormbrood is on the battlefield
      And Alice has 25 life
      And Alice's library wasn't shuffled

    @id:omen-does-not-enter @rule:720.3d
    Scenario: Charring Bite gains no life, for no Dragon enters
      Given Bob controls Grizzly Bears
      When Alice casts Charring Bite targeting Grizzly Bears
      And the stack resolves
      Then Twinmaw Stormbrood isn't on the battlefield
      And Alice has 20 life
