@ruling:mdfc-play-versus-cast-one-card
Feature: Leave to play a card, and leave to cast it
  To play a card means either of two things: to cast it, or, if it is a land, to play it as a land.  Some effects let a player
  "play" one particular card, and some only "cast" it.  With a modal double-faced card whose back is a land, this one word
  decides whether the back can be used.

  Rule: Who may play the card may cast its spell face or play its land face

    Reckless Impulse exiles the top two cards of its player's library and lets them be played for a while.

    Background:
      Given Alice's hand holds Reckless Impulse
      And the top of Alice's library is Bala Ged Recovery and Wastes
      And Alice controls 2 Mountain and 3 Forest

    @id:play-or-cast-both-offered @rule:601.1a @rule:712.11b @rule:712.12
    Scenario: Either face of the exiled card may be used
      When Alice casts Reckless Impulse
      And Reckless Impulse resolves
      Then Alice can cast Bala Ged Recovery targeting Reckless Impulse
      And Alice can play Bala Ged Sanctuary

    @id:play-or-cast-as-a-land @rule:712.12 @rule:305.1
    Scenario: The exiled card is played as a land
      When Alice casts Reckless Impulse
      And Reckless Impulse resolves
      And Alice plays Bala Ged Sanctuary
      Then Alice controls Bala Ged Sanctuary
      And Alice can't play Wastes by rule 305.2

    @id:play-or-cast-as-a-spell @rule:712.11b @rule:601.2a
    Scenario: The exiled card is cast as a spell
      When Alice casts Reckless Impulse
      And Reckless Impulse resolves
      And Alice casts Bala Ged Recovery targeting Reckless Impulse
      And Bala Ged Recovery resolves
      Then Reckless Impulse is in Alice's hand
      And Bala Ged Recovery is in Alice's graveyard
      And Alice can play Wastes

    @id:play-or-cast-after-a-land @rule:305.2
    Scenario: With the land of the turn played, only the spell is left
      Given Alice has played a land this turn
      When Alice casts Reckless Impulse
      And Reckless Impulse resolves
      Then Alice can't play Bala Ged Sanctuary by rule 305.2
      And Alice can cast Bala Ged Recovery targeting Reckless Impulse

  Rule: Who may only cast the card can't play its land face

    Torrential Gearhulk lets its controller cast an instant card out of the graveyard as its enters ability resolves.  Kabira
    Takedown is an instant card there, whose back is a land.

    Background:
      Given Alice's graveyard holds Kabira Takedown
      And Alice's hand holds Torrential Gearhulk
      And Alice controls 6 Island

    @id:play-or-cast-only-cast @rule:701.18b @rule:712.11b
    Scenario: The card that may be cast goes on the stack as its instant face
      When Alice casts Torrential Gearhulk
      And Torrential Gearhulk resolves
      And Torrential Gearhulk's ability resolves
      And Alice accepts
      Then the stack holds Kabira Takedown
      And Alice doesn't control Kabira Plateau
      When Kabira Takedown resolves
      Then Torrential Gearhulk has 1 damage
      And Kabira Takedown is in exile

    @id:play-or-cast-land-face-not-offered @rule:305.1 @rule:701.18b
    Scenario: The land face can't be played, even by a player who could play a land now
      When Alice casts Torrential Gearhulk
      And Torrential Gearhulk resolves
      And Torrential Gearhulk's ability resolves
      And Alice declines
      Then Kabira Takedown is in Alice's graveyard
      And Alice can't play Kabira Plateau by rule 305.1

  Rule: A creature and a land are likewise two ways to play a card

    Background:
      Given Alice's hand holds Reckless Impulse
      And the top of Alice's library is Tangled Florahedron and Wastes
      And Alice controls 2 Mountain and 2 Forest

    @id:play-or-cast-creature-or-land @rule:601.1a @rule:712.12
    Scenario: The exiled card is a creature spell or a land, as Alice likes
      When Alice casts Reckless Impulse
      And Reckless Impulse resolves
      Then Alice can cast Tangled Florahedron
      And Alice can play Tangled Vale

    @id:play-or-cast-creature-then-a-land @rule:712.12 @rule:305.2
    Scenario: Cast as a creature, the card isn't the land of the turn
      When Alice casts Reckless Impulse
      And Reckless Impulse resolves
      And Alice casts Tangled Florahedron
      And Tangled Florahedron resolves
      And Alice plays Wastes
      Then Alice controls Tangled Florahedron and Wastes
      And Tangled Florahedron's name is Tangled Florahedron

  Rule: Cascade, too, only lets a card be cast

    Bloodbraid Elf exiles cards from the top of the library until a nonland card with lesser mana value comes up.  It may be cast
    without paying its mana cost.

    Background:
      Given Alice's hand holds Bloodbraid Elf
      And the top of Alice's library is Vastwood Fortification
      And Alice controls 2 Mountain, 2 Forest and Grizzly Bears

    @id:play-or-cast-cascade-casts @rule:702.85a @rule:712.11b
    Scenario: The card that cascade finds is cast as the instant
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      And Alice accepts
      Then the stack holds Vastwood Fortification and Bloodbraid Elf
      When the stack resolves
      Then Grizzly Bears has 1 +1/+1 counter

    @id:play-or-cast-cascade-plays-no-land @rule:702.85a @rule:701.18b
    Scenario: If it isn't cast, it goes to the bottom of the library, and no land has been played
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      And Alice declines
      Then Alice doesn't control Vastwood Thicket
      And Vastwood Fortification is on the bottom of Alice's library

  Rule: Where both faces are spells, who may cast the card may cast either

    @id:play-or-cast-cascade-either-spell @rule:712.11b @rule:702.85a
    Scenario: Cascading into Cosima, Alice casts The Omenkeel
      Both faces have lesser mana value than Bloodbraid Elf.

      Given Alice's hand holds Bloodbraid Elf
      And the top of Alice's library is Cosima, God of the Voyage
      And Alice controls 2 Mountain and 2 Forest
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      And Alice chooses The Omenkeel
      Then the stack holds The Omenkeel and Bloodbraid Elf
