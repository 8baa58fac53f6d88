@ruling:vesuvan-shapeshifter-copied
Feature: Vesuvan Shapeshifter, and what copies it
  As Vesuvan Shapeshifter enters or is turned face up, it may become a copy of another creature until it is turned face down, with an
  ability to turn itself face down.  A Clone of it is a copy of that creature, and has the ability; but it has no end to being a copy,
  nor Vesuvan Shapeshifter's morph.

  @id:shapeshifter-turned-up @rule:708.11 @rule:707.9a @rule:708.8
  Scenario: Turned face up, Vesuvan Shapeshifter is another creature at once
    Given Alice controls a morphed Vesuvan Shapeshifter and Grizzly Bears
    And Alice's mana pool is {U}{C}
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Grizzly Bears
    Then Alice's Vesuvan Shapeshifter's name is Grizzly Bears
    And the stack is empty
    And Vesuvan Shapeshifter is 2/2

  @id:shapeshifter-as-hooded-hydra @rule:708.11 @rule:707.9a @rule:708.8
  Scenario: As Hooded Hydra it is turned face up with five +1/+1 counters
    Given Alice controls a morphed Vesuvan Shapeshifter and Hooded Hydra
    And Hooded Hydra has 3 +1/+1 counters
    And Alice's mana pool is {U}{C}
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Hooded Hydra
    Then Vesuvan Shapeshifter has 5 +1/+1 counters
    And Vesuvan Shapeshifter is 5/5

  @id:shapeshifter-turned-down @rule:611.2a @rule:707.9a @rule:708.8
  Scenario: Turned face down, it has stopped being a copy, and what it was a copy of no longer says how it is turned up
    Given Alice controls a morphed Vesuvan Shapeshifter, Exalted Angel and 4 Plains
    And it is Alice's end step
    And Alice's mana pool is {U}{C}
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Exalted Angel
    Then Vesuvan Shapeshifter is 4/5
    When the game advances to Bob's end step
    And the game advances to Alice's upkeep
    And the stack resolves
    And Alice accepts
    Then Vesuvan Shapeshifter is face down
    And Vesuvan Shapeshifter is 2/2
    And Alice can't turn Vesuvan Shapeshifter face up for its morph cost

  @id:shapeshifter-turned-up-again @rule:702.37e @rule:707.9a @rule:708.8
  Scenario: It can be turned up for its own morph cost again, as another creature but not as itself
    Given Alice controls a morphed Vesuvan Shapeshifter, Grizzly Bears, Exalted Angel and 2 Island
    And it is Alice's end step
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Exalted Angel
    And the game advances to Bob's end step
    And the game advances to Alice's upkeep
    And the stack resolves
    And Alice accepts
    And Alice turns Vesuvan Shapeshifter face up for its morph cost
    Then Alice may choose Grizzly Bears
    And Alice may not choose Vesuvan Shapeshifter

  @id:shapeshifter-turned-up-again-as-itself @rule:702.37e @rule:707.9a @rule:708.8
  Scenario: It can be turned up for its own morph cost again, as no other creature
    Given Alice controls a morphed Vesuvan Shapeshifter, Grizzly Bears, Exalted Angel and 2 Island
    And it is Alice's end step
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Exalted Angel
    And the game advances to Bob's end step
    And the game advances to Alice's upkeep
    And the stack resolves
    And Alice accepts
    And Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses nothing
    Then Vesuvan Shapeshifter is in Alice's graveyard

  @id:shapeshifter-entered-as-itself @rule:707.5 @rule:704.5f
  Scenario: As it enters it may also become a copy of nothing
    Given Alice's hand holds Vesuvan Shapeshifter
    And Alice's mana pool is {U}{U}{C}{C}{C}
    And Bob controls Grizzly Bears
    When Alice casts Vesuvan Shapeshifter
    And Vesuvan Shapeshifter resolves
    And Alice chooses nothing
    Then Vesuvan Shapeshifter is in Alice's graveyard

  @id:shapeshifter-entered-as-a-copy @rule:707.5 @rule:707.9a @rule:708.8
  Scenario: What it entered as a copy of ends in the same way
    Backslide may target it for the morph of Exalted Angel.

    Given Alice's hand holds Vesuvan Shapeshifter
    And Alice's mana pool is {U}{U}{C}{C}{C}
    And Alice controls Exalted Angel, Grizzly Bears and 2 Island
    And Bob's hand holds Backslide
    And Bob controls 2 Island
    When Alice casts Vesuvan Shapeshifter
    And Vesuvan Shapeshifter resolves
    And Alice chooses Exalted Angel
    Then Vesuvan Shapeshifter is 4/5
    When Alice passes priority
    And Bob casts Backslide targeting Vesuvan Shapeshifter
    And Backslide resolves
    And Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Grizzly Bears
    Then Vesuvan Shapeshifter is 2/2
    And Alice's Vesuvan Shapeshifter's name is Grizzly Bears

  @id:shapeshifter-clone-is-stuck @rule:707.3 @rule:707.9a @rule:708.8
  Scenario: Bob's Clone of it is Grizzly Bears with the ability, and once face down it can't be turned up
    Given Alice controls a morphed Vesuvan Shapeshifter, Grizzly Bears and 2 Island
    And Bob's hand holds Clone
    And Bob controls 4 Island
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Grizzly Bears
    And the game advances to Bob's precombat main phase
    And Bob casts Clone
    And Clone resolves
    And Bob chooses Vesuvan Shapeshifter
    Then Bob's Clone's name is Grizzly Bears
    When the game advances to Alice's upkeep
    And the stack resolves
    And Alice declines
    And the game advances to Bob's upkeep
    Then Clone triggered once
    When the stack resolves
    And Bob accepts
    Then Clone is face down
    And Bob can't turn Clone face up by rule 702.37e

  @id:shapeshifter-clone-of-itself @rule:707.5 @rule:707.9a @rule:708.8
  Scenario: A Clone of a Vesuvan Shapeshifter that copies nothing is one, and stays one when it is turned face down
    Without Glorious Anthem the Shapeshifter would be 0/0.

    Given Alice controls Glorious Anthem, Vesuvan Shapeshifter, Grizzly Bears and 2 Island
    And Alice's hand holds Clone
    And Alice's mana pool is {U}{C}{C}{C}
    When Alice casts Clone
    And Clone resolves
    And Alice chooses Vesuvan Shapeshifter
    And Alice chooses Grizzly Bears
    Then Alice's Clone's name is Grizzly Bears
    When the game advances to Bob's end step
    And the game advances to Alice's upkeep
    And the stack resolves
    And Alice accepts
    Then Clone is face down
    When Alice turns Clone face up for its morph cost
    And Alice chooses nothing
    Then Alice's Clone's name is Vesuvan Shapeshifter
    And Clone is 1/1

  @id:shapeshifter-clone-with-morph @rule:708.10 @rule:707.9a @rule:708.8
  Scenario: If it was a copy of Exalted Angel, Bob's Clone has the Angel's morph, and is the Angel again once it is turned up
    Given Alice controls a morphed Vesuvan Shapeshifter, Exalted Angel and 2 Island
    And Bob's hand holds Clone
    And Bob controls 4 Island and 2 Plains
    When Alice turns Vesuvan Shapeshifter face up for its morph cost
    And Alice chooses Exalted Angel
    And the game advances to Bob's precombat main phase
    And Bob casts Clone
    And Clone resolves
    And Bob chooses Vesuvan Shapeshifter
    And the game advances to Alice's upkeep
    And the stack resolves
    And Alice declines
    And the game advances to Bob's upkeep
    And the stack resolves
    And Bob accepts
    Then Clone is face down
    When Bob turns Clone face up for its morph cost
    Then nobody is asked
    And Bob's Clone's name is Exalted Angel
    And Plains is tapped
    And the second Plains is tapped
