Feature: Vengeful Pharaoh
  Whenever combat damage is dealt to Vengeful Pharaoh's owner or a planeswalker that they control, if Vengeful Pharaoh is in their
  graveyard, destroy target attacking creature, then put Vengeful Pharaoh on top of its owner's library.

  The damage that several creatures deal to one player at the same time is one occasion; damage to a planeswalker is another (603.2c).

  @ruling:vengeful-pharaoh-player-and-planeswalker
  Rule: Once for the player and once for each planeswalker that is dealt combat damage

    @id:vengeful-pharaoh-two-attackers @rule:603.2c @rule:510.2
    Scenario: Two creatures deal damage to Alice: it triggers once
      Given Alice's graveyard holds Vengeful Pharaoh
      And Bob controls Grizzly Bears and Elite Vanguard
      And it is Bob's precombat main phase
      When Bob attacks with Grizzly Bears and Elite Vanguard
      And the game advances to Bob's combat damage step
      And Alice chooses Grizzly Bears as the target
      And the stack resolves
      Then Vengeful Pharaoh triggered once
      And Alice has 16 life
      And Grizzly Bears is in Bob's graveyard
      And Elite Vanguard is on the battlefield
      And Vengeful Pharaoh is on top of Alice's library

    @id:vengeful-pharaoh-player-and-planeswalker @rule:603.4 @rule:603.2c @rule:510.2
    Scenario: Damage to Alice and to her planeswalker: it triggers twice, and the second time it does nothing
      Given Alice's graveyard holds Vengeful Pharaoh
      And Alice controls Jace, Telepath Unbound
      And Bob controls Grizzly Bears and Elite Vanguard
      And it is Bob's precombat main phase
      When Bob attacks Alice with Grizzly Bears and Jace with Elite Vanguard
      And the game advances to Bob's combat damage step
      And Alice chooses Grizzly Bears as the target
      And Alice chooses Elite Vanguard as the target
      Then the stack holds Vengeful Pharaoh's ability and Vengeful Pharaoh's ability
      When the top of the stack resolves
      Then Vengeful Pharaoh is on top of Alice's library
      When the stack resolves
      Then Elite Vanguard is in Bob's graveyard
      And Grizzly Bears is on the battlefield

    @id:vengeful-pharaoh-back-in-the-graveyard @rule:400.7 @rule:603.2c @rule:510.2
    Scenario: Put back into the graveyard in between, it is another Vengeful Pharaoh
      Given Alice's graveyard holds Vengeful Pharaoh
      And Alice controls Jace, Telepath Unbound
      And Alice's hand holds Thought Scour
      And Alice controls Island
      And Bob controls Grizzly Bears and Elite Vanguard
      And it is Bob's precombat main phase
      When Bob attacks Alice with Grizzly Bears and Jace with Elite Vanguard
      And the game advances to Bob's combat damage step
      And Alice chooses Grizzly Bears as the target
      And Alice chooses Elite Vanguard as the target
      And the top of the stack resolves
      And Bob passes priority
      And Alice casts Thought Scour targeting Alice
      And Thought Scour resolves
      Then Vengeful Pharaoh is in Alice's graveyard
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Vengeful Pharaoh is in Alice's graveyard

    @id:vengeful-pharaoh-dies-in-that-combat @rule:704.3 @rule:510.2
    Scenario: One that dies in the same combat was on the battlefield when the damage was dealt
      Given Alice controls Vengeful Pharaoh
      And Bob controls Verdeloth the Ancient and Elite Vanguard
      And it is Bob's precombat main phase
      When Bob attacks with Verdeloth the Ancient and Elite Vanguard
      And Alice blocks Verdeloth the Ancient with Vengeful Pharaoh
      And the game advances to Bob's combat damage step
      Then Alice has 18 life
      And Vengeful Pharaoh is in Alice's graveyard
      And Vengeful Pharaoh didn't trigger

    @id:vengeful-pharaoh-other-damage
    Scenario: Damage outside combat is nothing to it
      Given Alice's graveyard holds Vengeful Pharaoh
      And Bob's hand holds Lightning Bolt
      And Bob controls Mountain and Grizzly Bears
      And it is Bob's precombat main phase
      When Bob casts Lightning Bolt targeting Alice
      And the stack resolves
      Then Vengeful Pharaoh didn't trigger
