Feature: Jodah, the Unifier
  Whenever Jodah's controller casts a legendary spell from the hand, cards are exiled from the top of the library until there is a
  legendary card among them that is no land and has lesser mana value than the spell.  That card may be cast without paying its
  mana cost; the others go to the bottom of the library.  Besides, Jodah's controller's legendary creatures get +X/+X, where X is
  the number of them.

  Legendary cards without abilities are the plainest to try this with: Isamaru of mana value 1, Tobias Andrion and Jasmine Boreal of
  mana value 5.

  Background:
    Given Alice controls Jodah, the Unifier

  @ruling:jodah-exile-face-up @rule:406.3
  Rule: The cards are exiled face up

    Background:
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}

    @id:jodah-exiled-cards-are-seen
    Scenario: All players see the exiled cards while Alice decides
      Given the top of Alice's library is Forest, Grizzly Bears and Isamaru, Hound of Konda
      When Alice casts Tobias Andrion
      Then Bob doesn't see Isamaru
      When Jodah's ability resolves
      Then Alice is asked
      And Alice's exile holds Forest, Grizzly Bears and Isamaru
      And Bob sees Forest
      And Bob sees Grizzly Bears
      And Bob sees Isamaru

    @id:jodah-bottom-is-hidden @rule:400.2
    Scenario: The cards that were put on the bottom are hidden again, and those that stay in exile are not
      Given the top of Alice's library is Forest, Grizzly Bears and Isamaru, Hound of Konda
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice declines
      Then Alice doesn't see Forest
      And Bob doesn't see Grizzly Bears
      And Bob sees Isamaru

  @ruling:jodah-free-cast-costs @rule:118.9
  Rule: No alternative cost goes with it, but additional costs do

    Background:
      Given Alice's mana pool is {W}{U}{C}{C}{C}

    @id:jodah-free-cast-without-dash @rule:118.9a @rule:702.109a
    Scenario: Zurgo Bellstriker can't be cast for its dash cost
      Even with the mana for it, Zurgo comes without haste and stays.

      Given Alice's hand holds Tobias Andrion
      And Alice controls 2 Mountain
      And the top of Alice's library is Zurgo Bellstriker
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      And Zurgo Bellstriker resolves
      Then Zurgo Bellstriker is on the battlefield
      And Zurgo Bellstriker doesn't have haste
      When the game advances to Bob's upkeep
      Then Alice controls Zurgo Bellstriker

    @id:jodah-free-cast-with-kicker @rule:118.8b @rule:601.2b
    Scenario: Verix Bladewing's kicker may be paid
      Given Alice's hand holds Tobias Andrion
      And Alice controls 3 Mountain
      And the top of Alice's library is Verix Bladewing
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      And Alice chooses kicker
      Then Mountain is tapped
      When Verix Bladewing resolves
      And Verix Bladewing's ability resolves
      Then Alice controls Verix Bladewing
      And Alice controls Karox Bladewing

    @id:jodah-free-cast-without-kicker @rule:118.8b
    Scenario: Verix Bladewing may be cast without its kicker
      Given Alice's hand holds Tobias Andrion
      And Alice controls 3 Mountain
      And the top of Alice's library is Verix Bladewing
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      And Alice chooses nothing
      And Verix Bladewing resolves
      Then Alice controls Verix Bladewing
      And Verix Bladewing didn't trigger
      And the second Mountain is untapped

    @id:jodah-free-cast-mandatory-cost-unpaid @rule:118.9d @rule:601.2h
    Scenario: Titania can't be cast by a player who can neither discard a card nor pay {2}
      Given Alice's hand holds Tobias Andrion
      And the top of Alice's library is Forest and Titania, Rugged Rumbler
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      Then nobody is asked
      And Alice's exile holds Titania, Rugged Rumbler
      And the stack holds Tobias Andrion

    @id:jodah-free-cast-mandatory-cost-discard @rule:118.9d @rule:601.2h
    Scenario: Titania can be cast for the discard of a card
      Given Alice's hand holds Tobias Andrion and Forest
      And the top of Alice's library is Titania, Rugged Rumbler
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      Then the stack holds Titania and Tobias Andrion
      And Forest is in Alice's graveyard

    @id:jodah-free-cast-mandatory-cost-mana @rule:118.9d @rule:601.2g
    Scenario: Titania can be cast for {2}
      Given Alice's hand holds Tobias Andrion
      And Alice controls 2 Forest
      And the top of Alice's library is Titania, Rugged Rumbler
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      Then the stack holds Titania and Tobias Andrion
      And Forest is tapped
      And the second Forest is tapped

  @ruling:jodah-mdfc-either-face @rule:712.11b
  Rule: A modal double-faced card may be cast with either face up

    @id:jodah-mdfc-front @rule:712.8a
    Scenario: Extus is found and cast with its front face up
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}
      And the top of Alice's library is Extus, Oriq Overlord
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice chooses Extus, Oriq Overlord
      And Extus resolves
      Then Alice controls Extus

    @id:jodah-mdfc-nonlegendary-back @rule:712.11c @rule:601.3
    Scenario: Extus is found and cast as Awaken the Blood Avatar, which isn't legendary and has greater mana value
      The search is over; Jodah asks for nothing more of the spell that the card becomes.

      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}
      And the top of Alice's library is Extus, Oriq Overlord
      And Bob controls Grizzly Bears
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice chooses Awaken the Blood Avatar
      And Alice chooses nothing to sacrifice
      Then the stack holds Awaken the Blood Avatar and Tobias Andrion
      When Awaken the Blood Avatar resolves
      Then Grizzly Bears is in Bob's graveyard
      And Extus is in Alice's graveyard

    @id:jodah-mdfc-planeswalker-back @rule:712.11c @rule:601.3
    Scenario: Valki is found for Verix Bladewing and cast as Tibalt of mana value 7
      Given Alice's hand holds Verix Bladewing
      And Alice's mana pool is {R}{R}{C}{C}
      And the top of Alice's library is Valki, God of Lies
      When Alice casts Verix Bladewing unkicked
      And Jodah's ability resolves
      And Alice chooses Tibalt, Cosmic Impostor
      And Tibalt resolves
      Then Alice controls Tibalt
      And Tibalt has 5 loyalty counters

  @ruling:jodah-trigger-mana-value @rule:202.3
  Rule: The spell's mana value comes from its mana cost alone

    @id:jodah-mana-value-with-x @rule:202.3e @rule:107.3a
    Scenario: Mikaeus with X = 4 has mana value 5 and finds Verix Bladewing of mana value 4
      Jasmine Boreal of mana value 5 is passed over.

      Given Alice's hand holds Mikaeus, the Lunarch
      And Alice's mana pool is {W}{C}{C}{C}{C}
      And the top of Alice's library is Jasmine Boreal and Verix Bladewing
      When Alice casts Mikaeus with X = 4
      And Jodah's ability resolves
      Then Alice is asked
      And Alice may choose Verix Bladewing
      And Alice may not choose Jasmine Boreal

    @id:jodah-mana-value-not-reduced @rule:118.8d
    Scenario: Tobias Andrion cast for three mana still has mana value 5
      Heartless Summoning makes creature spells cost {2} less.  A search for less than three would pass over Verix Bladewing.

      Given Alice controls Heartless Summoning
      And Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}
      And the top of Alice's library is Jasmine Boreal and Verix Bladewing
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      Then Alice may choose Verix Bladewing
      And Alice may not choose Jasmine Boreal

    @id:jodah-mana-value-not-increased @rule:118.8d
    Scenario: Isamaru cast for two mana still has mana value 1
      Under Sphere of Resistance it costs {1} more.  Zurgo of mana value 1 isn't lesser and is passed over; Mox Amber has mana value 0.

      Given Bob controls Sphere of Resistance
      And Alice's hand holds Isamaru, Hound of Konda
      And Alice's mana pool is {W}{C}{C}
      And the top of Alice's library is Zurgo Bellstriker and Mox Amber
      When Alice casts Isamaru
      Then Alice's mana pool is {C}
      When Jodah's ability resolves
      And Alice declines
      Then Alice's exile holds Mox Amber

    @id:jodah-mana-value-cast-for-free @rule:107.3b @rule:118.9c
    Scenario: Mikaeus cast free with Omniscience has mana value 1
      X can only be 0 then, but the {W} in the mana cost counts although it isn't paid.

      Given Alice controls Omniscience
      And Alice's hand holds Mikaeus, the Lunarch
      And the top of Alice's library is Zurgo Bellstriker and Mox Amber
      Then Alice can't cast Mikaeus with X = 1 without paying its mana cost
      When Alice casts Mikaeus without paying its mana cost
      Then Mikaeus's mana value is 1
      When Jodah's ability resolves
      Then Alice may choose Mox Amber
      And Alice may not choose Zurgo Bellstriker

  @ruling:jodah-cast-now-or-never @rule:608.2g
  Rule: The card is cast as the ability resolves, or not at all

    Background:
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}

    @id:jodah-declined-is-final @rule:603.5
    Scenario: Isamaru, once declined, can't be cast from exile
      Given Alice controls Plains
      And the top of Alice's library is Isamaru, Hound of Konda
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice declines
      Then Isamaru is in exile
      And Alice can't cast Isamaru by rule 601.3
      When the stack resolves
      Then Alice can't cast Isamaru by rule 601.3
      When the game advances to Bob's precombat main phase
      And the game advances to Alice's precombat main phase
      Then Alice can't cast Isamaru by rule 601.3

    @id:jodah-cast-at-once @rule:608.2d
    Scenario: Isamaru is on the stack before any player has priority
      A creature spell is cast here while other spells are on the stack, for the time at which it may be cast doesn't matter.

      Given the top of Alice's library is Isamaru, Hound of Konda
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      Then the stack holds Isamaru and Tobias Andrion
      And Alice has priority
      And in this order, with no priority in between:
        | event    | object          | player |
        | moved    | Isamaru         |        |
        | cast     | Isamaru         | Alice  |
        | resolved | Jodah's ability |        |

  @ruling:jodah-no-hit-whole-library @rule:609.3
  Rule: A library without a fitting card is gone through once

    @id:jodah-no-hit @rule:401.4 @rule:704.5b
    Scenario: Neither a legendary land nor a card of equal mana value is found
      Karakas is a land, and Zurgo has the mana value of Isamaru.  All the cards are exiled and make up the library again.

      Given Alice's hand holds Isamaru, Hound of Konda
      And Alice's mana pool is {W}
      And Alice's library holds Karakas, Zurgo Bellstriker and 6 Forest
      When Alice casts Isamaru
      And Jodah's ability resolves
      Then nobody is asked
      And Alice's library holds 8 cards
      And Alice's exile is empty
      And Alice hasn't lost the game
      And Jodah triggered once
      And the stack holds Isamaru
      When the stack resolves
      Then Alice controls Isamaru

    @id:jodah-no-hit-order-unknown @rule:400.2 @rule:401.4
    Scenario: Nobody knows in which order the cards came to lie
      Given Alice's hand holds Isamaru, Hound of Konda
      And Alice's mana pool is {W}
      And Alice's library holds Karakas and Zurgo Bellstriker
      When Alice casts Isamaru
      And Jodah's ability resolves
      Then Alice doesn't see Karakas
      And Alice doesn't see Zurgo Bellstriker
      And Bob doesn't see Karakas
      And Bob doesn't see Zurgo Bellstriker

    @id:jodah-no-hit-is-no-shuffle @rule:701.24a
    Scenario: Putting the cards on the bottom in a random order isn't shuffling
      Cosi's Trickster triggers when an opponent shuffles.

      Given Bob controls Cosi's Trickster
      And Alice's hand holds Isamaru, Hound of Konda
      And Alice's mana pool is {W}
      And Alice's library holds Karakas and Zurgo Bellstriker
      When Alice casts Isamaru
      And Jodah's ability resolves
      Then Alice's library holds 2 cards
      And Alice's library wasn't shuffled
      And Cosi's Trickster didn't trigger

    @id:jodah-hit-mana-value-zero
    Scenario: Mox Amber of mana value 0 is found for Isamaru
      Given Alice's hand holds Isamaru, Hound of Konda
      And Alice's mana pool is {W}
      And Alice's library holds Karakas, Zurgo Bellstriker and Mox Amber
      When Alice casts Isamaru
      And Jodah's ability resolves
      And Alice accepts
      And Mox Amber resolves
      Then Alice controls Mox Amber
      And Alice's library holds 2 cards

  @ruling:jodah-declined-card-stays-exiled @rule:608.2c
  Rule: The card that was found isn't one of the rest

    Background:
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}

    @id:jodah-declined-stays-in-exile @rule:406.2
    Scenario: Isamaru stays in exile, and the cards above it go to the bottom of the library
      Given Alice's library holds Forest, Grizzly Bears, Isamaru, Hound of Konda and Plains
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice declines
      Then Alice's exile holds Isamaru
      And Alice's library holds 3 cards
      And Plains is on top of Alice's library
      And Forest is in Alice's library
      And Grizzly Bears is in Alice's library
      And Alice's hand is empty

    @id:jodah-uncastable-stays-in-exile @rule:601.3
    Scenario: Isamaru stays in exile where it can't be cast
      Meddling Mage forbids spells of its name.

      Given Bob controls:
        | card          | chosen card name         |
        | Meddling Mage | Isamaru, Hound of Konda  |
      And Alice's library holds Forest, Isamaru, Hound of Konda and Plains
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      Then nobody is asked
      And Alice's exile holds Isamaru
      And Plains is on top of Alice's library
      And Alice's library holds 2 cards

  @ruling:jodah-dfc-front-and-split-total @rule:712.8a
  Rule: In exile a double-faced card is its front

    @id:jodah-dfc-greater-front @rule:202.3
    Scenario: Halvar of mana value 4 isn't found for Verix Bladewing, though its back has mana value 2
      Given Alice's hand holds Verix Bladewing
      And Alice's mana pool is {R}{R}{C}{C}
      And Alice's library holds Halvar, God of Battle and Forest
      When Alice casts Verix Bladewing unkicked
      And Jodah's ability resolves
      Then nobody is asked
      And Alice's exile is empty
      And Alice's library holds 2 cards

    @id:jodah-dfc-lesser-front @rule:202.3
    Scenario: Valki of mana value 2 is found for Verix Bladewing, though its back has mana value 7
      Given Alice's hand holds Verix Bladewing
      And Alice's mana pool is {R}{R}{C}{C}
      And Alice's library holds Forest and Valki, God of Lies
      When Alice casts Verix Bladewing unkicked
      And Jodah's ability resolves
      Then Alice is asked
      And Alice's exile holds Forest and Valki

  @ruling:jodah-resolves-before-original @rule:405.5
  Rule: The ability and the free spell resolve before the spell that was cast from the hand

    @id:jodah-order-of-resolution @rule:603.3 @rule:117.7
    Scenario: Jodah's ability resolves first, then Isamaru, and Tobias Andrion last
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}
      And the top of Alice's library is Isamaru, Hound of Konda
      When Alice casts Tobias Andrion
      Then the stack holds Jodah's ability and Tobias Andrion
      When Jodah's ability resolves
      And Alice accepts
      And the stack resolves
      Then in this order:
        | event    | object          |
        | resolved | Jodah's ability |
        | resolved | Isamaru         |
        | resolved | Tobias Andrion  |
      And Jodah didn't trigger

    @id:jodah-original-countered @rule:113.7a @rule:608.2h
    Scenario: With Tobias Andrion countered, Verix Bladewing is still found by the mana value that Tobias had
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}
      And the top of Alice's library is Jasmine Boreal and Verix Bladewing
      And Bob's hand holds Counterspell
      And Bob's mana pool is {U}{U}
      When Alice casts Tobias Andrion
      And Alice passes priority
      And Bob casts Counterspell targeting Tobias Andrion
      And Counterspell resolves
      Then Tobias Andrion is in Alice's graveyard
      When Jodah's ability resolves
      And Alice accepts
      And Alice chooses nothing
      Then the stack holds Verix Bladewing
      When the stack resolves
      Then Alice controls Verix Bladewing

    @id:jodah-original-with-x-countered @rule:608.2h @rule:202.3e
    Scenario: With Mikaeus countered, the X that was chosen for it still counts
      In the graveyard X is 0 again, and the card there has mana value 1.

      Given Alice's hand holds Mikaeus, the Lunarch
      And Alice's mana pool is {W}{C}{C}{C}{C}
      And the top of Alice's library is Verix Bladewing
      And Bob's hand holds Counterspell
      And Bob's mana pool is {U}{U}
      When Alice casts Mikaeus with X = 4
      And Alice passes priority
      And Bob casts Counterspell targeting Mikaeus
      And Counterspell resolves
      And Jodah's ability resolves
      And Alice accepts
      And Alice chooses nothing
      Then the stack holds Verix Bladewing

  @ruling:jodah-x-zero-when-free @rule:107.3b
  Rule: X is 0 in a mana cost that isn't paid

    Background:
      Given Alice's hand holds Tobias Andrion
      And Alice's mana pool is {W}{U}{C}{C}{C}

    @id:jodah-x-is-zero @rule:107.3g @rule:107.3m
    Scenario: Mikaeus enters without counters and lives by Jodah's bonus alone
      Unused mana doesn't help.

      Given Alice controls 3 Plains
      And the top of Alice's library is Mikaeus, the Lunarch
      When Alice casts Tobias Andrion
      And Jodah's ability resolves
      And Alice accepts
      And Mikaeus resolves
      Then Mikaeus has no counters
      And Mikaeus is 2/2
      And Jodah is 7/7
      And Plains is untapped

    @id:jodah-x-is-zero-without-jodah @rule:107.3m @rule:704.5f
    Scenario: With Jodah gone, Mikaeus dies
      Jodah's ability resolves without Jodah just the same.

      Given the top of Alice's library is Mikaeus, the Lunarch
      And Bob's hand holds Swords to Plowshares
      And Bob's mana pool is {W}
      When Alice casts Tobias Andrion
      And Alice passes priority
      And Bob casts Swords to Plowshares targeting Jodah
      And Swords to Plowshares resolves
      And Jodah's ability resolves
      And Alice accepts
      And Mikaeus resolves
      Then Mikaeus is in Alice's graveyard
