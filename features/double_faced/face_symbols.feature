@ruling:mdfc-face-icons
Feature: The symbols that tell front from back
  Every face of a double-faced card has a symbol in the upper left corner, so that players know which side is the front.  It
  matters since a card that isn't cast or played, but put onto the battlefield, arrives with its front face up.

  Rule: A modal double-faced card has one triangle on its front and two on its back

    @id:face-symbols-modal-front @rule:712.3a
    Scenario Outline: <face> is a front with one triangle
      Then the symbol of <face> is one triangle

      Examples:
        | face                      |
        | Cosima, God of the Voyage |
        | Bala Ged Recovery         |
        | Needleverge Pathway       |

    @id:face-symbols-modal-back @rule:712.3b
    Scenario Outline: <face> is a back with two triangles
      Then the symbol of <face> is two triangles

      Examples:
        | face                |
        | The Omenkeel        |
        | Bala Ged Sanctuary  |
        | Pillarverge Pathway |

  Rule: The triangles don't depend on what is on the faces

    @id:face-symbols-creature-and-land @rule:712.3a @rule:712.3b
    Scenario: A creature with a land on its back has the same symbols
      Then the symbol of Tangled Florahedron is one triangle
      And the symbol of Tangled Vale is two triangles

  Rule: A modal card has the triangles even where one of its faces transforms into the other

    @id:face-symbols-modal-that-transforms @rule:712.3
    Scenario: Peter Parker is a modal card that can transform
      Then the symbol of Peter Parker is one triangle
      And the symbol of Amazing Spider-Man is two triangles

  Rule: A nonmodal double-faced card has other symbols

    @id:face-symbols-nonmodal @rule:712.2a @rule:712.2b
    Scenario: Delver of Secrets shows a sun, and Insectile Aberration a crescent moon
      Then the symbol of Delver of Secrets is sun
      And the symbol of Insectile Aberration is crescent moon
