@ruling:ashcloud-phoenix-morph-however-face-down
Feature: Ashcloud Phoenix can be turned face up for its morph cost, however it came to be face down
  When Ashcloud Phoenix dies, it returns to the battlefield face down.  It wasn't cast for {3} then, and no effect said anything of
  morph; but its morph cost is what it would have face up, and so it can be turned face up for that, and for nothing else.

  @id:ashcloud-phoenix-returned @rule:708.8 @rule:702.37e
  Scenario: Returned face down, it is turned face up for {4}{R}{R} and deals 2 damage to each player
    Given Alice controls Ashcloud Phoenix and 6 Mountain
    And Bob's hand holds Doom Blade
    And Bob's mana pool is {B}{B}
    When Alice passes priority
    And Bob casts Doom Blade targeting Ashcloud Phoenix
    And the stack resolves
    Then Ashcloud Phoenix is on the battlefield
    And Ashcloud Phoenix is face down
    And Ashcloud Phoenix is 2/2
    When Alice turns Ashcloud Phoenix face up for its morph cost
    And Ashcloud Phoenix's ability resolves
    Then Ashcloud Phoenix is 4/1
    And Alice has 18 life
    And Bob has 18 life

  @id:ashcloud-phoenix-not-for-its-mana-cost @rule:701.40b @rule:702.37e
  Scenario: It wasn't manifested, so its mana cost doesn't do
    Given Alice controls Ashcloud Phoenix and 4 Mountain
    And Bob's hand holds Doom Blade
    And Bob's mana pool is {B}{B}
    When Alice passes priority
    And Bob casts Doom Blade targeting Ashcloud Phoenix
    And the stack resolves
    Then Ashcloud Phoenix is face down
    And Alice can't turn Ashcloud Phoenix face up for its mana cost by rule 701.40b
    And Alice can't turn Ashcloud Phoenix face up for its morph cost

  @id:ashcloud-phoenix-backslide @rule:708.2a @rule:702.37e
  Scenario: Turned face down by Backslide, it is turned face up for its morph cost too
    Given Alice controls Ashcloud Phoenix and 6 Mountain
    And Bob's hand holds Backslide
    And Bob's mana pool is {U}{U}
    When Alice passes priority
    And Bob casts Backslide targeting Ashcloud Phoenix
    And Backslide resolves
    Then Ashcloud Phoenix is face down
    And Alice can turn Ashcloud Phoenix face up for its morph cost

  @id:ashcloud-phoenix-manifested @rule:701.40c @rule:702.37e
  Scenario: Manifested, it can be turned face up for either cost
    Given Alice controls a manifested Ashcloud Phoenix and 6 Mountain
    Then Alice can turn Ashcloud Phoenix face up for its mana cost
    And Alice can turn Ashcloud Phoenix face up for its morph cost

  @id:ashcloud-phoenix-without-morph @rule:613.1f @rule:702.37e
  Scenario: If it would have lost morph, its morph cost doesn't do either
    Given Alice controls Ashcloud Phoenix and 6 Mountain
    And Bob's hand holds Doom Blade and Turn to Frog
    And Bob's mana pool is {B}{B}{U}{U}
    When Alice passes priority
    And Bob casts Doom Blade targeting Ashcloud Phoenix
    And the stack resolves
    And Alice passes priority
    And Bob casts Turn to Frog targeting Ashcloud Phoenix
    And Turn to Frog resolves
    Then Alice can't turn Ashcloud Phoenix face up for its morph cost by rule 702.37e

  @id:ashcloud-phoenix-dies-face-down @rule:603.10a @rule:708.9
  Scenario: If it dies face down, it has no ability that would return it
    Given Alice controls a morphed Ashcloud Phoenix
    And Bob's hand holds Doom Blade
    And Bob's mana pool is {B}{B}
    When Alice passes priority
    And Bob casts Doom Blade targeting Ashcloud Phoenix
    And the stack resolves
    Then Ashcloud Phoenix is in Alice's graveyard
