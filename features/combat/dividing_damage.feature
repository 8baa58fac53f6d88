Feature: Dividing combat damage
  A creature that fights several others divides its damage among them as its controller likes.

  An engine that wants the first blocker to be dealt lethal damage before the next is assigned any fails here.

  @ruling:combat-damage-divided-freely @rule:510.1c
  Rule: Combat damage is divided in any way

    @id:divide-all-to-one
    Scenario: All damage may be assigned to one of two blockers
      Given Alice controls Hill Giant
      And Bob controls Wall of Omens and Grizzly Bears
      When Alice attacks with Hill Giant
      And Bob blocks Hill Giant with Wall of Omens and Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 3 to Grizzly Bears
      Then Grizzly Bears is in Bob's graveyard

    @id:divide-lethal-to-none
    Scenario: Damage may be divided so that no blocker is dealt lethal damage
      Given Alice controls Hill Giant
      And Bob controls 2 Wall of Omens
      When Alice attacks with Hill Giant
      And Bob blocks Hill Giant with Wall of Omens and the second Wall of Omens
      And the game advances to Alice's combat damage step
      And Alice divides 1 to Wall of Omens and 2 to the second Wall of Omens
      Then the first Wall of Omens has 1 damage
      And the second Wall of Omens has 2 damage

    @id:divide-no-more-than-power
    Scenario: A creature assigns all of its damage and no more
      Given Alice controls Hill Giant
      And Bob controls Wall of Omens and Grizzly Bears
      When Alice attacks with Hill Giant
      And Bob blocks Hill Giant with Wall of Omens and Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 2 to Grizzly Bears
      Then that is rejected by rule 510.1c
