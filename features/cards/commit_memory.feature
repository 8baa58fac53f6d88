@ruling:aftermath-from-graveyard-alone
Feature: The half with aftermath can be cast from a graveyard alone
  Memory, the half of Commit // Memory with aftermath, may be cast from its owner's graveyard, and can't be cast from anywhere else.
  An effect that allows the card to be cast from another zone allows only Commit.

  @id:aftermath-omniscience @rule:101.2 @rule:702.127a
  Scenario: With Omniscience, Commit can be cast free from the hand, and Memory can't
    Given Alice controls Omniscience
    And Alice's hand holds Commit // Memory
    And Bob controls Grizzly Bears
    Then Alice can cast Commit targeting Grizzly Bears without paying its mana cost
    And Alice can't cast Memory without paying its mana cost by rule 702.127a

  @id:aftermath-top-of-library @rule:601.3 @rule:702.127a
  Scenario: With Melek, Commit can be cast from the top of the library, and Memory can't
    Given Alice controls Melek, Izzet Paragon and 6 Island
    And the top of Alice's library is Commit // Memory
    And Bob controls Grizzly Bears
    Then Alice can cast Commit targeting Grizzly Bears
    And Alice can't cast Memory by rule 702.127a

  @id:aftermath-from-exile @rule:608.2g @rule:702.127a
  Scenario: Etali exiles the card, and only Commit may be cast
    Given Alice controls Etali, Primal Storm
    And the top of Alice's library is Commit // Memory
    And the top of Bob's library is Forest
    When Alice attacks with Etali
    And Etali's ability resolves
    Then Alice may choose Commit
    And Alice may not choose Memory

  @id:aftermath-from-graveyard @rule:702.127a
  Scenario: From the graveyard, Memory can be cast for its cost and Commit can't; then the card is exiled
    Given Alice controls 6 Island
    And Alice's graveyard holds Commit // Memory and Forest
    And Alice's hand holds 2 Swamp
    And Bob controls Grizzly Bears
    Then Alice can't cast Commit targeting Grizzly Bears by rule 601.3
    When Alice casts Memory
    And Memory resolves
    Then Alice drew 7 cards
    And Bob drew 7 cards
    And Alice's graveyard is empty
    And Commit // Memory is in exile
    And Alice's library holds 6 cards

  @id:aftermath-countered @rule:701.6a @rule:702.127a
  Scenario: Countered, Memory is exiled too
    Given Alice controls 6 Island
    And Alice's graveyard holds Commit // Memory
    And Bob's hand holds Remand
    And Bob's mana pool is {U}{U}
    When Alice casts Memory
    And Alice passes priority
    And Bob casts Remand targeting Memory
    And Remand resolves
    Then Commit // Memory is in exile
    And Alice's hand is empty

  @id:aftermath-other-effect-from-graveyard @rule:118.9 @rule:702.127a
  Scenario: An effect that allows the card to be cast from the graveyard allows either half
    Given Alice's hand holds Torrential Gearhulk
    And Alice's mana pool is {U}{U}{C}{C}{C}{C}
    And Alice's graveyard holds Commit // Memory
    When Alice casts Torrential Gearhulk
    And Torrential Gearhulk resolves
    And Torrential Gearhulk's ability resolves
    Then Alice may choose Commit
    And Alice may choose Memory

  @id:commit-second-from-the-top @ruling:second-from-the-top @rule:401.7
  Scenario: Commit puts a spell second from the top, so that it doesn't resolve
    Given Alice's hand holds Commit // Memory
    And Alice's mana pool is {U}{C}{C}{C}
    And Bob's hand holds Lightning Bolt
    And Bob's mana pool is {R}
    And the top of Bob's library is Forest
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Alice
    And Bob passes priority
    And Alice casts Commit targeting Lightning Bolt
    And Commit resolves
    Then Alice has 20 life
    And the stack is empty
    And Forest is on top of Bob's library
    And Lightning Bolt is in Bob's library
    When the game advances to Bob's precombat main phase
    Then Lightning Bolt is on top of Bob's library

  @id:aftermath-put-elsewhere @rule:614.6 @rule:702.127a
  Scenario: Bob's Commit puts Memory into no library: it is exiled
    Given Alice controls 6 Island
    And Alice's graveyard holds Commit // Memory
    And Bob's hand holds Commit // Memory
    And Bob's mana pool is {U}{C}{C}{C}
    When Alice casts Memory in Alice's graveyard
    And Alice passes priority
    And Bob casts Commit targeting Memory on the stack
    And Commit resolves
    Then Alice's Commit // Memory is in exile
    And Bob's Commit // Memory is in Bob's graveyard
    And the stack is empty
