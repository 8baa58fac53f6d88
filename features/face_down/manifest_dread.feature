Feature: Manifest dread
  To manifest a card is to put it onto the battlefield face down, as a creature.  To manifest dread is to look at the top two cards
  of one's library first, to manifest one of them, and to put the other into the graveyard.

  @ruling:manifest-dread-procedure
  Rule: One of the top two cards is manifested, the other goes to the graveyard

    @id:manifest-dread-one-of-two @rule:701.62a
    Scenario: Alice manifests the card of her choice, here the second, and the other is put into her graveyard
      Given the top of Alice's library is Grizzly Bears and Lightning Bolt
      And Alice's hand holds Manifest Dread
      And Alice controls 2 Forest
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      Then Alice may choose only Grizzly Bears and Lightning Bolt
      When Alice chooses Lightning Bolt
      Then Lightning Bolt is on the battlefield
      And Lightning Bolt is face down
      And Alice's graveyard holds Grizzly Bears and Manifest Dread
      And Alice's library holds 10 cards

    @id:manifest-dread-what-the-opponent-learns @rule:701.62a @rule:708.5
    Scenario: Bob sees the card in the graveyard, but not which card was manifested
      Given the top of Alice's library is Grizzly Bears and Lightning Bolt
      And Alice's hand holds Manifest Dread
      And Alice controls 2 Forest
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      Then Alice sees Lightning Bolt
      And Bob doesn't see Lightning Bolt
      And Bob doesn't see Grizzly Bears
      When Alice chooses Lightning Bolt
      Then Bob sees Grizzly Bears
      And Bob doesn't see Lightning Bolt
      And Alice sees Lightning Bolt
      And Lightning Bolt wasn't revealed

    @id:manifest-dread-not-a-draw @rule:701.62a @rule:121.1
    Scenario: Looking at two cards isn't drawing them
      Given the top of Alice's library is Grizzly Bears and Lightning Bolt
      And Alice's hand holds Manifest Dread
      And Alice controls 2 Forest
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      And Alice chooses Grizzly Bears
      Then Alice drew no cards
      And Alice's hand is empty

    @id:manifest-dread-twice @rule:701.62a @rule:701.40e
    Scenario: Manifesting dread twice is looking at two cards, and only then at the next two
      Given the top of Alice's library is Forest, Grizzly Bears, Lightning Bolt and Wall of Omens
      And Alice's hand holds They Came from the Pipes
      And Alice controls 5 Island
      When Alice casts They Came from the Pipes
      And the stack resolves
      Then Alice may choose only Forest and Grizzly Bears
      When Alice chooses Forest
      Then Grizzly Bears is in Alice's graveyard
      And Alice may choose only Lightning Bolt and Wall of Omens
      When Alice chooses Wall of Omens
      Then Lightning Bolt is in Alice's graveyard
      And Forest is on the battlefield
      And Wall of Omens is on the battlefield

  @ruling:manifest-dread-procedure
  Rule: What is manifested is a 2/2 creature without name, mana cost, color, subtypes or abilities

    @id:manifested-characteristics @rule:701.40a @rule:708.2 @rule:202.2b @rule:202.3a
    Scenario: Nothing of Twinmaw Stormbrood is left while it is face down
      Given Alice controls a manifested Twinmaw Stormbrood
      Then Twinmaw Stormbrood is 2/2
      And Twinmaw Stormbrood has no name
      And Twinmaw Stormbrood is colorless
      And Twinmaw Stormbrood's type line is Creature
      And Twinmaw Stormbrood has no keyword abilities
      And Twinmaw Stormbrood's mana value is 0

    @id:manifested-land-gives-no-mana @rule:701.40a @rule:708.2
    Scenario: A manifested Forest is no land, and can't be tapped for mana
      Given Alice controls a manifested Forest
      Then Forest's type line is Creature
      And Alice can't tap Forest for mana
      When Alice attacks with Forest
      And the game advances to Alice's combat damage step
      Then Bob has 18 life

    @id:manifested-mana-value-zero @rule:202.3a
    Scenario: Fatal Push destroys a manifested Twinmaw Stormbrood, for its mana value is 0 and not 6
      Given Alice controls a manifested Twinmaw Stormbrood
      And Bob's hand holds Fatal Push
      And Bob controls Swamp
      When Alice passes priority
      And Bob casts Fatal Push targeting Twinmaw Stormbrood
      And Fatal Push resolves
      Then Twinmaw Stormbrood is in Alice's graveyard

  @ruling:manifest-dread-procedure
  Rule: Other effects add to these characteristics as to those of any permanent

    @id:manifested-under-glorious-anthem @rule:613.2b @rule:613.4c
    Scenario: With Glorious Anthem, a manifested creature is 3/3
      Given Alice controls Glorious Anthem and a manifested Lightning Bolt
      Then Lightning Bolt is 3/3

    @id:manifested-enters-colorless @rule:708.3 @rule:614.12
    Scenario: Curator Beastie sees a colorless creature enter, though the card is green
      Colorless creatures enter with two additional +1/+1 counters.  The manifested card is turned face down before it enters.

      Given Alice controls Curator Beastie
      And the top of Alice's library is Grizzly Bears and Forest
      And Alice's hand holds Manifest Dread
      And Alice controls 2 Forest
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      And Alice chooses Grizzly Bears
      Then Grizzly Bears has 2 +1/+1 counters
      And Grizzly Bears is 4/4

    @id:manifested-enchanted @rule:708.2 @rule:613.4c
    Scenario: Holy Strength makes a manifested creature 3/4
      Given Alice controls a manifested Forest
      And Alice controls Holy Strength attached to Forest
      Then Forest is 3/4

  @ruling:manifest-dread-small-library
  Rule: With fewer than two cards in the library, as much is done as is possible

    Background:
      Given Alice controls 2 Forest

    @id:manifest-dread-one-card @rule:701.62a @rule:609.3
    Scenario: A single card is looked at and manifested, and nothing goes to the graveyard but the spell
      Given Alice's hand holds Manifest Dread
      And Alice's library holds Lightning Bolt
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      Then nobody is asked
      And Lightning Bolt is face down
      And Alice sees Lightning Bolt
      And Alice's graveyard holds Manifest Dread
      And Alice's library is empty

    @id:manifest-dread-no-card @rule:609.3 @rule:704.5b
    Scenario: With no card nothing happens, and Alice doesn't lose, for this is no draw
      Given Alice's hand holds Manifest Dread
      And Alice's library is empty
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      Then Alice's battlefield holds 2 Forest
      And Alice's graveyard holds Manifest Dread
      And Alice hasn't lost the game

    @id:manifest-dread-exactly-two-cards @rule:701.62a @rule:704.5b
    Scenario: Two cards are enough for the whole of it, and an empty library does no harm yet
      Given Alice's hand holds Manifest Dread
      And Alice's library holds Lightning Bolt and Grizzly Bears
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      And Alice chooses Grizzly Bears
      Then Grizzly Bears is face down
      And Alice's graveyard holds Lightning Bolt and Manifest Dread
      And Alice's library is empty
      And Alice hasn't lost the game

    @id:manifest-dread-twice-three-cards @rule:609.3 @rule:701.62a
    Scenario: With three cards, manifesting dread twice buries one and manifests two
      Given Alice's library holds Forest, Lightning Bolt and Grizzly Bears
      And Alice's hand holds They Came from the Pipes
      And Alice controls 3 Island
      When Alice casts They Came from the Pipes
      And They Came from the Pipes resolves
      And They Came from the Pipes's ability resolves
      And Alice chooses Lightning Bolt
      Then Forest is in Alice's graveyard
      And Lightning Bolt is face down
      And Grizzly Bears is face down
      And Alice's library is empty

  @ruling:manifest-dread-trigger-even-if-impossible
  Rule: A player who was told to manifest dread has manifested dread, however little of it was possible

    Whenever its controller manifests dread, Paranormal Analyst returns the card that went to the graveyard to that player's hand.

    Background:
      Given Alice controls Paranormal Analyst, Plains and Forest

    @id:manifest-dread-trigger-two-cards @rule:701.62b
    Scenario: With two cards, the one that went to the graveyard comes back to hand
      Given Alice's hand holds Manifest Dread
      And Alice's library holds Lightning Bolt, Grizzly Bears and Forest
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      And Alice chooses Grizzly Bears
      Then the stack holds Paranormal Analyst's ability
      When the stack resolves
      Then Alice's hand holds Lightning Bolt
      And Grizzly Bears is face down

    @id:manifest-dread-trigger-one-card @rule:701.62b @rule:609.3
    Scenario: With one card the ability triggers, and finds nothing to return
      Given Alice's hand holds Manifest Dread
      And Alice's library holds Lightning Bolt
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      Then Paranormal Analyst triggered once
      And the stack holds Paranormal Analyst's ability
      When the stack resolves
      Then Alice's hand is empty
      And Lightning Bolt is on the battlefield
      And Lightning Bolt is face down
      And Alice's graveyard holds Manifest Dread

    @id:manifest-dread-trigger-no-card @rule:701.62b @rule:609.3
    Scenario: With an empty library the ability triggers all the same
      Given Alice's hand holds Manifest Dread
      And Alice's library is empty
      When Alice casts Manifest Dread
      And Manifest Dread resolves
      Then Paranormal Analyst triggered once
      And the stack holds Paranormal Analyst's ability
      When the stack resolves
      Then Alice's hand is empty
      And Alice's graveyard holds Manifest Dread

    @id:manifest-dread-trigger-not-on-manifesting @rule:701.62b
    Scenario: Merely manifesting a card isn't manifesting dread
      Given Alice's hand holds Soul Summons
      And the top of Alice's library is Grizzly Bears
      When Alice casts Soul Summons
      And Soul Summons resolves
      Then Grizzly Bears is face down
      And Paranormal Analyst didn't trigger

    @id:manifest-dread-trigger-by-attack @rule:701.62b @rule:609.3
    Scenario: It doesn't matter what told the player to manifest dread, here Curator Beastie's attack
      Given Alice controls Curator Beastie
      And Alice's library is empty
      When Alice attacks with Curator Beastie
      And Curator Beastie's ability resolves
      Then Paranormal Analyst triggered once

  @ruling:manifest-dread-small-library
  Rule: The same goes for an ability that manifests dread when a creature dies

    @id:manifest-dread-dying-one-card @rule:609.3 @rule:701.62a
    Scenario: Bashful Beastie dies, and the only card of the library is manifested
      Given Alice controls Bashful Beastie
      And Alice's library holds Grizzly Bears
      And Bob's hand holds Doom Blade
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Doom Blade targeting Bashful Beastie
      And the stack resolves
      Then Grizzly Bears is face down
      And Alice's graveyard holds Bashful Beastie
      And Alice's library is empty

    @id:manifest-dread-dying-no-card @rule:609.3 @rule:704.5b
    Scenario: With an empty library Bashful Beastie leaves nothing behind, and Alice goes on playing
      Given Alice controls Bashful Beastie
      And Alice's library is empty
      And Bob's hand holds Doom Blade
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Doom Blade targeting Bashful Beastie
      And Doom Blade resolves
      Then the stack holds Bashful Beastie's ability
      When the stack resolves
      Then Alice's battlefield is empty
      And Alice hasn't lost the game

  @ruling:manifest-dread-procedure
  Rule: Manifesting dread several times is doing all of it as often, and not manifesting several cards at once

    @id:manifest-dread-x-times @rule:701.62a @rule:701.40e
    Scenario: Valgavoth's Onslaught with X = 2 looks at two cards twice, and puts two counters on each creature
      Given the top of Alice's library is Forest, Lightning Bolt, Grizzly Bears and Wall of Omens
      And Alice's hand holds Valgavoth's Onslaught
      And Alice controls 5 Forest
      When Alice casts Valgavoth's Onslaught with X = 2
      And Valgavoth's Onslaught resolves
      Then Alice may choose only Forest and Lightning Bolt
      When Alice chooses Lightning Bolt
      Then Alice may choose only Grizzly Bears and Wall of Omens
      When Alice chooses Grizzly Bears
      Then Lightning Bolt is 4/4
      And Grizzly Bears is 4/4
      And Lightning Bolt has no name
      And Wall of Omens is in Alice's graveyard

  @ruling:manifest-dread-procedure
  Rule: Where the effect that turns a card face down lists other characteristics, it has just those

    Yedora returns creatures that died face down, as Forest lands.

    @id:returned-face-down-as-a-land @rule:708.2 @rule:305.6
    Scenario: Grizzly Bears return as a Forest without a name, which is no creature and can be tapped for {G}
      Given Alice controls Yedora, Grave Gardener and Grizzly Bears
      And Bob's hand holds Doom Blade
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Doom Blade targeting Grizzly Bears
      And the stack resolves
      And Alice accepts
      Then Grizzly Bears is face down
      And Grizzly Bears's type line is Land — Forest
      And Grizzly Bears has no name
      And Grizzly Bears is colorless
      And Alice sees Grizzly Bears
      And Alice can't turn Grizzly Bears face up
      When Alice taps Grizzly Bears for mana
      Then Alice's mana pool is {G}
