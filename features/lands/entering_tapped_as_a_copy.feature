Feature: Entering tapped as a copy
  Vesuva may enter tapped as a copy of a land.

  An engine that reads the two apart has it enter tapped in any case, or never.

  @ruling:enters-tapped-as-a-copy @rule:707.9 @rule:614.1c
  Rule: What may enter tapped as a copy enters tapped only as a copy

    @id:vesuva-copies
    Scenario: Vesuva enters tapped as a copy of Forest
      Given Alice's hand holds Vesuva
      And Bob controls Forest
      When Alice plays Vesuva
      And Alice chooses Forest
      Then Vesuva is tapped
      And Vesuva's name is Forest

    @id:vesuva-copies-nothing
    Scenario: If it copies nothing, it enters untapped
      Given Alice's hand holds Vesuva
      And Bob controls Forest
      When Alice plays Vesuva
      And Alice chooses nothing
      Then Vesuva is untapped
      And Vesuva's name is Vesuva
