@ruling:mdfc-legality-by-played-face
Feature: Whether a modal double-faced card may be cast or played
  The player chooses the face first.  From then on only that face counts: its types, its mana value, and the times at which such a
  card may be cast or played.  What would forbid the other face doesn't matter, and neither does what would allow it.

  Rule: The types of the chosen face count

    Aether Storm keeps all players from casting creature spells.

    @id:legality-creature-front-forbidden @rule:601.3 @rule:712.11c
    Scenario: Under Aether Storm, Cosima can't be cast
      Given Bob controls Aether Storm
      And Alice's hand holds Cosima, God of the Voyage
      And Alice controls 3 Island
      Then Alice can't cast Cosima by rule 101.2

    @id:legality-artifact-back-allowed @rule:601.3e @rule:712.11c
    Scenario: Under Aether Storm, The Omenkeel can be cast
      Given Bob controls Aether Storm
      And Alice's hand holds Cosima, God of the Voyage
      And Alice controls 3 Island
      When Alice casts The Omenkeel
      And The Omenkeel resolves
      Then Alice controls The Omenkeel

  Rule: The mana value of the chosen face counts

    Void Winnower keeps its controller's opponents from casting spells with even mana values.

    @id:legality-odd-front-allowed @rule:601.3 @rule:712.11c
    Scenario: Against Void Winnower, Cosima can be cast for its three mana
      Given Bob controls Void Winnower
      And Alice's hand holds Cosima, God of the Voyage
      And Alice controls 3 Island
      When Alice casts Cosima
      And Cosima resolves
      Then Cosima's name is Cosima, God of the Voyage
      And Cosima is on the battlefield

    @id:legality-even-back-forbidden @rule:601.3e @rule:712.11c
    Scenario: Against Void Winnower, The Omenkeel can't be cast for its two mana
      Given Bob controls Void Winnower
      And Alice's hand holds Cosima, God of the Voyage
      And Alice controls 3 Island
      Then Alice can't cast The Omenkeel by rule 101.2

    @id:legality-land-back-has-no-spell @rule:712.12
    Scenario: Against Void Winnower, a land face of mana value 0 can be played
      Zero is an even number, but playing a land isn't casting a spell.

      Given Bob controls Void Winnower
      And Alice's hand holds Kabira Takedown
      And Alice controls 2 Plains
      Then Alice can play Kabira Plateau
      And Alice can't cast Kabira Takedown targeting Void Winnower by rule 101.2

    @id:legality-cascade-cheap-front @rule:702.85a @rule:712.11c
    Scenario: Cascading from a spell of mana value 4, Valki may be cast for free
      Given Alice's hand holds Bloodbraid Elf
      And the top of Alice's library is Valki, God of Lies
      And Alice controls 2 Mountain and 2 Forest
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      And Alice accepts
      Then the stack holds Valki and Bloodbraid Elf
      And Valki's name is Valki, God of Lies

    @id:legality-cascade-expensive-back @rule:702.85a @rule:712.11c
    Scenario: Cascading from a spell of mana value 4, Tibalt may not be cast, for its mana value is 7
      The card qualifies as it is exiled, but then the spell counts as well, and it is judged by its own face.

      Given Alice's hand holds Bloodbraid Elf
      And the top of Alice's library is Valki, God of Lies
      And Alice controls 2 Mountain and 2 Forest
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      Then Alice may not choose Tibalt, Cosmic Impostor
      When Alice accepts
      And the stack resolves
      Then Alice doesn't control Tibalt, Cosmic Impostor

  Rule: The timing of the chosen face counts

    @id:legality-instant-front-any-time @rule:117.1a @rule:712.11c
    Scenario: On Bob's turn, Alice can cast the instant
      Given it is Bob's precombat main phase
      And Bob controls Grizzly Bears
      And Alice's hand holds Kabira Takedown
      And Alice controls 2 Plains
      When Bob passes priority
      Then Alice can cast Kabira Takedown targeting Grizzly Bears

    @id:legality-land-back-own-turn @rule:305.3 @rule:712.12
    Scenario: On Bob's turn, Alice can't play the land on the back of the instant
      Given it is Bob's precombat main phase
      And Alice's hand holds Kabira Takedown
      When Bob passes priority
      Then Alice can't play Kabira Plateau by rule 305.3

    @id:legality-flash-for-spells-only @rule:601.3b @rule:305.3 @rule:712.12
    Scenario: With Vedalken Orrery, Tangled Florahedron can be cast on Bob's turn, and Tangled Vale still can't be played
      The Orrery lets spells be cast as though they had flash.  Playing a land isn't casting a spell.

      Given it is Bob's precombat main phase
      And Alice controls Vedalken Orrery and 2 Forest
      And Alice's hand holds Tangled Florahedron
      When Bob passes priority
      Then Alice can't play Tangled Vale by rule 305.3
      When Alice casts Tangled Florahedron
      And Tangled Florahedron resolves
      Then Alice controls Tangled Florahedron

    @id:legality-land-back-empty-stack @rule:116.2a @rule:712.12
    Scenario: In response to a spell, only the instant can be used
      Given Bob controls Grizzly Bears and 2 Forest
      And Alice's hand holds Kabira Takedown and Lightning Bolt
      And Alice controls Mountain and 2 Plains
      When Alice casts Lightning Bolt targeting Bob
      Then Alice can't play Kabira Plateau by rule 116.2a
      And Alice can cast Kabira Takedown targeting Grizzly Bears
