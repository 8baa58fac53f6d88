Feature: Prized Amalgam
  Whenever a creature enters, if it entered from its owner's graveyard or that player cast it from there, that player's Prized Amalgam
  returns from the graveyard to the battlefield tapped at the beginning of the next end step.

  The ability works in the graveyard alone, and means the very card that was there when the creature entered.

  @ruling:prized-amalgam-in-the-graveyard-then @rule:113.6m
  Rule: It has to be in the graveyard when the creature enters

    @id:prized-amalgam-returns @rule:603.7
    Scenario: A creature is put onto the battlefield from the graveyard, and Prized Amalgam follows in the end step
      Given Alice's graveyard holds Grizzly Bears and Prized Amalgam
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting Grizzly Bears
      And the stack resolves
      Then Prized Amalgam triggered once
      And Prized Amalgam is in Alice's graveyard
      When the game advances to Alice's end step
      And the stack resolves
      Then Prized Amalgam is on the battlefield
      And Prized Amalgam is tapped

    @id:prized-amalgam-died-later @rule:603.10
    Scenario: One that is on the battlefield then, and dies later in the turn, stays in the graveyard
      Given Alice controls Prized Amalgam
      And Alice's graveyard holds Grizzly Bears
      And Alice's hand holds Reanimate and Lightning Bolt
      And Alice's mana pool is {B}{R}
      When Alice casts Reanimate targeting Grizzly Bears
      And the stack resolves
      Then Prized Amalgam didn't trigger
      When Alice casts Lightning Bolt targeting Prized Amalgam
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Prized Amalgam is in Alice's graveyard

    @id:prized-amalgam-enters-itself
    Scenario: The one that enters doesn't trigger, the one that is left in the graveyard does
      Given Alice's graveyard holds:
        | card           | alias |
        | Prized Amalgam | One   |
        | Prized Amalgam | Other |
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting One
      And the stack resolves
      Then One didn't trigger
      And Other triggered once

    @id:prized-amalgam-another-object @rule:400.7 @rule:603.7c
    Scenario: One that has left the graveyard and come back is another object, which doesn't return
      Given Alice's graveyard holds Grizzly Bears and Prized Amalgam
      And Alice's hand holds 2 Reanimate and Lightning Bolt
      And Alice's mana pool is {B}{B}{R}
      When Alice casts the first Reanimate targeting Grizzly Bears
      And the stack resolves
      And Alice casts the second Reanimate targeting Prized Amalgam
      And the stack resolves
      And Alice casts Lightning Bolt targeting Prized Amalgam
      And the stack resolves
      And the game advances to Alice's end step
      And the stack resolves
      Then Prized Amalgam is in Alice's graveyard

  @ruling:prized-amalgam-in-the-graveyard-then @rule:603.4
  Rule: How the creature came is what counts, not what becomes of it

    @id:prized-amalgam-creature-gone @rule:608.2h
    Scenario: A creature that is gone when the ability resolves entered from the graveyard all the same
      Given Alice's graveyard holds Elite Vanguard and Prized Amalgam
      And Alice's hand holds Reanimate and Lightning Bolt
      And Alice's mana pool is {B}{R}
      When Alice casts Reanimate targeting Elite Vanguard
      And Reanimate resolves
      And Alice casts Lightning Bolt targeting Elite Vanguard
      And the stack resolves
      And the game advances to Alice's end step
      And the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Prized Amalgam is on the battlefield

    @id:prized-amalgam-cast-from-the-graveyard @rule:601.3 @rule:113.6f
    Scenario: A creature that was cast from the graveyard comes from the stack, and counts
      Gravecrawler may be cast from the graveyard while its owner controls a Zombie.

      Given Alice controls Walking Corpse and Swamp
      And Alice's graveyard holds Gravecrawler and Prized Amalgam
      When Alice casts Gravecrawler
      And the stack resolves
      Then Gravecrawler is on the battlefield
      And Prized Amalgam triggered once

    @id:prized-amalgam-cast-from-hand
    Scenario: A creature that was cast from hand doesn't count
      Given Alice controls Swamp
      And Alice's hand holds Gravecrawler
      And Alice's graveyard holds Prized Amalgam
      When Alice casts Gravecrawler
      And the stack resolves
      Then Prized Amalgam didn't trigger

    @id:prized-amalgam-land-played
    Scenario: A land creature that is played from the graveyard entered from there
      Given Alice controls Crucible of Worlds
      And Alice's graveyard holds Dryad Arbor and Prized Amalgam
      When Alice plays Dryad Arbor
      Then Prized Amalgam triggered once

    @id:prized-amalgam-under-another-control @rule:400.3
    Scenario: Under whose control the creature entered makes no difference, but whose graveyard it was does
      Given Alice's graveyard holds Grizzly Bears and Prized Amalgam
      And Bob's graveyard holds Elite Vanguard and Prized Amalgam
      And it is Bob's precombat main phase
      And Bob's hand holds Reanimate
      And Bob's mana pool is {B}
      When Bob casts Reanimate targeting Grizzly Bears
      And the stack resolves
      Then Bob controls Grizzly Bears
      And Alice's Prized Amalgam triggered once
      And Bob's Prized Amalgam didn't trigger
