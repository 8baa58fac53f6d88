@ruling:omen-countered-not-shuffled
Feature: An Omen that leaves the stack without resolving
  The shuffle takes the place of the last step of resolving, at which any other sorcery or instant would be put into its owner's
  graveyard.  An Omen that doesn't come so far isn't shuffled in.  It goes to where the thing that removed it puts it, and nobody
  shuffles.

  Cosi's Trickster, which triggers when an opponent shuffles, would tell.

  Background:
    Given Alice's hand holds Twinmaw Stormbrood
    And Alice's mana pool is {R}{R}
    And Bob controls Grizzly Bears and Cosi's Trickster

  @id:omen-countered-to-graveyard @rule:720.3d @rule:701.6a
  Scenario: Charring Bite is countered and put into the graveyard
    Given Bob's hand holds Counterspell
    And Bob's mana pool is {U}{U}
    When Alice casts Charring Bite targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Counterspell targeting Charring Bite
    And Counterspell resolves
    Then Twinmaw Stormbrood is in Alice's graveyard
    And Alice's library holds 10 cards
    And Alice's library wasn't shuffled
    And Cosi's Trickster didn't trigger
    And the stack is empty

  @id:omen-countered-to-hand @rule:720.3d @rule:701.6a
  Scenario: Charring Bite countered by Remand goes to the hand
    Given Bob's hand holds Remand
    And Bob's mana pool is {U}{U}
    When Alice casts Charring Bite targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Remand targeting Charring Bite
    And Remand resolves
    Then Twinmaw Stormbrood is in Alice's hand
    And Alice's library holds 10 cards
    And Alice's library wasn't shuffled
    And Cosi's Trickster didn't trigger

  @id:omen-countered-under-leyline @rule:720.3d @rule:614.6
  Scenario: Under Leyline of the Void, the countered Charring Bite is exiled
    It would be put into a graveyard, like any spell that is countered, and the Leyline replaces just that.

    Given Bob controls Leyline of the Void
    And Bob's hand holds Counterspell
    And Bob's mana pool is {U}{U}
    When Alice casts Charring Bite targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Counterspell targeting Charring Bite
    And Counterspell resolves
    Then Twinmaw Stormbrood is in exile
    And Alice's library wasn't shuffled
    And Cosi's Trickster didn't trigger
