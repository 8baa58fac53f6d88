Feature: More counters than would be put
  An effect that replaces the number of counters put on a creature.

  An engine that looks only at counters being put on what is on the battlefield lets creatures enter with too few.

  @ruling:more-counters-also-on-entering @rule:122.6
  Rule: More counters, also on what enters with some

    @id:more-counters-activated
    Scenario: A counter put by an ability becomes two
      Given Alice controls Corpsejack Menace, Mikaeus, the Lunarch and Grizzly Bears
      And Mikaeus, the Lunarch has a +1/+1 counter
      When Alice activates Mikaeus, the Lunarch's second ability
      And the stack resolves
      Then Grizzly Bears has 2 +1/+1 counters
      And Corpsejack Menace has 2 +1/+1 counters
      And Mikaeus, the Lunarch has no counters

    @id:more-counters-entering @rule:614.12
    Scenario: A creature enters with one more
      Given Alice controls Hardened Scales
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And the stack resolves
      Then Walking Ballista has 3 +1/+1 counters

    @id:more-counters-none-entering
    Scenario: What enters with no counter gets none
      Given Alice controls Hardened Scales
      And Alice's hand holds Walking Ballista
      When Alice casts Walking Ballista with X = 0
      And the stack resolves
      Then Walking Ballista is in Alice's graveyard

    @id:more-counters-order-for-more @rule:616.1
    Scenario: One more, then twice as many
      Given Alice controls Hardened Scales and Corpsejack Menace
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}
      When Alice casts Walking Ballista with X = 1
      And Walking Ballista resolves
      And Alice chooses Hardened Scales as the replacement
      Then Walking Ballista has 4 +1/+1 counters

    @id:more-counters-order-for-fewer @rule:616.1
    Scenario: Twice as many, then one more
      Given Alice controls Hardened Scales and Corpsejack Menace
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}
      When Alice casts Walking Ballista with X = 1
      And Walking Ballista resolves
      And Alice chooses Corpsejack Menace as the replacement
      Then Walking Ballista has 3 +1/+1 counters

    @id:more-counters-two-of-a-kind @rule:614.5
    Scenario: Each of two that say the same applies once
      Given Alice controls 2 Hardened Scales
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}
      When Alice casts Walking Ballista with X = 1
      And the stack resolves
      Then Walking Ballista has 3 +1/+1 counters

    @id:more-counters-of-another-kind
    Scenario: Counters of another kind stay as many
      Given Alice controls Corpsejack Menace and Devoted Druid
      When Alice activates Devoted Druid's second ability
      Then Devoted Druid has a -1/-1 counter

    @id:more-counters-of-an-opponent
    Scenario: An opponent's creature gets no more
      Given Bob controls Corpsejack Menace
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}
      When Alice casts Walking Ballista with X = 1
      And the stack resolves
      Then Walking Ballista has a +1/+1 counter

    @id:more-counters-turned-up @rule:708.11
    Scenario: A permanent is turned face up with twice as many
      Given Alice controls Corpsejack Menace and a morphed Hooded Hydra
      And Alice's mana pool is {G}{G}{G}{G}{G}
      When Alice turns Hooded Hydra face up for its morph cost
      Then Hooded Hydra has 10 +1/+1 counters

    @id:more-counters-on-what-is-no-creature
    Scenario: Counters on what is no creature stay as many
      Given Alice controls Corpsejack Menace and Ratchet Bomb
      When Alice activates Ratchet Bomb's first ability
      And the stack resolves
      Then Ratchet Bomb has a charge counter
