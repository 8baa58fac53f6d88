Feature: Additional land plays
  Explore lets its controller play an additional land this turn.

  An engine that sets the number of lands to two, instead of adding one, gets the second Explore wrong.

  @ruling:additional-land-plays-add-up @rule:305.2
  Rule: Additional land plays add up

    @id:additional-land-two
    Scenario: Two lands after one Explore, and no third
      Given Alice's hand holds Explore and 3 Forest
      And Alice's mana pool is {G}{G}
      When Alice casts Explore
      And the stack resolves
      And Alice plays the first Forest
      And Alice plays the second Forest
      Then Alice can't play the third Forest by rule 305.2

    @id:additional-land-after-the-first
    Scenario: The land of the turn has been played before
      Given Alice has played a land this turn
      And Alice's hand holds Explore and Forest
      And Alice's mana pool is {G}{G}
      Then Alice can't play Forest
      When Alice casts Explore
      And the stack resolves
      Then Alice can play Forest

    @id:additional-land-twice
    Scenario: Two Explores let three lands be played
      Given Alice's hand holds 2 Explore and 3 Forest
      And Alice's mana pool is {G}{G}{G}{G}
      When Alice casts the first Explore
      And the stack resolves
      And Alice casts the second Explore
      And the stack resolves
      And Alice plays the first Forest
      And Alice plays the second Forest
      And Alice plays the third Forest
      Then Alice's battlefield holds 3 Forest

    @id:additional-land-gone-with-the-turn
    Scenario: An additional play that wasn't used is gone with the turn
      Given Alice's hand holds Explore and 2 Forest
      And Alice's mana pool is {G}{G}
      When Alice casts Explore
      And the stack resolves
      And the game advances to Bob's upkeep
      And the game advances to Alice's precombat main phase
      And Alice plays the first Forest
      Then Alice can't play the second Forest
