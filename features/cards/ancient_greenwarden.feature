Feature: Ancient Greenwarden
  Its controller may play lands from their graveyard.  If a land entering makes a triggered ability of a permanent that they control
  trigger, that ability triggers an additional time.

  Playing a land is one event, and the land's entering another (305.1, 603.6a).  Only what triggers on the second triggers again.

  @ruling:ancient-greenwarden-plays-a-land-once @rule:603.2d
  Rule: What triggers on a land being played triggers once

    @id:ancient-greenwarden-played-and-entered @rule:603.6a
    Scenario: Radiant Fountain triggers twice by entering, Horn of Greed once by its being played
      Given Alice controls Ancient Greenwarden and Horn of Greed
      And Alice's hand holds Radiant Fountain
      When Alice plays Radiant Fountain
      And Alice chooses Radiant Fountain, Radiant Fountain 2 and Horn of Greed
      And the stack resolves
      Then Radiant Fountain triggered twice
      And Horn of Greed triggered once
      And Alice has 24 life
      And Alice drew a card

    @id:ancient-greenwarden-two-of-them
    Scenario: With two of them, abilities trigger three times by the land's entering, and still once by its being played
      Given Alice controls 2 Ancient Greenwarden
      And Alice controls Horn of Greed
      And Alice's hand holds Radiant Fountain
      When Alice plays Radiant Fountain
      And Alice chooses Radiant Fountain, Radiant Fountain 2, Radiant Fountain 3 and Horn of Greed
      And the stack resolves
      Then Radiant Fountain triggered 3 times
      And Horn of Greed triggered once
      And Alice has 26 life
      And Alice drew a card

    @id:ancient-greenwarden-from-the-graveyard @rule:305.2
    Scenario: A land from the graveyard is played, once a turn
      Given Alice controls Ancient Greenwarden and Horn of Greed
      And Alice's graveyard holds Radiant Fountain and Forest
      When Alice plays Radiant Fountain
      And Alice chooses Radiant Fountain, Radiant Fountain 2 and Horn of Greed
      And the stack resolves
      Then Radiant Fountain triggered twice
      And Horn of Greed triggered once
      And Alice can't play Forest by rule 305.2

    @id:ancient-greenwarden-put @rule:305.4
    Scenario: A land that is put onto the battlefield enters, and isn't played
      Given Alice controls Ancient Greenwarden, Horn of Greed and Forest
      And Alice's hand holds Arboreal Grazer and Radiant Fountain
      When Alice casts Arboreal Grazer
      And the stack resolves
      And Alice accepts
      Then Radiant Fountain triggered twice
      And Horn of Greed didn't trigger
      And Alice has 24 life

    @id:ancient-greenwarden-land-of-an-opponent
    Scenario: The land may be anybody's; the permanent whose ability triggers again must be one's own
      Dryad Arbor is a land and a creature.

      Given it is Bob's precombat main phase
      And Alice controls Ancient Greenwarden and Soul Warden
      And Bob controls Soul Warden
      And Bob's hand holds Dryad Arbor
      When Bob plays Dryad Arbor
      And the stack resolves
      Then Alice's Soul Warden triggered twice
      And Bob's Soul Warden triggered once
      And Alice has 22 life
      And Bob has 21 life

    @id:ancient-greenwarden-no-land
    Scenario: A creature that is no land makes nothing trigger again
      Given Alice controls Ancient Greenwarden, Soul Warden and 2 Forest
      And Alice's hand holds Grizzly Bears
      When Alice casts Grizzly Bears
      And the stack resolves
      Then Soul Warden triggered once

    @id:ancient-greenwarden-each-by-itself @rule:603.3
    Scenario: Each time that it triggers, the ability goes on the stack by itself
      Given Alice controls Ancient Greenwarden and Soul Warden
      And Alice's hand holds Dryad Arbor
      When Alice plays Dryad Arbor
      Then the stack holds Soul Warden's ability and Soul Warden's ability
      When the top of the stack resolves
      Then Alice has 21 life
      And the stack holds Soul Warden's ability
