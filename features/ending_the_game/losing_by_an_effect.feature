Feature: Losing by an effect
  Door to Nothingness makes a player lose the game.

  An engine that knows losing only by life, cards and poison, or ends the game with the first player, fails here.

  @ruling:effect-says-a-player-loses @rule:104.3e
  Rule: An effect that says that a player loses

    @id:loses-by-effect-two-players @rule:104.2a
    Scenario: With two players the other one wins
      Given Alice controls Door to Nothingness
      And Alice's mana pool is {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      When Alice activates Door to Nothingness targeting Bob
      And the stack resolves
      Then Bob has lost the game
      And Alice has won the game

    @id:loses-by-effect-three-players @rule:800.4a
    Scenario: With three players the game goes on without one
      Given the players are Alice, Bob and Carol
      And Alice controls Door to Nothingness
      And Bob controls Grizzly Bears
      And Alice's mana pool is {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      When Alice activates Door to Nothingness targeting Bob
      And the stack resolves
      Then Bob has lost the game
      And Bob's battlefield is empty
      And Carol hasn't lost the game
      And the game goes on

    @id:loses-by-effect-on-oneself
    Scenario: A player may be made to lose by their own ability
      Given Alice controls Door to Nothingness
      And Alice's mana pool is {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      When Alice activates Door to Nothingness targeting Alice
      And the stack resolves
      Then Alice has lost the game
      And Bob has won the game
