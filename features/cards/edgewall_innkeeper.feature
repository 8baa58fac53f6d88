@ruling:edgewall-innkeeper-creature-spells-alone @rule:715.2a
Feature: What has an Adventure
  Edgewall Innkeeper's controller draws a card whenever they cast a creature spell that has an Adventure.  A creature spell has one if
  its card has the inset, used or not; the Adventure itself is no creature spell, though it is on the same card.

  @id:innkeeper-creature-from-hand @rule:715.4
  Scenario: Brazen Borrower, cast from the hand, has an Adventure that it never went on
    Given Alice controls Edgewall Innkeeper
    And Alice's hand holds Brazen Borrower
    And Alice's mana pool is {U}{U}{U}
    When Alice casts Brazen Borrower
    Then Edgewall Innkeeper triggered once
    When Edgewall Innkeeper's ability resolves
    Then Alice drew a card
    And the stack holds Brazen Borrower

  @id:innkeeper-not-the-adventure @rule:715.3b
  Scenario: Petty Theft is no creature spell, and Brazen Borrower, cast from exile afterwards, is one
    Given Alice controls Edgewall Innkeeper
    And Alice's hand holds Brazen Borrower
    And Alice's mana pool is {U}{U}{U}{U}{U}
    And Bob controls Grizzly Bears
    When Alice casts Petty Theft targeting Grizzly Bears
    Then Edgewall Innkeeper didn't trigger
    When Petty Theft resolves
    And Alice casts Brazen Borrower
    Then Edgewall Innkeeper triggered once

  @id:innkeeper-not-an-omen @rule:720.2
  Scenario: Twinmaw Stormbrood has an Omen, which is no Adventure
    Given Alice controls Edgewall Innkeeper
    And Alice's hand holds Twinmaw Stormbrood and Grizzly Bears
    And Alice's mana pool is {C}{C}{C}{C}{C}{W}{G}{G}
    When Alice casts Twinmaw Stormbrood
    Then Edgewall Innkeeper didn't trigger
    When Twinmaw Stormbrood resolves
    And the stack resolves
    And Alice casts Grizzly Bears
    Then Edgewall Innkeeper didn't trigger

  @id:innkeeper-spell-countered @rule:113.7a
  Scenario: The card is drawn even if the spell is countered
    Given Alice controls Edgewall Innkeeper
    And Alice's hand holds Brazen Borrower
    And Alice's mana pool is {U}{U}{U}
    And Bob's hand holds Counterspell
    And Bob's mana pool is {U}{U}
    When Alice casts Brazen Borrower
    And Alice passes priority
    And Bob casts Counterspell targeting Brazen Borrower
    And the stack resolves
    Then Brazen Borrower is in Alice's graveyard
    And Alice drew a card
