Feature: Costs
  What is paid, and from where.

  @id:word-zone-graveyard
  Scenario: An ability that functions in the graveyard
    Given Alice's graveyard holds Reassembling Skeleton
    And Alice controls 2 Swamp
    When Alice activates Reassembling Skeleton
    And the stack resolves
    Then Reassembling Skeleton is tapped

  @id:word-zone-graveyard-alone
  Scenario: It functions nowhere else
    Given Alice controls Reassembling Skeleton and 2 Swamp
    Then Alice can't activate Reassembling Skeleton

  @id:word-zone-hand
  Scenario: A card that is exiled from the hand for mana
    Given Alice's hand holds Simian Spirit Guide
    When Alice activates Simian Spirit Guide
    Then Alice's mana pool is {R}
    And Simian Spirit Guide is in exile

  @id:word-zone-hand-alone
  Scenario: On the battlefield it makes none
    Given Alice controls Simian Spirit Guide
    Then Alice can't activate Simian Spirit Guide

  @id:word-discard-two
  Scenario: Two cards are discarded
    Given Alice controls Zombie Infestation
    And Alice's hand holds Forest, Island and Swamp
    When Alice activates Zombie Infestation discarding Forest and Island
    And the stack resolves
    Then Alice's hand holds Swamp
    And Alice controls Zombie Token

  @id:word-discard-at-random
  Scenario: Two cards are discarded at random: nobody chooses them
    Given Alice controls Meteor Storm
    And Alice's hand holds Forest, Island and Swamp
    And Alice's mana pool is {R}{G}{C}{C}
    When Alice activates Meteor Storm targeting Bob
    And the stack resolves
    Then Bob has 16 life
    And Alice's hand holds 1 card

  @id:word-discard-a-land
  Scenario: Only a land card will do
    Given Alice controls Seismic Assault
    And Alice's hand holds Negate and Forest
    When Alice activates Seismic Assault targeting Bob discarding Forest
    And the stack resolves
    Then Bob has 18 life
    And Alice can't activate Seismic Assault targeting Bob

  @id:word-remove-three-counters
  Scenario: Three counters are removed
    Given Alice controls Lux Cannon
    And Lux Cannon has 3 charge counters
    And Bob controls Forest
    When Alice activates Lux Cannon's second ability targeting Forest
    Then Lux Cannon has no counters

  @id:word-exile-two
  Scenario: Two cards of the own graveyard are exiled
    Given Alice controls Psychatog
    And Alice's graveyard holds Forest, Island and Swamp
    When Alice activates Psychatog's second ability exiling Forest and Island
    And the stack resolves
    Then Psychatog is 2/3
    And Alice's graveyard holds Swamp

  @id:word-tap-three
  Scenario: Three Elves are tapped
    Given Alice controls Heritage Druid, Llanowar Elves and Glistener Elf
    When Alice activates Heritage Druid tapping Heritage Druid, Llanowar Elves and Glistener Elf
    Then Alice's mana pool is {G}{G}{G}

  @id:word-tap-total-power
  Scenario: A crew must have the power
    Given Alice controls The Omenkeel and Pride Guardian
    Then Alice can't crew The Omenkeel with Pride Guardian
    And The Omenkeel has crew 1

  @id:word-return-two
  Scenario: Two Islands are returned instead of paying mana
    Given Alice's hand holds Gush
    And Alice controls 3 Island
    When Alice casts Gush for its alternative cost returning Island and the second Island
    Then Alice's battlefield holds Island
    And Alice's hand holds 2 Island

  @id:word-return-a-tapped-creature
  Scenario: Web-slinging returns a tapped creature
    Given Alice controls Amazing Spider-Man and a tapped Grizzly Bears
    And Alice's hand holds Isamaru, Hound of Konda
    And Alice's mana pool is {G}{W}{U}
    When Alice casts Isamaru for its web-slinging cost returning Grizzly Bears
    Then Grizzly Bears is in Alice's hand

  @id:word-times
  Scenario: Cumulative upkeep is paid for each age counter
    Given it is Bob's end step
    And Alice controls Ritual of Subdual and 3 Forest
    And Ritual of Subdual has 1 age counter
    When the game advances to Alice's upkeep
    And the stack resolves
    Then Ritual of Subdual is in Alice's graveyard

  @id:word-times-paid
  Scenario: Who can pay it all keeps the enchantment
    Given it is Bob's end step
    And Alice controls Ritual of Subdual and 4 Forest
    And Ritual of Subdual has 1 age counter
    When the game advances to Alice's upkeep
    And the stack resolves
    And Alice accepts
    Then Ritual of Subdual is on the battlefield
    And the third Forest is tapped

  @id:word-mana-condition
  Scenario: A mana ability with a condition
    Given Alice controls Temple of the False God and 4 Forest
    When Alice activates Temple of the False God
    Then Alice's mana pool is {C}{C}

  @id:word-mana-condition-fails
  Scenario: It can't be activated while the condition doesn't hold
    Given Alice controls Temple of the False God and 3 Forest
    Then Alice can't activate Temple of the False God

  @id:word-cycling
  Scenario: A card is cycled
    Given Alice's hand holds Backslide
    And Alice controls Island
    And Alice's library holds Forest
    When Alice activates Backslide
    And the stack resolves
    Then Alice's hand holds Forest
    And Backslide is in Alice's graveyard
