Feature: Adventures beside Omens
  An adventurer card is built like an omen card: a permanent card with the characteristics of a spell in an inset.  Nearly all that
  holds for one holds for the other.  They part where the spell resolves: an Omen is shuffled into the library, while an Adventure
  is exiled, from where its player may cast the card, but not as an Adventure.

  @ruling:omen-spell-alternative-characteristics @rule:715.3b
  Rule: On the stack there is only the Adventure

    @id:adventure-spell-characteristics @rule:715.4
    Scenario: Blow Off Steam is a red instant, and its card a blue creature card again in exile
      Given Alice's hand holds Frolicking Familiar
      And Alice's mana pool is {R}
      When Alice casts Blow Off Steam targeting Bob
      Then Blow Off Steam is red
      And Blow Off Steam's type line is Instant — Adventure
      And Blow Off Steam's mana value is 1
      And Blow Off Steam has no keyword abilities
      When Blow Off Steam resolves
      Then Frolicking Familiar is in exile
      And Frolicking Familiar is blue
      And Frolicking Familiar's mana value is 3

  @ruling:omen-countered-not-shuffled @rule:715.3d
  Rule: An Adventure that doesn't resolve isn't exiled

    @id:adventure-countered @ruling:adventure-exiled-by-its-controller @rule:701.6a
    Scenario: Swift End is countered, and Murderous Rider can't be cast from the graveyard
      Given Alice's hand holds Murderous Rider
      And Alice's mana pool is {B}{B}{B}
      And Alice controls 3 Swamp
      And Bob controls Grizzly Bears
      And Bob's hand holds Counterspell
      And Bob's mana pool is {U}{U}
      When Alice casts Swift End targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Counterspell targeting Swift End
      And Counterspell resolves
      Then Murderous Rider is in Alice's graveyard
      And Alice has 20 life
      And Alice can't cast Murderous Rider by rule 601.3

  @ruling:omen-choose-name @rule:715.5
  Rule: The name of an Adventure is a name of its own

    @id:adventure-name-forbidden @ruling:omen-legality-alternative-only @rule:715.3a
    Scenario: Meddling Mage naming Petty Theft doesn't stop Brazen Borrower
      Given Alice's hand holds Brazen Borrower
      And Alice's mana pool is {U}{U}{U}
      And Bob controls:
        | card          | chosen card name |
        | Meddling Mage | Petty Theft      |
      Then Alice can't cast Petty Theft targeting Meddling Mage by rule 101.2
      And Alice can cast Brazen Borrower

  @ruling:omen-legality-alternative-only @rule:715.3a
  Rule: Whether it may be cast depends on the Adventure alone

    @id:adventure-permission-fits-the-creature @rule:601.3e
    Scenario: Garruk's Horde allows Brazen Borrower from the top of the library, and Petty Theft not
      It allows creature spells.

      Given Alice controls Garruk's Horde
      And the top of Alice's library is Brazen Borrower
      And Alice's mana pool is {U}{U}{U}
      And Bob controls Grizzly Bears
      Then Alice can cast Brazen Borrower
      And Alice can't cast Petty Theft targeting Grizzly Bears by rule 601.3

  @ruling:omen-all-targets-illegal @rule:608.2b
  Rule: Without a legal target, an Adventure doesn't resolve

    @id:adventure-only-target-gone @rule:715.3d
    Scenario: Petty Theft finds its target gone and goes to the graveyard
      Given Alice's hand holds Brazen Borrower
      And Alice's mana pool is {U}{U}
      And Bob controls Grizzly Bears
      And Bob's hand holds Unsummon
      And Bob's mana pool is {U}
      When Alice casts Petty Theft targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Unsummon targeting Grizzly Bears
      And the stack resolves
      Then Brazen Borrower is in Alice's graveyard
      And Alice's exile is empty

  @ruling:omen-not-an-alternative-cost @rule:118.9a
  Rule: To cast a card as an Adventure is no alternative cost

    @id:adventure-for-free @rule:715.3
    Scenario: Swift End is cast free with Omniscience, but Murderous Rider is not, once it is in exile
      Omniscience is about spells from the hand.

      Given Alice controls Omniscience
      And Alice's hand holds Murderous Rider
      And Bob controls Grizzly Bears
      When Alice casts Swift End targeting Grizzly Bears without paying its mana cost
      And Swift End resolves
      Then Grizzly Bears is in Bob's graveyard
      And Murderous Rider is in exile
      And Alice can't cast Murderous Rider

  @ruling:omen-shuffled-on-resolution @rule:715.3d
  Rule: An Adventure that resolves is exiled

    @id:adventure-exiled-on-resolution @ruling:adventure-exiled-by-its-controller @rule:614.6
    Scenario: Petty Theft is exiled as it resolves, and not shuffled in
      Given Alice's hand holds Brazen Borrower
      And Alice's mana pool is {U}{U}
      And Bob controls Grizzly Bears
      When Alice casts Petty Theft targeting Grizzly Bears
      And Petty Theft resolves
      Then Grizzly Bears is in Bob's hand
      And Brazen Borrower is in exile
      And Alice's library wasn't shuffled
      And Alice's library holds 10 cards

    @id:adventure-cast-from-exile @ruling:adventure-exiled-by-its-controller
    Scenario: From exile, Brazen Borrower can be cast, and Petty Theft not again
      Given Alice's hand holds Brazen Borrower
      And Alice controls 5 Island
      And Bob controls Grizzly Bears and Wall of Omens
      When Alice casts Petty Theft targeting Grizzly Bears
      And Petty Theft resolves
      Then Alice can't cast Petty Theft targeting Wall of Omens by rule 601.3
      When Alice casts Brazen Borrower
      And Brazen Borrower resolves
      Then Alice controls Brazen Borrower

  @ruling:omen-copy-shuffles-and-vanishes @rule:715.3c
  Rule: A copy of an Adventure is an Adventure

    @id:adventure-copy-vanishes @rule:704.5e @rule:707.10a
    Scenario: Of Blow Off Steam and its copy, only the card remains in exile
      Given Alice's hand holds Frolicking Familiar and Twincast
      And Alice's mana pool is {R}{U}{U}
      When Alice casts Blow Off Steam targeting Bob
      And Alice casts Twincast targeting Blow Off Steam
      And Twincast resolves
      And Alice declines
      Then the copy of Blow Off Steam's type line is Instant — Adventure
      When the copy of Blow Off Steam resolves
      Then Bob has 19 life
      And Alice's exile is empty
      And Alice's graveyard holds Twincast
      When the stack resolves
      Then Bob has 18 life
      And Alice's exile holds Frolicking Familiar

  @ruling:omen-choice-made-while-casting @rule:715.3
  Rule: The choice comes first, and the timing follows from it

    @id:adventure-instant-on-another-turn @rule:117.1a
    Scenario: On Bob's turn, Swift End can be cast and Murderous Rider can't, for the same mana
      Given it is Bob's upkeep
      And Bob controls Grizzly Bears
      And Alice's hand holds Murderous Rider
      And Alice's mana pool is {B}{B}{B}
      When Bob passes priority
      Then Alice can cast Swift End targeting Grizzly Bears
      And Alice can't cast Murderous Rider by rule 302.1

  @ruling:omen-card-is-creature-elsewhere @rule:715.4
  Rule: Everywhere else it is a creature card

    @id:adventure-in-graveyard-is-a-creature-card @rule:603.12 @rule:603.3d
    Scenario: Kishla Trawlers exiles Frolicking Familiar, and Brazen Borrower doesn't come back as an instant card
      Given Alice's hand holds Kishla Trawlers
      And Alice's graveyard holds Frolicking Familiar and Brazen Borrower
      And Alice's mana pool is {U}{U}{U}
      When Alice casts Kishla Trawlers
      And Kishla Trawlers resolves
      And Kishla Trawlers's ability resolves
      And Alice accepts
      And Alice chooses Frolicking Familiar
      Then Frolicking Familiar is in exile
      And the stack is empty
