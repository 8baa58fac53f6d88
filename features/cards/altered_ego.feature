Feature: Altered Ego
  Altered Ego may enter as a copy of a creature, except that it enters with X more +1/+1 counters.

  X is chosen for Altered Ego's own spell.  The copied abilities have an X of their own, and nobody has chosen one for that (107.3j).

  @ruling:altered-ego-x-of-its-own @rule:107.3m @rule:707.5
  Rule: X is what was chosen for Altered Ego, and 0 in what it copies

    @id:altered-ego-copies-bears @rule:707.9e @rule:107.3j
    Scenario: Cast with X = 3, it copies Grizzly Bears with three counters
      Given Bob controls Grizzly Bears
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 3
      And Altered Ego resolves
      And Alice chooses Grizzly Bears
      Then Altered Ego has 3 +1/+1 counters
      And Altered Ego is 5/5
      And Altered Ego's name is Grizzly Bears
      And Altered Ego's mana value is 2

    @id:altered-ego-copies-ballista @rule:707.2 @rule:107.3j
    Scenario: As a copy of Walking Ballista it has its own X counters, and none for the Ballista's X
      The counters on Walking Ballista aren't copied, and X is 0 in the ability with which the copy enters.

      Given Bob controls Walking Ballista
      And Walking Ballista has 2 +1/+1 counters
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 3
      And Altered Ego resolves
      And Alice chooses Walking Ballista
      Then Altered Ego has 3 +1/+1 counters
      And Altered Ego's mana value is 0

    @id:altered-ego-copies-termagant-swarm @rule:702.156a @rule:107.3j
    Scenario: Ravenous of what it copies draws no card
      Termagant Swarm enters with X counters, and draws a card if X is 5 or more: its own X, which is 0 here.

      Given Bob controls Termagant Swarm
      And Termagant Swarm has 1 +1/+1 counter
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 5
      And Altered Ego resolves
      And Alice chooses Termagant Swarm
      Then Altered Ego has 5 +1/+1 counters
      And the stack is empty
      And Alice drew no cards

    @id:altered-ego-not-cast @rule:400.7d @rule:107.3j
    Scenario: Put onto the battlefield without being cast, it copies with no counters
      Given Bob controls Grizzly Bears
      And Alice's graveyard holds Altered Ego
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting Altered Ego
      And the stack resolves
      And Alice chooses Grizzly Bears
      Then Altered Ego has no counters
      And Altered Ego is 2/2

    @id:altered-ego-more-counters @rule:122.6 @rule:616.1c
    Scenario: Hardened Scales adds one counter to those with which it enters as a copy
      Given Alice controls Hardened Scales
      And Bob controls Grizzly Bears
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 3
      And Altered Ego resolves
      And Alice chooses Grizzly Bears
      Then Altered Ego has 4 +1/+1 counters

    @id:altered-ego-copies-corpsejack @rule:614.12
    Scenario: As a copy of Corpsejack Menace it enters with three counters, not twice as many
      What Corpsejack Menace says of all creatures that its controller controls isn't about itself alone.

      Given Bob controls Corpsejack Menace
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 3
      And Altered Ego resolves
      And Alice chooses Corpsejack Menace
      Then Altered Ego has 3 +1/+1 counters
      And Altered Ego is 7/7

    @id:altered-ego-copied-spell @rule:707.10
    Scenario: A copy of the spell has its X too
      Given Bob controls Grizzly Bears
      And Alice's hand holds Altered Ego and Double Major
      And Alice's mana pool is {C}{C}{C}{C}{G}{U}{G}{U}
      When Alice casts Altered Ego with X = 2
      And Alice casts Double Major targeting Altered Ego
      And Double Major resolves
      And the top of the stack resolves
      And Alice chooses Grizzly Bears
      Then Alice's battlefield holds Grizzly Bears
      And Alice's Grizzly Bears is 4/4

  @ruling:altered-ego-x-of-its-own
  Rule: The counters belong to the copying

    @id:altered-ego-copies-nothing @rule:704.5f
    Scenario: Copying nothing, it enters as a 0/0 without counters
      Given Bob controls Grizzly Bears
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 3
      And Altered Ego resolves
      And Alice chooses nothing
      Then Altered Ego is in Alice's graveyard

    @id:altered-ego-copies-clone @rule:707.9e
    Scenario: If what it copies copies something in its turn, the counters are lost
      Clone, which has copied nothing and lives by Glorious Anthem, may enter as a copy; so may a copy of it.  That copy effect is
      applied last, and has no exception.

      Given Alice controls Glorious Anthem, Clone and Grizzly Bears
      And Alice's hand holds Altered Ego
      And Alice's mana pool is {C}{C}{C}{C}{C}{G}{U}
      When Alice casts Altered Ego with X = 3
      And Altered Ego resolves
      And Alice chooses Clone
      And Alice chooses Grizzly Bears
      Then Altered Ego has no counters
      And Altered Ego is 3/3
