@ruling:maelstrom-nexus-counts-earlier-spells @rule:702.85a @rule:601.2i
Feature: Maelstrom Nexus counts the spells that were cast before it came
  The first spell that its controller casts each turn has cascade.  Which spell was the first is a fact about the turn, not about the
  time since Maelstrom Nexus entered: if anything was cast before, be it Maelstrom Nexus itself, nothing more gets cascade this turn.

  @id:nexus-itself-was-first @rule:611.3a
  Scenario: In the turn in which Maelstrom Nexus is cast, it was the first spell
    Given Alice's hand holds Maelstrom Nexus and Grizzly Bears
    And Alice's mana pool is {W}{U}{B}{R}{G}{G}{G}
    And the top of Alice's library is Lightning Bolt
    When Alice casts Maelstrom Nexus
    Then the stack holds Maelstrom Nexus
    When Maelstrom Nexus resolves
    And Alice casts Grizzly Bears
    Then the stack holds Grizzly Bears
    And Grizzly Bears doesn't have cascade

  @id:nexus-next-turn
  Scenario: In the next turn, Bob's, Alice's first spell has cascade, and her second hasn't
    Given Alice's hand holds Maelstrom Nexus, Negate and Giant Growth
    And Alice controls Llanowar Elves, 2 Island and Forest
    And Alice's mana pool is {W}{U}{B}{R}{G}
    And the top of Alice's library is Wastes and Lightning Bolt
    And Bob's hand holds Reckless Impulse
    And Bob controls 2 Mountain
    When Alice casts Maelstrom Nexus
    And Maelstrom Nexus resolves
    And the game advances to Bob's precombat main phase
    And Bob casts Reckless Impulse
    And Bob passes priority
    And Alice casts Negate targeting Reckless Impulse
    Then Negate's ability triggered once
    When Negate's ability resolves
    And Alice declines
    And Bob passes priority
    And Alice casts Giant Growth targeting Llanowar Elves
    Then the stack holds Giant Growth, Negate and Reckless Impulse

  @id:nexus-first-spell-still-on-the-stack @rule:603.2
  Scenario: A spell that waits on the stack as Maelstrom Nexus enters was the first one
    Given Alice controls Vedalken Orrery
    And Alice's hand holds Lightning Bolt, Maelstrom Nexus and Grizzly Bears
    And Alice's mana pool is {R}{W}{U}{B}{R}{G}{G}{G}
    And the top of Alice's library is Llanowar Elves
    When Alice casts Lightning Bolt targeting Bob
    And Alice casts Maelstrom Nexus
    And Maelstrom Nexus resolves
    Then the stack holds Lightning Bolt
    When Alice casts Grizzly Bears
    Then the stack holds Grizzly Bears and Lightning Bolt

  @id:nexus-put-onto-the-battlefield
  Scenario: Spells of Bob's don't count
    Given Alice controls Maelstrom Nexus
    And Bob's hand holds Lightning Bolt
    And Bob's mana pool is {R}
    And Alice's hand holds Grizzly Bears
    And Alice's mana pool is {G}{G}
    And the top of Alice's library is Llanowar Elves
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Alice
    And Lightning Bolt resolves
    And Alice casts Grizzly Bears
    Then the stack holds Grizzly Bears's ability and Grizzly Bears
    When Grizzly Bears's ability resolves
    And Alice chooses Llanowar Elves
    Then the stack holds Llanowar Elves and Grizzly Bears

  @id:nexus-second-spell-only @rule:702.85c
  Scenario: Bloodbraid Elf as the first spell cascades twice, as the second once
    Given Alice controls Maelstrom Nexus
    And Alice's hand holds 2 Bloodbraid Elf
    And Alice's mana pool is {R}{G}{C}{C}{R}{G}{C}{C}
    When Alice casts Bloodbraid Elf
    Then Bloodbraid Elf triggered twice

  @id:nexus-first-spell-face-down @rule:708.4
  Scenario: A face-down spell has cascade too, and no mana value is less than its 0
    All of the library is exiled in vain, and put back.

    Given Alice controls Maelstrom Nexus
    And Alice's hand holds Exalted Angel
    And Alice's mana pool is {C}{C}{C}
    And the top of Alice's library is Lotus Petal and Lightning Bolt
    When Alice casts Exalted Angel face down
    Then Exalted Angel's ability triggered once
    When Exalted Angel's ability resolves
    Then nobody is asked
    And Alice's library holds 12 cards
    And the stack holds Exalted Angel
