Feature: Several ways to cast a spell
  More than one effect may let a player cast a spell, or let them pay something else for it: the player chooses.

  An engine that takes the oldest effect, or the one that it likes best, fails here.

  @ruling:player-chooses-the-permission @rule:601.3
  Rule: Of several permissions the player chooses one

    @id:permission-that-gives-haste
    Scenario: By the one permission the creature has haste
      Given Alice controls Garruk's Horde and Thundermane Dragon
      And the top of Alice's library is Colossal Dreadmaw
      And Alice's mana pool is {G}{G}{C}{C}{C}{C}
      When Alice casts Colossal Dreadmaw
      And Alice chooses Thundermane Dragon as the permission
      And the stack resolves
      Then Colossal Dreadmaw has haste

    @id:permission-that-gives-nothing
    Scenario: By the other one it doesn't
      Given Alice controls Garruk's Horde and Thundermane Dragon
      And the top of Alice's library is Colossal Dreadmaw
      And Alice's mana pool is {G}{G}{C}{C}{C}{C}
      When Alice casts Colossal Dreadmaw
      And Alice chooses Garruk's Horde as the permission
      And the stack resolves
      Then Colossal Dreadmaw doesn't have haste

    @id:permission-order-does-not-matter
    Scenario: Which of the effects is older doesn't matter
      Given Alice controls Thundermane Dragon and Garruk's Horde
      And the top of Alice's library is Colossal Dreadmaw
      And Alice's mana pool is {G}{G}{C}{C}{C}{C}
      When Alice casts Colossal Dreadmaw
      Then Alice may choose only Garruk's Horde and Thundermane Dragon

    @id:permission-for-what-fits
    Scenario: A permission that isn't for such a spell is not among them
      Given Alice controls Garruk's Horde and Thundermane Dragon
      And the top of Alice's library is Grizzly Bears
      And Alice's mana pool is {G}{G}
      When Alice casts Grizzly Bears
      Then nobody is asked
      And the stack holds Grizzly Bears

  @ruling:player-chooses-the-alternative-cost @rule:118.9a @rule:601.2b
  Rule: Of several alternative costs the player chooses one

    @id:alternative-cost-of-nothing
    Scenario: A Zombie is cast for {0}
      Given Alice controls Fist of Suns and Rooftop Storm
      And Alice's hand holds Walking Corpse
      And Alice's mana pool is {W}{U}{B}{R}{G}
      When Alice casts Walking Corpse for its alternative cost
      And Alice chooses {0} as the cost
      Then the stack holds Walking Corpse
      And Alice's mana pool is {W}{U}{B}{R}{G}

    @id:alternative-cost-of-all-colors
    Scenario: Or it is cast for one mana of each color
      Given Alice controls Rooftop Storm and Fist of Suns
      And Alice's hand holds Walking Corpse
      And Alice's mana pool is {W}{U}{B}{R}{G}
      When Alice casts Walking Corpse for its alternative cost
      And Alice chooses {W}{U}{B}{R}{G} as the cost
      Then the stack holds Walking Corpse
      And Alice's mana pool is empty

    @id:alternative-cost-not-face-down
    Scenario: What is cast face down can't be cast for another alternative cost
      Given Alice controls Fist of Suns
      And Alice's hand holds Branchsnap Lorian
      And Alice's mana pool is {W}{U}{B}{R}{G}
      When Alice casts Branchsnap Lorian face down for its alternative cost
      Then that is rejected by rule 118.9a
