Feature: Milling to pay
  Deranged Assistant makes mana for {T} and milling a card.

  An engine that lets as many cards be milled as there are makes mana with an empty library.

  @ruling:milling-to-pay
  Rule: Milling as a cost

    @id:milling-to-pay-uses-the-stack @rule:605.1a @edition:>=2026-08-07 @rule:701.17b
    Scenario: Since the rules of August 2026 the ability uses the stack
      Given Alice controls Deranged Assistant
      When Alice activates Deranged Assistant
      Then the stack holds Deranged Assistant's ability
      And Alice's mana pool is empty
      And Alice's graveyard holds 1 card
      When the stack resolves
      Then Alice's mana pool is {C}

    @id:milling-to-pay-at-once @rule:605.1a @edition:<2026-08-07 @rule:701.17b
    Scenario: Before that it was a mana ability
      Given Alice controls Deranged Assistant
      When Alice activates Deranged Assistant
      Then the stack is empty
      And Alice's mana pool is {C}
      And Alice's graveyard holds 1 card

    @id:milling-to-pay-empty-library @rule:701.17b
    Scenario: With an empty library it can't be paid
      Given Alice controls Deranged Assistant
      And Alice's library is empty
      Then Alice can't activate Deranged Assistant

    @id:milling-to-pay-sick @rule:302.6
    Scenario: A creature that came this turn can't pay {T}
      Given Alice controls Deranged Assistant
      And Deranged Assistant is summoning sick
      Then Alice can't activate Deranged Assistant
