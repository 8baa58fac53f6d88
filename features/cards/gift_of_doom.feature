@ruling:gift-of-doom-attaches-without-target
Feature: Gift of Doom finds its creature as it is turned face up
  Gift of Doom is an Aura with morph, and its morph cost is the sacrifice of another creature.  As it is turned face up, its controller
  may attach it to a creature.  That happens while it is being turned up: nothing is targeted, and nobody gets priority in between.

  @id:gift-of-doom-onto-hexproof @rule:702.11b @rule:303.4k @rule:708.11
  Scenario: It may be attached to an opponent's creature with hexproof
    Given Alice controls a morphed Gift of Doom and Grizzly Bears
    And Bob controls Gladecover Scout
    When Alice turns Gift of Doom face up for its morph cost
    And Alice chooses Gladecover Scout
    Then Gift of Doom is attached to Gladecover Scout
    And Gladecover Scout has deathtouch
    And Gladecover Scout has indestructible
    And Grizzly Bears is in Alice's graveyard
    And Gift of Doom isn't a creature
    And Alice has priority

  @id:gift-of-doom-ward-stays-silent @rule:702.21a @rule:303.4k @rule:708.11
  Scenario: Ward doesn't trigger, for nothing becomes a target
    Given Alice controls a morphed Gift of Doom and Grizzly Bears
    And Bob controls a cloaked Elite Vanguard
    When Alice turns Gift of Doom face up for its morph cost
    And Alice chooses Elite Vanguard
    Then Gift of Doom is attached to Elite Vanguard
    And the stack is empty

  @id:gift-of-doom-not-onto-protection @rule:702.16c @rule:303.4k @rule:708.11
  Scenario: A creature with protection from black can't be chosen, for the black Aura couldn't enchant it
    Given Alice controls a morphed Gift of Doom and Grizzly Bears
    And Bob controls White Knight and Gladecover Scout
    When Alice turns Gift of Doom face up for its morph cost
    Then Alice may choose Gladecover Scout
    And Alice may not choose White Knight

  @id:gift-of-doom-only-protection @rule:704.5m @rule:303.4k @rule:708.11
  Scenario: If there is no creature that it could enchant, it is put into the graveyard
    Given Alice controls a morphed Gift of Doom and Grizzly Bears
    And Bob controls White Knight
    When Alice turns Gift of Doom face up for its morph cost
    Then nobody is asked
    And Gift of Doom is in Alice's graveyard

  @id:gift-of-doom-declined @rule:704.5m @rule:303.4k @rule:708.11
  Scenario: Alice need not attach it, and then it is put into the graveyard
    Given Alice controls a morphed Gift of Doom and Grizzly Bears
    And Bob controls Gladecover Scout
    When Alice turns Gift of Doom face up for its morph cost
    And Alice chooses nothing
    Then Gift of Doom is in Alice's graveyard
    And Gladecover Scout doesn't have deathtouch

  @id:gift-of-doom-saves-from-doom-blade @rule:116.2b @rule:702.12b @rule:303.4k @rule:708.11
  Scenario: Attached in response, it saves a creature from Doom Blade
    Given Alice controls a morphed Gift of Doom, Walking Ballista and Elite Vanguard
    And Walking Ballista has a +1/+1 counter
    And Bob's hand holds Doom Blade
    And Bob's mana pool is {B}{B}
    When Alice passes priority
    And Bob casts Doom Blade targeting Elite Vanguard
    And Bob passes priority
    And Alice turns Gift of Doom face up for its morph cost
    And Alice chooses Walking Ballista to sacrifice
    And Alice chooses Elite Vanguard
    And Doom Blade resolves
    Then Alice controls Elite Vanguard
    And Walking Ballista is in Alice's graveyard

  @id:gift-of-doom-another-creature @ruling:another-is-not-itself @rule:118.3
  Scenario: Gift of Doom, face down, is no other creature than itself
    Given Alice controls a morphed Gift of Doom
    And Bob controls Grizzly Bears
    Then Alice can't turn Gift of Doom face up for its morph cost

  @id:gift-of-doom-cast-face-down @rule:702.37c @rule:303.4f
  Scenario: Cast face down it is no Aura, so it enters as a creature and needs nothing to enchant
    Given Alice's hand holds Gift of Doom
    And Alice's mana pool is {C}{C}{C}
    When Alice casts Gift of Doom face down
    And the stack resolves
    Then Gift of Doom is on the battlefield
    And Gift of Doom is face down
    And Gift of Doom is 2/2
    And Gift of Doom is attached to nothing
