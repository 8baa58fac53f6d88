Feature: Cards exiled face down
  Cards in exile are face up unless something says otherwise; what lies there face down nobody may look at without leave.

  @id:exiled-face-down-seen-by-nobody @ruling:look-at-own-facedown @rule:406.3
  Scenario: Neither its owner nor anybody else sees a card that is exiled face down
    Given Alice's exile holds:
      | card          | face down |
      | Grizzly Bears | effect    |
      | Mind Stone    |           |
    Then Alice doesn't see Grizzly Bears
    And Bob doesn't see Grizzly Bears
    And Alice sees Mind Stone
    And Bob sees Mind Stone
