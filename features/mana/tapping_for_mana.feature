@ruling:mana-tap-for-mana-defined @rule:106.12
Feature: Tapping a permanent for mana
  To tap a permanent for mana is to activate a mana ability of it that has {T} in its cost.  Three things must come together:
  the ability is activated, it is a mana ability, and {T} is part of what it costs.  Mana Reflection, which doubles what a permanent
  that its controller taps for mana produces, makes visible whether they did.

  Rule: A mana ability with {T} in its cost

    @id:tap-for-mana-forest
    Scenario: A Forest is tapped for mana
      Given Alice controls Mana Reflection and Forest
      When Alice taps Forest for mana
      Then Alice's mana pool is {G}{G}

    @id:tap-for-mana-with-a-further-cost
    Scenario: Lotus Petal is tapped for mana, though it is sacrificed too
      What else the cost holds doesn't matter: {T} is in it.

      Given Alice controls Mana Reflection and Lotus Petal
      When Alice taps Lotus Petal for {W}
      Then Lotus Petal is in Alice's graveyard
      And Alice's mana pool is {W}{W}

  Rule: A mana ability without {T} in its cost isn't tapping for mana

    @id:tap-for-mana-not-by-sacrificing
    Scenario: Sacrificing Blood Pet for mana isn't tapping it
      Given Alice controls Mana Reflection and Blood Pet
      Then Alice can't tap Blood Pet for mana by rule 106.12
      When Alice activates Blood Pet
      Then Blood Pet is in Alice's graveyard
      And Alice's mana pool is {B}

    @id:tap-for-mana-not-by-untapping @rule:107.6
    Scenario: Untapping Pili-Pala for mana isn't tapping it
      Given Alice controls Mana Reflection and a tapped Pili-Pala
      And Alice's mana pool is {C}{C}
      When Alice activates Pili-Pala for {U}
      Then Pili-Pala is untapped
      And Alice's mana pool is {U}

  Rule: An ability that makes mana, but is no mana ability, isn't tapping for mana

    @id:tap-for-mana-not-with-a-target @rule:605.5a
    Scenario: Deathrite Shaman's ability has a target, so it is no mana ability
      It waits on the stack, and the mana it adds as it resolves is not doubled.

      Given Alice controls Mana Reflection and Deathrite Shaman
      And Bob's graveyard holds Forest
      When Alice activates Deathrite Shaman's first ability targeting Forest
      Then the stack holds Deathrite Shaman's ability
      And Alice's mana pool is empty
      When the stack resolves
      And Alice chooses {G}
      Then Forest is in exile
      And Alice's mana pool is {G}

    @id:tap-for-mana-sphere-that-draws @rule:605.1a @edition:>=2026-08-07
    Scenario: Chromatic Sphere moves a card from a library, so it has no mana ability
      Since this edition a mana ability may not move a card to or from a library.  The Sphere's ability uses the stack.

      Given Alice controls Mana Reflection and Chromatic Sphere
      And Alice's mana pool is {C}
      When Alice activates Chromatic Sphere
      Then Chromatic Sphere is in Alice's graveyard
      And the stack holds Chromatic Sphere's ability
      And Alice drew no cards
      And Alice's mana pool is empty
      When the stack resolves
      And Alice chooses {U}
      Then Alice drew a card
      And Alice's mana pool is {U}

    @id:tap-for-mana-sphere-that-draws-before-2026-08 @rule:605.1a @edition:<2026-08-07
    Scenario: Chromatic Sphere's ability was a mana ability, though it draws a card
      In earlier editions only a target or a loyalty cost kept an ability that adds mana from being a mana ability.

      Given Alice controls Mana Reflection and Chromatic Sphere
      And Alice's mana pool is {C}
      When Alice taps Chromatic Sphere for {U}
      Then the stack is empty
      And Alice drew a card
      And Alice's mana pool is {U}{U}

    @id:tap-for-mana-not-a-spell @rule:605.5b
    Scenario: Dark Ritual is a spell, so nothing is tapped for its mana
      The Swamp that pays for it is tapped for mana, and one of its two {B} is left.

      Given Alice controls Mana Reflection and Swamp
      And Alice's hand holds Dark Ritual
      When Alice casts Dark Ritual
      Then Alice's mana pool is {B}
      When Dark Ritual resolves
      Then Alice's mana pool is {B}{B}{B}{B}

  Rule: A permanent that becomes tapped in another way isn't tapped for mana

    @id:tap-for-mana-not-by-an-effect @rule:701.26a
    Scenario: A Forest tapped by Icy Manipulator isn't tapped for mana
      Manabarbs hurts a player who taps a land for mana.  Here an effect tapped it, and nobody got mana.

      Given Alice controls Icy Manipulator and Manabarbs
      And Alice's mana pool is {C}
      And Bob controls Forest
      When Alice activates Icy Manipulator targeting Forest
      And the stack resolves
      Then Forest is tapped
      And Manabarbs didn't trigger
      And Bob has 20 life

    @id:tap-for-mana-not-to-crew @rule:702.122a
    Scenario: Zhur-Taa Druid that crews a Vehicle isn't tapped for mana
      The Druid deals damage when it is tapped for mana.

      Given Alice controls The Omenkeel and Zhur-Taa Druid
      When Alice crews The Omenkeel with Zhur-Taa Druid
      And the stack resolves
      Then Zhur-Taa Druid is tapped
      And Zhur-Taa Druid didn't trigger
      And Bob has 20 life

    @id:tap-for-mana-druid-itself
    Scenario: Zhur-Taa Druid that is tapped for its own mana deals damage
      Given Alice controls Zhur-Taa Druid
      When Alice taps Zhur-Taa Druid for mana
      And the stack resolves
      Then Alice's mana pool is {G}
      And Bob has 19 life
