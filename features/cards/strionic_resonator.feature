@ruling:strionic-resonator-linked-abilities
Feature: A copy of a linked ability is linked too
  Strionic Resonator copies a triggered ability, and the copy has the same source.  Fiend Hunter's first ability exiles another
  creature, its second returns the exiled card when Fiend Hunter leaves the battlefield: these are linked.  So whatever a copy of the
  first exiles is exiled with Fiend Hunter as well.

  Background:
    Given Alice's hand holds Fiend Hunter
    And Alice's mana pool is {W}{W}{C}{C}{C}
    And Alice controls Strionic Resonator
    And Bob controls Grizzly Bears and Elite Vanguard
    And Bob's hand holds Lightning Bolt
    And Bob's mana pool is {R}

  @id:resonator-both-return @rule:603.10a @rule:607.2a @rule:707.10b @rule:607.3
  Scenario: Two creatures are exiled, and both return when Fiend Hunter dies
    When Alice casts Fiend Hunter
    And Fiend Hunter resolves
    And Alice chooses Grizzly Bears as the target
    And Alice activates Strionic Resonator targeting Fiend Hunter's ability
    And Strionic Resonator's ability resolves
    And Alice accepts
    And Alice chooses Elite Vanguard
    And the stack resolves
    And Alice accepts
    And Alice accepts
    Then Bob's exile holds Grizzly Bears and Elite Vanguard
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Fiend Hunter
    And the stack resolves
    Then Bob controls Grizzly Bears and Elite Vanguard
    And Bob's exile is empty

  @id:resonator-each-to-its-owner @rule:110.2a @rule:607.2a @rule:707.10b @rule:607.3
  Scenario: Each of the two returns under its own owner's control
    Given Alice controls Walking Corpse
    When Alice casts Fiend Hunter
    And Fiend Hunter resolves
    And Alice chooses Grizzly Bears as the target
    And Alice activates Strionic Resonator targeting Fiend Hunter's ability
    And Strionic Resonator's ability resolves
    And Alice accepts
    And Alice chooses Walking Corpse
    And the stack resolves
    And Alice accepts
    And Alice accepts
    Then Alice's exile holds Walking Corpse
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Fiend Hunter
    And the stack resolves
    Then Alice controls Walking Corpse
    And Bob controls Grizzly Bears

  @id:resonator-each-choice-of-its-own @rule:707.10 @rule:707.10b
  Scenario: Whether to exile is chosen for each of the two by itself
    When Alice casts Fiend Hunter
    And Fiend Hunter resolves
    And Alice chooses Grizzly Bears as the target
    And Alice activates Strionic Resonator targeting Fiend Hunter's ability
    And Strionic Resonator's ability resolves
    And Alice accepts
    And Alice chooses Elite Vanguard
    And the stack resolves
    And Alice declines
    And Alice accepts
    Then Bob controls Elite Vanguard
    And Grizzly Bears is in exile

  @id:resonator-hunter-gone-first @rule:603.10a @rule:607.2a @rule:707.10b
  Scenario: What is exiled after Fiend Hunter has left stays in exile
    Fiend Hunter's second ability has looked for exiled cards by then.

    When Alice casts Fiend Hunter
    And Fiend Hunter resolves
    And Alice chooses Grizzly Bears as the target
    And Alice activates Strionic Resonator targeting Fiend Hunter's ability
    And Strionic Resonator's ability resolves
    And Alice accepts
    And Alice chooses Elite Vanguard
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Fiend Hunter
    And the stack resolves
    And Alice accepts
    And Alice accepts
    Then Bob's exile holds Grizzly Bears and Elite Vanguard

  @id:resonator-one-hunter-not-the-other @rule:607.2a @rule:707.10b
  Scenario: Another Fiend Hunter has nothing to do with it
    Given Alice controls:
      | card         | alias        |
      | Fiend Hunter | Other Hunter |
    When Alice casts Fiend Hunter
    And Fiend Hunter resolves
    And Alice chooses Grizzly Bears as the target
    And Alice activates Strionic Resonator targeting Fiend Hunter's ability
    And Strionic Resonator's ability resolves
    And Alice accepts
    And Alice chooses Elite Vanguard
    And the stack resolves
    And Alice accepts
    And Alice accepts
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Other Hunter
    And the stack resolves
    Then Bob's exile holds Grizzly Bears and Elite Vanguard

  @id:resonator-not-activated-abilities @rule:113.3b
  Scenario: An activated ability can't be copied
    Given Bob controls Deathrite Shaman
    And Alice controls Deathrite Shaman
    And Bob's graveyard holds Forest
    When Alice activates Deathrite Shaman's first ability targeting Forest
    Then Alice can't activate Strionic Resonator targeting Deathrite Shaman's ability
