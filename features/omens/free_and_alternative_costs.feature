@ruling:omen-not-an-alternative-cost
Feature: Omens cast without paying their mana costs
  At most one alternative cost applies to a spell.  To cast a card as an Omen is not such a cost; it only chooses what is cast.  So an
  Omen can also be cast without paying its mana cost, and what must be paid besides still has to be paid.

  Omniscience lets its controller cast spells from the hand without paying their mana costs.

  @id:omen-for-free @rule:118.9a @rule:720.3
  Scenario: Charring Bite is cast for nothing and is shuffled in all the same
    Given Alice controls Omniscience
    And Alice's hand holds Twinmaw Stormbrood
    And Bob controls Grizzly Bears
    When Alice casts Charring Bite targeting Grizzly Bears without paying its mana cost
    And Charring Bite resolves
    Then Grizzly Bears is in Bob's graveyard
    And Twinmaw Stormbrood is in Alice's library
    And Alice's library was shuffled

  @id:omen-for-free-at-another-time @rule:118.9a @rule:601.3b
  Scenario: With Vedalken Orrery, Charring Bite is cast for nothing on Bob's turn
    To cast a spell as though it had flash is no alternative cost either.

    Given it is Bob's precombat main phase
    And Alice controls Omniscience and Vedalken Orrery
    And Alice's hand holds Twinmaw Stormbrood
    And Bob controls Grizzly Bears
    When Bob passes priority
    And Alice casts Charring Bite targeting Grizzly Bears without paying its mana cost
    And Charring Bite resolves
    Then Grizzly Bears is in Bob's graveyard
    And Twinmaw Stormbrood is in Alice's library

  @id:omen-for-free-unlike-dash @rule:118.9a @rule:702.109a
  Scenario: Dash is an alternative cost and can't be applied together with Omniscience
    Alice may cast Zurgo free, or for its dash cost, but it won't have haste for nothing.

    Given Alice controls Omniscience
    And Alice's hand holds Zurgo Bellstriker
    Then Alice can cast Zurgo Bellstriker without paying its mana cost
    And Alice can't cast Zurgo Bellstriker for its dash cost

  @id:omen-for-free-is-taxed @rule:118.9d @rule:720.3b
  Scenario: Against Thalia, the free Charring Bite costs {1}, for it is a noncreature spell
    Given Alice controls Omniscience
    And Alice's hand holds Twinmaw Stormbrood
    And Alice's mana pool is {C}
    And Bob controls Thalia, Guardian of Thraben and Grizzly Bears
    When Alice casts Charring Bite targeting Grizzly Bears without paying its mana cost
    Then the stack holds Charring Bite
    And Alice's mana pool is empty

  @id:omen-for-free-tax-unpaid @rule:601.2h @rule:118.9d
  Scenario: Against Thalia, Charring Bite can't be cast for nothing
    Given Alice controls Omniscience
    And Alice's hand holds Twinmaw Stormbrood
    And Bob controls Thalia, Guardian of Thraben and Grizzly Bears
    Then Alice can't cast Charring Bite targeting Grizzly Bears without paying its mana cost by rule 601.2h

  @id:omen-for-free-creature-untaxed @ruling:omen-card-is-creature-elsewhere @rule:118.9d @rule:720.4
  Scenario: Against Thalia, Twinmaw Stormbrood is still free, for it is a creature spell
    Given Alice controls Omniscience
    And Alice's hand holds Twinmaw Stormbrood
    And Bob controls Thalia, Guardian of Thraben
    When Alice casts Twinmaw Stormbrood without paying its mana cost
    And Twinmaw Stormbrood resolves
    Then Alice controls Twinmaw Stormbrood

  @id:omen-for-an-alternative-cost @rule:118.9a @rule:720.3
  Scenario: Coil and Catch is cast for the cost that Fist of Suns offers
    Its controller may pay {W}{U}{B}{R}{G} rather than the mana cost of any spell.

    Given Alice controls Fist of Suns
    And Alice's hand holds Marang River Regent
    And Alice's mana pool is {W}{U}{B}{R}{G}
    When Alice casts Coil and Catch for its alternative cost
    Then the stack holds Coil and Catch
    And Alice's mana pool is empty
    And Coil and Catch's mana value is 4

  @id:omen-for-free-with-x @rule:107.3b
  Scenario: Exude Toxin cast free has X = 0
    Given Alice controls Omniscience
    And Alice's hand holds Scavenger Regent
    And Bob controls Grizzly Bears
    Then Alice can't cast Exude Toxin with X = 1 without paying its mana cost
    When Alice casts Exude Toxin without paying its mana cost
    And Exude Toxin resolves
    Then Grizzly Bears is 2/2
    And Scavenger Regent is in Alice's library
