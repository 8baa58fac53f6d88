Feature: Persist and undying
  Kitchen Finks has persist, Young Wolf undying.

  An engine that looks for the counters after the creature has died finds none, and returns it for ever.

  @ruling:persist-and-undying-count-counters
  Rule: Persist and undying look at the counters of the one that died

    @id:persist-once @rule:702.79a
    Scenario: A creature with persist returns once
      Given Alice controls Kitchen Finks
      And Bob's hand holds 2 Doom Blade
      And Bob's mana pool is {B}{B}{C}{C}
      When Alice passes priority
      And Bob casts the first Doom Blade targeting Kitchen Finks
      And the stack resolves
      Then Kitchen Finks has a -1/-1 counter
      And Alice has 22 life
      When Alice passes priority
      And Bob casts the second Doom Blade targeting Kitchen Finks
      And the stack resolves
      Then Kitchen Finks is in Alice's graveyard

    @id:persist-again-after-cancelling @rule:704.5q @rule:702.79a
    Scenario: A +1/+1 counter cancels the other one
      Given Alice controls Kitchen Finks and Mikaeus, the Lunarch
      And Kitchen Finks has a -1/-1 counter
      And Mikaeus, the Lunarch has a +1/+1 counter
      And Bob's hand holds Doom Blade
      And Bob's mana pool is {B}{C}
      When Alice activates Mikaeus, the Lunarch's second ability
      And the stack resolves
      Then Kitchen Finks has no counters
      When Alice passes priority
      And Bob casts Doom Blade targeting Kitchen Finks
      And the stack resolves
      Then Kitchen Finks is on the battlefield
      And Kitchen Finks has a -1/-1 counter

    @id:undying-not-with-a-counter @rule:702.93a
    Scenario: A creature with undying and a +1/+1 counter doesn't return
      Given Alice controls Young Wolf
      And Young Wolf has a +1/+1 counter
      And Bob's hand holds Doom Blade
      And Bob's mana pool is {B}{C}
      When Alice passes priority
      And Bob casts Doom Blade targeting Young Wolf
      And the stack resolves
      Then Young Wolf is in Alice's graveyard
      And Young Wolf didn't trigger

    @id:undying-with-more-counters @rule:122.6 @rule:702.93a
    Scenario: A creature returns with twice as many counters
      Given Alice controls Young Wolf and Corpsejack Menace
      And Bob's hand holds Doom Blade
      And Bob's mana pool is {B}{C}
      When Alice passes priority
      And Bob casts Doom Blade targeting Young Wolf
      And the stack resolves
      Then Young Wolf has 2 +1/+1 counters
