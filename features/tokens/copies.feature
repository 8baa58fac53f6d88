Feature: Tokens that are copies
  Fated Infatuation makes a token that is a copy of a creature.

  An engine that clones the permanent as it stands takes too much along.

  @ruling:token-copies-copiable-values
  Rule: A token that is a copy has the copiable values

    @id:token-copy-plain @rule:707.2
    Scenario: Counters, Auras and being tapped are not copied
      Given Alice controls:
        | card          | alias | tapped | counters | attached to |
        | Grizzly Bears | Bear  | yes    | 2 +1/+1  |             |
        | Holy Strength |       |        |          | Bear        |
      And Alice's hand holds Fated Infatuation
      And Alice's mana pool is {U}{U}{U}
      And it is Bob's precombat main phase
      When Bob passes priority
      And Alice casts Fated Infatuation targeting Bear
      And the stack resolves
      Then the second Grizzly Bears is 2/2
      And the second Grizzly Bears is untapped
      And the second Grizzly Bears has no counters
      And the second Grizzly Bears's mana value is 2
      And Bear is 5/6

    @id:token-copy-x-is-zero @rule:107.3g @rule:707.2
    Scenario: X in the mana cost of the copy is 0
      Given Alice controls Walking Ballista
      And Walking Ballista has 3 +1/+1 counters
      And Alice's hand holds Fated Infatuation
      And Alice's mana pool is {U}{U}{U}
      And it is Bob's precombat main phase
      When Bob passes priority
      And Alice casts Fated Infatuation targeting Walking Ballista
      And the stack resolves
      Then Alice's battlefield holds Walking Ballista
      And Alice's graveyard holds Fated Infatuation

    @id:token-copy-back-face @rule:707.8a @rule:707.2
    Scenario: The copy of a double-faced permanent has the same face up, and the other one too
      Given Alice controls Awoken Horror
      And Alice's hand holds Fated Infatuation
      And Alice's mana pool is {U}{U}{U}
      And it is Bob's precombat main phase
      When Bob passes priority
      And Alice casts Fated Infatuation targeting Awoken Horror
      And the stack resolves
      Then the second Awoken Horror is 7/8
      And the second Awoken Horror is blue

    @id:token-copy-of-a-copy @rule:707.3 @rule:707.2
    Scenario: The copy of a creature that is itself a copy is that copy
      Given Alice controls Grizzly Bears
      And Alice's library is empty
      And Alice's hand holds Clone and Fated Infatuation
      And Alice's mana pool is {U}{U}{U}{U}{C}{C}{C}
      When Alice casts Clone
      And Clone resolves
      And Alice chooses Grizzly Bears
      And Alice casts Fated Infatuation targeting the second Grizzly Bears
      And Fated Infatuation resolves
      Then Alice's battlefield holds 3 Grizzly Bears

    @id:token-copy-scry-on-own-turn @ruling:scry-bottom-or-top @rule:701.22a
    Scenario: On her own turn Alice looks at two cards as well
      Given Alice controls Grizzly Bears
      And the top of Alice's library is Forest and Island
      And Alice's hand holds Fated Infatuation
      And Alice's mana pool is {U}{U}{U}
      When Alice casts Fated Infatuation targeting Grizzly Bears
      And Fated Infatuation resolves
      And Alice chooses Forest
      Then Island is on top of Alice's library
