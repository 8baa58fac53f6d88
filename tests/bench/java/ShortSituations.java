package oracle.xmage.bench;

import mage.constants.EmptyNames;
import mage.constants.PhaseStep;
import mage.constants.Zone;
import org.junit.Test;
import org.mage.test.player.TestPlayer;
import org.mage.test.serverside.base.CardTestPlayerBase;

/**
 * Situations of our scenarios, set up for XMage's own test player; each test is called after its scenario's id.
 *
 * <p>Each does what its scenario does and looks at what its scenario looks at, as far as XMage's tests can. Where a scenario begins with mana
 * in a pool there are lands instead.
 */
public class ShortSituations extends CardTestPlayerBase {

    private static final PhaseStep MAIN = PhaseStep.PRECOMBAT_MAIN;
    private static final String FACE_DOWN = EmptyNames.FACE_DOWN_CREATURE.getTestCommand();

    /** Play the first turn as far as its main phase. */
    private void play() {
        setStrictChooseMode(true);
        setStopAt(1, PhaseStep.BEGIN_COMBAT);
        execute();
    }

    @Test
    public void could_produce_tapped_land() {
        addCard(Zone.BATTLEFIELD, playerA, "Exotic Orchard");
        addCard(Zone.BATTLEFIELD, playerB, "Forest", 1, true);
        activateManaAbility(1, MAIN, playerA, "{T}: Add one mana of any color that a land an opponent controls could produce");
        checkManaPool("green mana", 1, MAIN, playerA, "G", 1);
        play();
        assertTapped("Exotic Orchard", true);
    }

    @Test
    public void could_produce_type_includes_colorless() {
        addCard(Zone.BATTLEFIELD, playerA, "Reflecting Pool");
        addCard(Zone.BATTLEFIELD, playerA, "Wastes");
        activateManaAbility(1, MAIN, playerA, "{T}: Add one mana of any type that a land you control could produce");
        checkManaPool("colorless mana", 1, MAIN, playerA, "C", 1);
        play();
        assertTapped("Reflecting Pool", true);
    }

    @Test
    public void omen_draws_before_shuffle() {
        skipInitShuffling();
        removeAllCardsFromLibrary(playerA);
        addCard(Zone.HAND, playerA, "Dirgur Island Dragon");
        addCard(Zone.LIBRARY, playerA, "Forest");
        addCard(Zone.BATTLEFIELD, playerA, "Island", 2);
        castSpell(1, MAIN, playerA, "Skimming Strike");
        addTarget(playerA, TestPlayer.TARGET_SKIP);
        play();
        assertHandCount(playerA, "Forest", 1);
        assertLibraryCount(playerA, "Dirgur Island Dragon", 1);
    }

    @Test
    public void omen_card_enters() {
        addCard(Zone.HAND, playerA, "Twinmaw Stormbrood");
        addCard(Zone.BATTLEFIELD, playerA, "Mountain", 5);
        addCard(Zone.BATTLEFIELD, playerA, "Plains");
        castSpell(1, MAIN, playerA, "Twinmaw Stormbrood", true);
        play();
        assertPermanentCount(playerA, "Twinmaw Stormbrood", 1);
        assertLife(playerA, 25);
    }

    @Test
    public void omen_countered_to_graveyard() {
        skipInitShuffling();
        addCard(Zone.HAND, playerA, "Twinmaw Stormbrood");
        addCard(Zone.BATTLEFIELD, playerA, "Mountain", 2);
        addCard(Zone.HAND, playerB, "Counterspell");
        addCard(Zone.BATTLEFIELD, playerB, "Island", 2);
        addCard(Zone.BATTLEFIELD, playerB, "Grizzly Bears");
        addCard(Zone.BATTLEFIELD, playerB, "Cosi's Trickster");
        castSpell(1, MAIN, playerA, "Charring Bite", "Grizzly Bears");
        castSpell(1, MAIN, playerB, "Counterspell", "Charring Bite", "Charring Bite");
        play();
        assertGraveyardCount(playerA, "Twinmaw Stormbrood", 1);
        assertPermanentCount(playerB, "Grizzly Bears", 1);
        assertPowerToughness(playerB, "Cosi's Trickster", 1, 1);
    }

    @Test
    public void cast_face_down() {
        addCard(Zone.HAND, playerA, "Branchsnap Lorian");
        addCard(Zone.BATTLEFIELD, playerA, "Forest", 4);
        castSpell(1, MAIN, playerA, "Branchsnap Lorian using Morph", true);
        checkPT("face down", 1, MAIN, playerA, FACE_DOWN, 2, 2);
        activateAbility(1, MAIN, playerA, "{G}: Turn this face-down permanent face up.");
        play();
        assertPowerToughness(playerA, "Branchsnap Lorian", 4, 1);
        assertTappedCount("Forest", true, 4);
    }

    @Test
    public void manifested_wall_draws_nothing() {
        skipInitShuffling();
        addCard(Zone.LIBRARY, playerA, "Wall of Omens");
        addCard(Zone.HAND, playerA, "Soul Summons");
        addCard(Zone.BATTLEFIELD, playerA, "Plains", 2);
        castSpell(1, MAIN, playerA, "Soul Summons", true);
        play();
        assertPermanentCount(playerA, FACE_DOWN, 1);
        assertHandCount(playerA, 0);
    }

    @Test
    public void blood_artist_dies_before_another() {
        addCard(Zone.BATTLEFIELD, playerA, "Blood Artist");
        addCard(Zone.BATTLEFIELD, playerA, "Mountain", 2);
        addCard(Zone.HAND, playerA, "Lightning Bolt", 2);
        addCard(Zone.BATTLEFIELD, playerB, "Elite Vanguard");
        castSpell(1, MAIN, playerA, "Lightning Bolt", "Elite Vanguard");
        castSpell(1, MAIN, playerA, "Lightning Bolt", "Blood Artist");
        addTarget(playerA, playerB);
        play();
        assertGraveyardCount(playerB, "Elite Vanguard", 1);
        assertLife(playerA, 21);
        assertLife(playerB, 19);
    }

    @Test
    public void blood_artist_another_is_exiled() {
        addCard(Zone.BATTLEFIELD, playerA, "Blood Artist");
        addCard(Zone.BATTLEFIELD, playerA, "Grizzly Bears");
        addCard(Zone.BATTLEFIELD, playerA, "Plains");
        addCard(Zone.HAND, playerA, "Swords to Plowshares");
        castSpell(1, MAIN, playerA, "Swords to Plowshares", "Grizzly Bears", true);
        play();
        assertExileCount("Grizzly Bears", 1);
        assertLife(playerB, 20);
    }

    @Test
    public void cascade_checks_the_spell() {
        skipInitShuffling();
        addCard(Zone.LIBRARY, playerA, "Valki, God of Lies");
        addCard(Zone.HAND, playerA, "Bloodbraid Elf");
        addCard(Zone.BATTLEFIELD, playerA, "Mountain", 3);
        addCard(Zone.BATTLEFIELD, playerA, "Forest");
        castSpell(1, MAIN, playerA, "Bloodbraid Elf");
        setChoice(playerA, true);
        play();
        assertPermanentCount(playerA, "Valki, God of Lies", 1);
    }
}
