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
