Feature: Flickerwisp
  When Flickerwisp enters, it exiles another target permanent, which returns to the battlefield under its owner's control at the
  beginning of the next end step.

  What comes back then has missed the beginning of that step, which is when "at the beginning of the end step" triggers (603.2b).

  @ruling:flickerwisp-returned-too-late
  Rule: What returns in the end step doesn't trigger at the beginning of that step

    @id:flickerwisp-ball-lightning @rule:603.7 @rule:603.2b @rule:513.1
    Scenario: Ball Lightning returns, and is sacrificed only in the end step of the next turn
      Given Alice controls Ball Lightning
      And Alice's hand holds Flickerwisp
      And Alice's mana pool is {W}{W}{W}
      When Alice casts Flickerwisp
      And the stack resolves
      Then Ball Lightning is in exile
      When the game advances to Alice's end step
      And the stack resolves
      Then Ball Lightning is on the battlefield
      And Ball Lightning didn't trigger
      When the game advances to Bob's end step
      And the stack resolves
      Then Ball Lightning is in Alice's graveyard

    @id:flickerwisp-is-gone @rule:603.7c @rule:603.2b @rule:513.1
    Scenario: Flickerwisp needn't be there any more
      Given Alice controls Ball Lightning
      And Alice's hand holds Flickerwisp and Lightning Bolt
      And Alice's mana pool is {W}{W}{W}{R}
      When Alice casts Flickerwisp
      And the stack resolves
      And Alice casts Lightning Bolt targeting Flickerwisp
      And the stack resolves
      And the game advances to Alice's end step
      And the stack resolves
      Then Ball Lightning is on the battlefield

    @id:flickerwisp-in-the-end-step @rule:603.7a @rule:513.2 @rule:603.2b @rule:513.1
    Scenario: What Flickerwisp exiles during an end step waits for the next one
      With Vedalken Orrery, Flickerwisp can be cast in the end step.

      Given it is Alice's end step
      And Alice controls Vedalken Orrery and Grizzly Bears
      And Alice's hand holds Flickerwisp
      And Alice's mana pool is {W}{W}{W}
      When Alice casts Flickerwisp
      And the stack resolves
      And Alice chooses Grizzly Bears as the target
      And the game advances to Bob's upkeep
      Then Grizzly Bears is in exile
      When the game advances to Bob's end step
      And the stack resolves
      Then Grizzly Bears is on the battlefield

    @id:flickerwisp-exiles-flickerwisp @rule:603.7a @rule:603.2b @rule:513.1 @rule:513.2
    Scenario: A Flickerwisp that returns in the end step exiles something until the end step after that
      Given Alice controls:
        | card        | alias |
        | Flickerwisp | Old   |
      And Bob controls Elite Vanguard
      And Alice's hand holds:
        | card        | alias |
        | Flickerwisp | New   |
      And Alice's mana pool is {W}{W}{W}
      When Alice casts New
      And the stack resolves
      And Alice chooses Old as the target
      And the game advances to Alice's end step
      And the stack resolves
      And Alice chooses Elite Vanguard as the target
      And the game advances to Bob's upkeep
      Then Old is on the battlefield
      And Elite Vanguard is in exile
      When the game advances to Bob's end step
      And the stack resolves
      Then Bob controls Elite Vanguard

    @id:flickerwisp-owner @ruling:enters-under-whose-control @rule:110.2a @rule:603.7
    Scenario: A permanent returns under its owner's control, not that of Flickerwisp's controller
      Given Alice controls:
        | card          | owner |
        | Grizzly Bears | Bob   |
      And Alice's hand holds Flickerwisp
      And Alice's mana pool is {W}{W}{W}
      When Alice casts Flickerwisp
      And the stack resolves
      And the game advances to Alice's end step
      And the stack resolves
      Then Bob controls Grizzly Bears
