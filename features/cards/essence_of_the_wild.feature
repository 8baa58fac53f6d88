@ruling:essence-of-the-wild-and-clone @rule:614.12
Feature: Essence of the Wild and creatures that enter as copies
  Creatures that its controller controls enter as copies of Essence of the Wild.  A Clone has a copy effect of its own.  Its controller
  chooses which of the two comes first, but Clone is Essence of the Wild in the end: either Essence of the Wild takes the place of what
  Clone has chosen, or there is no Clone any more that could choose.

  @id:essence-after-clones-choice @rule:616.1f @rule:616.1c
  Scenario: Clone's own effect first: what it chose doesn't last
    Given Alice controls Essence of the Wild and Grizzly Bears
    And Alice's hand holds Clone
    And Alice's mana pool is {U}{C}{C}{C}
    When Alice casts Clone
    And Clone resolves
    And Alice chooses Clone as the replacement
    And Alice chooses Grizzly Bears
    Then Alice's Clone's name is Essence of the Wild
    And Clone is 6/6

  @id:essence-before-clones-choice @rule:616.1f @rule:616.1c
  Scenario: Essence of the Wild first: Clone doesn't choose any more
    Given Alice controls Essence of the Wild and Grizzly Bears
    And Alice's hand holds Clone
    And Alice's mana pool is {U}{C}{C}{C}
    When Alice casts Clone
    And Clone resolves
    And Alice chooses Essence of the Wild as the replacement
    Then nobody is asked
    And Alice's Clone's name is Essence of the Wild
    And Clone is 6/6

  @id:essence-clone-copies-nothing @rule:707.5 @rule:616.1c
  Scenario: A Clone that chooses nothing isn't a 0/0 creature
    Given Alice controls Essence of the Wild
    And Alice's hand holds Clone
    And Alice's mana pool is {U}{C}{C}{C}
    When Alice casts Clone
    And Clone resolves
    And Alice chooses Clone as the replacement
    And Alice chooses nothing
    Then Clone is on the battlefield
    And Alice's Clone's name is Essence of the Wild

  @id:essence-opponents-clone
  Scenario: Bob's Clone copies what Bob chooses
    Given Alice controls Essence of the Wild and Grizzly Bears
    And Bob's hand holds Clone
    And Bob controls 4 Island
    And it is Bob's precombat main phase
    When Bob casts Clone
    And Clone resolves
    And Bob chooses Grizzly Bears
    Then Bob's Clone's name is Grizzly Bears

  @id:essence-no-enters-with @rule:616.1c
  Scenario: Copy effects come before others: Walking Ballista enters with no counters, as Essence of the Wild
    Given Alice controls Essence of the Wild
    And Alice's hand holds Walking Ballista
    And Alice's mana pool is {C}{C}{C}{C}
    When Alice casts Walking Ballista with X = 2
    And Walking Ballista resolves
    Then Walking Ballista has no counters
    And Walking Ballista is 6/6

  @id:essence-face-down @rule:708.10
  Scenario: What enters face down is Essence of the Wild underneath
    Given Alice controls Essence of the Wild and 4 Plains
    And Alice's hand holds Exalted Angel
    And Alice's mana pool is {C}{C}{C}
    When Alice casts Exalted Angel face down
    And Exalted Angel resolves
    Then Exalted Angel is face down
    And Exalted Angel is 2/2
    And Alice can't turn Exalted Angel face up for its morph cost by rule 702.37e
