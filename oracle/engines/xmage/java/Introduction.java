package oracle.xmage;

import java.util.List;
import java.util.Map;

/** What the adapter says of XMage and of itself. */
final class Introduction {

    private Introduction() {}

    static Map<String, Object> message() {
        return Map.of(
                "protocol", Map.of("oldest", 1, "newest", 1),
                "engine", Map.of("name", "xmage", "version", version()),
                "editions", Map.of("oldest", "2026-09-25", "newest", "2026-09-25"),
                "capabilities", Map.of(
                        "methods", List.of("game/answer", "game/can", "card/facts", "deck/allows"),
                        "actions", List.of("play land", "cast", "activate", "turn face up", "attack", "block", "concede"),
                        "positions", List.of(
                                "other step", "three players", "exile", "mana pool", "lands played", "summoning sick", "other owner",
                                "face down", "other face", "counters", "damage", "attached", "chosen"),
                        "occurrences", List.of(
                                "moved", "drew", "discarded", "sacrificed", "destroyed", "countered", "cast", "activated", "triggered",
                                "resolved", "played land", "tapped", "untapped", "tapped for mana", "added mana", "lost life",
                                "gained life", "damage", "counters added", "counters removed", "shuffled", "revealed", "looked",
                                "transformed", "turned face up", "turned face down", "attached", "control changed", "copied", "created",
                                "attacked", "blocked", "step", "turn", "priority", "decided", "manifested", "lost"),
                        "observers", true));
    }

    private static String version() {
        Package core = mage.game.GameImpl.class.getPackage();
        return core.getImplementationVersion() != null ? core.getImplementationVersion() : System.getProperty("oracle.xmage.version", "unknown");
    }
}
