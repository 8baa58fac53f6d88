Feature: The Omenkeel
  Whenever a Vehicle deals combat damage to a player, The Omenkeel makes that player exile as many cards from the top of the
  library.  The lands among them may be played by the player who controlled the ability, for as long as they remain exiled.

  @ruling:omenkeel-land-permission-persists
  Rule: The exiled lands stay playable for the player who controlled the ability, whatever becomes of The Omenkeel

    Background:
      Given Alice controls The Omenkeel, Elite Vanguard and 2 Forest
      And the top of Bob's library is Swamp, Grizzly Bears and Dryad Arbor

    @id:omenkeel-land-after-destruction @rule:611.2b @rule:113.7a
    Scenario: With The Omenkeel destroyed, Alice may still play Bob's land on her next turn
      She controls it; it still belongs to Bob.

      Given Bob's hand holds Naturalize
      And Bob controls 2 Llanowar Elves
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      And Alice passes priority
      And Bob casts Naturalize targeting The Omenkeel
      And Naturalize resolves
      And the game advances to Alice's precombat main phase
      And Alice plays Swamp
      Then Alice controls Swamp
      And Bob owns Swamp

    @id:omenkeel-exiled-spells-give-nothing @rule:601.3
    Scenario: The exiled cards that aren't lands can't be cast
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears is in exile
      And Alice can't cast Grizzly Bears by rule 601.3
      And Alice can play Swamp

    @id:omenkeel-land-after-change-of-control @rule:109.5 @rule:611.2a
    Scenario: Bob takes The Omenkeel over, but not the permission
      He owns the land and controls The Omenkeel now, and still it is Alice who may play the land.

      Given Bob's hand holds Confiscate
      And Bob controls 6 Island
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob casts Confiscate targeting The Omenkeel
      And the stack resolves
      Then Bob controls The Omenkeel
      And Bob can't play Swamp by rule 305.1
      When the game advances to Alice's precombat main phase
      Then Alice can play Swamp

    @id:omenkeel-land-that-left-exile @rule:611.2b @rule:400.7
    Scenario: A land that left exile and is exiled again can't be played any more
      Dryad Arbor is a creature too, so Swords to Plowshares can exile it.  It comes back to exile as a new object.

      Given Bob's hand holds Swords to Plowshares
      And Bob controls Plains
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      And Alice plays Dryad Arbor
      And Alice passes priority
      And Bob casts Swords to Plowshares targeting Dryad Arbor
      And Swords to Plowshares resolves
      And the game advances to Alice's precombat main phase
      Then Dryad Arbor is in exile
      And Alice can't play Dryad Arbor by rule 305.1
      And Alice can play Swamp

  @ruling:omenkeel-no-extra-land-or-timing
  Rule: The Omenkeel allows another place to play a land from, and neither another time nor another land

    Background:
      Given Alice controls The Omenkeel and Elite Vanguard
      And the top of Bob's library is Forest, Swamp and Plains

    @id:omenkeel-one-land-a-turn @rule:305.2
    Scenario: A land from exile is the one land of the turn
      Given Alice's hand holds Island
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      And Alice plays Forest
      Then Alice controls Forest
      And Alice can't play Swamp by rule 305.2
      And Alice can't play Island by rule 305.2

    @id:omenkeel-land-of-the-turn-was-played @rule:305.2b
    Scenario: Whoever has played a land this turn can't play one from exile
      Given Alice has played a land this turn
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Alice can't play Forest by rule 305.2

    @id:omenkeel-not-on-another-turn @rule:305.3
    Scenario: On Bob's turn, Alice can't play the land
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob passes priority
      Then Alice can't play Forest by rule 305.3

    @id:omenkeel-not-with-a-spell-on-the-stack @rule:116.2a @rule:305.1
    Scenario: With a spell on the stack, Alice can't play the land
      Given Alice's hand holds Lightning Bolt
      And Alice controls Mountain
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      And Alice casts Lightning Bolt targeting Bob
      Then Alice can't play Forest by rule 116.2a
      When Lightning Bolt resolves
      Then Alice can play Forest

    @id:omenkeel-not-in-combat @rule:116.2a @rule:305.1
    Scenario: In the combat in which the land was exiled, Alice can't play it yet
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      Then it is Alice's combat damage step
      And Forest is in exile
      And Alice can't play Forest by rule 116.2a

    @id:omenkeel-with-an-additional-land @rule:305.2a
    Scenario: With an effect that allows one more land, two can be played, and no third
      Given Alice controls Oracle of Mul Daya
      And Alice's hand holds Island
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice attacks with The Omenkeel
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      And Alice plays Forest
      And Alice plays Swamp
      Then Alice controls Forest and Swamp
      And Alice can't play Plains by rule 305.2
      And Alice can't play Island by rule 305.2
