Feature: Setting a life total
  Blessed Wind makes a player's life total become 20.

  An engine that overwrites the number lets a player come to 20 life who can't gain any.

  @ruling:life-total-becomes-a-number @rule:119.5
  Rule: A life total that becomes a number

    @id:life-becomes-higher
    Scenario: A player with 5 life gains 15
      Given Alice has 5 life
      And Alice's hand holds Blessed Wind
      And Alice's mana pool is {W}{W}{C}{C}{C}{C}{C}{C}{C}
      When Alice casts Blessed Wind targeting Alice
      And the stack resolves
      Then Alice has 20 life
      And in this order:
        | event       | object | player |
        | gained life |        | Alice  |

    @id:life-becomes-lower
    Scenario: A player with 30 life loses 10
      Given Bob has 30 life
      And Alice's hand holds Blessed Wind
      And Alice's mana pool is {W}{W}{C}{C}{C}{C}{C}{C}{C}
      When Alice casts Blessed Wind targeting Bob
      And the stack resolves
      Then Bob has 20 life

    @id:life-becomes-higher-without-gaining @rule:119.7
    Scenario: Who can't gain life stays where they are
      Given Alice has 5 life
      And Bob controls Giant Cindermaw
      And Alice's hand holds Blessed Wind
      And Alice's mana pool is {W}{W}{C}{C}{C}{C}{C}{C}{C}
      When Alice casts Blessed Wind targeting Alice
      And the stack resolves
      Then Alice has 5 life

    @id:life-becomes-lower-without-gaining @rule:119.7
    Scenario: Who can't gain life can still lose some
      Given Bob has 30 life
      And Bob controls Giant Cindermaw
      And Alice's hand holds Blessed Wind
      And Alice's mana pool is {W}{W}{C}{C}{C}{C}{C}{C}{C}
      When Alice casts Blessed Wind targeting Bob
      And the stack resolves
      Then Bob has 20 life
