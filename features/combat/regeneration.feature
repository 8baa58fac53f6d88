Feature: Regeneration
  To regenerate a permanent is to protect it from the next destruction this turn.

  An engine that makes it indestructible for the turn keeps it from the second one, too, and leaves it untapped.

  @ruling:regeneration-replaces-one-destruction @rule:701.19a
  Rule: Regeneration replaces the next destruction this turn

    @id:regenerated-from-damage @rule:704.5g
    Scenario: A creature that is dealt lethal damage is tapped, without damage, and stays
      Given Alice controls Drudge Skeletons and Swamp
      And Alice's hand holds Lightning Bolt
      And Alice controls Mountain
      When Alice activates Drudge Skeletons
      And the stack resolves
      And Alice casts Lightning Bolt targeting Drudge Skeletons
      And the stack resolves
      Then Drudge Skeletons is on the battlefield
      And Drudge Skeletons is tapped
      And Drudge Skeletons has no damage

    @id:regenerated-once
    Scenario: It helps once
      Given Alice controls Drudge Skeletons, Swamp and 2 Mountain
      And Alice's hand holds 2 Lightning Bolt
      When Alice activates Drudge Skeletons
      And the stack resolves
      And Alice casts Lightning Bolt targeting Drudge Skeletons
      And the stack resolves
      And Alice casts the second Lightning Bolt targeting Drudge Skeletons
      And the stack resolves
      Then Drudge Skeletons is in Alice's graveyard

    @id:regenerated-out-of-combat @rule:506.4
    Scenario: A creature that regenerates leaves combat and deals no damage
      Given it is Bob's precombat main phase
      And Bob controls Elite Vanguard
      And Alice controls Drudge Skeletons, Swamp and Mountain
      And Alice's hand holds Lightning Bolt
      When Bob attacks with Elite Vanguard
      And Alice blocks Elite Vanguard with Drudge Skeletons
      And Bob passes priority
      And Alice activates Drudge Skeletons
      And the stack resolves
      And Bob passes priority
      And Alice casts Lightning Bolt targeting Drudge Skeletons
      And the stack resolves
      And the game advances to Bob's postcombat main phase
      Then Elite Vanguard is on the battlefield
      And Alice has 20 life
      And Drudge Skeletons is tapped

    @id:regeneration-ends-with-the-turn @rule:514.2
    Scenario: Regeneration that isn't used ends with the turn
      Given Alice controls Drudge Skeletons, Swamp and Mountain
      And Alice's hand holds Lightning Bolt
      When Alice activates Drudge Skeletons
      And the stack resolves
      And the game advances to Bob's upkeep
      And Bob passes priority
      And Alice casts Lightning Bolt targeting Drudge Skeletons
      And the stack resolves
      Then Drudge Skeletons is in Alice's graveyard

    @id:regeneration-is-no-help-against-sacrifice @rule:701.21a
    Scenario: What is sacrificed isn't destroyed, and doesn't regenerate
      Given Alice controls Drudge Skeletons, Swamp and Ashnod's Altar
      When Alice activates Drudge Skeletons
      And the stack resolves
      And Alice activates Ashnod's Altar sacrificing Drudge Skeletons
      Then Drudge Skeletons is in Alice's graveyard
      And Alice's mana pool is {C}{C}

    @id:regeneration-forbidden @rule:701.19c
    Scenario: A creature that can't be regenerated is destroyed, though its ability may be activated
      Given Alice controls Drudge Skeletons and Swamp
      And Alice's hand holds Incinerate
      And Alice's mana pool is {R}{R}
      When Alice casts Incinerate targeting Drudge Skeletons
      And Alice activates Drudge Skeletons
      And the stack resolves
      Then Drudge Skeletons is in Alice's graveyard

    @id:regeneration-forbidden-by-the-destruction @rule:701.19c
    Scenario: Some destroy a creature so that it can't be regenerated
      Given Alice controls Drudge Skeletons, 2 Swamp and Mountain
      And Alice's hand holds Terminate
      When Alice activates Drudge Skeletons
      And the stack resolves
      And Alice casts Terminate targeting Drudge Skeletons
      And the stack resolves
      Then Drudge Skeletons is in Alice's graveyard
