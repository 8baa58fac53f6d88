Feature: Hall of Gemstone
  At the beginning of each player's upkeep that player chooses a color.  Until end of turn, lands that are tapped for mana produce mana
  of that color instead of any other color.

  Colorless is a type of mana, but no color (105.4, 106.1b).  An engine that replaces whatever a land produces goes too far.

  @ruling:hall-of-gemstone-leaves-colorless-mana @rule:106.12b
  Rule: Colorless mana isn't mana of another color

    @id:hall-of-gemstone-wastes @rule:106.1b
    Scenario: Wastes still makes colorless mana, Forest makes the chosen color
      Given it is Bob's end step
      And Alice controls Hall of Gemstone, Wastes and Forest
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses blue
      And Alice taps Wastes for mana
      And Alice taps Forest for mana
      Then Alice's mana pool is {C}{U}

    @id:hall-of-gemstone-pain-land @rule:106.1b
    Scenario: Of a land with abilities for both, the colorless one is left alone
      Given it is Bob's end step
      And Alice controls Hall of Gemstone and 2 Yavimaya Coast
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses red
      And Alice activates the first Yavimaya Coast's first ability
      And Alice activates the second Yavimaya Coast's second ability for {G}
      Then Alice's mana pool is {C}{R}
      And Alice has 19 life

    @id:hall-of-gemstone-no-land @rule:106.12
    Scenario: Creatures make the mana that they always make
      Given it is Bob's end step
      And Alice controls Hall of Gemstone and Llanowar Elves
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses white
      And Alice taps Llanowar Elves for mana
      Then Alice's mana pool is {G}

    @id:hall-of-gemstone-whose-choice @rule:105.4 @rule:106.1b
    Scenario: In Bob's upkeep Bob chooses, for the lands of all players; he can't choose colorless
      Given it is Alice's end step
      And Alice controls Hall of Gemstone, Swamp and Wastes
      And Bob controls Plains
      When the game advances to Bob's upkeep
      And all players pass
      Then Bob may choose only white, blue, black, red and green
      When Bob chooses green
      And Bob taps Plains for mana
      And Bob passes priority
      And Alice taps Swamp for mana
      And Alice taps Wastes for mana
      Then Bob's mana pool is {G}
      And Alice's mana pool is {C}{G}

    @id:hall-of-gemstone-with-contamination @rule:616.1 @rule:616.1f @rule:616.2 @rule:106.1b
    Scenario: Colorless mana that has become black is mana of a color
      Wastes would make colorless mana, so only Contamination applies at first; what it makes of that is something for the other effect.

      Given it is Bob's end step
      And Alice controls Hall of Gemstone and Wastes
      And Bob controls Contamination
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses green
      And Alice taps Wastes for mana
      Then Alice's mana pool is {G}

    @id:hall-of-gemstone-could-produce @rule:106.7 @rule:106.1b
    Scenario: What lands could produce is changed in the same way
      Given it is Bob's end step
      And Alice controls Hall of Gemstone and Reflecting Pool
      And Alice controls Wastes and Forest
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses blue
      Then Alice can tap Reflecting Pool for {C}
      And Alice can tap Reflecting Pool for {U}
      And Alice can't tap Reflecting Pool for {G}

    @id:hall-of-gemstone-gone @rule:611.2a @rule:611.2c @rule:106.1b
    Scenario: The effect outlasts Hall of Gemstone, but not the turn
      Given it is Bob's end step
      And Alice controls Hall of Gemstone and 2 Forest
      And Bob controls Llanowar Elves and Wastes
      And Bob's hand holds Naturalize
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses red
      And Alice passes priority
      And Bob casts Naturalize targeting Hall of Gemstone
      And the stack resolves
      Then Hall of Gemstone is in Alice's graveyard
      When Alice taps the first Forest for mana
      Then Alice's mana pool is {R}
      When the game advances to Bob's upkeep
      And Bob passes priority
      And Alice taps the second Forest for mana
      Then Alice's mana pool is {G}
