@ruling:cosima-return-with-no-counters
Feature: Zero is a number
  Where an effect counts something, nothing to count is as good an answer as any other: the number is 0.  An ability that depends
  on such a number can be used all the same.

  @id:zero-counters-name-a-mana-value @ruling:numbers-of-what-was-sacrificed @rule:608.2h
  Scenario: Ratchet Bomb without a charge counter destroys what has mana value 0
    It destroys each nonland permanent whose mana value equals the number of its charge counters.  Lands of mana value 0 are spared.

    Given Alice controls Ratchet Bomb
    And Bob controls Mox Amber, Bonesplitter and Forest
    When Alice activates Ratchet Bomb's second ability
    And the stack resolves
    Then Mox Amber is in Bob's graveyard
    And Bonesplitter is on the battlefield
    And Forest is on the battlefield

  @id:one-counter-names-a-mana-value @ruling:numbers-of-what-was-sacrificed @rule:608.2h @rule:113.7a
  Scenario: Ratchet Bomb with one charge counter destroys what has mana value 1
    The counters are looked up when the ability resolves.  The Bomb has been sacrificed by then, so it is how it last was that counts.

    Given Alice controls Ratchet Bomb
    And Ratchet Bomb has 1 charge counter
    And Bob controls Mox Amber and Bonesplitter
    When Alice activates Ratchet Bomb's second ability
    And the stack resolves
    Then Bonesplitter is in Bob's graveyard
    And Mox Amber is on the battlefield
