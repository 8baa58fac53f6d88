Feature: Filters and conditions
  Which objects are meant, and when.

  @id:word-toughness
  Scenario: By toughness
    Given Alice's hand holds Valorous Stance
    And Alice's mana pool is {W}{C}
    And Bob controls Wall of Omens and Grizzly Bears
    Then Alice can't cast Valorous Stance choosing mode 2 targeting Grizzly Bears
    And Alice can cast Valorous Stance choosing mode 2 targeting Wall of Omens

  @id:word-tokens
  Scenario: Tokens
    Given Alice controls Virulent Plague, Zombie Infestation and Grizzly Bears
    And Alice's hand holds 2 Forest
    When Alice activates Zombie Infestation
    And the stack resolves
    Then Alice's battlefield holds Virulent Plague, Zombie Infestation and Grizzly Bears
    And Grizzly Bears is 2/2

  @id:word-attacking-or-blocking
  Scenario: An attacking creature
    Given Alice controls Grizzly Bears
    And Bob controls Elite Vanguard
    And Bob's hand holds Divine Verdict
    And Bob controls 4 Plains
    When Alice attacks with Grizzly Bears
    And Alice passes priority
    Then Bob can't cast Divine Verdict targeting Elite Vanguard
    And Bob can cast Divine Verdict targeting Grizzly Bears

  @id:word-blocking
  Scenario: A blocking creature
    Given Alice controls Grizzly Bears and 4 Plains
    And Bob controls Elite Vanguard
    And Alice's hand holds Divine Verdict
    When Alice attacks with Grizzly Bears
    And Bob blocks Grizzly Bears with Elite Vanguard
    And Alice casts Divine Verdict targeting Elite Vanguard
    And the stack resolves
    Then Elite Vanguard is in Bob's graveyard

  @id:word-named
  Scenario: By name
    Given Alice controls 2 Relentless Rats and Grizzly Bears
    Then the second Relentless Rats is 3/3

  @id:word-type-chosen
  Scenario: Of the chosen type
    Given Alice controls:
      | card               | chosen creature type |
      | Adaptive Automaton | Bear                 |
      | Grizzly Bears      |                      |
      | Storm Crow         |                      |
    Then Grizzly Bears is 3/3
    And Storm Crow is 1/2
    And Adaptive Automaton is a Bear

  @id:word-with-a-counter
  Scenario: With a counter
    Given Alice's hand holds Armorcraft Judge
    And Alice's mana pool is {G}{C}{C}{C}
    And Alice controls Grizzly Bears and Storm Crow
    And Grizzly Bears has 1 +1/+1 counter
    When Alice casts Armorcraft Judge
    And the stack resolves
    Then Alice drew 1 card

  @id:word-activated-ability
  Scenario: An activated ability
    Given Alice controls Azorius Guildmage, Drudge Skeletons and Swamp
    And Alice's mana pool is {U}{C}{C}
    When Alice activates Drudge Skeletons
    And Alice activates Azorius Guildmage's second ability targeting Drudge Skeletons's ability
    And the stack resolves
    Then the stack is empty

  @id:word-no-triggered-ability
  Scenario: A triggered one isn't
    Given Alice controls Azorius Guildmage and Kavu Predator
    And Bob controls Radiant Fountain
    And Alice's hand holds Wall of Omens
    And Alice's mana pool is {W}{C}{U}{C}{C}
    When Alice casts Wall of Omens
    And the top of the stack resolves
    Then Alice can't activate Azorius Guildmage's second ability targeting Wall of Omens's ability

  @id:word-at-most
  Scenario: Two or fewer other lands
    Given Alice's hand holds Blackcleave Cliffs
    And Alice controls 2 Forest
    When Alice plays Blackcleave Cliffs
    Then Blackcleave Cliffs is untapped

  @id:word-at-most-two
  Scenario: Three are too many
    Given Alice's hand holds Blackcleave Cliffs
    And Alice controls 3 Forest
    When Alice plays Blackcleave Cliffs
    Then Blackcleave Cliffs is tapped

  @id:word-a-creature-died
  Scenario: If a creature died this turn
    Given Alice's hand holds Somberwald Spider
    And Alice controls Ashnod's Altar and Grizzly Bears
    And Alice's mana pool is {G}{C}{C}{C}{C}
    When Alice activates Ashnod's Altar sacrificing Grizzly Bears
    And Alice casts Somberwald Spider
    And the stack resolves
    Then Somberwald Spider is 4/6

  @id:word-no-creature-died
  Scenario: An artifact that was sacrificed didn't die as a creature
    Given Alice's hand holds Somberwald Spider
    And Alice controls Lotus Petal
    And Alice's mana pool is {G}{C}{C}{C}{C}
    When Alice activates Lotus Petal for {G}
    And Alice casts Somberwald Spider
    And the stack resolves
    Then Somberwald Spider is 2/4

  @id:word-you-attacked
  Scenario: If the player attacked this turn
    Given Alice's hand holds Mardu Hordechief
    And Alice controls 3 Plains and Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the game advances to Alice's postcombat main phase
    And Alice casts Mardu Hordechief
    And the stack resolves
    Then Alice controls Warrior Token

  @id:word-you-did-not-attack
  Scenario: If not, there is no token
    Given Alice's hand holds Mardu Hordechief
    And Alice controls 3 Plains and Grizzly Bears
    When Alice casts Mardu Hordechief
    And the stack resolves
    Then Alice's battlefield holds 3 Plains, Grizzly Bears and Mardu Hordechief

  @id:word-you-gained-life
  Scenario: If the player gained life this turn
    Given Alice controls Crested Sunmare
    And Alice's hand holds Radiant Fountain
    When Alice plays Radiant Fountain
    And the stack resolves
    And the game advances to Alice's end step
    And the stack resolves
    Then Alice controls Horse Token

  @id:word-a-permanent-left
  Scenario: Revolt counts any permanent
    Given Alice controls Lotus Petal and Swamp
    And Alice's hand holds Fatal Push
    And Bob controls Colossal Dreadmaw and Wall of Omens
    And Bob controls Inferno Titan and Aven Squire
    And Bob controls Hermes, Overseer of Elpis
    When Alice activates Lotus Petal for {B}
    And Alice casts Fatal Push targeting Hermes
    And the stack resolves
    Then Hermes is in Bob's graveyard

  @id:word-attacked-this-turn
  Scenario: It attacked this turn
    Given Alice controls:
      | card              | face             |
      | Civilized Scholar | Homicidal Brute  |
    When Alice attacks with Homicidal Brute
    And the game advances to Alice's end step
    Then the stack is empty

  @id:word-did-not-attack
  Scenario: It did not attack
    Given Alice controls:
      | card              | face             |
      | Civilized Scholar | Homicidal Brute  |
    When the game advances to Alice's end step
    And the stack resolves
    Then Civilized Scholar is tapped

  @id:word-turned-and-untapped
  Scenario: It untaps as it transforms
    Given Alice controls Civilized Scholar
    And Alice's hand holds Grizzly Bears
    And Alice's library holds Forest
    When Alice activates Civilized Scholar
    And the stack resolves
    And Alice chooses Grizzly Bears
    Then Homicidal Brute is untapped

  @id:word-no-parity
  Scenario: An odd number isn't even
    Given Bob controls Void Winnower
    And Alice's hand holds Isamaru, Hound of Konda and Grizzly Bears
    And Alice's mana pool is {W}{G}{G}
    Then Alice can cast Isamaru, Hound of Konda
    And Alice can't cast Grizzly Bears

  @id:word-winnower-blocks
  Scenario: Nor can creatures with an even mana value block
    Given Alice controls Void Winnower
    And Bob controls Grizzly Bears and Elite Vanguard
    When Alice attacks with Void Winnower
    And Bob blocks Void Winnower with Grizzly Bears
    Then that is rejected by rule 509.1b
