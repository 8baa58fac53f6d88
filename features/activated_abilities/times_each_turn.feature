Feature: Abilities for only so many times each turn
  Rootwalla's ability may be activated only once each turn.

  An engine that keeps count on the player, or on the card, allows it too often or not often enough.

  @ruling:only-so-many-times-each-turn
  Rule: An ability for only so many times each turn

    @id:each-turn-once @rule:602.5b
    Scenario: It can't be activated a second time in a turn
      Given Alice controls Rootwalla and 4 Forest
      When Alice activates Rootwalla
      And the stack resolves
      Then Rootwalla is 4/4
      And Alice can't activate Rootwalla by rule 602.5b

    @id:each-turn-anew @rule:602.5b
    Scenario: It can be activated again in the next turn
      Given Alice controls Rootwalla and 4 Forest
      When Alice activates Rootwalla
      And the stack resolves
      And the game advances to Bob's upkeep
      And Bob passes priority
      Then Rootwalla is 2/2
      And Alice can activate Rootwalla

    @id:each-turn-each-object @rule:602.5b
    Scenario: Each of two has its own count
      Given Alice controls 2 Rootwalla and 4 Forest
      When Alice activates the first Rootwalla
      And the stack resolves
      Then Alice can't activate the first Rootwalla
      And Alice can activate the second Rootwalla

    @id:each-turn-another-controller @rule:602.5b
    Scenario: Another player who gains control can't activate it again
      Given Alice controls Rootwalla and 2 Forest
      And Bob controls 2 Forest
      And Bob's hand holds Act of Treason
      And Bob's mana pool is {R}{R}{R}
      And it is Bob's precombat main phase
      When Bob passes priority
      And Alice activates Rootwalla
      And the stack resolves
      And Bob casts Act of Treason targeting Rootwalla
      And the stack resolves
      Then Bob controls Rootwalla
      And Bob can't activate Rootwalla by rule 602.5b

    @id:each-turn-new-object @rule:400.7 @rule:602.5b
    Scenario: A Rootwalla that has come back is a new object
      Given Alice controls Rootwalla, 4 Forest and Plains
      And Alice's hand holds Cloudshift
      When Alice activates Rootwalla
      And the stack resolves
      And Alice casts Cloudshift targeting Rootwalla
      And the stack resolves
      Then Rootwalla is 2/2
      And Alice can activate Rootwalla

    @id:each-turn-one-loyalty-ability @rule:606.3
    Scenario: Of a planeswalker's loyalty abilities one may be activated each turn
      Given Alice controls Jace, Telepath Unbound
      When Alice activates Jace, Telepath Unbound's first ability targeting nothing
      And the stack resolves
      Then Alice can't activate Jace, Telepath Unbound's first ability by rule 606.3
