@ruling:mdfc-cannot-transform
Feature: Transforming a modal double-faced card
  To transform a permanent is to turn it over.  Double-faced cards were once of two separate kinds: those that transform, and the
  modal ones, whose face is chosen as they are cast or played and then stays.  Since the rules of September 2025 a modal card
  transforms as well, if something tells it to.  Some modal cards even have abilities of their own that say so.

  Rule: Up to the rules of July 2025, no modal card transforms

    @id:modal-transform-humans-before @edition:<2025-09-19 @rule:712.9 @rule:701.27c
    Scenario: Moonmist doesn't transform Augusta, a Human on a modal card
      Given Alice controls Augusta, Dean of Order and 2 Forest
      And Alice's hand holds Moonmist
      When Alice casts Moonmist
      And Moonmist resolves
      Then Augusta's name is Augusta, Dean of Order

    @id:modal-transform-return-before @edition:<2025-09-19 @rule:712.14a
    Scenario: A modal card that should return transformed stays in exile
      Glasspool Mimic has become a copy of Jace, whose ability exiles him and returns him transformed.  The card that would have
      to return that way is the Mimic's.

      Given Alice controls Jace, Vryn's Prodigy and 3 Island
      And Alice's hand holds Glasspool Mimic
      And Alice's graveyard holds 4 Grizzly Bears
      When Alice casts Glasspool Mimic
      And Glasspool Mimic resolves
      And Alice chooses Jace
      And Alice chooses Glasspool Mimic to keep
      Then Jace is in Alice's graveyard
      When the game advances to Alice's precombat main phase
      And Alice activates Glasspool Mimic
      And the stack resolves
      Then Glasspool Mimic is in exile

    @id:modal-transform-while-a-copy-before @edition:<2025-09-19 @rule:712.9
    Scenario: A modal card that is a copy of a Human doesn't turn over either
      Given Alice controls Tangled Florahedron, Elite Vanguard, 4 Island and 4 Forest
      And Alice's hand holds Mirrorweave and Moonmist
      When Alice casts Mirrorweave targeting Elite Vanguard
      And Mirrorweave resolves
      And Alice casts Moonmist
      And Moonmist resolves
      And the game advances to Bob's upkeep
      Then Tangled Florahedron's name is Tangled Florahedron

  Rule: Since the rules of September 2025, a modal card transforms like any other

    @id:modal-transform-humans @edition:>=2025-09-19 @rule:701.27a @rule:712.9
    Scenario: Moonmist transforms Augusta into Plargg
      Given Alice controls Augusta, Dean of Order and 2 Forest
      And Alice's hand holds Moonmist
      When Alice casts Moonmist
      And Moonmist resolves
      Then Augusta's name is Plargg, Dean of Chaos

    @id:modal-transform-return @edition:>=2025-09-19 @rule:712.14a
    Scenario: A modal card that should return transformed returns with its back up
      The copy of Jace is gone: the card of Glasspool Mimic returns as its own back, a land.

      Given Alice controls Jace, Vryn's Prodigy and 3 Island
      And Alice's hand holds Glasspool Mimic
      And Alice's graveyard holds 4 Grizzly Bears
      When Alice casts Glasspool Mimic
      And Glasspool Mimic resolves
      And Alice chooses Jace
      And Alice chooses Glasspool Mimic to keep
      And the game advances to Alice's precombat main phase
      And Alice activates Glasspool Mimic
      And the stack resolves
      Then Alice controls Glasspool Shore
      And Glasspool Shore is tapped

    @id:modal-transform-while-a-copy @edition:>=2025-09-19 @rule:712.9 @rule:712.18
    Scenario: A modal card that is a copy of a Human turns over, and shows it when the copying ends
      Mirrorweave makes Tangled Florahedron a copy of Elite Vanguard until end of turn, and so it is a Human for Moonmist.  Turned
      over, it is still a copy until then.

      Given Alice controls Tangled Florahedron, Elite Vanguard, 4 Island and 4 Forest
      And Alice's hand holds Mirrorweave and Moonmist
      When Alice casts Mirrorweave targeting Elite Vanguard
      And Mirrorweave resolves
      And Alice casts Moonmist
      And Moonmist resolves
      Then Tangled Florahedron's name is Elite Vanguard
      When the game advances to Bob's upkeep
      Then Tangled Florahedron's name is Tangled Vale

    @id:modal-transform-by-itself @edition:>=2025-09-19 @rule:712.3 @rule:701.27a @rule:712.18
    Scenario: Peter Parker, a modal card, transforms by an ability of its own
      It stays the same permanent, and so keeps its counters.

      Given Alice controls Peter Parker
      And Peter Parker has 1 +1/+1 counter
      And Alice's mana pool is {C}{G}{W}{U}
      When Alice activates Peter Parker
      And the stack resolves
      Then Peter Parker's name is Amazing Spider-Man
      And Peter Parker has 1 +1/+1 counter
      And Peter Parker is 5/5

  Rule: Under all of these rules, nothing on the battlefield turns into an instant or sorcery

    @id:modal-transform-sorcery-back @rule:701.27d @rule:712.10
    Scenario: Moonmist doesn't transform Extus, a Human with a sorcery on the back
      Given Alice controls Extus, Oriq Overlord and 2 Forest
      And Alice's hand holds Moonmist
      And Alice's graveyard holds Grizzly Bears
      When Alice casts Moonmist
      And the stack resolves
      Then Extus's name is Extus, Oriq Overlord

    # Both readings of what modal cards do agree on nonmodal ones: Moonmist works at all, so that the others prove something.
    @id:modal-transform-nonmodal-control @rule:701.27a @control
    Scenario: Moonmist transforms Civilized Scholar, a Human on a nonmodal card
      Given Alice controls Civilized Scholar and 2 Forest
      And Alice's hand holds Moonmist
      When Alice casts Moonmist
      And Moonmist resolves
      Then Civilized Scholar's name is Homicidal Brute
