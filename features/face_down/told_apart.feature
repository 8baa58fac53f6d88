@ruling:facedown-must-stay-distinguishable @rule:708.6
Feature: Telling face-down objects apart
  Nobody but its controller knows what a face-down object is, but everybody may know which one it is: the one that was manifested
  first, the one that was cast face down, the one that attacked.  A player may not mix them up, and neither may a program that shows
  them.

  Rule: All players see in which order face-down permanents came, and what made them face down

    @id:told-apart-order-and-cause @rule:701.40a @rule:702.37c
    Scenario: Bob knows which of three face-down creatures was cast, and which was manifested earlier
      Given Alice controls a manifested Forest, 3 Wastes and 2 Plains
      And the top of Alice's library is Grizzly Bears
      And Alice's hand holds Branchsnap Lorian and Soul Summons
      When Alice casts Branchsnap Lorian face down
      And the stack resolves
      And Alice casts Soul Summons
      And the stack resolves
      Then Alice's battlefield holds 3 Wastes, 2 Plains, a manifested Forest, a morphed Branchsnap Lorian and a manifested Grizzly Bears
      And Bob tells Forest, Branchsnap Lorian and Grizzly Bears apart
      And Bob doesn't see Forest
      And Bob doesn't see Branchsnap Lorian
      And Bob doesn't see Grizzly Bears

    @id:told-apart-of-one-kind @rule:701.40e
    Scenario: Two cards that one effect manifested are in the order in which they entered
      Given the top of Alice's library is Forest, Lightning Bolt, Grizzly Bears and Island
      And Alice's hand holds They Came from the Pipes
      And Alice controls 5 Island
      When Alice casts They Came from the Pipes
      And They Came from the Pipes resolves
      And They Came from the Pipes's ability resolves
      And Alice chooses Forest
      And Alice chooses Grizzly Bears
      Then Alice tells Forest and Grizzly Bears apart
      And Bob tells Forest and Grizzly Bears apart

    @id:told-apart-turned-down @rule:708.2a
    Scenario: Creatures that Ixidron has turned face down can be told from those that were face down before
      Bob saw Elite Vanguard and Grizzly Bears before they were turned, and still knows which is which.

      Given Alice controls a manifested Forest, Elite Vanguard, Grizzly Bears and 5 Island
      And Alice's hand holds Ixidron
      When Alice casts Ixidron
      And Ixidron resolves
      Then Elite Vanguard is face down
      And Forest is face down
      And Bob tells Forest, Elite Vanguard and Grizzly Bears apart

  Rule: Nothing that happens to them later blurs this

    Background:
      Given Alice controls a manifested Forest, a morphed Branchsnap Lorian and a manifested Grizzly Bears

    @id:told-apart-after-attack @rule:508.1
    Scenario: The one that attacked remains known
      When Alice attacks with Branchsnap Lorian
      Then Branchsnap Lorian is tapped
      And Forest is untapped
      And Bob tells Forest, Branchsnap Lorian and Grizzly Bears apart
      When the game advances to Bob's upkeep
      Then Bob tells Forest, Branchsnap Lorian and Grizzly Bears apart

    @id:told-apart-after-change-of-control @rule:110.2
    Scenario: The one that Bob takes over is known to Alice, who may no longer look at it, as the one that she cast
      Given Bob's hand holds Control Magic
      And Bob controls 4 Island
      And it is Bob's precombat main phase
      When Bob casts Control Magic targeting Branchsnap Lorian
      And Control Magic resolves
      Then Bob's battlefield holds 4 Island, Control Magic and a morphed Branchsnap Lorian
      And Alice's battlefield holds a manifested Forest and a manifested Grizzly Bears
      And Alice tells Forest, Branchsnap Lorian and Grizzly Bears apart
      And Bob tells Forest, Branchsnap Lorian and Grizzly Bears apart
      And Bob doesn't see Forest
      And Bob doesn't see Grizzly Bears

    @id:told-apart-after-one-leaves @rule:708.9
    Scenario: When one has left, the others are still the first and the third
      Given Bob's hand holds Unsummon
      And Bob controls Island
      When Alice passes priority
      And Bob casts Unsummon targeting Branchsnap Lorian
      And Unsummon resolves
      Then Branchsnap Lorian is in Alice's hand
      And Bob tells Forest and Grizzly Bears apart
      And Bob doesn't see Forest
      And Bob doesn't see Grizzly Bears

  Rule: Face-down spells on the stack are told apart in the same way

    With Vedalken Orrery, Alice may cast a second creature spell while the first is on the stack.

    @id:told-apart-spells @rule:708.4 @rule:702.37c @rule:702.168b
    Scenario: Of two face-down spells, Bob knows which was cast first and which was cast with disguise
      The one with disguise has ward {2}.

      Given Alice controls Vedalken Orrery and 6 Wastes
      And Alice's hand holds Exalted Angel and Nervous Gardener
      When Alice casts Exalted Angel face down
      And Alice casts Nervous Gardener face down
      Then Bob tells Exalted Angel and Nervous Gardener apart
      And Bob doesn't see Exalted Angel
      And Bob doesn't see Nervous Gardener
      And Exalted Angel has no keyword abilities
      When the stack resolves
      Then Alice's battlefield holds Vedalken Orrery, 6 Wastes, a morphed Exalted Angel and a disguised Nervous Gardener
      And Bob tells Nervous Gardener and Exalted Angel apart
