Feature: What an Oblivion Ring exiled
  Oblivion Ring exiles a permanent as it enters, and another of its abilities returns it as it leaves.

  An engine that takes the two for one effect returns a permanent that hasn't been exiled yet, or forgets which Ring exiled what.

  @ruling:oblivion-ring-linked-abilities @rule:607.2a
  Rule: Oblivion Ring's abilities are linked

    @id:oblivion-ring-returns
    Scenario: The exiled permanent returns under its owner's control
      Given Bob controls Mind Stone and Grizzly Bears
      And Alice's hand holds Oblivion Ring
      And Alice's mana pool is {W}{C}{C}
      And Bob's hand holds Naturalize
      And Bob's mana pool is {G}{C}
      When Alice casts Oblivion Ring
      And Oblivion Ring resolves
      And Alice chooses Mind Stone
      And the stack resolves
      Then Mind Stone is in exile
      When Alice passes priority
      And Bob casts Naturalize targeting Oblivion Ring
      And the stack resolves
      Then Bob controls Mind Stone
      And Oblivion Ring is in Alice's graveyard

    @id:oblivion-ring-gone-before-exiling @rule:603.10a
    Scenario: A Ring that is gone too early exiles the permanent for good
      Given Bob controls Mind Stone
      And Alice's hand holds Oblivion Ring
      And Alice's mana pool is {W}{C}{C}
      And Bob's hand holds Naturalize
      And Bob's mana pool is {G}{C}
      When Alice casts Oblivion Ring
      And Oblivion Ring resolves
      And Alice passes priority
      And Bob casts Naturalize targeting Oblivion Ring
      And the stack resolves
      Then Mind Stone is in exile
      And Oblivion Ring triggered twice

    @id:oblivion-ring-each-its-own
    Scenario: Each of two Rings returns what it exiled itself
      Given Bob controls Mind Stone and Bonesplitter
      And Alice's hand holds 2 Oblivion Ring
      And Alice's mana pool is {W}{W}{C}{C}{C}{C}
      And Bob's hand holds Naturalize
      And Bob's mana pool is {G}{C}
      When Alice casts the first Oblivion Ring
      And the first Oblivion Ring resolves
      And Alice chooses Mind Stone
      And the stack resolves
      And Alice casts the second Oblivion Ring
      And the second Oblivion Ring resolves
      And Alice chooses Bonesplitter
      And the stack resolves
      And Alice passes priority
      And Bob casts Naturalize targeting the second Oblivion Ring
      And the stack resolves
      Then Bonesplitter is on the battlefield
      And Mind Stone is in exile

    @id:oblivion-ring-new-object @rule:400.7
    Scenario: A permanent that was exiled and returned is a new object
      Given Bob controls:
        | card          | alias | tapped | counters |
        | Grizzly Bears | Bear  | yes    | 1 +1/+1  |
      And Alice's hand holds Oblivion Ring
      And Alice's mana pool is {W}{C}{C}
      And Bob's hand holds Naturalize
      And Bob's mana pool is {G}{C}
      When Alice casts Oblivion Ring
      And the stack resolves
      And Alice passes priority
      And Bob casts Naturalize targeting Oblivion Ring
      And the stack resolves
      Then Bear is untapped
      And Bear has no counters

    @id:oblivion-ring-two-return-at-once @rule:603.6a @rule:607.3
    Scenario: Two permanents that a Ring exiled return at the same time
      Given Alice controls Strionic Resonator
      And Bob controls Grizzly Bears and Soul Warden
      And Alice's hand holds Oblivion Ring
      And Alice's mana pool is {W}{C}{C}{C}{C}
      And Bob's hand holds Naturalize
      And Bob's mana pool is {G}{C}
      When Alice casts Oblivion Ring
      And Oblivion Ring resolves
      And Alice chooses Soul Warden as the target
      And Alice activates Strionic Resonator targeting Oblivion Ring's ability
      And Strionic Resonator's ability resolves
      And Alice accepts
      And Alice chooses Grizzly Bears
      And the stack resolves
      Then Bob's exile holds Grizzly Bears and Soul Warden
      When Alice passes priority
      And Bob casts Naturalize targeting Oblivion Ring
      And the stack resolves
      Then Bob controls Grizzly Bears and Soul Warden
      And Bob has 21 life
