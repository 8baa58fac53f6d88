package oracle.xmage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mage.MageObject;
import mage.Mana;
import mage.constants.PhaseStep;
import mage.constants.Zone;
import mage.game.Game;

/** XMage's words and the protocol's, both ways. */
final class Words {

    private Words() {}

    private static final Map<PhaseStep, String> STEPS = Map.ofEntries(
            Map.entry(PhaseStep.UNTAP, "untap"),
            Map.entry(PhaseStep.UPKEEP, "upkeep"),
            Map.entry(PhaseStep.DRAW, "draw"),
            Map.entry(PhaseStep.PRECOMBAT_MAIN, "precombat main"),
            Map.entry(PhaseStep.BEGIN_COMBAT, "beginning of combat"),
            Map.entry(PhaseStep.DECLARE_ATTACKERS, "declare attackers"),
            Map.entry(PhaseStep.DECLARE_BLOCKERS, "declare blockers"),
            Map.entry(PhaseStep.FIRST_COMBAT_DAMAGE, "combat damage"),
            Map.entry(PhaseStep.COMBAT_DAMAGE, "combat damage"),
            Map.entry(PhaseStep.END_COMBAT, "end of combat"),
            Map.entry(PhaseStep.POSTCOMBAT_MAIN, "postcombat main"),
            Map.entry(PhaseStep.END_TURN, "end"),
            Map.entry(PhaseStep.CLEANUP, "cleanup"));

    /** The step in which a game is. */
    static String step(Game game) {
        return game.getTurnStepType() == null ? "" : STEPS.getOrDefault(game.getTurnStepType(), "");
    }

    static PhaseStep step(String name) {
        for (PhaseStep step : PhaseStep.values()) {
            if (step != PhaseStep.FIRST_COMBAT_DAMAGE && name.equals(STEPS.get(step))) {
                return step;
            }
        }
        throw new Refusal(Refusal.INVALID_PARAMS, "there is no step " + name);
    }

    /** A zone's name, or null for those that the protocol doesn't know. */
    static String zone(Zone zone) {
        if (zone == null) {
            return null;
        }
        return switch (zone) {
            case LIBRARY -> "library";
            case HAND -> "hand";
            case BATTLEFIELD -> "battlefield";
            case GRAVEYARD -> "graveyard";
            case STACK -> "stack";
            case EXILED -> "exile";
            case COMMAND -> "command";
            default -> null;
        };
    }

    /** The name of an object, or null if it has none. */
    static String name(MageObject object) {
        String name = object.getName();
        return name == null || name.isEmpty() || name.startsWith("[face_down") ? null : name;
    }

    /** Mana in the symbols of the rules. */
    static String mana(Mana mana) {
        StringBuilder written = new StringBuilder();
        int[] amounts = {mana.getWhite(), mana.getBlue(), mana.getBlack(), mana.getRed(), mana.getGreen(), mana.getColorless()};
        for (int index = 0; index < amounts.length; index++) {
            written.append(("{" + "WUBRGC".charAt(index) + "}").repeat(Math.max(0, amounts[index])));
        }
        return written.toString();
    }

    /** Mana out of symbols such as "{G}{G}". */
    static Mana mana(String written) {
        Mana mana = new Mana();
        for (char symbol : symbols(written)) {
            switch (symbol) {
                case 'W' -> mana.increaseWhite();
                case 'U' -> mana.increaseBlue();
                case 'B' -> mana.increaseBlack();
                case 'R' -> mana.increaseRed();
                case 'G' -> mana.increaseGreen();
                default -> mana.increaseColorless();
            }
        }
        return mana;
    }

    /** The letters of mana symbols. */
    static List<Character> symbols(String written) {
        List<Character> found = new ArrayList<>();
        for (char symbol : written.toCharArray()) {
            if ("WUBRGC".indexOf(symbol) >= 0) {
                found.add(symbol);
            }
        }
        return found;
    }

    private static final List<String> COLOR_WORDS = List.of("White", "Blue", "Black", "Red", "Green", "Colorless");

    /** The symbol of a color's word ("Green"), or null if it is none. */
    static String symbol(String word) {
        for (int index = 0; index < COLOR_WORDS.size(); index++) {
            if (COLOR_WORDS.get(index).equalsIgnoreCase(word)) {
                return "{" + "WUBRGC".charAt(index) + "}";
            }
        }
        return null;
    }

    /** A text without XMage's markup, and without the ids that it puts behind names, which differ from run to run. */
    static String plain(String text) {
        return text == null ? "" : text.replaceAll("<[^>]*>", "").replaceAll(" ?\\[[0-9a-f]{3}\\]", "").replaceAll("\\s+", " ").trim();
    }
}
