@ruling:this-in-what-others-enter-with
Feature: What other permanents enter with
  Each other creature that Arwen's controller controls enters with as many more +1/+1 counters as Arwen's toughness, which is 1.

  @id:arwen-means-herself @rule:614.12 @rule:109.5
  Scenario: Arwen's own toughness counts, not that of the creature that enters
    Given Alice controls Arwen, Weaver of Hope
    And Alice's hand holds Grizzly Bears
    And Alice's mana pool is {G}{G}
    When Alice casts Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has 1 +1/+1 counter

  @id:arwen-as-she-is @rule:614.12
  Scenario: With Holy Strength on Arwen it is three
    Given Alice controls Arwen, Weaver of Hope
    And Alice controls Holy Strength attached to Arwen, Weaver of Hope
    And Alice's hand holds Llanowar Elves
    And Alice's mana pool is {G}
    When Alice casts Llanowar Elves
    And the stack resolves
    Then Llanowar Elves has 3 +1/+1 counters

  @id:arwen-before-it-enters @rule:614.12
  Scenario: Benalish Marshal makes Arwen's toughness 2, but only once it is there
    It enters with one counter.  Where the effect reads Arwen, the Marshal isn't on the battlefield yet.

    Given Alice controls Arwen, Weaver of Hope
    And Alice's hand holds Benalish Marshal
    And Alice's mana pool is {W}{W}{W}
    When Alice casts Benalish Marshal
    And the stack resolves
    Then Benalish Marshal has 1 +1/+1 counter
    And Arwen, Weaver of Hope is 3/2
