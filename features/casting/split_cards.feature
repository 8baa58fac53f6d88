@ruling:jodah-dfc-front-and-split-total
Feature: The mana value of a split card
  Everywhere but on the stack, a split card has the characteristics of both halves together, and its mana value is that of both
  mana costs added.  Fire // Ice costs {1}{R} and {1}{U}: as a card it has mana value 4.

  @id:split-card-passed-over-by-cascade @rule:702.85a @rule:709.4b
  Scenario: Bloodbraid Elf's cascade passes over Fire // Ice, whose mana value isn't less than 4
    Given Alice's hand holds Bloodbraid Elf
    And Alice's mana pool is {R}{G}{C}{C}
    And the top of Alice's library is Fire // Ice and Grizzly Bears
    When Alice casts Bloodbraid Elf
    And Bloodbraid Elf's ability resolves
    Then Alice may choose Grizzly Bears
    And Alice may not choose Fire
    And Alice may not choose Ice

  @id:split-card-not-imprinted @rule:202.3d @rule:709.4b
  Scenario: Isochron Scepter can't imprint Fire // Ice, though each half has mana value 2
    Given Alice's hand holds Isochron Scepter and Fire // Ice
    And Alice's mana pool is {C}{C}
    When Alice casts Isochron Scepter
    And the stack resolves
    Then nobody is asked
    And Alice's hand holds Fire // Ice
    And Alice's exile is empty

  @id:split-card-spell-is-one-half @rule:709.3b @rule:709.4b
  Scenario: On the stack, Fire has mana value 2
    Given Alice's hand holds Fire // Ice
    And Alice's mana pool is {R}{C}
    When Alice casts Fire targeting Bob
    Then Fire's mana value is 2
    And Fire is red

  @id:split-card-in-hand-total @rule:202.3d @rule:709.4b
  Scenario: Dark Confidant's controller loses 4 life for Fire // Ice
    At the upkeep, the top card of the library is revealed and put into the hand, and its mana value is lost as life.

    Given Alice controls Dark Confidant
    And the top of Alice's library is Fire // Ice
    And it is Bob's end step
    When the game advances to Alice's upkeep
    And the stack resolves
    Then Alice's hand holds Fire // Ice
    And Alice has 16 life

  @id:double-faced-card-in-hand-front @rule:712.8a
  Scenario: Dark Confidant's controller loses 2 life for Valki, whose back has mana value 7
    Given Alice controls Dark Confidant
    And the top of Alice's library is Valki, God of Lies
    And it is Bob's end step
    When the game advances to Alice's upkeep
    And the stack resolves
    Then Alice has 18 life
