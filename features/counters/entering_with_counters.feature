Feature: What an effect on entering looks at
  How many counters a permanent enters with is worked out before it is on the battlefield.

  @ruling:this-in-what-others-enter-with @rule:614.12
  Rule: What Arwen says of herself is about Arwen as she is

    Each other creature that Arwen's controller controls enters with as many more +1/+1 counters as Arwen's toughness, which is 1.

    @id:arwen-means-herself @rule:109.5
    Scenario: Arwen's own toughness counts, not that of the creature that enters
      Given Alice controls Arwen, Weaver of Hope
      And Alice's hand holds Grizzly Bears
      And Alice's mana pool is {G}{G}
      When Alice casts Grizzly Bears
      And the stack resolves
      Then Grizzly Bears has 1 +1/+1 counter

    @id:arwen-as-she-is
    Scenario: With Holy Strength on Arwen it is three
      Given Alice controls Arwen, Weaver of Hope
      And Alice controls Holy Strength attached to Arwen, Weaver of Hope
      And Alice's hand holds Llanowar Elves
      And Alice's mana pool is {G}
      When Alice casts Llanowar Elves
      And the stack resolves
      Then Llanowar Elves has 3 +1/+1 counters

    @id:arwen-before-it-enters
    Scenario: Benalish Marshal makes Arwen's toughness 2, but only once it is there
      It enters with one counter.  Where the effect reads Arwen, the Marshal isn't on the battlefield yet.

      Given Alice controls Arwen, Weaver of Hope
      And Alice's hand holds Benalish Marshal
      And Alice's mana pool is {W}{W}{W}
      When Alice casts Benalish Marshal
      And the stack resolves
      Then Benalish Marshal has 1 +1/+1 counter
      And Arwen, Weaver of Hope is 3/2

  @ruling:counted-where-it-was @rule:614.12
  Rule: A creature that enters from a graveyard is counted there

    Rhizome Lurcher enters with a +1/+1 counter for each creature card in its controller's graveyard.

    @id:lurcher-from-the-graveyard @rule:400.7
    Scenario: Rhizome Lurcher that is returned from a graveyard with Grizzly Bears in it enters with two counters
      Given Alice's graveyard holds Rhizome Lurcher and Grizzly Bears
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting Rhizome Lurcher
      And Reanimate resolves
      Then Rhizome Lurcher has 2 +1/+1 counters

  @ruling:entering-with-counters-is-putting-them @rule:122.6
  Rule: Counters that a permanent enters with are put on it

    Enduring Scalelord may get a +1/+1 counter whenever such counters are put on another creature of its controller.

    @id:scalelord-enters-with-counters
    Scenario: Walking Ballista that enters with two counters lets Enduring Scalelord trigger once
      Given Alice controls Enduring Scalelord
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And Walking Ballista resolves
      Then Enduring Scalelord triggered once
      When the stack resolves
      And Alice accepts
      Then Enduring Scalelord has 1 +1/+1 counter
      And Walking Ballista has 2 +1/+1 counters

    @id:scalelord-without-counters
    Scenario: A creature that enters without counters doesn't let it trigger
      Given Alice controls Enduring Scalelord
      And Alice's hand holds Grizzly Bears
      And Alice's mana pool is {G}{G}
      When Alice casts Grizzly Bears
      And Grizzly Bears resolves
      Then Grizzly Bears is on the battlefield
      And Enduring Scalelord didn't trigger

    @id:scalelord-turned-face-up @rule:708.11
    Scenario: Hooded Hydra that is turned face up with five counters lets it trigger once
      Given Alice controls Enduring Scalelord
      And Alice's battlefield holds:
        | card         | face down |
        | Hooded Hydra | morph     |
      And Alice's mana pool is {C}{C}{C}{G}{G}
      When Alice turns Hooded Hydra face up
      Then Hooded Hydra has 5 +1/+1 counters
      And Enduring Scalelord triggered once

    @id:scalelord-prevented @rule:614.17
    Scenario: Under Solemnity nothing enters with counters, and it doesn't trigger
      Given Alice controls Enduring Scalelord and Solemnity
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And Walking Ballista resolves
      Then Walking Ballista is in Alice's graveyard
      And Enduring Scalelord didn't trigger
