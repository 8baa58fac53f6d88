@ruling:omen-card-is-creature-elsewhere @rule:720.4
Feature: An omen card that isn't an Omen on the stack
  In a graveyard, a hand, a library, in exile, on the battlefield, and on the stack when it was cast normally, an omen card has its
  normal characteristics only.  It is a creature card there, and no instant or sorcery card.

  Rule: In a graveyard it is a creature card and nothing else

    As Kishla Trawlers enters, a creature card may be exiled from the graveyard, and if so, an instant or sorcery card comes back.

    @id:omen-in-graveyard-is-a-creature-card @rule:603.12
    Scenario: Twinmaw Stormbrood may be exiled as a creature card to get Lightning Bolt back
      Given Alice's hand holds Kishla Trawlers
      And Alice's graveyard holds Twinmaw Stormbrood and Lightning Bolt
      And Alice's mana pool is {U}{U}{U}
      When Alice casts Kishla Trawlers
      And Kishla Trawlers resolves
      And Kishla Trawlers's ability resolves
      And Alice accepts
      And the stack resolves
      Then Twinmaw Stormbrood is in exile
      And Lightning Bolt is in Alice's hand

    @id:omen-in-graveyard-is-no-sorcery-card @rule:603.12 @rule:115.1
    Scenario: Omen cards are not among the instant and sorcery cards that may be targeted
      Given Alice's hand holds Kishla Trawlers
      And Alice's graveyard holds Twinmaw Stormbrood, Dirgur Island Dragon, Lightning Bolt and Negate
      And Alice's mana pool is {U}{U}{U}
      When Alice casts Kishla Trawlers
      And Kishla Trawlers resolves
      And Kishla Trawlers's ability resolves
      And Alice accepts
      And Alice chooses Twinmaw Stormbrood
      Then Alice may choose only Lightning Bolt and Negate

    @id:omen-cards-alone-return-nothing @rule:603.12 @rule:603.3d
    Scenario: With only omen cards in the graveyard, one is exiled and none comes back
      The second ability triggers, but it has no target and is removed.

      Given Alice's hand holds Kishla Trawlers
      And Alice's graveyard holds Twinmaw Stormbrood and Dirgur Island Dragon
      And Alice's mana pool is {U}{U}{U}
      When Alice casts Kishla Trawlers
      And Kishla Trawlers resolves
      And Kishla Trawlers's ability resolves
      And Alice accepts
      And Alice chooses Twinmaw Stormbrood
      Then Twinmaw Stormbrood is in exile
      And Dirgur Island Dragon is in Alice's graveyard
      And the stack is empty

    @id:omen-in-graveyard-mana-value @rule:202.3
    Scenario: Reanimating Twinmaw Stormbrood costs 6 life, its mana value
      Given Alice's graveyard holds Twinmaw Stormbrood
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting Twinmaw Stormbrood
      And Reanimate resolves
      Then Alice controls Twinmaw Stormbrood
      And Alice has 14 life

    @id:omen-in-graveyard-is-no-instant-card @rule:603.3d
    Scenario: Torrential Gearhulk finds no instant card in Dirgur Island Dragon
      Given Alice's hand holds Torrential Gearhulk
      And Alice's graveyard holds Dirgur Island Dragon
      And Alice's mana pool is {U}{U}{C}{C}{C}{C}
      When Alice casts Torrential Gearhulk
      And Torrential Gearhulk resolves
      Then Torrential Gearhulk is on the battlefield
      And the stack is empty
      And nobody is asked

  Rule: Cast normally, it is a creature spell without an Omen

    @id:omen-card-cast-normally @rule:720.3
    Scenario: Twinmaw Stormbrood on the stack is a white creature spell of mana value 6
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {W}{C}{C}{C}{C}{C}
      When Alice casts Twinmaw Stormbrood
      Then Twinmaw Stormbrood's name is Twinmaw Stormbrood
      And Twinmaw Stormbrood is white
      And Twinmaw Stormbrood's type line is Creature — Dragon
      And Twinmaw Stormbrood's mana value is 6

  Rule: In a library it is no instant or sorcery card either

    @id:omen-in-library-is-not-found @rule:701.23b
    Scenario: Mystical Tutor finds no Omen
      Given Alice's hand holds Mystical Tutor
      And Alice's mana pool is {U}
      And Alice's library holds Marang River Regent, Scavenger Regent, Lightning Bolt and Negate
      When Alice casts Mystical Tutor
      And Mystical Tutor resolves
      Then Alice may choose only Lightning Bolt and Negate
