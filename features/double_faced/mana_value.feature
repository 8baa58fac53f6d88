@ruling:mdfc-mana-value-by-face @rule:202.3
Feature: The mana value of a double-faced card
  Mana value is the amount of mana in a mana cost.  A modal double-faced card has two mana costs, and as a spell or a permanent it
  uses the one of the face that is up.  Anywhere else it is its front.  Cosima costs {2}{U}, and The Omenkeel {1}{U}.

  Rule: A modal spell has the mana value of the face that was cast

    @id:mana-value-spell-back @rule:712.8f
    Scenario: Spell Snare counters The Omenkeel, whose mana value is 2
      Given Alice's hand holds Cosima, God of the Voyage
      And Alice controls 2 Island
      And Bob's hand holds Spell Snare
      And Bob controls Island
      When Alice casts The Omenkeel
      Then The Omenkeel's mana value is 2
      When Alice passes priority
      And Bob casts Spell Snare targeting The Omenkeel
      And Spell Snare resolves
      Then Cosima is in Alice's graveyard

    @id:mana-value-spell-front @rule:712.8f @rule:115.1
    Scenario: Spell Snare can't target Cosima, whose mana value is 3
      Given Alice's hand holds Cosima, God of the Voyage
      And Alice controls 3 Island
      And Bob's hand holds Spell Snare
      And Bob controls Island
      When Alice casts Cosima
      And Alice passes priority
      Then Cosima's mana value is 3
      And Bob can't cast Spell Snare targeting Cosima

  Rule: A modal permanent has the mana value of the face that is up

    @id:mana-value-permanent-back @rule:712.8f
    Scenario: Fatal Push destroys The Omenkeel once it is a creature, for its mana value is 2
      Given Alice controls The Omenkeel and Elite Vanguard
      And Bob's hand holds Fatal Push
      And Bob controls Swamp
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      And Alice passes priority
      And Bob casts Fatal Push targeting The Omenkeel
      And Fatal Push resolves
      Then The Omenkeel is in Alice's graveyard

    @id:mana-value-permanent-front @rule:712.8d
    Scenario: Fatal Push may target Cosima, but doesn't destroy it, for its mana value is 3
      Given Alice controls Cosima, God of the Voyage
      And Bob's hand holds Fatal Push
      And Bob controls Swamp
      When Alice passes priority
      And Bob casts Fatal Push targeting Cosima
      And Fatal Push resolves
      Then Cosima is on the battlefield

    @id:mana-value-permanent-land-back @rule:202.3a
    Scenario: A land face without a mana cost has mana value 0 on the battlefield
      Given Alice controls Bala Ged Sanctuary
      Then Bala Ged Sanctuary's mana value is 0

  Rule: Anywhere else a modal card has the mana value of its front

    @id:mana-value-in-a-graveyard @rule:712.8a
    Scenario: In a graveyard, the card of The Omenkeel has mana value 3
      Reanimate costs life equal to the mana value of the card.  It returns with its front face up.

      Given Alice controls The Omenkeel and Swamp
      And Alice's hand holds Naturalize and Reanimate
      And Alice's mana pool is {G}{G}
      When Alice casts Naturalize targeting The Omenkeel
      And Naturalize resolves
      Then Cosima's mana value is 3
      When Alice casts Reanimate targeting Cosima
      And Reanimate resolves
      Then Cosima's name is Cosima, God of the Voyage
      And Alice has 17 life

    @id:mana-value-in-a-library @rule:712.8a
    Scenario: In a library, the card of Bala Ged Sanctuary has mana value 3
      Given the top of Alice's library is Bala Ged Recovery
      Then the top card of Alice's library's mana value is 3

    @id:mana-value-revealed-from-a-library @rule:712.8a
    Scenario: Dark Confidant costs its controller as much life as the front of the card says
      Tibalt, the back of Valki, would cost seven.

      Given Alice controls Dark Confidant
      And the top of Alice's library is Valki, God of Lies
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then Valki is in Alice's hand
      And Alice has 18 life

  Rule: A nonmodal card takes the mana value of its back from the cost of its front

    @id:mana-value-nonmodal-back @rule:202.3b @rule:712.8e
    Scenario: Awoken Horror, the back of Thing in the Ice, has mana value 2
      It has no mana cost of its own, and yet not mana value 0.

      Given Alice controls Awoken Horror
      Then Awoken Horror's mana value is 2

    @id:mana-value-copy-of-nonmodal-back @rule:202.3b @rule:707.2
    Scenario: A Clone of Awoken Horror has mana value 0
      Clone copies the back face and its lack of a mana cost.  The front isn't copied, so there is no cost to use instead.

      Given Bob controls Awoken Horror
      And Alice's hand holds Clone
      And Alice controls 4 Island
      When Alice casts Clone
      And Clone resolves
      And Alice chooses Awoken Horror
      Then Clone's name is Awoken Horror
      And Clone's mana value is 0
      And Bob's Awoken Horror's mana value is 2

    @id:mana-value-back-as-a-copy @rule:707.2
    Scenario: A back face that is a copy of Grizzly Bears has their mana value, as every other copy
      The front of Insectile Aberration costs {U}, and Augusta, a modal back, {2}{W}.

      Given Alice controls Insectile Aberration and Augusta, Dean of Order
      And Bob controls Grizzly Bears
      And Alice's hand holds Mirrorweave
      And Alice's mana pool is {W}{W}{C}{C}
      When Alice casts Mirrorweave targeting Grizzly Bears
      And the stack resolves
      Then Insectile Aberration is 2/2
      And Insectile Aberration's mana value is 2
      And Augusta, Dean of Order's mana value is 2

    @id:mana-value-modal-transformed @edition:>=2025-09-19 @rule:712.8f @rule:701.27a
    Scenario: A modal card that transformed still has the mana value of the face that is up
      Peter Parker costs {1}{W}, and Amazing Spider-Man {1}{G}{W}{U}.

      Given Alice controls Peter Parker
      And Alice's mana pool is {C}{G}{W}{U}
      When Alice activates Peter Parker
      And the stack resolves
      Then Peter Parker's name is Amazing Spider-Man
      And Peter Parker's mana value is 4
