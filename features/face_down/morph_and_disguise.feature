Feature: Morph and disguise
  A card with morph or disguise can be cast face down for {3}, as a 2/2 creature.  With priority, its controller may turn it face up by
  paying the cost that its morph or disguise ability has, or rather would have if the permanent were face up.

  Rule: Casting a card face down

    @id:cast-face-down @ruling:cast-face-down @rule:702.37c @rule:708.4
    Scenario: For {3}, Branchsnap Lorian is cast as a 2/2 without a name, and turned up for {G}
      Given Alice's hand holds Branchsnap Lorian
      And Alice controls 3 Wastes and Forest
      When Alice casts Branchsnap Lorian face down
      Then Branchsnap Lorian is on the stack
      And Branchsnap Lorian has no name
      And Branchsnap Lorian is colorless
      When the stack resolves
      Then Branchsnap Lorian is 2/2
      When Alice turns Branchsnap Lorian face up for its morph cost
      Then Branchsnap Lorian is 4/1
      And Branchsnap Lorian has trample
      And Forest is tapped

    @id:cast-land-face-down @ruling:cast-face-down @rule:702.37c @rule:708.4
    Scenario: Zoetic Cavern, a land with morph, is cast face down like any other card with morph
      A land can't be cast, but this is no land until it is turned up.

      Given Alice's hand holds Zoetic Cavern
      And Alice controls 5 Wastes
      When Alice casts Zoetic Cavern face down
      And the stack resolves
      Then Zoetic Cavern is 2/2
      When Alice turns Zoetic Cavern face up for its morph cost
      Then Zoetic Cavern's type line is Land

    @id:cast-land-face-down-as-a-creature-spell @ruling:cast-face-down @rule:708.4 @rule:702.37c
    Scenario: Garruk's Horde allows a face-down Zoetic Cavern from the top of the library, for it is a creature spell
      Given Alice controls Garruk's Horde and 3 Wastes
      And the top of Alice's library is Zoetic Cavern
      Then Alice can't play Zoetic Cavern by rule 305.1
      When Alice casts Zoetic Cavern face down
      And the stack resolves
      Then Zoetic Cavern is face down

    @id:cast-land-face-down-forbidden @ruling:cast-face-down @rule:708.4 @rule:101.2
    Scenario: Aether Storm, which forbids creature spells, forbids a face-down Zoetic Cavern
      Given Bob controls Aether Storm
      And Alice controls 3 Wastes
      And Alice's hand holds Zoetic Cavern
      Then Alice can't cast Zoetic Cavern face down by rule 101.2
      And Alice can play Zoetic Cavern

  @ruling:manifest-also-morph-or-disguise
  Rule: What is manifested may be turned up for its morph or disguise cost too

    @id:manifested-morph-for-mana-cost @rule:701.40c
    Scenario: A manifested Branchsnap Lorian is turned up for its mana cost of {1}{G}{G}
      Given Alice controls a manifested Branchsnap Lorian
      And Alice's mana pool is {C}{G}{G}
      When Alice turns Branchsnap Lorian face up for its mana cost
      Then Branchsnap Lorian is face up
      And Alice's mana pool is empty

    @id:manifested-morph-for-morph-cost @rule:701.40c @rule:702.37e
    Scenario: A manifested Branchsnap Lorian is turned up for its morph cost of {G}
      Given Alice controls a manifested Branchsnap Lorian
      And Alice's mana pool is {C}{G}{G}
      When Alice turns Branchsnap Lorian face up for its morph cost
      Then Branchsnap Lorian is face up
      And Alice's mana pool is {C}{G}

    @id:morphed-not-for-mana-cost @rule:701.40b @rule:702.37e
    Scenario: Cast face down, Branchsnap Lorian can't be turned up for its mana cost
      Given Alice controls a morphed Branchsnap Lorian
      And Alice's mana pool is {C}{G}{G}
      Then Alice can turn Branchsnap Lorian face up for its morph cost
      And Alice can't turn Branchsnap Lorian face up for its mana cost by rule 701.40b

    @id:manifested-land-with-morph @rule:701.40b @rule:701.40c
    Scenario: A manifested Zoetic Cavern, a land, is turned up for its morph cost, but has no mana cost to pay
      Given Alice controls a manifested Zoetic Cavern and 2 Wastes
      Then Alice can't turn Zoetic Cavern face up for its mana cost by rule 701.40b
      When Alice turns Zoetic Cavern face up for its morph cost
      Then Zoetic Cavern is face up
      And Zoetic Cavern's type line is Land

    @id:manifested-disguise-for-mana-cost @rule:701.40d
    Scenario: A manifested Nervous Gardener is turned up for its mana cost of {1}{G}
      Given Alice controls a manifested Nervous Gardener
      And Alice's mana pool is {C}{G}
      When Alice turns Nervous Gardener face up for its mana cost
      Then Nervous Gardener is face up
      And Alice's mana pool is empty

    @id:manifested-disguise-for-disguise-cost @rule:701.40d @rule:702.168d
    Scenario: A manifested Nervous Gardener is turned up for its disguise cost of {G}
      Given Alice controls a manifested Nervous Gardener
      And Alice's mana pool is {C}{G}
      When Alice turns Nervous Gardener face up for its disguise cost
      Then Nervous Gardener is face up
      And Alice's mana pool is {C}

    @id:manifested-disguise-no-ward @rule:701.40a @rule:702.168b
    Scenario: A manifested Nervous Gardener has no ward; one that was cast face down has
      Given Alice controls:
        | card            | alias     | face down |
        | Nervous Gardener | Manifested | manifest  |
        | Nervous Gardener | Disguised  | disguise  |
      Then Manifested has no keyword abilities
      And Disguised has ward {2}

    @id:disguise-ward-against-opponents-only @ruling:ward-of-face-down-creatures @rule:702.21a @rule:702.168b
    Scenario: Its ward doesn't trigger on a spell of its own controller
      Given Alice controls a disguised Nervous Gardener and Plains
      And Alice's hand holds Swords to Plowshares
      When Alice casts Swords to Plowshares targeting Nervous Gardener
      Then Nervous Gardener didn't trigger
      When the stack resolves
      Then Nervous Gardener is in exile

  @ruling:morph-lost-with-abilities
  Rule: A face-down creature that has lost its abilities can't be turned up by morph or disguise

    Face up it would have lost its abilities as well, and with them the cost that would have to be paid.

    @id:morph-lost-until-end-of-turn @rule:702.37e @rule:708.8
    Scenario: After Turn to Frog, Branchsnap Lorian can't be turned up that turn
      Given Alice controls a morphed Branchsnap Lorian and Forest
      And Bob's hand holds Turn to Frog
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Branchsnap Lorian
      And Turn to Frog resolves
      Then Alice can't turn Branchsnap Lorian face up by rule 702.37e
      And Branchsnap Lorian is face down

    @id:morph-back-next-turn @rule:702.37e @rule:514.2
    Scenario: Once Turn to Frog has worn off, Branchsnap Lorian can be turned up
      Given Alice controls a morphed Branchsnap Lorian and Forest
      And Bob's hand holds Turn to Frog
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Branchsnap Lorian
      And Turn to Frog resolves
      And the game advances to Alice's upkeep
      Then Alice can turn Branchsnap Lorian face up for its morph cost

    @id:morph-in-response @rule:116.2b @rule:702.37e
    Scenario: In response to Turn to Frog, Branchsnap Lorian can still be turned up
      It then is a 1/1 Frog without trample.

      Given Alice controls a morphed Branchsnap Lorian and Forest
      And Bob's hand holds Turn to Frog
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Branchsnap Lorian
      And Bob passes priority
      And Alice turns Branchsnap Lorian face up
      Then Branchsnap Lorian is 4/1
      When Turn to Frog resolves
      Then Branchsnap Lorian is 1/1
      And Branchsnap Lorian has no keyword abilities
      And Branchsnap Lorian is face up

    @id:morph-under-humility @rule:702.37e @rule:613.1f
    Scenario: Under Humility, Branchsnap Lorian can't be turned up by morph
      Given Alice controls a morphed Branchsnap Lorian and Forest
      And Bob controls Humility
      Then Alice can't turn Branchsnap Lorian face up by rule 702.37e

    @id:disguise-lost @rule:702.168d
    Scenario: After Turn to Frog, Nervous Gardener can't be turned up by disguise
      Bob pays for the ward that disguise gives it.

      Given Alice controls a disguised Nervous Gardener and Forest
      And Bob's hand holds Turn to Frog
      And Bob controls 4 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Nervous Gardener
      And the top of the stack resolves
      And Bob accepts
      And Turn to Frog resolves
      Then Nervous Gardener is a Frog
      And Alice can't turn Nervous Gardener face up by rule 702.168d

    @id:land-with-morph-under-humility @rule:702.37e @rule:613.1f
    Scenario: Humility doesn't keep Zoetic Cavern from being turned up, for face up it is no creature and keeps its morph
      Given Alice controls a morphed Zoetic Cavern and 2 Wastes
      And Bob controls Humility
      Then Zoetic Cavern is 1/1
      When Alice turns Zoetic Cavern face up for its morph cost
      Then Zoetic Cavern is face up
      And Zoetic Cavern isn't a creature

    @id:land-with-morph-after-turn-to-frog @rule:702.37e @rule:611.2c
    Scenario: Turn to Frog does, for it stays on the permanent whatever that becomes
      Given Alice controls a morphed Zoetic Cavern and 2 Wastes
      And Bob's hand holds Turn to Frog
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Turn to Frog targeting Zoetic Cavern
      And Turn to Frog resolves
      Then Alice can't turn Zoetic Cavern face up by rule 702.37e

  @ruling:morph-lost-with-abilities
  Rule: An Aura may take the morph ability away, for as long as it stays

    Kasmina's Transmutation makes the enchanted creature lose all abilities, and 1/1.

    @id:megamorph-lost-under-aura @rule:702.37b @rule:702.37e @rule:613.1f
    Scenario: Face-down Aerie Bowmasters can't be turned up for their megamorph cost until the Aura is gone
      Given Alice controls a morphed Aerie Bowmasters and 8 Forest
      And Bob controls Kasmina's Transmutation attached to Aerie Bowmasters
      And Alice's hand holds Naturalize
      Then Alice can't turn Aerie Bowmasters face up by rule 702.37e
      When Alice casts Naturalize targeting Kasmina's Transmutation
      And Naturalize resolves
      And Alice turns Aerie Bowmasters face up for its morph cost
      Then Aerie Bowmasters is 4/5
      And Aerie Bowmasters has 1 +1/+1 counter

  @ruling:manifest-also-morph-or-disguise
  Rule: A cloaked card may be turned up for either cost too, and it shows which was paid

    Megamorph adds a +1/+1 counter if its cost was paid.

    @id:cloaked-megamorph-for-mana-cost @rule:701.58b @rule:702.37b
    Scenario: Turned up for their mana cost of {2}{G}{G}, cloaked Aerie Bowmasters get no counter
      Given Alice controls a cloaked Aerie Bowmasters and 4 Forest
      When Alice turns Aerie Bowmasters face up for its mana cost
      Then Aerie Bowmasters is 3/4
      And Aerie Bowmasters has no counters

    @id:cloaked-megamorph-for-megamorph-cost @rule:701.58c @rule:702.37b
    Scenario: Turned up for their megamorph cost of {5}{G}, they get one
      Given Alice controls a cloaked Aerie Bowmasters and 6 Forest
      When Alice turns Aerie Bowmasters face up for its morph cost
      Then Aerie Bowmasters is 4/5
      And Aerie Bowmasters has 1 +1/+1 counter
      And Aerie Bowmasters doesn't have ward
