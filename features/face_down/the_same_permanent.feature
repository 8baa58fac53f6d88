Feature: Turned up or down, it is the same permanent
  When a permanent is turned face up or face down its characteristics change, and nothing else.  It hasn't left the battlefield, so
  whatever is attached to it, lies on it or points to it stays as it was.

  @ruling:turn-up-keeps-tapped @rule:110.5
  Rule: A tapped permanent stays tapped, an untapped one untapped

    @id:turned-up-stays-tapped @rule:708.8
    Scenario: Manifested Grizzly Bears that attacked are tapped, and still so when they are turned up in the end step
      Given Alice controls a manifested Grizzly Bears and 2 Forest
      When Alice attacks with Grizzly Bears
      And the game advances to Alice's end step
      Then Grizzly Bears is tapped
      When Alice turns Grizzly Bears face up
      Then Grizzly Bears is face up
      And Grizzly Bears is tapped

    @id:turned-up-stays-untapped @rule:708.8
    Scenario: Untapped ones stay untapped
      Given Alice controls a manifested Grizzly Bears and 2 Forest
      When Alice turns Grizzly Bears face up
      Then Grizzly Bears is face up
      And Grizzly Bears is untapped

    @id:turned-down-stays-tapped @rule:110.5c @rule:708.2a
    Scenario: Ixidron turns all other creatures face down, tapped ones and untapped ones, as they are
      Given Alice controls a tapped Grizzly Bears, Elite Vanguard and 5 Island
      And Alice's hand holds Ixidron
      When Alice casts Ixidron
      And Ixidron resolves
      Then Grizzly Bears is face down
      And Grizzly Bears is tapped
      And Elite Vanguard is face down
      And Elite Vanguard is untapped

  @ruling:turn-up-same-object
  Rule: Everything stays that is still legal

    @id:turned-up-keeps-attachments @rule:303.4c @rule:400.7 @rule:708.8
    Scenario: An Aura and an Equipment stay on Wall of Omens when it is turned face up
      Given Alice controls a manifested Wall of Omens, 2 Plains, Holy Strength attached to Wall of Omens and Bonesplitter
      And Bonesplitter is attached to Wall of Omens
      Then Wall of Omens is 5/4
      When Alice turns Wall of Omens face up
      Then Holy Strength is attached to Wall of Omens
      And Bonesplitter is attached to Wall of Omens
      And Wall of Omens is 3/6

    @id:turned-up-keeps-counters-and-damage @rule:400.7 @rule:120.6 @rule:708.8
    Scenario: Counters and damage stay on it
      Given Alice controls:
        | card          | face down | counters | damage |
        | Wall of Omens | manifest  | 2 +1/+1  | 3      |
      And Alice controls 2 Plains
      When Alice turns Wall of Omens face up
      Then Wall of Omens has 2 +1/+1 counters
      And Wall of Omens has 3 damage
      And Wall of Omens is 2/6

    @id:turned-up-dies-of-its-damage @rule:704.5g @rule:708.8
    Scenario: Damage that a 2/2 survived may be too much for what it is face up
      Given Alice controls:
        | card              | face down | damage |
        | Branchsnap Lorian | manifest  | 1      |
      And Alice controls Forest
      When Alice turns Branchsnap Lorian face up for its morph cost
      Then Branchsnap Lorian is in Alice's graveyard
      And Branchsnap Lorian was turned face up

    @id:turned-up-still-targeted @rule:608.2b @rule:708.8
    Scenario: Lightning Bolt still has its target when that is turned up, but Wall of Omens survives the damage
      Given Alice controls a manifested Wall of Omens and 2 Plains
      And Bob's hand holds Lightning Bolt
      And Bob controls Mountain
      When Alice passes priority
      And Bob casts Lightning Bolt targeting Wall of Omens
      And Bob passes priority
      And Alice turns Wall of Omens face up
      And Lightning Bolt resolves
      Then Wall of Omens is on the battlefield
      And Wall of Omens has 3 damage

    @id:turned-up-not-sick-again @rule:302.6 @rule:708.8
    Scenario: A creature that was there since the turn began may attack although it has just been turned up
      Given Alice controls a manifested Grizzly Bears and 2 Forest
      When Alice turns Grizzly Bears face up
      Then Grizzly Bears isn't summoning sick
      When Alice attacks with Grizzly Bears
      And the game advances to Alice's combat damage step
      Then Bob has 18 life

    @id:turned-up-while-attacking @rule:506.4 @rule:508.1 @rule:708.8
    Scenario: An attacker that is turned up goes on attacking, and deals the damage of what it is now
      Given Alice controls a manifested Branchsnap Lorian and Forest
      When Alice attacks with Branchsnap Lorian
      And Alice turns Branchsnap Lorian face up for its morph cost
      And the game advances to Alice's combat damage step
      Then Bob has 16 life

    @id:turned-down-keeps-attachments @rule:708.2a @rule:303.4c
    Scenario: An Aura stays on a creature that Ixidron turns face down
      Given Alice controls Wall of Omens, Holy Strength attached to Wall of Omens and 5 Island
      And Alice's hand holds Ixidron
      When Alice casts Ixidron
      And Ixidron resolves
      Then Wall of Omens is face down
      And Holy Strength is attached to Wall of Omens
      And Wall of Omens is 3/4
      And Wall of Omens wasn't revealed

  @ruling:turn-up-keeps-tapped @rule:110.5
  Rule: Turning a single creature down and up again doesn't untap it either

    @id:turned-down-and-up-stays-tapped @rule:702.37e @rule:110.5c
    Scenario: Backslide turns a tapped Branchsnap Lorian face down, and Alice turns it up again
      Given Alice controls a tapped Branchsnap Lorian, 2 Island and Forest
      And Alice's hand holds Backslide
      When Alice casts Backslide targeting Branchsnap Lorian
      And Backslide resolves
      Then Branchsnap Lorian is face down
      And Branchsnap Lorian is 2/2
      And Branchsnap Lorian is tapped
      When Alice turns Branchsnap Lorian face up for its morph cost
      Then Branchsnap Lorian is 4/1
      And Branchsnap Lorian is tapped

  @ruling:turn-up-same-object @rule:708.8
  Rule: Effects that apply to it go on applying

    @id:turned-up-keeps-pump @rule:611.2c
    Scenario: Giant Growth cast on a face-down Exalted Angel is still there when it is turned up
      Given Alice controls a morphed Exalted Angel, Forest and 4 Plains
      And Alice's hand holds Giant Growth
      When Alice casts Giant Growth targeting Exalted Angel
      And Giant Growth resolves
      Then Exalted Angel is 5/5
      When Alice turns Exalted Angel face up for its morph cost
      Then Exalted Angel is 7/8

    @id:turned-up-by-a-passing-controller @rule:611.2c @rule:110.2
    Scenario: Bob takes a face-down Exalted Angel for the turn, turns it up, and has to give it back
      Given Alice controls a morphed Exalted Angel
      And Bob's hand holds Act of Treason
      And Bob controls 3 Mountain and 4 Plains
      And it is Bob's precombat main phase
      When Bob casts Act of Treason targeting Exalted Angel
      And Act of Treason resolves
      And Bob turns Exalted Angel face up for its morph cost
      Then Bob controls Exalted Angel
      And Exalted Angel is 4/5
      And Exalted Angel has haste
      When the game advances to Alice's upkeep
      Then Alice controls Exalted Angel
      And Exalted Angel is face up

  @ruling:turn-up-same-object @rule:708.8
  Rule: What the new characteristics make illegal ends

    @id:turned-up-illegal-target @rule:608.2b
    Scenario: Doom Blade can't destroy Walking Corpse, which is black once it is turned up
      Given Alice controls a manifested Walking Corpse and 2 Swamp
      And Bob's hand holds Doom Blade
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Doom Blade targeting Walking Corpse
      And Bob passes priority
      And Alice turns Walking Corpse face up
      And Doom Blade resolves
      Then Walking Corpse is on the battlefield
      And Doom Blade is in Bob's graveyard

    @id:turned-up-illegal-attachments @rule:704.5m @rule:704.5n
    Scenario: Turned up, Zoetic Cavern is a land, and neither Aura nor Equipment stays on it
      The Aura goes to the graveyard, the Equipment stays on the battlefield.

      Given Alice controls a morphed Zoetic Cavern, 2 Wastes, Holy Strength attached to Zoetic Cavern and Bonesplitter
      And Bonesplitter is attached to Zoetic Cavern
      When Alice turns Zoetic Cavern face up
      Then Zoetic Cavern is on the battlefield
      And Holy Strength is in Alice's graveyard
      And Bonesplitter is on the battlefield
      And Bonesplitter is attached to nothing

    @id:turned-up-attacker-divides-its-damage @rule:506.4 @rule:510.1c @rule:603.2c
    Scenario: A manifested attacker that is turned up after blocks is still blocked by both, and divides its new power between them
      Given Alice controls a manifested Exalted Angel and 6 Plains
      And Bob controls Elite Vanguard and Wall of Omens
      When Alice attacks with Exalted Angel
      And Bob blocks Exalted Angel with Elite Vanguard and Wall of Omens
      And Alice turns Exalted Angel face up for its mana cost
      And the game advances to Alice's combat damage step
      And Alice divides 1 to Elite Vanguard and 3 to Wall of Omens
      Then Elite Vanguard is in Bob's graveyard
      And Wall of Omens is on the battlefield
      And Wall of Omens has 3 damage
      And Bob has 20 life
      And Exalted Angel triggered once
      When the stack resolves
      Then Alice has 24 life

    @id:turned-up-blocker-deals-its-damage @rule:506.4 @rule:510.1d
    Scenario: A manifested creature that blocks is turned up, still blocks, and deals damage by its new power
      Given it is Bob's beginning of combat
      And Alice controls a manifested Exalted Angel and 6 Plains
      And Bob controls Melek, Izzet Paragon
      When Bob attacks with Melek
      And Alice blocks Melek with Exalted Angel
      And Bob passes priority
      And Alice turns Exalted Angel face up for its mana cost
      And the game advances to Bob's combat damage step
      And the stack resolves
      Then Melek is in Bob's graveyard
      And Alice has 24 life
