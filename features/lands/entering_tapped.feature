Feature: Lands that enter tapped unless
  Steam Vents enters tapped unless 2 life are paid, Glacial Fortress unless its controller has a Plains or an Island.

  An engine that taps the land afterwards lets it be tapped for mana first.

  @ruling:land-may-enter-untapped @rule:614.12
  Rule: Lands that enter tapped unless

    @id:land-enters-paid
    Scenario: Alice pays 2 life, and the land enters untapped
      Given Alice's hand holds Steam Vents
      When Alice plays Steam Vents
      And Alice accepts
      Then Alice has 18 life
      And Steam Vents is untapped

    @id:land-enters-not-paid @rule:603.2e
    Scenario: Alice doesn't pay, and the land enters tapped
      Given Alice's hand holds Steam Vents
      When Alice plays Steam Vents
      And Alice declines
      Then Alice has 20 life
      And Steam Vents is tapped
      And Steam Vents wasn't tapped

    @id:land-enters-too-little-life @rule:119.4
    Scenario: Who has 1 life can't pay 2
      Given Alice has 1 life
      And Alice's hand holds Steam Vents
      When Alice plays Steam Vents
      Then Steam Vents is tapped
      And Alice has 1 life

    @id:land-enters-as-a-mountain @rule:305.7
    Scenario: Under Blood Moon it would have no such ability on the battlefield, so nothing is asked, and it enters untapped
      Given Bob controls Blood Moon
      And Alice's hand holds Steam Vents
      When Alice plays Steam Vents
      Then Steam Vents is untapped
      And Alice has 20 life

    @id:land-enters-with-a-plains @rule:614.1d
    Scenario: With an Island the land enters untapped
      Given Alice controls Steam Vents
      And Alice's hand holds Glacial Fortress
      When Alice plays Glacial Fortress
      Then Glacial Fortress is untapped

    @id:land-enters-without @rule:614.1d
    Scenario: With neither it enters tapped
      Given Alice controls Forest
      And Bob controls Island
      And Alice's hand holds Glacial Fortress
      When Alice plays Glacial Fortress
      Then Glacial Fortress is tapped
      And Alice can't tap Glacial Fortress for {U}
