@ruling:toil-trouble-counts-drawn-cards
Feature: Toil // Trouble cast as one fused spell
  Both halves of a split card with fuse may be cast from the hand as one spell, with the costs, the targets and the instructions of both.
  The left half's instructions come first: whoever is the target of both halves of Toil // Trouble has drawn two cards by the time
  that their hand is counted for the damage.

  @id:toil-trouble-one-player-twice @rule:608.2c @rule:702.102d
  Scenario: Bob draws two cards, loses 2 life, and then takes 3 damage for three cards in hand
    Given Alice's hand holds Toil // Trouble
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}
    And Bob's hand holds Forest
    When Alice casts Toil // Trouble targeting Bob and Bob
    And Toil // Trouble resolves
    Then Bob drew 2 cards
    And Bob has 15 life
    And Toil // Trouble is in Alice's graveyard

  @id:toil-trouble-nothing-in-between @rule:117.2e @rule:702.102d
  Scenario: Nobody can do anything between the two halves
    Given Alice's hand holds Toil // Trouble
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}
    When Alice casts Toil // Trouble targeting Bob and Bob
    And Toil // Trouble resolves
    Then in this order, with no priority in between:
      | event  | object          | player |
      | drew   |                 | Bob    |
      | drew   |                 | Bob    |
      | damage |                 | Bob    |
      | resolved | Toil // Trouble |      |
    And Bob has 16 life

  @id:toil-trouble-two-players @rule:709.4d @rule:702.102d
  Scenario: Each half has its own target
    Given Alice's hand holds Toil // Trouble
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}
    And Bob's hand holds Forest
    When Alice casts Toil // Trouble targeting Alice and Bob
    And Toil // Trouble resolves
    Then Alice drew 2 cards
    And Alice has 18 life
    And Bob has 19 life

  @id:toil-trouble-one-spell @rule:702.102b @rule:702.102c
  Scenario: It is one spell, black and red, of mana value 6
    Given Alice's hand holds Toil // Trouble
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}
    When Alice casts Toil // Trouble targeting Bob and Bob
    Then the stack holds Toil // Trouble
    And Toil // Trouble is black and red
    And Toil // Trouble's mana value is 6
    And Alice's mana pool is empty

  @id:toil-trouble-halves-alone @rule:709.3b
  Scenario: Trouble alone counts the hand as it is, and costs three mana
    Given Alice's hand holds Toil // Trouble
    And Alice's mana pool is {B}{R}{C}{C}
    And Bob's hand holds Forest
    Then Alice can't cast Toil // Trouble targeting Bob and Bob
    When Alice casts Trouble targeting Bob
    And Trouble resolves
    Then Bob has 19 life

  @id:toil-trouble-only-from-hand @rule:702.102a
  Scenario: From the top of the library with Melek, only one half can be cast
    Given Alice controls Melek, Izzet Paragon and 3 Swamp
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}
    And the top of Alice's library is Toil // Trouble
    Then Alice can cast Toil targeting Bob
    And Alice can't cast Toil // Trouble targeting Bob and Bob by rule 702.102a

  @id:toil-trouble-free @rule:118.9 @rule:702.102d
  Scenario: With Omniscience, both halves are free
    Given Alice controls Omniscience
    And Alice's hand holds Toil // Trouble
    When Alice casts Toil // Trouble targeting Bob and Bob without paying its mana cost
    And Toil // Trouble resolves
    Then Bob has 16 life

  @id:toil-trouble-copied @rule:707.10 @rule:702.102d
  Scenario: A copy of it is both halves too, with the same targets
    The copy lets Bob draw two cards and deals 2 damage, then the original has four cards to count.

    Given Alice's hand holds Toil // Trouble and Twincast
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}{U}{U}
    When Alice casts Toil // Trouble targeting Bob and Bob
    And Alice casts Twincast targeting Toil // Trouble
    And Twincast resolves
    And Alice declines
    Then the copy of Toil // Trouble's mana value is 6
    When the copy of Toil // Trouble resolves
    Then Bob has 16 life
    When the stack resolves
    Then Bob has 10 life
