Feature: Isochron Scepter
  Isochron Scepter exiles an instant from a hand, and lets copies of it be cast.

  An engine that casts the exiled card itself has nothing left to copy the second time.

  @ruling:isochron-scepter-casts-a-copy
  Rule: Isochron Scepter casts a copy of the exiled card

    @id:isochron-copy-is-cast @rule:707.12
    Scenario: The copy is cast, and the card stays exiled
      Given Alice's hand holds Isochron Scepter and Lightning Bolt
      And Alice controls 4 Wastes
      When Alice casts Isochron Scepter
      And Isochron Scepter resolves
      And the top of the stack resolves
      And Alice accepts
      And Alice activates Isochron Scepter
      And Isochron Scepter's ability resolves
      And Alice accepts
      And Alice accepts
      And Alice chooses Bob
      And the stack resolves
      Then Bob has 17 life
      And Lightning Bolt is in exile
      And Alice's graveyard is empty

    @id:isochron-copy-declined @rule:707.12
    Scenario: A copy that isn't cast ceases to exist
      Given Alice's hand holds Isochron Scepter and Lightning Bolt
      And Alice controls 4 Wastes
      When Alice casts Isochron Scepter
      And Isochron Scepter resolves
      And the top of the stack resolves
      And Alice accepts
      And Alice activates Isochron Scepter
      And Isochron Scepter's ability resolves
      And Alice accepts
      And Alice declines
      Then Alice's exile holds Lightning Bolt
      And the stack is empty
      And Bob has 20 life

    @id:isochron-nothing-exiled @rule:607.2a
    Scenario: Without an exiled card nothing is copied
      Given Alice's hand holds Isochron Scepter and Lightning Bolt
      And Alice's exile holds Lightning Bolt
      And Alice controls 4 Wastes
      When Alice casts Isochron Scepter
      And Isochron Scepter resolves
      And the top of the stack resolves
      And Alice declines
      And Alice activates Isochron Scepter
      And the stack resolves
      Then Alice's hand holds Lightning Bolt
      And Bob has 20 life
