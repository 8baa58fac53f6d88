Feature: Keywords
  What each keyword does.

  @id:word-fear
  Scenario: Fear
    Given Alice controls Severed Legion and Elite Vanguard
    And Bob controls Grizzly Bears
    When Alice attacks with Severed Legion and Elite Vanguard
    And Bob blocks Severed Legion with Grizzly Bears
    Then that is rejected by rule 702.36b

  @id:word-horsemanship
  Scenario: Horsemanship
    Given Alice controls Shu Cavalry and Elite Vanguard
    And Bob controls Grizzly Bears
    When Alice attacks with Shu Cavalry and Elite Vanguard
    And Bob blocks Shu Cavalry with Grizzly Bears
    Then that is rejected by rule 702.31b

  @id:word-intimidate
  Scenario: Intimidate
    Given Alice controls Bladetusk Boar and Elite Vanguard
    And Bob controls Grizzly Bears
    When Alice attacks with Bladetusk Boar and Elite Vanguard
    And Bob blocks Bladetusk Boar with Grizzly Bears
    Then that is rejected by rule 702.13b

  @id:word-menace
  Scenario: Menace
    Given Alice controls Alley Strangler
    And Bob controls Grizzly Bears and Elite Vanguard
    When Alice attacks with Alley Strangler
    And Bob blocks Alley Strangler with Grizzly Bears
    Then that is rejected by rule 702.111b

  @id:word-shadow
  Scenario: Shadow
    Given Alice controls Soltari Foot Soldier and Elite Vanguard
    And Bob controls Grizzly Bears
    When Alice attacks with Soltari Foot Soldier and Elite Vanguard
    And Bob blocks Soltari Foot Soldier with Grizzly Bears
    Then that is rejected by rule 702.28b

  @id:word-skulk
  Scenario: Skulk
    Given Alice controls Furtive Homunculus and Elite Vanguard
    And Bob controls Colossal Dreadmaw
    When Alice attacks with Furtive Homunculus and Elite Vanguard
    And Bob blocks Furtive Homunculus with Colossal Dreadmaw
    Then that is rejected by rule 702.118b

  @id:word-shroud
  Scenario: Shroud
    Given Alice controls Humble Budoka, Grizzly Bears and Forest
    And Alice's hand holds Giant Growth
    Then Alice can't cast Giant Growth targeting Humble Budoka by rule 601.2c

  @id:word-hexproof-from
  Scenario: Hexproof from black
    Given Alice controls Knight of Grace, Grizzly Bears
    And Bob's hand holds Doom Blade
    And Bob controls 2 Swamp
    When Alice passes priority
    Then Bob can't cast Doom Blade targeting Knight of Grace by rule 601.2c
    And Knight of Grace has hexproof from black

  @id:word-infect
  Scenario: Infect
    Given Alice controls Glistener Elf
    When Alice attacks with Glistener Elf
    And the game advances to Alice's postcombat main phase
    Then Bob has 20 life

  @id:word-wither
  Scenario: Wither
    Given Alice controls Sickle Ripper
    And Bob controls Wall of Omens
    When Alice attacks with Sickle Ripper
    And Bob blocks Sickle Ripper with Wall of Omens
    And the game advances to Alice's postcombat main phase
    Then Wall of Omens has 2 -1/-1 counters

  @id:word-devoid
  Scenario: Devoid
    Given Alice controls Kozilek's Sentinel
    Then Kozilek's Sentinel is colorless

  @id:word-defender
  Scenario: Defender
    Given Alice controls Wall of Omens and Grizzly Bears
    When Alice attacks with Wall of Omens
    Then that is rejected by rule 702.3b

  @id:word-first-strike
  Scenario: First strike
    Given Alice controls White Knight
    And Bob controls Elite Vanguard
    When Alice attacks with White Knight
    And Bob blocks White Knight with Elite Vanguard
    And the game advances to Alice's postcombat main phase
    Then White Knight is on the battlefield

  @id:word-flash
  Scenario: Flash
    Given it is Bob's upkeep
    And Alice's hand holds Brazen Borrower
    And Alice controls 3 Island
    When Bob passes priority
    Then Alice can cast Brazen Borrower

  @id:word-flying
  Scenario: Flying
    Given Alice controls Storm Crow and Grizzly Bears
    And Bob controls Elite Vanguard
    When Alice attacks with Storm Crow and Grizzly Bears
    And Bob blocks Storm Crow with Elite Vanguard
    Then that is rejected by rule 702.9b

  @id:word-reach
  Scenario: Reach
    Given Alice controls Storm Crow
    And Bob controls Somberwald Spider
    When Alice attacks with Storm Crow
    And Bob blocks Storm Crow with Somberwald Spider
    And the game advances to Alice's postcombat main phase
    Then Storm Crow is in Alice's graveyard

  @id:word-vigilance
  Scenario: Vigilance
    Given Alice controls Amazing Spider-Man
    When Alice attacks with Amazing Spider-Man
    Then Amazing Spider-Man is untapped

  @id:word-equip
  Scenario: Equip
    Given Alice controls Bonesplitter, Grizzly Bears and Forest
    When Alice equips Bonesplitter to Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is 4/2

  @id:word-swampwalk
  Scenario: Swampwalk
    Given Alice controls Bog Wraith and Elite Vanguard
    And Bob controls Grizzly Bears and Swamp
    When Alice attacks with Bog Wraith and Elite Vanguard
    And Bob blocks Bog Wraith with Grizzly Bears
    Then that is rejected by rule 702.14c

  @id:word-forestwalk
  Scenario: Forestwalk
    Given Alice controls Shanodin Dryads and Elite Vanguard
    And Bob controls Grizzly Bears and Forest
    When Alice attacks with Shanodin Dryads and Elite Vanguard
    And Bob blocks Shanodin Dryads with Grizzly Bears
    Then that is rejected by rule 702.14c

  @id:word-mountainwalk
  Scenario: Mountainwalk
    Given Alice controls Goblin Mountaineer and Elite Vanguard
    And Bob controls Grizzly Bears and Mountain
    When Alice attacks with Goblin Mountaineer and Elite Vanguard
    And Bob blocks Goblin Mountaineer with Grizzly Bears
    Then that is rejected by rule 702.14c

  @id:word-islandwalk
  Scenario: Islandwalk
    Given Alice controls Segovian Leviathan and Elite Vanguard
    And Bob controls Grizzly Bears and Island
    When Alice attacks with Segovian Leviathan and Elite Vanguard
    And Bob blocks Segovian Leviathan with Grizzly Bears
    Then that is rejected by rule 702.14c

  @id:word-plainswalk
  Scenario: Plainswalk
    Given Alice controls Righteous Avengers and Elite Vanguard
    And Bob controls Grizzly Bears and Plains
    When Alice attacks with Righteous Avengers and Elite Vanguard
    And Bob blocks Righteous Avengers with Grizzly Bears
    Then that is rejected by rule 702.14c

  @id:word-protection-from
  Scenario: What it is protected from is seen
    Given Alice controls White Knight
    Then White Knight has protection from black
    And White Knight doesn't have protection from red
