@ruling:jodah-mdfc-either-face @rule:702.85a
Feature: Cascade and double-faced cards
  Cascade looks for a nonland card of lesser mana value too, and lets it be cast without paying its mana cost.  But it asks
  for one thing more: the spell that the card becomes must also have lesser mana value.

  @id:cascade-checks-the-spell @rule:712.11c
  Scenario: Bloodbraid Elf's cascade finds Valki, but Tibalt of mana value 7 can't be cast
    Given Alice's hand holds Bloodbraid Elf
    And Alice's mana pool is {R}{G}{C}{C}
    And the top of Alice's library is Valki, God of Lies
    When Alice casts Bloodbraid Elf
    And Bloodbraid Elf's ability resolves
    Then Alice may choose Valki, God of Lies
    And Alice may not choose Tibalt, Cosmic Impostor
    When Alice accepts
    Then the stack holds Valki and Bloodbraid Elf
