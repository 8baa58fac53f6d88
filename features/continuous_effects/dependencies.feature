Feature: Dependencies
  Blood Moon sets nonbasic lands to be Mountains, and Urborg makes each land a Swamp.

  An engine that goes by timestamps alone gives another answer for each order of arrival.

  @ruling:dependent-effects-wait @rule:613.8
  Rule: What depends on another effect waits for it

    @id:dependency-set-first
    Scenario: Urborg came after Blood Moon
      Given Alice controls Blood Moon, Urborg, Tomb of Yawgmoth and Forest
      Then Urborg, Tomb of Yawgmoth's type line is Legendary Land — Mountain
      And Forest isn't a Swamp

    @id:dependency-set-last
    Scenario: Urborg came before Blood Moon
      Given Alice controls Urborg, Tomb of Yawgmoth, Forest and Blood Moon
      Then Urborg, Tomb of Yawgmoth's type line is Legendary Land — Mountain
      And Forest isn't a Swamp

    @id:dependency-none-alone
    Scenario: Without Blood Moon each land is a Swamp too
      Given Alice controls Urborg, Tomb of Yawgmoth and Forest
      Then Urborg, Tomb of Yawgmoth's type line is Legendary Land — Swamp
      And Forest's type line is Basic Land — Forest Swamp
      And Alice can tap Forest for {G}
      And Alice can tap Forest for {B}

    @id:dependency-land-loses-its-text @rule:305.7
    Scenario: A land that is set to be a Mountain makes red mana alone
      Given Alice controls Blood Moon and Ancient Tomb
      Then Ancient Tomb's type line is Land — Mountain
      And Alice can tap Ancient Tomb for {R}
      And Alice can't tap Ancient Tomb for {C}{C}

    @id:dependency-land-stays-a-creature @rule:305.7
    Scenario: A land creature that is set to be a Mountain stays a creature
      Given Alice controls Blood Moon and Dryad Arbor
      Then Dryad Arbor's type line is Land Creature — Dryad Mountain
      And Dryad Arbor is green
      And Dryad Arbor is 1/1
      And Alice can't tap Dryad Arbor for {G}

    @id:dependency-basic-lands-stay
    Scenario: A basic land stays what it is
      Given Alice controls Blood Moon and Forest
      Then Forest's type line is Basic Land — Forest

    @id:dependency-ends-with-the-other
    Scenario: Urborg makes Swamps again once Blood Moon is gone
      Given Alice controls Blood Moon, Urborg, Tomb of Yawgmoth and Forest
      And Alice's hand holds Naturalize
      And Alice's mana pool is {G}{C}
      When Alice casts Naturalize targeting Blood Moon
      And the stack resolves
      Then Forest is a Swamp
