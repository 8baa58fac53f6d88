Feature: Conceding
  A player may concede at any time, also while another player is casting a spell.

  An engine that begins the spell anew, or brings the player back as it takes the spell back, fails here.

  @ruling:conceding-takes-nothing-back @rule:104.3a
  Rule: Conceding takes back nothing that others do

    @id:concede-while-another-casts @rule:800.4a
    Scenario: The spell goes on being cast, and what has left can't be chosen
      Given the players are Alice, Bob and Carol
      And Alice's hand holds Lightning Bolt
      And Alice controls Mountain
      And Bob controls Grizzly Bears
      And Carol controls Elite Vanguard
      When Alice casts Lightning Bolt
      And Bob concedes
      Then Alice may choose only Alice, Carol and Elite Vanguard
      When Alice chooses Carol
      Then the stack holds Lightning Bolt
      And Mountain is tapped

    @id:concede-after-a-target-is-chosen @rule:800.4a
    Scenario: A target that has been chosen already may be gone
      Given the players are Alice, Bob and Carol
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}
      And Bob controls Grizzly Bears
      And Carol controls Elite Vanguard and Llanowar Elves
      When Alice casts Common Bond
      And Alice chooses Grizzly Bears
      And Bob concedes
      And Alice chooses Elite Vanguard
      And the stack resolves
      Then Elite Vanguard has 1 +1/+1 counter
      And Llanowar Elves has no counters

    @id:concede-and-nothing-is-left @rule:733.1
    Scenario: A spell that has nothing left to target is taken back
      Given the players are Alice, Bob and Carol
      And Alice's hand holds Doom Blade
      And Alice controls 2 Swamp
      And Bob controls Grizzly Bears and Llanowar Elves
      When Alice casts Doom Blade
      And Bob concedes
      Then Alice has priority
      And Doom Blade is in Alice's hand
      And Bob has lost the game
      And the game goes on
