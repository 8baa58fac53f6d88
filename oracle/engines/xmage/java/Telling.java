package oracle.xmage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import mage.MageObject;
import mage.cards.Card;
import mage.cards.Cards;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.events.BatchEvent;
import mage.game.events.GameEvent;
import mage.game.events.ManaEvent;
import mage.game.events.ZoneChangeEvent;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentToken;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;

/** Words XMage's events as occurrences. */
final class Telling {

    private Telling() {}

    static void tell(GameEvent event, Game game, Identity identity, Chronicle chronicle) {
        if (event instanceof BatchEvent<?>) {
            return;
        }
        Map<String, Object> told = new LinkedHashMap<>();
        UUID target = event.getTargetId();
        switch (event.getType()) {
            case ZONE_CHANGE -> moved((ZoneChangeEvent) event, game, identity, chronicle);
            case DREW_CARD -> now(chronicle, "drew", target, event, game, identity, Set.of(player(event.getPlayerId(), game)));
            case DISCARDED_CARD -> now(chronicle, "discarded", target, event, game, identity, null);
            case SACRIFICED_PERMANENT -> now(chronicle, "sacrificed", target, event, game, identity, null);
            case DESTROYED_PERMANENT -> now(chronicle, "destroyed", target, event, game, identity, null);
            case COUNTERED -> now(chronicle, "countered", target, event, game, identity, null);
            case SPELL_CAST -> now(chronicle, "cast", target, event, game, identity, null);
            case LAND_PLAYED -> now(chronicle, "played land", target, event, game, identity, null);
            case TAPPED -> now(chronicle, "tapped", target, event, game, identity, null);
            case UNTAPPED -> now(chronicle, "untapped", target, event, game, identity, null);
            case TRANSFORMED -> now(chronicle, "transformed", target, event, game, identity, null);
            case TURNED_FACE_UP -> now(chronicle, "turned face up", target, event, game, identity, null);
            case TURNED_FACE_DOWN -> now(chronicle, "turned face down", target, event, game, identity, null);
            case GAINED_CONTROL -> now(chronicle, "control changed", target, event, game, identity, null);
            case CREATED_TOKEN -> now(chronicle, "created", target, event, game, identity, null);
            case COPIED_STACKOBJECT -> now(chronicle, "copied", target, event, game, identity, null);
            case ATTACKER_DECLARED -> now(chronicle, "attacked", event.getSourceId(), event, game, identity, null);
            case BLOCKER_DECLARED -> now(chronicle, "blocked", event.getSourceId(), event, game, identity, null);
            case ATTACHED -> now(chronicle, "attached", event.getSourceId(), event, game, identity, null);
            case LIBRARY_SHUFFLED -> chronicle.add("shuffled", Map.of("player", player(event.getPlayerId(), game)), null);
            case ACTIVATED_ABILITY -> activated(event, game, identity, chronicle);
            case TAPPED_FOR_MANA -> {
                told.put("player", player(event.getPlayerId(), game));
                about(told, event.getSourceId(), game, identity);
                if (event instanceof ManaEvent mana) {
                    told.put("detail", Words.mana(mana.getMana()));
                }
                chronicle.add("tapped for mana", told, null);
            }
            case MANA_ADDED -> {
                told.put("player", player(event.getPlayerId(), game));
                told.put("detail", Words.mana(((ManaEvent) event).getMana()));
                told.put("amount", ((ManaEvent) event).getMana().count());
                source(told, event.getSourceId(), game, identity);
                chronicle.add("added mana", told, null);
            }
            case LOST_LIFE, GAINED_LIFE -> {
                told.put("player", player(target, game));
                told.put("amount", event.getAmount());
                chronicle.add(event.getType() == GameEvent.EventType.LOST_LIFE ? "lost life" : "gained life", told, null);
            }
            case DAMAGED_PLAYER, DAMAGED_PERMANENT -> {
                if (game.getPlayer(target) != null) {
                    told.put("player", player(target, game));
                } else {
                    about(told, target, game, identity);
                }
                told.put("amount", event.getAmount());
                source(told, event.getSourceId(), game, identity);
                chronicle.add("damage", told, null);
            }
            case COUNTERS_ADDED, COUNTERS_REMOVED -> {
                if (game.getPlayer(target) != null) {
                    told.put("player", player(target, game));
                } else {
                    about(told, target, game, identity);
                }
                told.put("detail", event.getData());
                told.put("amount", event.getAmount());
                chronicle.add(event.getType() == GameEvent.EventType.COUNTERS_ADDED ? "counters added" : "counters removed", told, null);
            }
            case BEGIN_TURN -> {
                told.put("player", player(event.getPlayerId(), game));
                told.put("amount", game.getTurnNum());
                chronicle.add("turn", told, null);
            }
            case LOST -> chronicle.add("lost", Map.of("player", player(event.getPlayerId(), game)), null);
            default -> { }
        }
    }

    /** An occurrence about an object as it is called now. */
    private static void now(
            Chronicle chronicle, String kind, UUID object, GameEvent event, Game game, Identity identity, Set<String> knowers) {
        Map<String, Object> told = new LinkedHashMap<>();
        about(told, object, game, identity);
        told.put("player", player(event.getPlayerId(), game));
        if (kind.equals("attacked")) {
            told.put("detail", player(event.getTargetId(), game));
        }
        chronicle.add(kind, told, knowers);
    }

    private static void moved(ZoneChangeEvent event, Game game, Identity identity, Chronicle chronicle) {
        UUID object = event.getTargetId();
        UUID main = Identity.main(object, game);
        Permanent permanent = event.getTarget();
        if (game.getCard(object) != null && !main.equals(object) && event.getToZone() != Zone.BATTLEFIELD
                && event.getFromZone() != Zone.BATTLEFIELD && event.getToZone() != Zone.STACK && event.getFromZone() != Zone.STACK) {
            return;
        }
        if (event.getFromZone() == Zone.BATTLEFIELD || event.getToZone() == Zone.BATTLEFIELD) {
            chronicle.hide(main, event.getToZone() != Zone.BATTLEFIELD && permanent != null && permanent.isFaceDown(game));
        } else if (event.getFromZone() != Zone.STACK) {
            Spell spell = game.getStack().getSpell(object);
            chronicle.hide(main, spell != null && spell.isFaceDown(game));
        }
        Map<String, Object> told = new LinkedHashMap<>();
        int count = game.getState().getZoneChangeCounter(main);
        boolean token = permanent instanceof PermanentToken;
        told.put("object", token ? identity.of(object, game) : identity.at(main, count - 1));
        told.put("became", token ? null : identity.at(main, count));
        MageObject shown = game.getCard(object) != null ? game.getCard(object) : permanent;
        told.put("name", shown == null ? null : Words.name(shown));
        told.put("label", identity.label(main, game));
        told.put("player", player(game.getOwnerId(object), game));
        told.put("origin", Words.zone(event.getFromZone()));
        told.put("destination", Words.zone(event.getToZone()));
        boolean hidden = hides(event.getFromZone()) && (hides(event.getToZone()) || faceDown(object, game));
        String owner = player(game.getOwnerId(object), game);
        Set<String> knowers = !hidden ? null : owner == null ? Set.of() : Set.of(owner);
        chronicle.add("moved", told, knowers);
        boolean manifested = event.getToZone() == Zone.BATTLEFIELD && event.getFromZone() != Zone.STACK && faceDown(object, game);
        if (manifested) {
            chronicle.add("manifested", told, knowers);
        }
    }

    /** Cards are revealed to all, or looked at by a player. */
    static void shown(String kind, Player player, Cards cards, Game game, Identity identity) {
        for (Card card : cards.getCards(game)) {
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("player", player.getName());
            told.put("object", identity.of(card.getId(), game));
            for (Player each : game.getPlayers().values()) {
                if (each instanceof Seat seat && (each == player || kind.equals("revealed"))) {
                    seat.seen.add((String) told.get("object"));
                }
            }
            told.put("name", card.getMainCard().getName());
            told.put("label", identity.label(card.getId(), game));
            told.put("origin", Words.zone(Identity.zone(card.getId(), game)));
            Chronicle.of(game).add(kind, told, kind.equals("looked") ? Set.of(player.getName()) : null);
        }
    }

    /** All players have been told what a card is that is or was face down. */
    static void uncovered(Card card, Game game, Identity identity, Chronicle chronicle) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("player", player(card.getOwnerId(), game));
        UUID main = card.getMainCard().getId();
        int count = game.getState().getZoneChangeCounter(main);
        told.put("object", game.getPermanent(main) != null ? identity.of(main, game) : identity.at(main, count - 1));
        told.put("name", card.getMainCard().getName());
        told.put("label", identity.label(main, game));
        chronicle.add("revealed", told, null);
    }

    private static boolean hides(Zone zone) {
        return zone == Zone.LIBRARY || zone == Zone.HAND;
    }

    private static boolean faceDown(UUID object, Game game) {
        return game.getCard(object) != null && game.getCard(object).isFaceDown(game);
    }

    private static void activated(GameEvent event, Game game, Identity identity, Chronicle chronicle) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("player", player(event.getPlayerId(), game));
        StackObject stacked = game.getStack().getStackObject(event.getTargetId());
        if (stacked != null) {
            told.put("object", identity.of(stacked.getId(), game));
        }
        source(told, event.getSourceId(), game, identity);
        chronicle.add("activated", told, null);
    }

    /** Say which object an occurrence is about. */
    static void about(Map<String, Object> told, UUID object, Game game, Identity identity) {
        if (object == null) {
            return;
        }
        told.put("object", identity.of(object, game));
        String name = nameOf(object, game);
        told.put("name", name);
        told.put("label", identity.label(object, game));
    }

    /** Say which object an occurrence comes from. */
    static void source(Map<String, Object> told, UUID object, Game game, Identity identity) {
        if (object == null) {
            return;
        }
        told.put("source", identity.of(object, game));
        told.put("source_name", nameOf(object, game));
        told.putIfAbsent("label", identity.label(object, game));
    }

    private static String nameOf(UUID id, Game game) {
        StackObject stacked = game.getStack().getStackObject(id);
        if (stacked instanceof Spell spell && (spell.getId().equals(id) || spell.getSourceId().equals(id))) {
            return Words.name(spell);
        }
        MageObject object = game.getPermanentOrLKIBattlefield(id);
        if (object == null || (game.getPermanent(id) == null && game.getState().getZone(id) != Zone.BATTLEFIELD && game.getCard(id) != null)) {
            object = game.getObject(id);
        }
        if (object == null) {
            object = game.getCard(id);
        }
        return object == null ? null : Words.name(object);
    }

    private static String player(UUID id, Game game) {
        Player player = id == null ? null : game.getPlayer(id);
        return player == null ? null : player.getName();
    }

    /** Whether a spell that has just left the stack did so without resolving. */
    static boolean removedByRules(Game game, UUID spell) {
        MageObject known = game.getLastKnownInformation(spell, Zone.STACK);
        return known instanceof Spell stacked && stacked.isCountered();
    }
}
