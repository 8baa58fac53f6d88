@ruling:jodah-x-zero-when-free @rule:613.4c
Feature: What keeps a legendary creature without power and toughness of its own alive beside Jodah
  Legendary creatures of Jodah's controller get +X/+X, where X is the number of legendary creatures that this player controls.  It is
  counted anew all the time.  Mikaeus, the Lunarch, cast free with X = 0, is 0/0 but for this bonus.

  Background:
    Given Alice's hand holds Tobias Andrion
    And Alice's mana pool is {W}{U}{C}{C}{C}
    And the top of Alice's library is Mikaeus, the Lunarch

  @id:jodah-bonus-counts-own-legendary-creatures
  Scenario: Only legendary creatures of Jodah's controller count and get the bonus
    Mox Amber is legendary but no creature, Grizzly Bears is not legendary, and Jasmine Boreal is Bob's.

    Given Alice controls Jodah, the Unifier, Isamaru, Hound of Konda, Mox Amber and Grizzly Bears
    And Bob controls Jasmine Boreal
    When Alice casts Tobias Andrion
    And Jodah's ability resolves
    And Alice accepts
    And Mikaeus resolves
    Then Mikaeus is 3/3
    And Mikaeus has no counters
    And Jodah is 8/8
    And Isamaru is 5/5
    And Grizzly Bears is 2/2
    And Jasmine Boreal is 4/5
    When Tobias Andrion resolves
    Then Mikaeus is 4/4

  @id:jodah-bonus-ends
  Scenario: When Jodah leaves, the bonus ends and Mikaeus dies
    Given Alice controls Jodah, the Unifier
    And Bob's hand holds Unsummon
    And Bob's mana pool is {U}
    When Alice casts Tobias Andrion
    And Jodah's ability resolves
    And Alice accepts
    And Mikaeus resolves
    Then Mikaeus is 2/2
    When Alice passes priority
    And Bob casts Unsummon targeting Jodah
    And Unsummon resolves
    Then Mikaeus is in Alice's graveyard
