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
                        "facts", List.of("color identity"),
                        "observers", true));
    }

    /** XMage's version, which its module Mage.Common tells; where that is missing, the archive of its core. */
    private static String version() {
        try {
            Class<?> known = Class.forName("mage.utils.MageVersion");
            StringBuilder version = new StringBuilder();
            for (String part : List.of("MAJOR", "MINOR", "RELEASE")) {
                version.append(version.isEmpty() ? "" : ".").append(known.getField("MAGE_VERSION_" + part).get(null));
            }
            return version.toString();
        } catch (ReflectiveOperationException missing) {
            String archived = mage.game.GameImpl.class.getPackage().getImplementationVersion();
            return archived != null ? archived : "unknown";
        }
    }
}
