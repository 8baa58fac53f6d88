Feature: Static abilities
  What holds.

  @id:word-cant-attack
  Scenario: A creature that can't attack
    Given Alice controls Elite Vanguard, Grizzly Bears and Pacifism attached to Grizzly Bears
    When Alice attacks with Grizzly Bears
    Then that is rejected by rule 508.1c

  @id:word-cant-block
  Scenario: A creature that can't block
    Given it is Bob's precombat main phase
    And Alice controls Elite Vanguard, Grizzly Bears and Pacifism attached to Grizzly Bears
    And Bob controls Storm Crow and Wall of Omens
    And Bob controls Glistener Elf
    When Bob attacks with Glistener Elf
    And Alice blocks Glistener Elf with Grizzly Bears
    Then that is rejected by rule 509.1b

  @id:word-cant-draw
  Scenario: Nobody draws
    Given it is Bob's upkeep
    And Alice controls Mornsong Aria
    When the game advances to Bob's draw step
    Then Bob drew no cards

  @id:word-cant-gain-life
  Scenario: Nobody gains life
    Given Alice controls Mornsong Aria
    And Alice's hand holds Radiant Fountain
    When Alice plays Radiant Fountain
    And the stack resolves
    Then Alice has 20 life

  @id:word-cant-cast-from-a-zone
  Scenario: Opponents cast spells from their hands alone
    Given Alice controls Drannith Magistrate
    And it is Bob's precombat main phase
    And Bob's exile holds Misthollow Griffin
    And Bob's hand holds Grizzly Bears
    And Bob's mana pool is {U}{U}{G}{G}
    Then Bob can't cast Misthollow Griffin by rule 101.2
    And Bob can cast Grizzly Bears

  @id:word-cast-from-exile
  Scenario: A card that may be cast from exile
    Given Alice's exile holds Misthollow Griffin
    And Alice's mana pool is {U}{U}{C}{C}
    When Alice casts Misthollow Griffin
    And the stack resolves
    Then Misthollow Griffin is on the battlefield

  @id:word-cant-untap
  Scenario: A creature that can't become untapped
    Given it is Bob's end step
    And Alice controls Grizzly Bears and Frozen in Ice attached to Grizzly Bears
    And Grizzly Bears is tapped
    When the game advances to Alice's upkeep
    Then Grizzly Bears is tapped

  @id:word-each-player-may-play
  Scenario: Any player may cast small creatures for free, at any time
    Given Alice controls Aluren
    And Bob's hand holds Grizzly Bears
    When Alice passes priority
    And Bob casts Grizzly Bears without paying its mana cost
    And the stack resolves
    Then Bob controls Grizzly Bears

  @id:word-all-libraries-revealed
  Scenario: All play with the top card of their libraries revealed
    Given Alice controls Field of Dreams
    And the top of Bob's library is Grizzly Bears
    Then Alice sees Grizzly Bears

  @id:word-two-more-lands
  Scenario: Two additional lands
    Given Alice controls Azusa, Lost but Seeking
    And Alice's hand holds 3 Forest
    When Alice plays Forest
    And Alice plays the second Forest
    And Alice plays the third Forest
    Then Alice's battlefield holds 3 Forest and Azusa

  @id:word-no-maximum-hand-size
  Scenario: No maximum hand size
    Given Alice controls Reliquary Tower
    And Alice's hand holds 9 Forest
    When the game advances to Bob's upkeep
    Then Alice's hand holds 9 Forest

  @id:word-no-maximum-hand-size-for-anybody
  Scenario: Nor for anybody else
    Given Bob controls Anvil of Bogardan
    And Alice's hand holds 9 Forest
    When the game advances to Bob's upkeep
    Then Alice's hand holds 9 Forest

  @id:word-no-draw-step
  Scenario: The draw step is skipped
    Given it is Alice's upkeep
    And Alice controls Yawgmoth's Bargain
    When the game advances to Alice's precombat main phase
    Then Alice drew no cards

  @id:word-types-removed
  Scenario: It isn't a creature
    Given Alice controls The Warring Triad
    Then The Warring Triad isn't a creature
    And The Warring Triad is an artifact

  @id:word-less-than
  Scenario: It is one with eight cards in the graveyard
    Given Alice controls The Warring Triad
    And Alice's graveyard holds 8 Forest
    Then The Warring Triad is 5/5

  @id:word-every-creature-type
  Scenario: Every creature type
    Given Alice controls Woodland Changeling
    Then Woodland Changeling is a Goblin

  @id:word-keywords-lost
  Scenario: A keyword is lost
    Given Alice controls Gravity Sphere and Storm Crow
    Then Storm Crow doesn't have flying

  @id:word-renamed
  Scenario: A creature gets another name
    Given Alice controls Storm Crow and Witness Protection attached to Storm Crow
    Then Storm Crow's name is Legitimate Businessperson
    And Storm Crow is green and white
    And Storm Crow is 1/1
    And Storm Crow's type line is Creature — Citizen

  @id:word-bounds-of-x
  Scenario: X can't be 0
    Given Alice's hand holds Thieving Skydiver
    And Alice's mana pool is {U}{C}{C}
    And Bob controls Lotus Petal
    When Alice casts Thieving Skydiver kicked with X = 0
    Then that is rejected

  @id:word-defined-everywhere
  Scenario: Power and toughness are defined in all zones
    Given Alice's hand holds Ixidron
    And Alice controls a manifested Forest
    Then Ixidron is 1/1

  @id:word-power-is-a-sum
  Scenario: Power is a sum
    Given Alice controls Crackling Drake
    And Alice's graveyard holds Negate and Forest
    And Alice's exile holds Lightning Bolt
    Then Crackling Drake is 2/4

  @id:word-life-of-a-player
  Scenario: As long as the player has 25 life
    Given Alice controls Divinity of Pride
    And Alice has 25 life
    And Bob controls Divinity of Pride
    Then Alice's Divinity of Pride is 8/8
    And Bob's Divinity of Pride is 4/4

  @id:word-opponents-cards
  Scenario: Only an opponent's cards are exiled
    Given Alice controls Leyline of the Void, Blood Pet
    And Bob controls Blood Pet
    When Alice activates Alice's Blood Pet
    And Alice passes priority
    And Bob activates Bob's Blood Pet
    Then Alice's graveyard holds Blood Pet
    And Bob's graveyard is empty

  @id:word-combat-damage-prevented
  Scenario: Combat damage is prevented
    Given Alice's hand holds Moonmist
    And Alice's mana pool is {G}{C}
    And Alice controls Grizzly Bears
    When Alice casts Moonmist
    And the stack resolves
    And Alice attacks with Grizzly Bears
    And the game advances to Alice's postcombat main phase
    Then Bob has 20 life

  @id:word-other-damage-dealt
  Scenario: Other damage isn't
    Given Alice's hand holds Moonmist
    And Alice's mana pool is {G}{C}
    And Alice controls Storm Crow and Hermetic Study attached to Storm Crow
    When Alice casts Moonmist
    And the stack resolves
    And Alice activates Storm Crow targeting Bob
    And the stack resolves
    Then Bob has 19 life
