Feature: Trigger conditions
  What abilities wait for.

  @id:word-leaves
  Scenario: Another creature leaves
    Given Alice controls Ninth Bridge Patrol and Grizzly Bears
    And Alice's hand holds Unsummon
    And Alice controls Island
    When Alice casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Ninth Bridge Patrol is 2/2

  @id:word-discards
  Scenario: An opponent discards
    Given Alice controls Megrim
    And Bob controls Zombie Infestation
    And Bob's hand holds Forest and Island
    And Alice's hand holds Swamp
    When Alice passes priority
    And Bob activates Zombie Infestation
    And the stack resolves
    Then Bob has 16 life

  @id:word-discards-not-you
  Scenario: The player's own discards don't count
    Given Alice controls Megrim and Zombie Infestation
    And Alice's hand holds Forest and Island
    When Alice activates Zombie Infestation
    And the stack resolves
    Then Alice has 20 life

  @id:word-second-main-phase
  Scenario: The beginning of the second main phase
    Given Alice controls Cautious Survivor
    And Cautious Survivor is tapped
    When the game advances to Alice's postcombat main phase
    And the stack resolves
    Then Alice has 22 life

  @id:word-draw-step
  Scenario: The beginning of the draw step
    Given it is Bob's upkeep
    And Alice controls Anvil of Bogardan
    And Bob's hand holds 8 Forest
    When the game advances to Bob's draw step
    And the stack resolves
    And Bob chooses Forest
    Then Bob's graveyard holds Forest
    And Bob's hand holds 9 cards

  @id:word-attacks
  Scenario: Each creature that attacks
    Given Alice controls Beastmaster Ascension and Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the stack resolves
    And Alice accepts
    Then Beastmaster Ascension has 1 quest counter

  @id:word-exalted
  Scenario: A creature that attacks alone
    Given Alice controls Aven Squire and Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is 3/3

  @id:word-exalted-not-alone
  Scenario: Two that attack aren't alone
    Given Alice controls Aven Squire and Grizzly Bears
    When Alice attacks with Grizzly Bears and Aven Squire
    Then the stack is empty
    And Grizzly Bears is 2/2

  @id:word-you-attack-with-birds
  Scenario: Attacking with a creature of a kind
    Given Alice controls Hermes, Overseer of Elpis and Aven Squire
    When Alice attacks with Hermes and Aven Squire
    Then the stack holds Hermes's ability

  @id:word-you-attack-without-birds
  Scenario: Attacking with others is no matter
    Given Alice controls Hermes, Overseer of Elpis and Grizzly Bears
    When Alice attacks with Hermes and Grizzly Bears
    Then the stack is empty

  @id:word-token-keywords
  Scenario: A token has the keywords that it is created with
    Given Alice controls Hermes, Overseer of Elpis
    And Alice's hand holds Negate and Giant Growth
    And Alice controls Forest
    When Alice casts Giant Growth targeting Hermes
    And the stack resolves
    Then Bird Token has flying
    And Bird Token is blue
    And Bird Token is 1/1

  @id:word-blocks
  Scenario: It blocks
    Given it is Bob's precombat main phase
    And Alice controls Pride Guardian
    And Bob controls Grizzly Bears
    When Bob attacks with Grizzly Bears
    And Alice blocks Grizzly Bears with Pride Guardian
    And the stack resolves
    Then Alice has 23 life

  @id:word-a-creature-blocks
  Scenario: A creature of the player's blocks
    Given it is Bob's precombat main phase
    And Alice controls Noble Stand and Wall of Omens
    And Bob controls Grizzly Bears
    When Bob attacks with Grizzly Bears
    And Alice blocks Grizzly Bears with Wall of Omens
    And the stack resolves
    Then Alice has 22 life

  @id:word-damage-to-you
  Scenario: A permanent deals damage to the player
    Given it is Bob's precombat main phase
    And Alice controls Dissipation Field
    And Bob controls Grizzly Bears
    When Bob attacks with Grizzly Bears
    And the game advances to Bob's combat damage step
    And the stack resolves
    Then Grizzly Bears is in Bob's hand

  @id:word-damage-to-another
  Scenario: Damage to another player is no matter
    Given Alice controls Dissipation Field and Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the game advances to Alice's combat damage step
    Then the stack is empty

  @id:word-damage-to-an-opponent
  Scenario: The enchanted creature deals damage to an opponent
    Given Alice controls Grizzly Bears and Ophidian Eye attached to Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the game advances to Alice's combat damage step
    And the stack resolves
    And Alice accepts
    Then Alice drew 1 card

  @id:word-damage-to-its-controller
  Scenario: Damage to the Aura's own controller is none to an opponent
    Given Alice controls Ophidian Eye attached to Grizzly Bears
    And it is Bob's precombat main phase
    And Bob controls Grizzly Bears
    When Bob attacks with Grizzly Bears
    And the game advances to Bob's combat damage step
    Then the stack is empty

  @id:word-damage-of-the-equipped
  Scenario: Combat damage of the equipped creature
    Given Alice controls Grizzly Bears and Umezawa's Jitte attached to Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the game advances to Alice's combat damage step
    And the stack resolves
    Then Umezawa's Jitte has 2 charge counters

  @id:word-no-combat-damage
  Scenario: Other damage is no combat damage
    Given Alice controls Grizzly Bears, Umezawa's Jitte attached to Grizzly Bears and Hermetic Study attached to Grizzly Bears
    When Alice activates Grizzly Bears targeting Bob
    And the stack resolves
    Then Umezawa's Jitte has no counters
    And Bob has 19 life

  @id:word-damage-and-discard-at-random
  Scenario: A card is discarded at random
    Given Alice controls Hypnotic Specter
    And Bob's hand holds Forest and Island
    When Alice attacks with Hypnotic Specter
    And the game advances to Alice's combat damage step
    And the stack resolves
    Then Bob's hand holds 1 card

  @id:word-becomes-tapped
  Scenario: It becomes tapped
    Given Alice controls Fallowsage
    When Alice attacks with Fallowsage
    And the stack resolves
    And Alice accepts
    Then Alice drew 1 card

  @id:word-another-becomes-tapped
  Scenario: A Merfolk becomes tapped
    Given Alice controls Judge of Currents and Fallowsage
    When Alice attacks with Fallowsage
    And Alice chooses Fallowsage and Judge of Currents
    And the stack resolves
    And Alice accepts
    And Alice declines
    Then Alice has 21 life

  @id:word-transforms
  Scenario: Another permanent transforms into a creature that is no Human
    Given Alice controls Cult of the Waxing Moon, Thing in the Ice and Forest
    And Thing in the Ice has 1 ice counter
    And Alice's hand holds Giant Growth
    When Alice casts Giant Growth targeting Cult of the Waxing Moon
    And the stack resolves
    And Alice chooses Cult of the Waxing Moon and Awoken Horror
    Then Alice controls Wolf Token

  @id:word-draws
  Scenario: An opponent draws
    Given it is Bob's upkeep
    And Alice controls Underworld Dreams
    When the game advances to Bob's draw step
    And the stack resolves
    Then Bob has 19 life

  @id:word-draws-not-you
  Scenario: The player's own draws don't count
    Given it is Alice's upkeep
    And Alice controls Underworld Dreams
    When the game advances to Alice's draw step
    Then the stack is empty

  @id:word-gains-life
  Scenario: An opponent gains life
    Given Alice controls Kavu Predator
    And Bob controls Radiant Fountain
    And Bob controls Noble Stand and Wall of Omens
    When Alice attacks with Kavu Predator
    And Bob blocks Kavu Predator with Wall of Omens
    And the stack resolves
    Then Kavu Predator is 4/4

  @id:word-becomes-target
  Scenario: A creature becomes a target
    Given Alice controls Horobi, Death's Wail, Grizzly Bears and Forest
    And Alice's hand holds Giant Growth
    When Alice casts Giant Growth targeting Grizzly Bears
    And the top of the stack resolves
    Then Grizzly Bears is in Alice's graveyard

  @id:word-becomes-target-of-an-opponent
  Scenario: Ward looks at spells of opponents alone
    Given Alice controls Waterfall Aerialist and Forest
    And Alice's hand holds Giant Growth
    When Alice casts Giant Growth targeting Waterfall Aerialist
    Then the stack holds Giant Growth

  @id:word-any-player-plays-a-land
  Scenario: Any player plays a land
    Given it is Bob's precombat main phase
    And Alice controls Horn of Greed
    And Bob's hand holds Forest
    When Bob plays Forest
    And the stack resolves
    Then Bob drew 1 card

  @id:word-counters-put
  Scenario: Counters are put on another creature
    Given Alice controls Enduring Scalelord and Armorcraft Judge
    And Alice's hand holds Giant Growth
    And Alice controls Favored Hoplite and Forest
    When Alice casts Giant Growth targeting Favored Hoplite
    And the stack resolves
    And Alice accepts
    Then Enduring Scalelord is 5/5

  @id:word-last-counter
  Scenario: The last counter is removed
    Given it is Bob's end step
    And Alice controls Keldon Marauders
    And Keldon Marauders has 1 time counter
    When the game advances to Alice's upkeep
    And the stack resolves
    And Alice chooses Bob
    Then Keldon Marauders is in Alice's graveyard
    And Bob has 19 life

  @id:word-not-the-last-counter
  Scenario: It stays while there is another counter
    Given it is Bob's end step
    And Alice controls Keldon Marauders
    And Keldon Marauders has 2 time counters
    When the game advances to Alice's upkeep
    And the stack resolves
    Then Keldon Marauders has 1 time counter

  @id:word-vanishing-enters
  Scenario: It enters with counters
    Given Alice's hand holds Keldon Marauders
    And Alice controls 2 Mountain
    When Alice casts Keldon Marauders
    And the top of the stack resolves
    And Alice chooses Bob
    Then Keldon Marauders has 2 time counters

  @id:word-ability-triggers
  Scenario: An ability triggers because a creature has entered
    Given Bob controls Strict Proctor
    And Alice's hand holds Wall of Omens
    And Alice controls 2 Plains
    When Alice casts Wall of Omens
    And the stack resolves
    Then Alice's hand is empty
    And Wall of Omens is on the battlefield

  @id:word-casts-a-colorless-spell
  Scenario: A devoid card is colorless
    Given Alice controls Kozilek's Sentinel
    And Alice's hand holds Kozilek's Sentinel
    And Alice's mana pool is {R}{C}
    When Alice casts the second Kozilek's Sentinel
    Then the stack holds Kozilek's Sentinel's ability and Kozilek's Sentinel

  @id:word-prowess
  Scenario: Prowess
    Given Alice controls Jeskai Windscout and Forest
    And Alice's hand holds Giant Growth
    When Alice casts Giant Growth targeting Jeskai Windscout
    And the top of the stack resolves
    Then Jeskai Windscout is 3/2

  @id:word-once-each-turn
  Scenario: An ability that triggers once each turn
    Given Alice controls Morbid Opportunist, Ashnod's Altar, Grizzly Bears and Llanowar Elves
    When Alice activates Ashnod's Altar sacrificing Grizzly Bears
    And Alice activates Ashnod's Altar sacrificing Llanowar Elves
    Then Morbid Opportunist triggered once

  @id:word-modes-of-a-trigger
  Scenario: A triggered ability with modes
    Given Alice's hand holds Charming Prince
    And Alice controls 2 Plains
    When Alice casts Charming Prince
    And the top of the stack resolves
    And Alice chooses mode 2
    And the stack resolves
    Then Alice has 23 life

  @id:word-scry-two
  Scenario: Two cards are scried
    Given Alice's hand holds Charming Prince
    And the top of Alice's library is Forest, Island and Swamp
    And Alice controls 2 Plains
    When Alice casts Charming Prince
    And the top of the stack resolves
    And Alice chooses mode 1
    And the top of the stack resolves
    Then Alice may choose only Forest and Island

  @id:word-delayed-again-and-again
  Scenario: A delayed ability that triggers as often as it can this turn
    Given Alice's hand holds Glimpse of Nature and 2 Grizzly Bears
    And Alice's mana pool is {G}{G}{G}{G}{G}
    When Alice casts Glimpse of Nature
    And the stack resolves
    And Alice casts Grizzly Bears
    And the stack resolves
    And Alice casts the second Grizzly Bears
    And the stack resolves
    Then Alice drew 2 cards

  @id:word-delayed-this-turn
  Scenario: It is gone in the next turn
    Given Alice's hand holds Glimpse of Nature and Grizzly Bears
    And Alice's mana pool is {G}
    And Alice controls 2 Forest
    When Alice casts Glimpse of Nature
    And the stack resolves
    And the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    And Alice casts Grizzly Bears
    Then the stack holds Grizzly Bears

  @id:word-chosen-player
  Scenario: The chosen player
    Given Alice's hand holds Black Vise
    And Alice controls Forest
    And Bob's hand holds 6 Forest
    When Alice casts Black Vise
    And the stack resolves
    And the game advances to Bob's upkeep
    And the stack resolves
    Then Bob has 18 life
