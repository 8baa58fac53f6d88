@ruling:turn-up-no-enters-triggers
Feature: Turning face up isn't entering the battlefield
  A face-down permanent entered the battlefield long ago, as a creature without abilities.  When it is turned face up it doesn't enter
  once more: abilities that trigger on entering, its own or those of others, don't trigger.

  Rule: The permanent's own enters abilities don't trigger, neither when it is turned up nor when it entered face down

    @id:turned-up-wall-draws-nothing @rule:603.6a @rule:708.8
    Scenario: Wall of Omens draws no card when it is turned face up
      Given Alice controls a manifested Wall of Omens and 2 Plains
      When Alice turns Wall of Omens face up
      Then Wall of Omens is face up
      And Wall of Omens didn't trigger
      And the stack is empty
      And Alice drew no cards

    @id:turned-up-stormbrood-gains-nothing @rule:603.6a @rule:708.8
    Scenario: Twinmaw Stormbrood gains no life when it is turned face up
      Given Alice controls a manifested Twinmaw Stormbrood and 6 Plains
      When Alice turns Twinmaw Stormbrood face up
      Then Twinmaw Stormbrood is 5/4
      And the stack is empty
      And Alice has 20 life

    @id:manifested-wall-draws-nothing @rule:708.3
    Scenario: Wall of Omens draws no card when it is manifested either
      Given the top of Alice's library is Wall of Omens
      And Alice's hand holds Soul Summons
      And Alice controls 2 Plains
      When Alice casts Soul Summons
      And the stack resolves
      Then Wall of Omens is face down
      And Wall of Omens didn't trigger
      And Alice drew no cards

  Rule: Nor do abilities of other permanents that wait for something to enter

    @id:soul-warden-and-turning-up @rule:603.6a @rule:708.8
    Scenario: Soul Warden triggers when a card is manifested, and not when it is turned face up
      Given Alice controls Soul Warden, 2 Plains and 2 Forest
      And the top of Alice's library is Grizzly Bears
      And Alice's hand holds Soul Summons
      When Alice casts Soul Summons
      And the stack resolves
      Then Soul Warden triggered once
      And Alice has 21 life
      When Alice turns Grizzly Bears face up
      Then Grizzly Bears is face up
      And Soul Warden didn't trigger
      And Alice has 21 life

    @id:face-down-enters-trigger-and-turning-up @rule:603.6a @rule:708.3 @rule:708.8
    Scenario: They Came from the Pipes triggers when a face-down creature enters, and not when it is turned face up
      Given Alice controls They Came from the Pipes, 2 Plains and 2 Forest
      And the top of Alice's library is Grizzly Bears
      And Alice's hand holds Soul Summons
      When Alice casts Soul Summons
      And the stack resolves
      Then They Came from the Pipes triggered once
      And Alice drew a card
      When Alice turns Grizzly Bears face up
      Then Grizzly Bears is face up
      And They Came from the Pipes didn't trigger
      And Alice drew no cards

  Rule: An ability that waits for the permanent to be turned face up does trigger

    @id:turned-up-trigger-by-morph @rule:603.2 @rule:708.8
    Scenario: Skinthinner, cast face down and turned up for its morph cost, destroys a nonblack creature
      Given Alice controls a morphed Skinthinner
      And Alice's mana pool is {C}{C}{C}{B}{B}
      And Bob controls Grizzly Bears
      When Alice turns Skinthinner face up
      Then the stack holds Skinthinner's ability
      When the stack resolves
      Then Grizzly Bears is in Bob's graveyard

    @id:turned-up-trigger-by-mana-cost @rule:701.40b @rule:708.8
    Scenario: A manifested Skinthinner does so as well if it is turned up for its mana cost
      Given Alice controls a manifested Skinthinner
      And Alice's mana pool is {C}{B}
      And Bob controls Grizzly Bears
      When Alice turns Skinthinner face up for its mana cost
      Then the stack holds Skinthinner's ability
      When the stack resolves
      Then Grizzly Bears is in Bob's graveyard

  Rule: What is said of entering and what is said of being turned face up are two things

    Hooded Hydra enters with X +1/+1 counters.  As it is turned face up, for its morph cost of {3}{G}{G} or otherwise, five +1/+1
    counters are put on it.

    @id:turned-up-hydra @rule:708.11 @rule:708.8
    Scenario: Hooded Hydra gets its five counters while it is being turned up, and so doesn't die as a 0/0
      Given Alice controls a morphed Hooded Hydra and 5 Forest
      When Alice turns Hooded Hydra face up
      Then Hooded Hydra has 5 +1/+1 counters
      And Hooded Hydra is 5/5
      And the stack is empty

    @id:turned-up-manifested-hydra @rule:708.11 @rule:107.3d @rule:708.8
    Scenario: Manifested, it is turned up for its mana cost with X = 0, and gets five counters, not none
      Given Alice controls a manifested Hooded Hydra and 2 Forest
      When Alice turns Hooded Hydra face up for its mana cost with X = 0
      Then Hooded Hydra is 5/5

    @id:cast-hydra @rule:107.3m
    Scenario: Cast face up with X = 2, it enters with two counters
      Given Alice's hand holds Hooded Hydra
      And Alice controls 4 Forest
      When Alice casts Hooded Hydra with X = 2
      And Hooded Hydra resolves
      Then Hooded Hydra is 2/2
      And Hooded Hydra has 2 +1/+1 counters
