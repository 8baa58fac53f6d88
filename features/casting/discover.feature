@rule:701.57a
Feature: Discover beside Jodah
  To discover N is to exile cards from the top of the library until there is a nonland card of mana value N or less.  It may be cast
  without paying its mana cost, if the spell has mana value N or less as well; else it goes to the hand.  The others go to the bottom
  of the library.

  Geological Appraiser discovers 3 when it enters after having been cast.

  Background:
    Given Alice's hand holds Geological Appraiser
    And Alice's mana pool is {R}{R}{C}{C}

  @id:discover-exiles-face-up @ruling:jodah-exile-face-up @rule:406.3
  Scenario: All players see the cards that were exiled
    Given the top of Alice's library is Forest, Tobias Andrion and Grizzly Bears
    When Alice casts Geological Appraiser
    And the top of the stack resolves
    And Geological Appraiser's ability resolves
    Then Alice is asked
    And Bob sees Forest
    And Bob sees Tobias Andrion
    And Bob sees Grizzly Bears

  @id:discover-declined-goes-to-hand @ruling:jodah-declined-card-stays-exiled @rule:608.2c
  Scenario: Grizzly Bears, declined, goes to the hand and the cards above it to the bottom
    Given Alice's library holds Forest, Grizzly Bears and Plains
    When Alice casts Geological Appraiser
    And the top of the stack resolves
    And Geological Appraiser's ability resolves
    And Alice declines
    Then Alice's hand holds Grizzly Bears
    And Alice's exile is empty
    And Plains is on top of Alice's library
    And Alice's library holds 2 cards
    And Alice drew no cards

  @id:discover-of-equal-mana-value @ruling:cascade-and-discover-check-the-spell @rule:202.3
  Scenario: A card of mana value 3 is low enough to be discovered
    Given the top of Alice's library is Verix Bladewing and Kishla Trawlers
    When Alice casts Geological Appraiser
    And the top of the stack resolves
    And Geological Appraiser's ability resolves
    And Alice accepts
    Then the stack holds Kishla Trawlers

  @id:discover-checks-the-spell @ruling:cascade-and-discover-check-the-spell @rule:712.11c
  Scenario: Valki is discovered, but Tibalt can't be cast
    Given the top of Alice's library is Valki, God of Lies
    When Alice casts Geological Appraiser
    And the top of the stack resolves
    And Geological Appraiser's ability resolves
    Then Alice may choose Valki, God of Lies
    And Alice may not choose Tibalt, Cosmic Impostor

  @id:discover-no-hit @ruling:jodah-no-hit-whole-library @rule:701.57b
  Scenario: Nothing is discovered in a library of lands
    Given Alice's library holds 4 Forest
    When Alice casts Geological Appraiser
    And the stack resolves
    Then Alice's library holds 4 cards
    And Alice's hand is empty
    And Alice hasn't lost the game

  @id:discover-an-omen @ruling:omen-card-is-creature-elsewhere @rule:720.3a
  Scenario: Disruptive Stormbrood of mana value 5 isn't discovered for its cheap Omen
    Given Alice's library holds Disruptive Stormbrood and Forest
    And Bob controls Grizzly Bears
    When Alice casts Geological Appraiser
    And the stack resolves
    Then Alice's hand is empty
    And Alice's library holds 2 cards
