@ruling:omen-legality-alternative-only @rule:720.3a
Feature: Whether an Omen may be cast
  Effects allow or forbid spells of some kind.  For a card that is to be cast as an Omen, they see the Omen and nothing of the
  normal card, even though the card has only its normal characteristics where it lies.

  Twinmaw Stormbrood is a creature with power 5 for {5}{W}; its Omen, Charring Bite, is a sorcery for {1}{R}.

  Rule: A permission must fit what is cast

    Thundermane Dragon allows creature spells with power 4 or greater from the top of the library.

    @id:omen-permission-fits-the-creature @rule:601.3
    Scenario: Thundermane Dragon allows Twinmaw Stormbrood
      Given Alice controls Thundermane Dragon
      And the top of Alice's library is Twinmaw Stormbrood
      And Alice's mana pool is {W}{C}{C}{C}{C}{C}
      When Alice casts Twinmaw Stormbrood
      And Twinmaw Stormbrood resolves
      Then Alice controls Twinmaw Stormbrood

    @id:omen-permission-misses-the-omen @rule:601.3e
    Scenario: Thundermane Dragon doesn't allow Charring Bite
      The card on top is a creature card with power 5, but what would be cast is a sorcery without any power.

      Given Alice controls Thundermane Dragon
      And the top of Alice's library is Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears
      Then Alice can't cast Charring Bite targeting Grizzly Bears by rule 601.3

    @id:omen-permission-fits-the-omen @rule:601.3e
    Scenario: Melek allows Charring Bite from the top of the library, for it is a sorcery spell
      Given Alice controls Melek, Izzet Paragon
      And the top of Alice's library is Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears
      When Alice casts Charring Bite targeting Grizzly Bears
      Then the stack holds Melek's ability and Charring Bite

    @id:omen-permission-misses-the-creature @rule:601.3
    Scenario: Melek doesn't allow Twinmaw Stormbrood, which is a creature spell
      Given Alice controls Melek, Izzet Paragon
      And the top of Alice's library is Twinmaw Stormbrood
      And Alice's mana pool is {W}{C}{C}{C}{C}{C}
      Then Alice can't cast Twinmaw Stormbrood by rule 601.3

    @id:omen-permission-by-mana-value @rule:601.3e @rule:202.3
    Scenario: Electrodominance with X = 2 lets Charring Bite be cast free, but not Twinmaw Stormbrood
      A card of mana value 6 is in the hand, but the spell that it can become has mana value 2.

      Given Alice's hand holds Electrodominance and Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}{R}{R}
      And Bob controls Grizzly Bears
      When Alice casts Electrodominance with X = 2 targeting Bob
      And the top of the stack resolves
      Then Alice may choose Charring Bite
      And Alice may not choose Twinmaw Stormbrood
      When Alice chooses Charring Bite
      Then the stack holds Charring Bite
      And Bob has 18 life
      And Alice's mana pool is empty

  Rule: A prohibition must fit what is cast

    @id:omen-prohibition-misses-the-omen @rule:601.3e
    Scenario: Under Aether Storm, Charring Bite can be cast though Twinmaw Stormbrood can't
      Given Bob controls Aether Storm and Grizzly Bears
      And Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {W}{R}{C}{C}{C}{C}
      Then Alice can't cast Twinmaw Stormbrood by rule 101.2
      When Alice casts Charring Bite targeting Grizzly Bears
      And Charring Bite resolves
      Then Grizzly Bears is in Bob's graveyard

  Rule: Prohibitions and costs of other cards see the Omen alone as well

    @id:omen-too-much-mana-for-teeg @rule:601.3e
    Scenario: Gaddock Teeg forbids Coil and Catch of mana value 4, but not Marang River Regent of mana value 6
      Noncreature spells of mana value 4 or greater can't be cast.

      Given Bob controls Gaddock Teeg
      And Alice's hand holds Marang River Regent
      And Alice's mana pool is {U}{U}{C}{C}{C}{C}
      Then Alice can't cast Coil and Catch by rule 101.2
      And Alice can cast Marang River Regent

    @id:omen-with-x-and-teeg @rule:601.3e
    Scenario: Gaddock Teeg forbids Exude Toxin, whatever X is, but not Scavenger Regent
      Noncreature spells with {X} in their mana costs can't be cast.

      Given Bob controls Gaddock Teeg
      And Alice's hand holds Scavenger Regent
      And Alice's mana pool is {B}{B}{C}{C}
      Then Alice can't cast Exude Toxin with X = 0 by rule 101.2
      And Alice can cast Scavenger Regent

    @id:omen-is-no-dragon-spell @rule:601.2f
    Scenario: Dragonlord's Servant makes the Dragon cheaper, and not the Omen
      Given Alice controls Dragonlord's Servant
      And Alice's hand holds Disruptive Stormbrood
      And Alice's mana pool is {B}{G}{C}{C}
      And Bob controls Grizzly Bears
      Then Alice can cast Disruptive Stormbrood
      When Alice casts Petty Revenge targeting Grizzly Bears
      Then Alice's mana pool is {G}{C}
