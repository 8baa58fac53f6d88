Feature: Auras that enter without being cast
  Replenish returns all enchantment cards from a graveyard to the battlefield.

  An engine that targets with such an Aura, or lets it enter attached to nothing, fails here.

  @ruling:aura-enters-without-being-cast @rule:303.4f
  Rule: An Aura put onto the battlefield

    @id:aura-enters-on-a-choice
    Scenario: Its controller chooses what it enchants
      Given Alice controls Grizzly Bears
      And Bob controls Elite Vanguard
      And Alice's graveyard holds Holy Strength
      And Alice's hand holds Replenish
      And Alice's mana pool is {W}{C}{C}{C}
      When Alice casts Replenish
      And Replenish resolves
      And Alice chooses Elite Vanguard
      Then Holy Strength is attached to Elite Vanguard
      And Elite Vanguard is 3/3
      And Alice controls Holy Strength

    @id:aura-enters-not-targeting
    Scenario: It doesn't target, so ward doesn't trigger
      Given Bob controls a cloaked Grizzly Bears
      And Alice's graveyard holds Holy Strength
      And Alice's hand holds Replenish
      And Alice's mana pool is {W}{C}{C}{C}
      When Alice casts Replenish
      And the stack resolves
      Then Holy Strength is attached to Grizzly Bears
      And Grizzly Bears didn't trigger

    @id:aura-enters-nothing-to-enchant @rule:303.4g
    Scenario: With nothing to enchant it stays in the graveyard
      Given Alice's graveyard holds Holy Strength and Glorious Anthem
      And Bob controls Leyline of the Void
    And Alice's hand holds Replenish
      And Alice's mana pool is {W}{C}{C}{C}
      When Alice casts Replenish
      And the stack resolves
      Then Holy Strength is in Alice's graveyard
      And Glorious Anthem is on the battlefield

    @id:aura-enters-with-what-it-could-enchant
    Scenario: What enters along with it isn't there to be enchanted
      Given Alice's graveyard holds Confiscate and Glorious Anthem
      And Bob controls Mind Stone
      And Alice's hand holds Replenish
      And Alice's mana pool is {W}{C}{C}{C}
      When Alice casts Replenish
      And the stack resolves
      Then Confiscate is attached to Mind Stone
      And Alice controls Mind Stone and Glorious Anthem

    @id:aura-enters-twice
    Scenario: Two Auras may enchant the same creature
      Given Alice controls Grizzly Bears
      And Alice's graveyard holds 2 Holy Strength
      And Alice's hand holds Replenish
      And Alice's mana pool is {W}{C}{C}{C}
      When Alice casts Replenish
      And the stack resolves
      Then Grizzly Bears is 4/6

    @id:aura-enters-on-hexproof @rule:702.11b
    Scenario: It may enchant what it couldn't target
      Given Bob controls Slippery Bogle
      And Alice's graveyard holds Holy Strength
      And Alice's hand holds Replenish and Holy Strength
      And Alice's mana pool is {W}{C}{C}{C}
      Then Alice can't cast Holy Strength in Alice's hand targeting Slippery Bogle by rule 601.2c
      When Alice casts Replenish
      And the stack resolves
      Then Slippery Bogle is 2/3

    @id:aura-enters-not-on-the-protected @rule:702.16c
    Scenario: It can't enchant what is protected from it
      Given Alice controls Paladin en-Vec and Grizzly Bears
      And Alice's graveyard holds Firebreathing
      And Alice's hand holds Replenish
      And Alice's mana pool is {W}{C}{C}{C}
      When Alice casts Replenish
      And the stack resolves
      Then Firebreathing is attached to Grizzly Bears
