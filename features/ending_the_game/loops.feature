Feature: Loops of mandatory actions
  With three Oblivion Rings and nothing else to exile, each that leaves frees the one that will exile the next.

  An engine that never looks back plays on for ever; one that counts what happens calls a draw where somebody could choose otherwise.

  @ruling:loop-of-mandatory-actions @rule:104.4b @rule:732.4
  Rule: What goes on by itself for ever ends in a draw

    @id:three-oblivion-rings
    Scenario: Three Oblivion Rings exile each other for ever
      Given Alice's hand holds 3 Oblivion Ring
      And Alice's mana pool is {W}{W}{W}{C}{C}{C}{C}{C}{C}
      When Alice casts the first Oblivion Ring
      And the stack resolves
      And Alice casts the second Oblivion Ring
      And the stack resolves
      And Alice casts the third Oblivion Ring
      And the stack resolves
      Then the game is a draw

    # Nothing comes back here, so no reading of when a loop is a draw matters: who calls a draw too soon fails.
    @id:two-oblivion-rings-come-to-rest @control
    Scenario: Two Oblivion Rings come to rest
      Given Alice's hand holds 2 Oblivion Ring
      And Alice's mana pool is {W}{W}{C}{C}{C}{C}
      When Alice casts the first Oblivion Ring
      And the stack resolves
      And Alice casts the second Oblivion Ring
      And the stack resolves
      Then the game goes on
      And the first Oblivion Ring is in exile

    @id:three-oblivion-rings-nobody-has-to-help @rule:732.5
    Scenario: Who could end the loop doesn't have to
      Given Alice's hand holds 3 Oblivion Ring
      And Alice's mana pool is {W}{W}{W}{C}{C}{C}{C}{C}{C}
      And Bob's hand holds Naturalize
      And Bob controls 2 Forest
      When Alice casts the first Oblivion Ring
      And the stack resolves
      And Alice casts the second Oblivion Ring
      And the stack resolves
      And Alice casts the third Oblivion Ring
      And the stack resolves
      Then the game is a draw

    # The loop is ended in its first round, before any reading of it matters: who calls a draw too soon fails.
    @id:three-oblivion-rings-ended-in-time @rule:732.5 @control
    Scenario: Who could end the loop may do so
      Given Alice's hand holds 3 Oblivion Ring
      And Alice's mana pool is {W}{W}{W}{C}{C}{C}{C}{C}{C}
      And Bob's hand holds Naturalize
      And Bob controls 2 Forest
      When Alice casts the first Oblivion Ring
      And the stack resolves
      And Alice casts the second Oblivion Ring
      And the stack resolves
      And Alice casts the third Oblivion Ring
      And the third Oblivion Ring resolves
      And Alice passes priority
      And Bob casts Naturalize targeting the third Oblivion Ring
      And the stack resolves
      Then the game goes on
      And the third Oblivion Ring is in Alice's graveyard

    @id:three-oblivion-rings-and-a-choice
    Scenario: A loop with a choice in it is no draw
      Given Alice's hand holds 3 Oblivion Ring
      And Alice's mana pool is {W}{W}{W}{C}{C}{C}{C}{C}{C}
      And Bob controls Bonesplitter
      When Alice casts the first Oblivion Ring
      And the stack resolves
      And Alice casts the second Oblivion Ring
      And the stack resolves
      And Alice casts the third Oblivion Ring
      And the stack resolves
      And Alice chooses the second Oblivion Ring
      And Alice chooses the third Oblivion Ring
      And Alice chooses the first Oblivion Ring
      And Alice chooses the second Oblivion Ring
      And Alice chooses the third Oblivion Ring
      And Alice chooses the first Oblivion Ring
      And Alice chooses the second Oblivion Ring
      And Alice chooses the third Oblivion Ring
      And Alice chooses the first Oblivion Ring
      And Alice chooses Bonesplitter
      Then the game goes on
      And Bonesplitter is in exile
