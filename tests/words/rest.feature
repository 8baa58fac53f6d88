Feature: The rest
  What the other pages leave out.

  @id:word-whoever-likes
  Scenario: Any player may activate it
    Given Alice controls Aether Storm
    When Alice passes priority
    And Bob activates Aether Storm
    And the stack resolves
    Then Aether Storm is in Alice's graveyard
    And Bob has 16 life

  @id:word-combat-damage-to-a-player
  Scenario: Combat damage to a creature isn't any to a player
    Given Alice controls The Omenkeel and Elite Vanguard
    And Bob controls Wall of Omens
    When Alice crews The Omenkeel with Elite Vanguard
    And the stack resolves
    And Alice attacks with The Omenkeel
    And Bob blocks The Omenkeel with Wall of Omens
    And the game advances to Alice's combat damage step
    Then the stack is empty

  @id:word-tapped-by-an-opponent
  Scenario: Only the player's own permanents count
    Given it is Bob's precombat main phase
    And Alice controls Forsaken Monument
    And Bob controls Wastes
    When Bob taps Wastes for mana
    Then Bob's mana pool is {C}
    And Alice's mana pool is empty

  @id:word-with-morph
  Scenario: A creature with morph
    Given Alice's hand holds Backslide
    And Alice controls 2 Island
    And Bob controls Grizzly Bears and Exalted Angel
    Then Alice can't cast Backslide targeting Grizzly Bears
    And Alice can cast Backslide targeting Exalted Angel

  @id:word-x-in-the-mana-cost
  Scenario: X in the mana cost
    Given Bob controls Gaddock Teeg
    And Alice's hand holds Electrodominance and Lightning Bolt
    And Alice's mana pool is {R}{R}{R}
    Then Alice can't cast Electrodominance with X = 0 targeting Bob
    And Alice can cast Lightning Bolt targeting Bob

  @id:word-tapped-creatures
  Scenario: Tapped creatures have more power, untapped ones more toughness
    Given Alice controls Augusta, Dean of Order, Grizzly Bears and a tapped Storm Crow
    Then Grizzly Bears is 2/3
    And Storm Crow is 2/2

  @id:word-tapped-alone
  Scenario: It must be tapped
    Given Alice controls Cautious Survivor
    When the game advances to Alice's postcombat main phase
    Then the stack is empty

  @id:word-untap-all-tap-some
  Scenario: All are untapped, and any number tapped
    Given Alice controls Augusta, Dean of Order, Grizzly Bears and Storm Crow
    When Alice attacks with Grizzly Bears
    And the stack resolves
    And Alice chooses Storm Crow
    Then Grizzly Bears is untapped
    And Storm Crow is tapped

  @id:word-permanent-card
  Scenario: A permanent card
    Given Alice's hand holds Genesis Hydra
    And Alice's mana pool is {G}{G}{C}{C}{C}
    And the top of Alice's library is Grizzly Bears, Lightning Bolt and Forest
    When Alice casts Genesis Hydra with X = 3
    And the top of the stack resolves
    Then Alice may choose only Grizzly Bears
    And Lightning Bolt was revealed

  @id:word-shuffled
  Scenario: The library is shuffled
    Given Alice's hand holds Genesis Hydra
    And Alice's mana pool is {G}{G}{C}
    And the top of Alice's library is Forest
    When Alice casts Genesis Hydra with X = 1
    And the top of the stack resolves
    Then Alice's library was shuffled once

  @id:word-attached-to-something
  Scenario: An Aura that is attached to a player
    Given Alice's hand holds Aura Graft
    And Alice controls 2 Island
    And Bob controls Grizzly Bears, Storm Crow and Holy Strength attached to Grizzly Bears
    When Alice casts Aura Graft targeting Holy Strength
    And the stack resolves
    Then Holy Strength is attached to Storm Crow

  @id:word-attached-to-a-creature-of-yours
  Scenario: Equipment that is attached to a creature of the player's
    Given Alice controls Halvar, God of Battle, Grizzly Bears, Bonesplitter
    And Bob controls Storm Crow and Holy Strength attached to Storm Crow
    When the game advances to Alice's beginning of combat step
    Then the stack is empty

  @id:word-double-strike
  Scenario: Double strike
    Given Alice controls Halvar, God of Battle, Grizzly Bears and Bonesplitter attached to Grizzly Bears
    Then Grizzly Bears has double strike
    And Halvar doesn't have double strike

  @id:word-double-strike-printed
  Scenario: Extus deals damage twice
    Given Alice controls Extus, Oriq Overlord
    When Alice attacks with Extus
    And the game advances to Alice's postcombat main phase
    Then Bob has 16 life

  @id:word-targets-it
  Scenario: A spell that targets something else
    Given Alice controls Favored Hoplite, Grizzly Bears and Forest
    And Alice's hand holds Giant Growth
    When Alice casts Giant Growth targeting Grizzly Bears
    Then the stack holds Giant Growth

  @id:word-damage-to-it-prevented
  Scenario: Damage to it is prevented, and no other
    Given Alice controls Favored Hoplite, Forest and Mountain
    And Alice's hand holds Giant Growth and Lightning Bolt
    When Alice casts Giant Growth targeting Favored Hoplite
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has 17 life

  @id:word-damage-to-it
  Scenario: Combat damage to it is prevented
    Given Alice controls Favored Hoplite and Forest
    And Alice's hand holds Giant Growth
    And Bob controls Colossal Dreadmaw
    When Alice casts Giant Growth targeting Favored Hoplite
    And the stack resolves
    And Alice attacks with Favored Hoplite
    And Bob blocks Favored Hoplite with Colossal Dreadmaw
    And the game advances to Alice's combat damage step
    Then Favored Hoplite has no damage
    And Favored Hoplite is on the battlefield

  @id:word-damage-by-a-wolf
  Scenario: A Wolf deals combat damage all the same
    Given Alice's hand holds Moonmist
    And Alice's mana pool is {G}{C}
    And Alice controls Woodland Changeling
    When Alice casts Moonmist
    And the stack resolves
    And Alice attacks with Woodland Changeling
    And the game advances to Alice's postcombat main phase
    Then Bob has 18 life

  @id:word-spells-of-that-player
  Scenario: The spells of whoever casts are counted
    Given Alice controls Damping Sphere
    And Alice's hand holds 2 Lightning Bolt
    And Alice's mana pool is {R}{R}
    And Bob's hand holds Lightning Bolt
    And Bob controls Mountain
    When Alice casts the first Lightning Bolt targeting Bob
    And the stack resolves
    Then Alice can't cast the second Lightning Bolt targeting Bob
    When Alice passes priority
    Then Bob can cast Bob's Lightning Bolt targeting Alice

  @id:word-cast-by-another
  Scenario: Who controls it didn't cast it
    Given it is Bob's precombat main phase
    And Bob's hand holds Geological Appraiser
    And Bob's mana pool is {R}{R}{C}{C}
    And Alice's hand holds Aethersnatch
    And Alice controls 6 Island
    When Bob casts Geological Appraiser
    And Bob passes priority
    And Alice casts Aethersnatch targeting Geological Appraiser
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice controls Geological Appraiser
    And the stack is empty

  @id:word-mill-two
  Scenario: Two cards are milled
    Given Alice's hand holds Thought Scour
    And Alice controls Island
    When Alice casts Thought Scour targeting Bob
    And the stack resolves
    Then Bob's graveyard holds 2 Wastes

  @id:word-divided
  Scenario: Damage is divided
    Given Alice's hand holds Fire // Ice
    And Alice's mana pool is {R}{C}
    And Bob controls Elite Vanguard
    When Alice casts Fire // Ice as Fire targeting Bob and Elite Vanguard divided 1 and 1
    And the stack resolves
    Then Bob has 19 life

  @id:word-divided-by-a-trigger
  Scenario: A triggered ability divides damage
    Given Alice controls Inferno Titan
    And Bob controls Elite Vanguard
    When Alice attacks with Inferno Titan
    And Alice chooses Bob and Elite Vanguard
    And Alice divides 2 to Bob and 1 to Elite Vanguard
    And the stack resolves
    Then Bob has 18 life
    And Elite Vanguard is in Bob's graveyard

  @id:word-sacrifice-one
  Scenario: Each opponent sacrifices one creature of their choice
    Given Alice's hand holds Awaken the Blood Avatar
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}{C}{C}
    And Bob controls Grizzly Bears and Elite Vanguard
    When Alice casts Awaken the Blood Avatar
    And the stack resolves
    And Bob chooses Elite Vanguard
    Then Bob's battlefield holds Grizzly Bears

  @id:word-abilities-of-a-token
  Scenario: A token with an ability
    Given Alice's hand holds Awaken the Blood Avatar
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}{C}{C}
    When Alice casts Awaken the Blood Avatar
    And the stack resolves
    And Alice attacks with Avatar Token
    And the stack resolves
    Then Bob has 17 life

  @id:word-library-bottom
  Scenario: To the bottom of the library
    Given Alice controls Murderous Rider and Ashnod's Altar
    When Alice activates Ashnod's Altar sacrificing Murderous Rider
    And the stack resolves
    Then Murderous Rider is on the bottom of Alice's library

  @id:word-until-your-next-turn
  Scenario: Until the player's next turn
    Given Alice controls:
      | card                  | face                     | counters  |
      | Jace, Vryn's Prodigy  | Jace, Telepath Unbound   | 5 loyalty |
    And Bob controls Colossal Dreadmaw
    When Alice activates Jace, Telepath Unbound's first ability targeting Colossal Dreadmaw
    And the stack resolves
    And the game advances to Bob's upkeep
    Then Colossal Dreadmaw is 4/6
    When the game advances to Alice's upkeep
    Then Colossal Dreadmaw is 6/6

  @id:word-cast-this-turn
  Scenario: A card in a graveyard may be cast this turn, and is exiled
    Given Alice controls:
      | card                  | face                     | counters  |
      | Jace, Vryn's Prodigy  | Jace, Telepath Unbound   | 5 loyalty |
    And Alice's graveyard holds Lightning Bolt
    And Alice's mana pool is {R}
    When Alice activates Jace, Telepath Unbound's second ability targeting Lightning Bolt
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Lightning Bolt is in exile

  @id:word-cast-this-turn-alone
  Scenario: Not in the next turn
    Given Alice controls:
      | card                  | face                     | counters  |
      | Jace, Vryn's Prodigy  | Jace, Telepath Unbound   | 5 loyalty |
      | Mountain              |                          |           |
    And Alice's graveyard holds Lightning Bolt
    When Alice activates Jace, Telepath Unbound's second ability targeting Lightning Bolt
    And the stack resolves
    And the game advances to Bob's upkeep
    And Bob passes priority
    Then Alice can't cast Lightning Bolt targeting Bob

  @id:word-until-the-end-of-the-next-turn
  Scenario: Until the end of the player's next turn
    Given Alice's hand holds Reckless Impulse
    And Alice controls 2 Mountain
    And the top of Alice's library is Lightning Bolt and Forest
    When Alice casts Reckless Impulse
    And the stack resolves
    And the game advances to Alice's upkeep
    Then Alice can cast Lightning Bolt targeting Bob
    When the game advances to Bob's upkeep
    And Bob passes priority
    Then Alice can't cast Lightning Bolt targeting Bob

  @id:word-cast-now-for-its-cost
  Scenario: A card may be cast now, for its cost
    Given Alice controls Chandra, Torch of Defiance
    And the top of Alice's library is Isamaru, Hound of Konda
    When Alice activates Chandra's first ability
    And the stack resolves
    Then Bob has 18 life
    And Isamaru is in exile

  @id:word-cast-now-paid
  Scenario: Who can pay for it may cast it
    Given Alice controls Chandra, Torch of Defiance and Plains
    And the top of Alice's library is Isamaru, Hound of Konda
    When Alice activates Chandra's first ability
    And the stack resolves
    And Alice chooses Isamaru, Hound of Konda
    Then Bob has 20 life
    And Plains is tapped

  @id:word-emblem-trigger
  Scenario: An emblem has a triggered ability
    Given Alice controls Chandra, Torch of Defiance
    And Chandra has 7 loyalty counters
    And Alice's hand holds Isamaru, Hound of Konda
    And Alice's mana pool is {W}
    When Alice activates Chandra's fourth ability
    And the stack resolves
    And Alice casts Isamaru
    And Alice chooses Bob
    And the stack resolves
    Then Bob has 15 life

  @id:word-any-number-found
  Scenario: Any number of cards are found
    Given Alice's hand holds Memoricide
    And Alice's mana pool is {B}{C}{C}{C}
    And Bob's hand holds 2 Lightning Bolt
    When Alice casts Memoricide targeting Bob
    And the stack resolves
    And Alice names Lightning Bolt
    And Alice chooses 2 Lightning Bolt
    Then Bob's hand is empty

  @id:word-library-top
  Scenario: A card is found, revealed and put on top
    Given Alice's hand holds Mystical Tutor
    And Alice controls Island
    And Alice's library holds 3 Forest, Grizzly Bears, Lightning Bolt and 7 Island
    When Alice casts Mystical Tutor
    And the stack resolves
    And Alice chooses Lightning Bolt
    Then Lightning Bolt is on top of Alice's library
    And Lightning Bolt was revealed

  @id:word-revealed-until
  Scenario: Cards are revealed, not exiled
    Given Alice controls Plargg, Dean of Chaos
    And Alice's mana pool is {R}{C}{C}{C}{C}
    And the top of Alice's library is Forest, Island and Grizzly Bears
    When Alice activates Plargg's second ability
    And the stack resolves
    Then Alice may choose Grizzly Bears
    And Forest is in Alice's library
    And Forest was revealed

  @id:word-tapped-token
  Scenario: A tapped token
    Given Alice controls Graveyard Marshal
    And Alice's graveyard holds Grizzly Bears
    And Alice's mana pool is {B}{C}{C}
    When Alice activates Graveyard Marshal
    And the stack resolves
    Then Zombie Token is tapped

  @id:word-five-copies
  Scenario: Five tokens
    Given Alice's hand holds Rite of Replication
    And Alice's mana pool is {U}{U}{C}{C}{C}{C}{C}{C}{C}
    And Bob controls Grizzly Bears
    When Alice casts Rite of Replication kicked targeting Grizzly Bears
    And the stack resolves
    Then Alice's battlefield holds 5 Grizzly Bears

  @id:word-copy-that-is-not-legendary
  Scenario: A copy that isn't legendary
    Given Alice's hand holds Double Major and Isamaru, Hound of Konda
    And Alice's mana pool is {W}{G}{U}
    When Alice casts Isamaru
    And Alice casts Double Major targeting Isamaru
    And the stack resolves
    Then Alice's battlefield holds 2 Isamaru, Hound of Konda

  @id:word-for-each-opponent
  Scenario: For each opponent
    Given Alice's hand holds Valki, God of Lies
    And Alice's mana pool is {B}{C}
    And Bob's hand holds Grizzly Bears and Forest
    When Alice casts Valki
    And the stack resolves
    Then Grizzly Bears is in exile
    And Bob's hand holds Forest

  @id:word-cant-be-countered
  Scenario: A spell that can't be countered
    Given Alice's hand holds Altered Ego and Counterspell
    And Alice controls Grizzly Bears
    And Alice's mana pool is {G}{U}{C}{C}{U}{U}
    When Alice casts Altered Ego with X = 0
    And Alice casts Counterspell targeting Altered Ego
    And the top of the stack resolves
    Then the stack holds Altered Ego

  @id:word-any-color
  Scenario: Mana of any color for what Tibalt exiled
    Given Alice's hand holds Valki, God of Lies
    And Alice's mana pool is {B}{R}{C}{C}{C}{C}{C}{C}
    And the top of Bob's library is Llanowar Elves
    When Alice casts Valki as Tibalt, Cosmic Impostor
    And the stack resolves
    And Alice activates Tibalt's first ability
    And the stack resolves
    Then Alice can cast Llanowar Elves

  @id:word-cheaper-for-you
  Scenario: Cheaper for its controller alone
    Given it is Bob's precombat main phase
    And Alice controls Dragonlord's Servant
    And Bob's hand holds Scavenger Regent
    And Bob's mana pool is {B}{B}{C}
    Then Bob can't cast Scavenger Regent

  @id:word-colored-reduction
  Scenario: Less mana of a color for each green creature
    Given Alice controls 6 Grizzly Bears
    And Alice's hand holds Khalni Hydra
    And Alice's mana pool is {G}{G}
    When Alice casts Khalni Hydra
    And the stack resolves
    Then Khalni Hydra is 8/8
    And Alice's battlefield holds 6 Grizzly Bears and Khalni Hydra

  @id:word-would-die
  Scenario: What is discarded doesn't die
    Given Alice controls Stone of Erech
    And Bob controls Zombie Infestation, Blood Pet
    And Bob's hand holds Grizzly Bears and Storm Crow
    When Alice passes priority
    And Bob activates Zombie Infestation discarding Grizzly Bears and Storm Crow
    And the stack resolves
    And Alice passes priority
    And Bob activates Blood Pet
    Then Bob's graveyard holds Grizzly Bears and Storm Crow
    And Blood Pet is in exile

  @id:word-defining-comes-first
  Scenario: What a card defines comes before what an effect sets
    Given Alice controls Godhead of Awe and Crackling Drake
    And Alice's graveyard holds Lightning Bolt, Negate and Giant Growth
    Then Crackling Drake is 1/1

  @id:word-under-its-owners-control
  Scenario: It returns under its owner's control
    Given Alice controls Ashnod's Altar
    And Bob controls Young Wolf
    And Alice's hand holds Act of Treason
    And Alice's mana pool is {R}{C}{C}
    When Alice casts Act of Treason targeting Young Wolf
    And the stack resolves
    And Alice activates Ashnod's Altar sacrificing Young Wolf
    And the stack resolves
    Then Bob controls Young Wolf

  @id:word-no-casting-from-libraries
  Scenario: No casting from the top of the library
    Given it is Bob's precombat main phase
    And Alice controls Drannith Magistrate
    And Bob controls Melek, Izzet Paragon
    And the top of Bob's library is Lightning Bolt
    And Bob's mana pool is {R}
    Then Bob can't cast Lightning Bolt targeting Alice by rule 101.2

  @id:word-cast-from-the-library
  Scenario: Melek copies what is cast from the library alone
    Given Alice controls Melek, Izzet Paragon
    And Alice's hand holds Lightning Bolt
    And Alice's mana pool is {R}
    When Alice casts Lightning Bolt targeting Bob
    Then the stack holds Lightning Bolt

  @id:word-permanent-cards
  Scenario: Only permanent cards
    Given Alice's hand holds Nature's Spiral
    And Alice controls 2 Forest
    And Alice's graveyard holds Lightning Bolt and Forest
    Then Alice can't cast Nature's Spiral targeting Lightning Bolt

  @id:word-the-owner-does
  Scenario: The owner reveals the top card and puts it onto the battlefield
    Given Alice's hand holds Chaos Warp
    And Alice controls 3 Mountain
    And Bob controls Grizzly Bears
    And Bob's library is empty
    When Alice casts Chaos Warp targeting Grizzly Bears
    And the stack resolves
    Then Bob controls Grizzly Bears

  @id:word-with-a-color
  Scenario: Web-slinging is for legendary spells with a color
    Given Alice controls Amazing Spider-Man and a tapped Grizzly Bears
    And Alice's hand holds Forsaken Monument
    And Alice's mana pool is {G}{W}{U}
    Then Alice can't cast Forsaken Monument for its web-slinging cost

  @id:word-face-up
  Scenario: A card that is exiled face down is no face-up card
    Given Bob's exile holds:
      | card   | face down |
      | Forest | effect    |
    And Alice's hand holds Pull from Eternity
    And Alice controls Plains
    Then Alice can't cast Pull from Eternity targeting Forest

  @id:word-no-tokens
  Scenario: Tokens stay face up
    Given Alice controls Zombie Infestation and Grizzly Bears
    And Alice's hand holds Ixidron, 2 Forest
    And Alice's mana pool is {U}{U}{C}{C}{C}
    When Alice activates Zombie Infestation discarding Forest and the second Forest
    And the stack resolves
    And Alice casts Ixidron
    And the stack resolves
    Then Zombie Token is face up
    And Grizzly Bears is face down
