@ruling:no-target-of-itself
Feature: Nothing targets itself
  A spell or ability on the stack is never a legal target for itself, although it is a spell or ability on the stack.

  An engine that looks for targets among all that is on the stack, or that tells a split card's half from the card, fails here.

  @id:target-itself-alone @rule:115.5
  Scenario: With no other spell on the stack Counterspell can't be cast
    Given Alice's hand holds Counterspell
    And Alice's mana pool is {U}{U}
    Then Alice can't cast Counterspell
    When Alice casts Counterspell targeting Counterspell
    Then that is rejected

  @id:target-itself-half-of-a-split-card @rule:115.5 @rule:709.3a
  Scenario: Commit targets a spell or a nonland permanent, but not the Commit that is being cast
    Given Alice's hand holds Commit // Memory
    And Alice's mana pool is {U}{C}{C}{C}
    And Alice controls Island
    And Bob controls Grizzly Bears and Elite Vanguard
    When Alice casts Commit
    Then Alice may choose Grizzly Bears
    And Alice may not choose Commit
    And Alice may not choose Island

  @id:target-itself-when-retargeted @rule:115.7d
  Scenario: When Counterspell gets a new target, it may be the spell that does so, but not Counterspell
    Given Alice's hand holds Aethersnatch and Lightning Bolt
    And Alice's mana pool is {R}{U}{U}{C}{C}{C}{C}
    And Bob's hand holds Counterspell
    And Bob's mana pool is {U}{U}
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob casts Counterspell targeting Lightning Bolt
    And Bob passes priority
    And Alice casts Aethersnatch targeting Counterspell
    And Aethersnatch resolves
    And Alice accepts
    Then Alice may choose Aethersnatch
    And Alice may not choose Counterspell

  @id:target-itself-a-copy @rule:707.10c
  Scenario: A copy of Remand may target the Remand that it copies, but not itself
    Given Alice's hand holds Lightning Bolt and Twincast
    And Alice's mana pool is {R}{U}{U}
    And Bob's hand holds Remand
    And Bob's mana pool is {U}{C}
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob casts Remand targeting Lightning Bolt
    And Bob passes priority
    And Alice casts Twincast targeting Remand
    And Twincast resolves
    And Alice accepts
    Then Alice may choose Remand
    And Alice may not choose the copy of Remand
    When Alice chooses Remand
    And the stack resolves
    Then Remand is in Bob's hand
    And Bob has 17 life
