Feature: Playing lands from elsewhere than the hand
  Some effects let a player play a land from a graveyard, a library or exile.  That is still playing a land: it is done at the same
  times, and it uses up the same number of lands a turn.

  @ruling:omenkeel-no-extra-land-or-timing
  Rule: A permission to play lands from a place gives no more lands, and no other time

    @id:crucible-one-land-a-turn @rule:305.2
    Scenario: With Crucible of Worlds, a land from the graveyard is the land of the turn
      Given Alice controls Crucible of Worlds
      And Alice's graveyard holds Forest and Swamp
      And Alice's hand holds Island
      When Alice plays Forest
      Then Alice controls Forest
      And Alice can't play Swamp by rule 305.2
      And Alice can't play Island by rule 305.2

    @id:crucible-not-on-another-turn @rule:305.3
    Scenario: With Crucible of Worlds, no land can be played on Bob's turn
      Given it is Bob's precombat main phase
      And Alice controls Crucible of Worlds
      And Alice's graveyard holds Forest
      When Bob passes priority
      Then Alice can't play Forest by rule 305.3

    @id:crucible-for-its-controller-alone @rule:601.3
    Scenario: Alice's Crucible of Worlds lets Bob play nothing
      Given it is Bob's precombat main phase
      And Alice controls Crucible of Worlds
      And Bob's graveyard holds Forest
      Then Bob can't play Forest

    @id:crucible-and-oracle @rule:305.2a
    Scenario: Two effects that are about different things: one gives the place, the other the number
      Given Alice controls Crucible of Worlds and Oracle of Mul Daya
      And Alice's graveyard holds Forest, Swamp and Plains
      When Alice plays Forest
      And Alice plays Swamp
      Then Alice controls Forest and Swamp
      And Alice can't play Plains by rule 305.2

    @id:oracle-only-the-top-card @rule:305.1
    Scenario: Oracle of Mul Daya gives the top card of the library alone
      Given Alice controls Oracle of Mul Daya
      And Alice's graveyard holds Plains
      And the top of Alice's library is Forest and Swamp
      Then Alice can play Forest
      And Alice can't play Swamp by rule 305.1
      And Alice can't play Plains by rule 305.1

    @id:oracle-empty-library @rule:305.1
    Scenario: With an empty library Oracle of Mul Daya gives nothing
      Given Alice controls Oracle of Mul Daya
      And Alice's graveyard holds Plains
      And Alice's library is empty
      Then Alice can't play Plains by rule 305.1

  @ruling:omenkeel-land-permission-persists
  Rule: A permission that was given for certain cards doesn't depend on its source

    Tibalt gives an emblem as it enters, with which its controller may play the cards exiled with Tibalt.

    @id:tibalt-is-gone @ruling:emblem-outlasts-its-source @rule:114.2 @rule:607.2a
    Scenario: With Tibalt gone, the cards that it exiled can still be played
      Given Alice's hand holds Valki, God of Lies
      And Alice controls 7 Swamp
      And Alice's mana pool is {R}
      And the top of Alice's library is Forest
      And the top of Bob's library is Plains
      And Bob controls Garruk's Horde
      When Alice casts Tibalt, Cosmic Impostor
      And Tibalt resolves
      And Alice activates Tibalt's first ability
      And the stack resolves
      And Bob attacks Tibalt with Garruk's Horde
      And the game advances to Bob's combat damage step
      Then Valki is in Alice's graveyard
      When the game advances to Alice's precombat main phase
      Then Alice can play Plains
      And Alice can play Forest
      When Alice plays Plains
      Then Alice controls Plains
      And Bob owns Plains
