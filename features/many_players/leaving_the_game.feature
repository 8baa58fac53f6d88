Feature: Leaving the game
  A player who has lost leaves a game that goes on between others.

  An engine that merely marks the player as out keeps cards in the game that are no longer there.

  @ruling:leaving-takes-objects-along @rule:800.4a
  Rule: Who leaves the game takes objects along

    @id:leaving-own-permanents
    Scenario: What the player owns leaves, whoever controls it
      Given the players are Alice, Bob and Carol
      And Bob controls Grizzly Bears
      And Bob controls Elite Vanguard
      And Alice's hand holds Control Magic
      And Alice's mana pool is {U}{U}{C}{C}
      When Alice casts Control Magic targeting Grizzly Bears
      And the stack resolves
      Then Alice controls Grizzly Bears
      When Alice passes priority
      And Bob concedes
      Then Alice's battlefield is empty
      And Bob's battlefield is empty
      And Control Magic is in Alice's graveyard
      And the game goes on

    @id:leaving-effects-of-control-end
    Scenario: What the player controls by an effect goes back
      Given the players are Alice, Bob and Carol
      And Bob controls Grizzly Bears
      And Alice's hand holds Act of Treason
      And Alice's mana pool is {R}{C}{C}
      When Alice casts Act of Treason targeting Grizzly Bears
      And the stack resolves
      And Alice concedes
      Then Bob controls Grizzly Bears
      And the game goes on

    @id:leaving-what-is-left-is-exiled
    Scenario: What the player controls by default is exiled
      Given the players are Alice, Bob and Carol
      And Bob's graveyard holds Grizzly Bears
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting Grizzly Bears
      And the stack resolves
      Then Alice controls Grizzly Bears
      When Alice concedes
      Then Grizzly Bears is in exile
      And the game goes on

    @id:leaving-the-stack
    Scenario: The player's spells and abilities are gone from the stack
      Given the players are Alice, Bob and Carol
      And Alice controls Walking Ballista
      And Walking Ballista has 2 +1/+1 counters
      And Alice's hand holds Lightning Bolt
      And Alice's mana pool is {R}
      When Alice casts Lightning Bolt targeting Carol
      And Alice activates Walking Ballista's second ability targeting Carol
      And Alice concedes
      Then the stack is empty
      When all players pass
      Then Carol has 20 life

    @id:leaving-turn-goes-on @rule:800.4j
    Scenario: The turn goes on without an active player
      Given the players are Alice, Bob and Carol
      When Alice concedes
      Then Bob has priority
      And it is Alice's precombat main phase
      When the game advances to Bob's upkeep
      Then it is Bob's upkeep

    @id:leaving-instead-of-getting-priority @rule:800.4j @rule:704.3 @rule:704.5b
    Scenario: Who loses as state-based actions are checked doesn't get priority afterwards
      Given the players are Alice, Bob and Carol
      And it is Carol's upkeep
      And Carol's library is empty
      When all players pass
      Then Carol has lost the game
      And it is Carol's draw step
      And Alice has priority
      When all players pass
      Then it is Carol's precombat main phase
