@ruling:mana-undefined-type-none @rule:106.5
Feature: Mana of an undefined type
  Some abilities take the type of their mana from something else on the table.  Meteor Crater takes it from the colors of its
  controller's permanents.  If there is nothing to take it from, the ability adds no mana: neither colorless mana, which is a
  type like the five colors, nor mana of a color that the player would like.

  Rule: An ability whose mana has no defined type can be activated, and adds nothing

    @id:undefined-mana-crater-alone @rule:605.2
    Scenario: Without a colored permanent, Meteor Crater is tapped for no mana
      It remains a mana ability that may be activated at any time; only its result is empty.

      Given Alice controls Meteor Crater
      When Alice taps Meteor Crater for mana
      Then Meteor Crater is tapped
      And Alice's mana pool is empty
      And nothing else changed

    @id:undefined-mana-colorless-is-no-color @rule:105.2c
    Scenario: A colorless permanent gives Meteor Crater no color
      Colorless is a type of mana, but no color that could be chosen.

      Given Alice controls Meteor Crater and Mind Stone
      When Alice taps Meteor Crater for mana
      Then Alice's mana pool is empty

    @id:undefined-mana-pays-for-nothing @rule:601.2h
    Scenario: Mana that isn't added pays for nothing
      Given Alice controls Meteor Crater
      And Alice's hand holds Chromatic Sphere
      Then Alice can't cast Chromatic Sphere by rule 601.2h

    @id:undefined-mana-mox-amber
    Scenario: Mox Amber without a legendary creature or planeswalker is tapped for no mana
      A creature that isn't legendary gives no color here, and its controller gets no choice either.

      Given Alice controls Mox Amber and Llanowar Elves
      When Alice taps Mox Amber for mana
      Then Mox Amber is tapped
      And Alice's mana pool is empty

    @id:undefined-mana-color-never-chosen @rule:607.5a
    Scenario: Mirage Mirror that became a copy of Uncharted Haven has no chosen color
      Uncharted Haven makes mana of the color chosen as it entered.  The Mirror entered as itself, without such a choice, and the
      choice made for the Haven isn't copied.

      Given Alice's mana pool is {C}{C}
      And Alice controls:
        | card            | alias     | chosen color |
        | Mirage Mirror   |           |              |
        | Uncharted Haven | Red Haven | red          |
      When Alice activates Mirage Mirror targeting Red Haven
      And the stack resolves
      And Alice taps Mirage Mirror for mana
      Then Alice's mana pool is empty
      When Alice taps Red Haven for mana
      Then Alice's mana pool is {R}

  Rule: Where no mana was added, nothing was tapped for mana

    @id:undefined-mana-triggers-nothing @rule:106.12a
    Scenario: Wild Growth on a Meteor Crater that adds no mana doesn't trigger
      The Aura is green, but it is Bob's: it gives Alice's Crater no color.

      Given Alice controls Meteor Crater
      And Bob controls:
        | card        | attached to   |
        | Wild Growth | Meteor Crater |
      When Alice taps Meteor Crater for mana
      Then Wild Growth didn't trigger
      And Alice's mana pool is empty

    # The type is defined here, so that all readings agree: who gives no mana, or colorless mana, in any case fails.
    @id:undefined-mana-defined-by-a-green-permanent @rule:106.12a @control
    Scenario: Once its type is defined, Meteor Crater adds mana and Wild Growth triggers
      The same position with a single difference: Alice has a green permanent now.

      Given Alice controls Meteor Crater and Llanowar Elves
      And Bob controls:
        | card        | attached to   |
        | Wild Growth | Meteor Crater |
      When Alice taps Meteor Crater for mana
      Then Wild Growth triggered once
      And Alice's mana pool is {G}{G}
