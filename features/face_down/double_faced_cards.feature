@ruling:manifest-dfc
Feature: Manifesting a double-faced card
  A double-faced card that is manifested lies face down like any other.  Neither of its faces is up, and so there is nothing that it
  could transform into.  What it costs to turn it up, and whether it is a creature card at all, is told by its front face.

  Rule: While it is face down, a double-faced card doesn't transform

    @id:manifested-delver-characteristics @rule:712.15
    Scenario: Soul Summons manifests Delver of Secrets as a nameless 2/2
      Given the top of Alice's library is Delver of Secrets
      And Alice's hand holds Soul Summons
      And Alice controls 2 Plains
      When Alice casts Soul Summons
      And Soul Summons resolves
      Then Delver of Secrets is face down
      And Delver of Secrets is 2/2
      And Delver of Secrets has no name

    @id:manifested-delver-does-not-transform @rule:712.15a @rule:701.27a
    Scenario: Moonmist transforms all Humans, but not the face-down one
      With Xenograft all of Alice's creatures are Humans, face down or not.

      Given Alice controls:
        | card              | chosen creature type | face down |
        | Xenograft         | Human                |           |
        | Delver of Secrets |                      | manifest  |
      And Alice controls 3 Forest and Island
      And Alice's hand holds Moonmist
      Then Delver of Secrets is a Human
      When Alice casts Moonmist
      And Moonmist resolves
      Then Delver of Secrets wasn't transformed
      And Delver of Secrets is face down
      And Delver of Secrets is 2/2
      When Alice turns Delver of Secrets face up
      Then Delver of Secrets's name is Delver of Secrets

  Rule: It is turned up for the mana cost of its front face, and shows that face

    @id:manifested-delver-turned-up @rule:712.15a @rule:701.40b
    Scenario: For {U}, Delver of Secrets is turned up as what it is
      Given Alice controls a manifested Delver of Secrets and Island
      When Alice turns Delver of Secrets face up for its mana cost
      Then Delver of Secrets is face up
      And Delver of Secrets's name is Delver of Secrets
      And Delver of Secrets is 1/1

    @id:back-named-manifest @rule:712.15a
    Scenario: By whichever name it is known, it is turned up with its front face up
      Given Alice controls a manifested The Omenkeel
      And Alice's mana pool is {C}{C}{U}
      When Alice turns The Omenkeel face up for its mana cost
      Then The Omenkeel's name is Cosima, God of the Voyage

    @id:manifested-cosima-front-cost @rule:712.8a @rule:701.40b
    Scenario: For {2}{U}, the cost of its front, Cosima is turned up
      Given Alice controls a manifested Cosima, God of the Voyage
      And Alice's mana pool is {C}{C}{U}
      When Alice turns Cosima face up
      Then Cosima's name is Cosima, God of the Voyage
      And Cosima is 2/4
      And Alice's mana pool is empty

    @id:manifested-cosima-back-cost @rule:712.8a @rule:701.40b
    Scenario: For {1}{U}, the cost of The Omenkeel on its back, it can't be turned up
      Given Alice controls a manifested Cosima, God of the Voyage
      And Alice's mana pool is {C}{U}
      Then Alice can't turn Cosima face up

  Rule: If its front face isn't that of a creature, it can't be turned up this way

    @id:manifested-sorcery-front @rule:701.40b @rule:712.8a
    Scenario: Bala Ged Recovery, a sorcery with a land on the back, can't be turned up
      Given Alice controls a manifested Bala Ged Recovery and 3 Forest
      Then Alice can't turn Bala Ged Recovery face up by rule 701.40b

  Rule: A cloaked card is treated the same way, and a double-faced card that is face up can't be turned face down

    @id:cloaked-double-faced-card @rule:701.58b @rule:712.15a @rule:708.8
    Scenario: For {1}{U}, a cloaked Thing in the Ice is turned up with its front up, and without its ice counters
      It has been on the battlefield all along, and so doesn't enter with them.

      Given Alice controls a cloaked Thing in the Ice and 2 Island
      Then Thing in the Ice is 2/2
      And Thing in the Ice has ward {2}
      When Alice turns Thing in the Ice face up
      Then Thing in the Ice's name is Thing in the Ice
      And Thing in the Ice is 0/4
      And Thing in the Ice has no counters

    @id:double-faced-cannot-be-turned-down @rule:712.16
    Scenario: Ixidron turns Grizzly Bears face down, but not Delver of Secrets
      Given Alice controls Delver of Secrets, Grizzly Bears and 5 Island
      And Alice's hand holds Ixidron
      When Alice casts Ixidron
      And Ixidron resolves
      Then Grizzly Bears is face down
      And Delver of Secrets is face up
      And Delver of Secrets is 1/1
      And Ixidron is 1/1
