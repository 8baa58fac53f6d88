Feature: River of Tears
  {T}: Add {U}, or {B} instead if its controller has played a land this turn.

  To play a land and to put one onto the battlefield are two things (305.4).  An engine that counts the lands that entered, or looks
  only at what was played from hand, gives the wrong color.

  @ruling:river-of-tears-needs-a-land-played @rule:305.4
  Rule: Only a land that was played turns the River black

    @id:river-of-tears-played-itself @rule:305.1
    Scenario: In the turn in which River of Tears is played, it makes black mana
      Given Alice's hand holds River of Tears
      When Alice plays River of Tears
      And Alice taps River of Tears for mana
      Then Alice's mana pool is {B}

    @id:river-of-tears-nothing-played
    Scenario: With no land played, it makes blue mana, and there is no choice
      Given Alice controls River of Tears
      Then Alice can't tap River of Tears for {B}
      When Alice taps River of Tears for mana
      Then Alice's mana pool is {U}

    @id:river-of-tears-land-put
    Scenario: A land that an effect put onto the battlefield wasn't played
      Given Alice controls River of Tears and Forest
      And Alice's hand holds Arboreal Grazer and Swamp
      When Alice casts Arboreal Grazer
      And the stack resolves
      And Alice accepts
      And Alice taps River of Tears for mana
      Then Swamp is on the battlefield
      And Alice's mana pool is {U}

    @id:river-of-tears-land-put-and-land-played
    Scenario: With both done, the land that was played counts, from wherever that was
      Given Alice controls River of Tears, Forest and Crucible of Worlds
      And Alice's hand holds Arboreal Grazer and Swamp
      And Alice's graveyard holds Plains
      When Alice casts Arboreal Grazer
      And the stack resolves
      And Alice accepts
      And Alice plays Plains
      And Alice taps River of Tears for mana
      Then Alice's mana pool is {B}

    @id:river-of-tears-other-player
    Scenario: A land that another player has played doesn't count
      Given it is Bob's precombat main phase
      And Alice controls River of Tears
      And Bob's hand holds Forest
      When Bob plays Forest
      And Bob passes priority
      And Alice taps River of Tears for mana
      Then Alice's mana pool is {U}

    @id:river-of-tears-land-of-the-turn-before
    Scenario: A land of the turn before doesn't count any more
      Given Alice controls River of Tears
      And Alice's hand holds Forest
      When Alice plays Forest
      And the game advances to Bob's upkeep
      And Bob passes priority
      And Alice taps River of Tears for mana
      Then Alice's mana pool is {U}

    @id:river-of-tears-could-produce @rule:106.7
    Scenario: With no land played, an opponent's Exotic Orchard finds blue alone
      Given Alice controls River of Tears
      And Bob controls Exotic Orchard
      When Alice passes priority
      Then Bob can tap Exotic Orchard for {U}
      And Bob can't tap Exotic Orchard for {B}

    @id:river-of-tears-could-produce-black @rule:106.7
    Scenario: With a land played, an opponent's Exotic Orchard finds black
      Given Alice controls River of Tears
      And Alice's hand holds River of Tears
      And Bob controls Exotic Orchard
      When Alice plays River of Tears
      And Alice passes priority
      And Bob taps Exotic Orchard for mana
      Then Bob's mana pool is {B}
