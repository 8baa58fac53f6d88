@ruling:dfc-color-identity-both-faces @rule:903.4 @rule:903.4d
Feature: The color identity of a double-faced card
  In Commander, the colors of the commander's color identity are the ones that its deck may use.  A card brings along the colors
  of every mana symbol on it and of its color indicators.  Elsewhere than on the battlefield and the stack, a double-faced card
  is only its front, but color identity is the exception: here the back counts too.

  Rule: Both faces count, by whichever of their parts has a color

    @id:color-identity-costs-of-both-faces
    Scenario: The mana costs of both faces count
      The front of Esika is green and makes mana of any color without a colored symbol for it; The Prismatic Bridge costs one
      mana of each color.

      Then the color identity of Esika, God of the Tree is {W}{U}{B}{R}{G}

    @id:color-identity-two-colors-in-costs
    Scenario: A black front and a black and red back are a black and red card
      Then the color identity of Valki, God of Lies is {B}{R}

    @id:color-identity-faces-that-agree
    Scenario: Two blue faces are a blue card
      Then the color identity of Cosima, God of the Voyage is {U}

    @id:color-identity-color-indicator @rule:204.2
    Scenario: A color indicator on the back counts
      Homicidal Brute has no mana cost, and no mana symbol in its text.  A color indicator makes it red.

      Then the color identity of Civilized Scholar is {U}{R}

    @id:color-identity-symbols-in-text
    Scenario: Mana symbols in the text of the back count
      The Pathways have no mana costs and are colorless lands, one with {R} in its text and one with {W}.

      Then the color identity of Needleverge Pathway is {R}{W}

    @id:color-identity-sorcery-back
    Scenario: A sorcery on the back counts
      Extus is white and black; the symbols in the cost of Awaken the Blood Avatar are black and red.

      Then the color identity of Extus, Oriq Overlord is {W}{B}{R}

    @id:color-identity-indicator-of-another-color @rule:204.2
    Scenario: A white angel whose back is red by a color indicator is a white and red card
      Then the color identity of Archangel Avacyn is {W}{R}

    @id:color-identity-named-by-the-back @rule:712.8a
    Scenario: A card has one color identity, whichever of its names it is called by
      Then the color identity of The Prismatic Bridge is {W}{U}{B}{R}{G}
      And the color identity of Pillarverge Pathway is {R}{W}

  Rule: A deck may hold the card only if its commander has every color of both faces

    @id:color-identity-deck-too-few-colors @rule:903.5c
    Scenario: Esika is no card for a deck whose commander is black and green
      The front alone, which is green, would fit.

      Then Esika, God of the Tree doesn't fit a deck led by Titania, Rugged Rumbler

    @id:color-identity-deck-all-colors @rule:903.5c
    Scenario: Esika is a card for a deck of all five colors
      Then Esika, God of the Tree fits a deck led by Jodah, the Unifier

    @id:color-identity-of-the-commander @rule:903.5c
    Scenario: As a commander, Esika brings the colors of its back
      Then Zurgo Bellstriker fits a deck led by Esika, God of the Tree

  Rule: Basic land types keep a card out of a deck too, though they give no color identity

    @id:color-identity-basic-land-type @rule:903.5d
    Scenario: Mountain is no card for a deck that can't use red
      No double-faced card has a basic land type, so an ordinary card has to show it.

      Then Mountain doesn't fit a deck led by Titania, Rugged Rumbler
      And Forest fits a deck led by Titania, Rugged Rumbler

    @id:color-identity-basic-land-type-is-no-color @rule:305.6
    Scenario: Mountain has no color identity of its own
      The ability to tap for {R} comes with its land type.  It isn't written in the rules text of the card.

      Then the color identity of Mountain is empty
