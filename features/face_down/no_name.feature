@ruling:facedown-has-no-name @rule:201.2
Feature: Face-down creatures have no name
  An object without a name doesn't have the same name as anything, not even as another object without a name.

  Rule: Two face-down creatures don't have the same name, even if their cards do

    Background:
      Given Alice controls:
        | card                     | alias | face down |
        | Isamaru, Hound of Konda | One   | manifest  |
        | Isamaru, Hound of Konda | Two   | manifest  |

    @id:no-name-legend-rule @rule:704.5j
    Scenario: The legend rule doesn't apply to two face-down Isamarus
      They have neither a name nor the supertype legendary.

      When all players pass
      Then One is on the battlefield
      And Two is on the battlefield
      And One has no name

    @id:no-name-bile-blight @rule:201.2a
    Scenario: Bile Blight, which strikes all creatures with the same name, strikes only its target
      Given Bob's hand holds Bile Blight
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Bile Blight targeting One
      And Bile Blight resolves
      Then One is in Alice's graveyard
      And Two is on the battlefield
      And Two is 2/2

    @id:no-name-echoing-truth @rule:201.2a
    Scenario: Echoing Truth, which returns all permanents with the same name, returns only its target
      Given Bob's hand holds Echoing Truth
      And Bob controls 2 Island
      When Alice passes priority
      And Bob casts Echoing Truth targeting One
      And Echoing Truth resolves
      Then One is in Alice's hand
      And Two is on the battlefield

    @id:no-name-one-turned-up @rule:704.5j
    Scenario: With one of them turned face up, the other still has no name
      Given Alice controls Plains
      When Alice turns One face up
      Then One's name is Isamaru, Hound of Konda
      And nobody is asked
      And Two is on the battlefield

    @id:no-name-both-turned-up @rule:704.5j
    Scenario: With both turned face up, the legend rule leaves Alice one
      Given Alice controls 2 Plains
      When Alice turns One face up
      And Alice turns Two face up
      And Alice chooses Two to keep
      Then One is in Alice's graveyard
      And Two is on the battlefield

  Rule: A face-down creature doesn't have the name of its card either

    @id:no-name-face-up-namesake @rule:201.2a
    Scenario: Bile Blight on face-up Grizzly Bears doesn't strike manifested ones
      Given Alice controls:
        | card          | alias  | face down |
        | Grizzly Bears | Shown  |           |
        | Grizzly Bears | Hidden | manifest  |
      And Bob's hand holds Bile Blight
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Bile Blight targeting Shown
      And Bile Blight resolves
      Then Shown is in Alice's graveyard
      And Hidden is on the battlefield

  Rule: Nor does a face-down spell have a name

    @id:no-name-maelstrom-pulse @rule:201.2a
    Scenario: Maelstrom Pulse destroys one of two face-down Exalted Angels
      Given Bob controls:
        | card          | alias | face down |
        | Exalted Angel | One   | morph     |
        | Exalted Angel | Two   | morph     |
      And Alice's hand holds Maelstrom Pulse
      And Alice's mana pool is {C}{B}{G}
      When Alice casts Maelstrom Pulse targeting One
      And Maelstrom Pulse resolves
      Then One is in Bob's graveyard
      And Two is on the battlefield

    @id:no-name-meddling-mage @rule:708.4 @rule:702.37c
    Scenario: Meddling Mage, naming Exalted Angel, forbids it face up but not face down
      Given Bob controls:
        | card          | chosen card name |
        | Meddling Mage | Exalted Angel    |
      And Alice controls 6 Plains
      And Alice's hand holds Exalted Angel
      Then Alice can't cast Exalted Angel by rule 101.2
      When Alice casts Exalted Angel face down
      And the stack resolves
      Then Exalted Angel is face down

  Rule: What copies a face-down object copies its having no name

    The values that can be copied are those that the object has face down.

    @id:no-name-clone @rule:707.2 @rule:708.2
    Scenario: Clone as a copy of face-down Exalted Angel is a 2/2 without a name, and is face up
      Given Bob controls a morphed Exalted Angel
      And Alice's hand holds Clone
      And Alice controls 4 Island
      When Alice casts Clone
      And Clone resolves
      And Alice chooses Exalted Angel
      Then Clone is 2/2
      And Clone has no name
      And Clone is colorless
      And Clone is face up

    @id:no-name-copy-of-a-spell @rule:707.2 @rule:707.10
    Scenario: Double Major copies a face-down spell, and the copy becomes a 2/2 creature without a name
      Given Alice's hand holds Exalted Angel and Double Major
      And Alice controls 3 Wastes, Forest and Island
      When Alice casts Exalted Angel face down
      And Alice casts Double Major targeting Exalted Angel
      And Double Major resolves
      Then the copy of Exalted Angel has no name
      When the stack resolves
      Then Alice's battlefield holds 7 cards
