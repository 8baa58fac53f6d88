@ruling:mdfc-group-permission-any-fitting-face @rule:601.3
Feature: Leave to cast or play cards of some kind
  In a library, a hand, a graveyard or exile, a double-faced card has only the characteristics of its front.  Some effects let a
  player cast spells or play lands of a kind out of such a place.  What has to be of that kind is what the player means to cast or
  play: the face that is chosen, and not the card as it lies there.

  Rule: A permission for spells of a kind is for every face that is such a spell

    @id:groups-artifact-back @rule:601.3e @rule:712.11c
    Scenario: Mystic Forge allows The Omenkeel from the top of the library, for it is an artifact spell
      The card on top is a blue creature card, but only as long as it isn't cast.

      Given Alice controls Mystic Forge and 3 Island
      And the top of Alice's library is Cosima, God of the Voyage
      When Alice casts The Omenkeel
      And The Omenkeel resolves
      Then Alice controls The Omenkeel

    @id:groups-front-is-no-artifact @rule:601.3e @rule:712.11c
    Scenario: Mystic Forge doesn't allow Cosima, which is neither an artifact spell nor colorless
      Given Alice controls Mystic Forge and 3 Island
      And the top of Alice's library is Cosima, God of the Voyage
      Then Alice can't cast Cosima by rule 601.3

    @id:groups-creature-front @rule:712.11c
    Scenario: Garruk's Horde allows Cosima from the top of the library, for it is a creature spell
      Given Alice controls Garruk's Horde and 3 Island
      And the top of Alice's library is Cosima, God of the Voyage
      When Alice casts Cosima
      And Cosima resolves
      Then Alice controls Cosima
      And Cosima's name is Cosima, God of the Voyage

    @id:groups-back-is-no-creature @rule:601.3e @rule:712.11c
    Scenario: Garruk's Horde doesn't allow The Omenkeel, which is no creature spell
      The card on top is a creature card, and yet what is cast isn't.

      Given Alice controls Garruk's Horde and 3 Island
      And the top of Alice's library is Cosima, God of the Voyage
      Then Alice can't cast The Omenkeel by rule 601.3

    @id:groups-place-and-time @rule:601.3b
    Scenario: With Vedalken Orrery as well, Mystic Forge allows The Omenkeel on Bob's turn
      The Forge gives the place, and the Orrery the time: it lets all spells be cast as though they had flash.

      Given it is Bob's precombat main phase
      And Alice controls Mystic Forge, Vedalken Orrery and 3 Island
      And the top of Alice's library is Cosima, God of the Voyage
      When Bob passes priority
      Then Alice can't cast Cosima by rule 601.3
      When Alice casts The Omenkeel
      And The Omenkeel resolves
      Then Alice controls The Omenkeel

  Rule: A permission for lands is for every face that is a land

    @id:groups-land-back @rule:712.12 @rule:712.8a
    Scenario: Oracle of Mul Daya allows Bala Ged Sanctuary from the top of the library
      Given Alice controls Oracle of Mul Daya
      And the top of Alice's library is Bala Ged Recovery
      When Alice plays Bala Ged Sanctuary
      Then Alice controls Bala Ged Sanctuary

    @id:groups-land-back-from-graveyard @rule:712.12 @rule:712.8a
    Scenario: Crucible of Worlds allows Vastwood Thicket from the graveyard, and not Vastwood Fortification
      Given Alice controls Crucible of Worlds, Forest and Grizzly Bears
      And Alice's graveyard holds Vastwood Fortification
      Then Alice can't cast Vastwood Fortification targeting Grizzly Bears by rule 601.3
      When Alice plays Vastwood Thicket
      Then Alice controls Vastwood Thicket

    @id:groups-front-is-no-land @rule:712.11c
    Scenario: Oracle of Mul Daya doesn't allow Bala Ged Recovery, which is no land
      Given Alice controls Oracle of Mul Daya and 3 Forest
      And the top of Alice's library is Bala Ged Recovery
      And Alice's graveyard holds Grizzly Bears
      Then Alice can't cast Bala Ged Recovery targeting Grizzly Bears by rule 601.3

    @id:groups-exiled-land-back @rule:712.12 @rule:712.8a
    Scenario: The Omenkeel allows Bala Ged Sanctuary among the cards that it exiled
      Given Alice controls The Omenkeel and Elite Vanguard
      And the top of Bob's library is Bala Ged Recovery
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      Then Bala Ged Recovery is in exile
      When the game advances to Alice's postcombat main phase
      And Alice plays Bala Ged Sanctuary
      Then Alice controls Bala Ged Sanctuary
      And Bob owns Bala Ged Sanctuary

    @id:groups-exiled-either-land @rule:712.12 @rule:712.8a
    Scenario: The Omenkeel allows Needleverge Pathway that it exiled to be played by either face
      Given Alice controls The Omenkeel and Elite Vanguard
      And the top of Bob's library is Needleverge Pathway
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Alice can play Pillarverge Pathway
      When Alice plays Needleverge Pathway
      Then Alice controls Needleverge Pathway

    @id:groups-exiled-front-is-no-land @rule:712.11c
    Scenario: The Omenkeel doesn't allow Bala Ged Recovery to be cast
      Given Alice controls The Omenkeel, Elite Vanguard and 3 Forest
      And the top of Bob's library is Bala Ged Recovery
      And Alice's graveyard holds Grizzly Bears
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Bala Ged Recovery is in exile
      And Alice can't cast Bala Ged Recovery targeting Grizzly Bears by rule 601.3
