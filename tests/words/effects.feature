Feature: Effects
  What spells and abilities do.

  @id:word-one-or-more-modes
  Scenario: One or more modes
    Given Alice's hand holds Casualties of War
    And Alice's mana pool is {B}{B}{G}{G}{C}{C}
    And Bob controls Forest, Grizzly Bears and Lotus Petal
    When Alice casts Casualties of War choosing modes 2 and 4 targeting Grizzly Bears and Forest
    And the stack resolves
    Then Bob's battlefield holds Lotus Petal

  @id:word-texts-of-modes
  Scenario: Modes are called by what they are about
    Given Alice's hand holds Izzet Charm
    And Alice's mana pool is {U}{R}
    And Bob controls Grizzly Bears
    When Alice casts Izzet Charm
    Then Alice may choose only damage and cards

  @id:word-no-target-unless-kicked
  Scenario: A target only if it is kicked
    Given Alice's hand holds Probe, 2 Forest
    And Alice's mana pool is {U}{C}{C}
    When Alice casts Probe unkicked
    And the stack resolves
    And Alice chooses 2 Forest
    Then Alice's graveyard holds 2 Forest and Probe

  @id:word-target-if-kicked
  Scenario: The kicked spell has one
    Given Alice's hand holds Probe, 2 Forest
    And Bob's hand holds 2 Island
    And Alice's mana pool is {U}{B}{C}{C}{C}
    When Alice casts Probe kicked targeting Bob
    And the stack resolves
    And Alice chooses 2 Forest
    Then Bob's graveyard holds 2 Island

  @id:word-mana-in-any-combination
  Scenario: Mana in any combination of colors
    Given Alice's hand holds Manamorphose
    And Alice's mana pool is {R}{C}
    When Alice casts Manamorphose
    And the stack resolves
    And Alice chooses {U}{B}
    Then Alice's mana pool is {U}{B}

  @id:word-mana-for-creature-spells
  Scenario: Mana for creature spells
    Given Alice controls Ancient Ziggurat
    And Alice's hand holds Lightning Bolt and Isamaru, Hound of Konda
    Then Alice can't cast Lightning Bolt targeting Bob
    And Alice can cast Isamaru, Hound of Konda

  @id:word-mana-not-for-abilities
  Scenario: Mana for creature spells isn't for abilities of creatures
    Given Alice controls Ancient Ziggurat and Drudge Skeletons
    Then Alice can't activate Drudge Skeletons

  @id:word-mana-for-abilities
  Scenario: Mana for creature spells and abilities of creatures
    Given Alice controls Castle Garenbrig and Rootwalla
    And Alice's mana pool is {G}{G}{G}{G}
    When Alice activates Castle Garenbrig's second ability
    And Alice activates Rootwalla
    Then Alice's mana pool is {G}{G}{G}{G}

  @id:word-another-source
  Scenario: The target deals damage, not the spell
    Given Alice's hand holds Rabid Bite
    And Alice controls 2 Forest and Glistener Elf
    And Bob controls Grizzly Bears
    When Alice casts Rabid Bite targeting Glistener Elf and Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has 1 -1/-1 counter

  @id:word-power
  Scenario: As much damage as its power
    Given Alice's hand holds Rabid Bite
    And Alice controls 2 Forest and Storm Crow
    And Bob controls Wall of Omens
    When Alice casts Rabid Bite targeting Storm Crow and Wall of Omens
    And the stack resolves
    Then Wall of Omens has 1 damage

  @id:word-discards-all-but-lands
  Scenario: All cards but lands are discarded
    Given Alice's hand holds Amnesia
    And Alice's mana pool is {U}{U}{U}{C}{C}{C}
    And Bob's hand holds Forest, Negate and Grizzly Bears
    When Alice casts Amnesia targeting Bob
    And the stack resolves
    Then Bob's hand holds Forest
    And Forest was revealed

  @id:word-search-into-the-graveyard
  Scenario: A card is searched and put into the graveyard
    Given Alice's hand holds Entomb
    And Alice controls Swamp
    And Alice's library holds Forest and Island
    When Alice casts Entomb
    And the stack resolves
    And Alice chooses Island
    Then Island is in Alice's graveyard

  @id:word-into-the-graveyard
  Scenario: An exiled card is put into its owner's graveyard
    Given Alice's hand holds Pull from Eternity
    And Alice controls Plains
    And Bob's exile holds Forest
    When Alice casts Pull from Eternity targeting Forest
    And the stack resolves
    Then Forest is in Bob's graveyard

  @id:word-at-random
  Scenario: Cards at random: nobody chooses them
    Given Alice's hand holds Make a Wish
    And Alice's mana pool is {G}{C}{C}{C}
    And Alice's graveyard holds Forest, Island and Swamp
    When Alice casts Make a Wish
    And the stack resolves
    Then Alice's hand holds 2 cards

  @id:word-attached-to
  Scenario: An Aura is put onto the battlefield attached to something
    Given Alice's hand holds Iridescent Drake
    And Alice's mana pool is {U}{C}{C}{C}
    And Alice controls Grizzly Bears
    And Alice's graveyard holds Holy Strength
    When Alice casts Iridescent Drake
    And the top of the stack resolves
    And the stack resolves
    Then Holy Strength is attached to Iridescent Drake

  @id:word-countered-into-exile
  Scenario: A spell is countered and exiled
    Given Alice's hand holds Dissipate and Lightning Bolt
    And Alice's mana pool is {R}{U}{U}{C}
    When Alice casts Lightning Bolt targeting Bob
    And Alice casts Dissipate targeting Lightning Bolt
    And the stack resolves
    Then Lightning Bolt is in exile

  @id:word-countered-onto-the-library
  Scenario: A spell is countered and put on top of the library
    Given Alice's hand holds Memory Lapse and Lightning Bolt
    And Alice's mana pool is {R}{U}{C}
    When Alice casts Lightning Bolt targeting Bob
    And Alice casts Memory Lapse targeting Lightning Bolt
    And the stack resolves
    Then Lightning Bolt is on top of Alice's library

  @id:word-untap-up-to-two
  Scenario: Up to two lands are untapped
    Given Alice's hand holds Snap
    And Alice controls 3 tapped Island
    And Alice's mana pool is {U}{U}
    And Bob controls Grizzly Bears
    When Alice casts Snap targeting Grizzly Bears
    And the stack resolves
    And Alice chooses Island
    Then the second Island is tapped
    And the first Island is untapped

  @id:word-untap-no-more-than-two
  Scenario: No more than two
    Given Alice's hand holds Snap
    And Alice controls 3 tapped Island
    And Alice's mana pool is {U}{U}
    And Bob controls Grizzly Bears
    When Alice casts Snap targeting Grizzly Bears
    And the stack resolves
    And Alice chooses 3 Island
    Then that is rejected

  @id:word-while-this-is-there
  Scenario: For as long as it remains on the battlefield
    Given Alice's hand holds Sower of Temptation and Unsummon
    And Alice's mana pool is {U}{U}{U}{C}{C}
    And Bob controls Grizzly Bears
    When Alice casts Sower of Temptation
    And the top of the stack resolves
    And Alice chooses Grizzly Bears
    And the stack resolves
    And Alice casts Unsummon targeting Sower of Temptation
    And the stack resolves
    Then Bob controls Grizzly Bears

  @id:word-while-this-is-there-and-not-longer
  Scenario: Whoever controls it, and beyond the turn
    Given Alice's hand holds Sower of Temptation
    And Alice's mana pool is {U}{U}{C}{C}
    And Bob controls Grizzly Bears
    And Bob's hand holds Act of Treason
    And Bob controls 3 Mountain
    When Alice casts Sower of Temptation
    And the top of the stack resolves
    And Alice chooses Grizzly Bears
    And the stack resolves
    And the game advances to Bob's precombat main phase
    And Bob casts Act of Treason targeting Sower of Temptation
    And the stack resolves
    Then Alice controls Grizzly Bears

  @id:word-while-you-control-this
  Scenario: For as long as its controller controls it
    Given Alice controls Roil Elemental
    And Alice's hand holds Forest
    And Bob controls Grizzly Bears and 3 Mountain
    And Bob's hand holds Act of Treason
    When Alice plays Forest
    And Alice chooses Grizzly Bears
    And the stack resolves
    And Alice accepts
    And the game advances to Bob's precombat main phase
    And Bob casts Act of Treason targeting Roil Elemental
    And the stack resolves
    Then Bob controls Grizzly Bears

  @id:word-while-you-control-this-beyond-the-turn
  Scenario: Also in later turns
    Given Alice controls Roil Elemental
    And Alice's hand holds Forest
    And Bob controls Grizzly Bears
    When Alice plays Forest
    And Alice chooses Grizzly Bears
    And the stack resolves
    And Alice accepts
    And the game advances to Bob's precombat main phase
    Then Alice controls Grizzly Bears

  @id:word-play-free
  Scenario: A countered spell may be cast for free
    Given it is Bob's precombat main phase
    And Alice's hand holds Spelljack
    And Alice controls 6 Island
    And Bob's hand holds Grizzly Bears
    And Bob controls 2 Forest
    When Bob casts Grizzly Bears
    And Bob passes priority
    And Alice casts Spelljack targeting Grizzly Bears
    And the stack resolves
    And the game advances to Alice's precombat main phase
    And Alice casts Grizzly Bears without paying its mana cost
    And the stack resolves
    Then Alice controls Grizzly Bears

  @id:word-spend-mana-as-though
  Scenario: A hostage may be cast with any mana
    Given Alice's hand holds Hostage Taker
    And Alice's mana pool is {U}{B}{C}{C}
    And Alice controls 2 Island
    And Bob controls Grizzly Bears
    When Alice casts Hostage Taker
    And the top of the stack resolves
    And the stack resolves
    Then Alice can cast Grizzly Bears
    And Grizzly Bears is in exile

  @id:word-until-it-leaves
  Scenario: The hostage returns
    Given Alice's hand holds Hostage Taker and Unsummon
    And Alice's mana pool is {U}{B}{C}{C}{U}
    And Bob controls Grizzly Bears
    When Alice casts Hostage Taker
    And the top of the stack resolves
    And the stack resolves
    And Alice casts Unsummon targeting Hostage Taker
    And the stack resolves
    Then Bob controls Grizzly Bears

  @id:word-no-land-from-exile
  Scenario: A hostage that is a land can't be played
    Given Alice's hand holds Hostage Taker
    And Alice's mana pool is {U}{B}{C}{C}
    And Bob controls Dryad Arbor
    When Alice casts Hostage Taker
    And the top of the stack resolves
    And the stack resolves
    Then Alice can't play Dryad Arbor

  @id:word-exile-face-down
  Scenario: Cards are exiled face down
    Given Alice controls Bomat Courier
    And Alice's library holds Forest and Island
    When Alice attacks with Bomat Courier
    And the stack resolves
    Then Forest is in exile
    And Bob doesn't see Forest

  @id:word-exiled-with
  Scenario: They are put into the hand, and the hand is discarded
    Given Alice controls Bomat Courier and Mountain
    And Alice's library holds Forest and Island
    And Alice's hand holds 2 Swamp
    When Alice attacks with Bomat Courier
    And the stack resolves
    And Alice activates Bomat Courier
    And the stack resolves
    Then Alice's hand holds Forest
    And Alice's graveyard holds Bomat Courier and 2 Swamp

  @id:word-listing
  Scenario: What it is while face down
    Given Alice's hand holds Cyber Conversion
    And Alice controls 2 Island
    And Bob controls Grizzly Bears
    When Alice casts Cyber Conversion targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is an artifact
    And Grizzly Bears is a Cyberman
    And Grizzly Bears is 2/2

  @id:word-cloak
  Scenario: A card is cloaked
    Given Alice's hand holds Cryptic Coat
    And Alice's mana pool is {U}{C}{C}
    And the top of Alice's library is Forest
    When Alice casts Cryptic Coat
    And the stack resolves
    Then Alice's battlefield holds a cloaked Forest and Cryptic Coat
    And Cryptic Coat is attached to Forest
    And Forest is 3/2

  @id:word-cant-be-blocked
  Scenario: It can't be blocked
    Given Alice controls Grizzly Bears, Elite Vanguard and Cryptic Coat attached to Grizzly Bears
    And Bob controls Wall of Omens
    When Alice attacks with Grizzly Bears and Elite Vanguard
    And Bob blocks Grizzly Bears with Wall of Omens
    Then that is rejected by rule 509.1b

  @id:word-choose-none
  Scenario: Up to one creature is chosen
    Given Alice's hand holds Duneblast
    And Alice's mana pool is {W}{B}{G}{C}{C}{C}{C}
    And Bob controls Grizzly Bears and Elite Vanguard
    When Alice casts Duneblast
    And the stack resolves
    And Alice chooses nothing
    Then Bob's battlefield is empty

  @id:word-choose-one
  Scenario: The rest is destroyed
    Given Alice's hand holds Duneblast
    And Alice's mana pool is {W}{B}{G}{C}{C}{C}{C}
    And Bob controls Grizzly Bears and Elite Vanguard
    When Alice casts Duneblast
    And the stack resolves
    And Alice chooses Grizzly Bears
    Then Bob's battlefield holds Grizzly Bears

  @id:word-three-more-lands
  Scenario: Three more lands
    Given Alice's hand holds Summer Bloom and 4 Forest
    And Alice's mana pool is {G}{G}
    When Alice casts Summer Bloom
    And the stack resolves
    And Alice plays Forest
    And Alice plays the second Forest
    And Alice plays the third Forest
    And Alice plays the fourth Forest
    Then Alice's battlefield holds 4 Forest

  @id:word-instead-of-dying
  Scenario: What would die is exiled
    Given Alice's hand holds Scorching Dragonfire
    And Alice controls 2 Mountain
    And Bob controls Grizzly Bears
    When Alice casts Scorching Dragonfire targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in exile

  @id:word-copy-with-an-exception
  Scenario: A copy with flying
    Given Alice controls Vesuvan Drifter
    And the top of Alice's library is Grizzly Bears
    When the game advances to Alice's beginning of combat step
    And the stack resolves
    And Alice accepts
    Then Vesuvan Drifter's name is Grizzly Bears
    And Vesuvan Drifter has flying

  @id:word-looks-at-the-top
  Scenario: Its controller alone sees the top card
    Given Alice controls Vesuvan Drifter
    And the top of Alice's library is Grizzly Bears
    Then Alice sees Grizzly Bears
    And Bob doesn't see Grizzly Bears

  @id:word-storm-of-copies
  Scenario: A copy for each other instant or sorcery spell
    Given Alice controls Thousand-Year Storm
    And Alice's hand holds 2 Lightning Bolt and Isamaru, Hound of Konda
    And Alice's mana pool is {R}{R}{W}
    When Alice casts Isamaru, Hound of Konda
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    And Alice casts the second Lightning Bolt targeting Bob
    And the top of the stack resolves
    And Alice declines
    And the stack resolves
    Then Bob has 11 life

  @id:word-colors-added
  Scenario: A color and a type are added
    Given Alice's hand holds Rise from the Grave
    And Alice's mana pool is {B}{C}{C}{C}{C}
    And Bob's graveyard holds Grizzly Bears
    When Alice casts Rise from the Grave targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is black and green
    And Grizzly Bears is a Zombie
    And Alice controls Grizzly Bears

  @id:word-switched
  Scenario: Power and toughness are switched
    Given Alice's hand holds Twisted Image
    And Alice controls Island
    And Bob controls Storm Crow
    When Alice casts Twisted Image targeting Storm Crow
    And the stack resolves
    Then Storm Crow is 2/1

  @id:word-snow
  Scenario: A supertype is added, and taken away
    Given Alice controls 2 Arcum's Weathervane
    And Bob controls Forest
    And Alice's mana pool is {C}{C}{C}{C}
    When Alice activates Arcum's Weathervane's second ability targeting Forest
    And the stack resolves
    Then Forest is a snow
    When Alice activates the second Arcum's Weathervane's first ability targeting Forest
    And the stack resolves
    Then Forest isn't a snow
