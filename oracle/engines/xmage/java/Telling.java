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
            case DREW_CARD -> now(chronicle, "drew", target, event, game, identity, secret(Set.of(player(event.getPlayerId(), game)), "object", "name"));
            case DISCARDED_CARD -> now(chronicle, "discarded", target, event, game, identity, Map.of());
            case SACRIFICED_PERMANENT -> now(chronicle, "sacrificed", target, event, game, identity, Map.of());
            case DESTROYED_PERMANENT -> now(chronicle, "destroyed", target, event, game, identity, Map.of());
            case COUNTERED -> now(chronicle, "countered", target, event, game, identity, Map.of());
            case SPELL_CAST -> now(chronicle, "cast", target, event, game, identity, Map.of());
            case LAND_PLAYED -> now(chronicle, "played land", target, event, game, identity, Map.of());
            case TAPPED -> now(chronicle, "tapped", target, event, game, identity, Map.of());
            case UNTAPPED -> now(chronicle, "untapped", target, event, game, identity, Map.of());
            case TRANSFORMED -> now(chronicle, "transformed", target, event, game, identity, Map.of());
            case TURNED_FACE_UP -> now(chronicle, "turned face up", target, event, game, identity, Map.of());
            case TURNED_FACE_DOWN -> now(chronicle, "turned face down", target, event, game, identity, Map.of());
            case GAINED_CONTROL -> now(chronicle, "control changed", target, event, game, identity, Map.of());
            case CREATED_TOKEN -> now(chronicle, "created", target, event, game, identity, Map.of());
            case COPIED_STACKOBJECT -> now(chronicle, "copied", target, event, game, identity, Map.of());
            case ATTACKER_DECLARED -> now(chronicle, "attacked", event.getSourceId(), event, game, identity, Map.of());
            case BLOCKER_DECLARED -> now(chronicle, "blocked", event.getSourceId(), event, game, identity, Map.of());
            case ATTACHED -> now(chronicle, "attached", event.getSourceId(), event, game, identity, Map.of());
            case LIBRARY_SHUFFLED -> {
                chronicle.shuffled(event.getPlayerId());
                chronicle.add("shuffled", Map.of("player", player(event.getPlayerId(), game)));
            }
            case ACTIVATED_ABILITY -> activated(event, game, identity, chronicle);
            case TAPPED_FOR_MANA -> {
                told.put("player", player(event.getPlayerId(), game));
                about(told, event.getSourceId(), game, identity);
                if (event instanceof ManaEvent mana) {
                    told.put("detail", Words.mana(mana.getMana()));
                }
                chronicle.add("tapped for mana", told);
            }
            case MANA_ADDED -> {
                told.put("player", player(event.getPlayerId(), game));
                told.put("detail", Words.mana(((ManaEvent) event).getMana()));
                told.put("amount", ((ManaEvent) event).getMana().count());
                source(told, event.getSourceId(), game, identity);
                chronicle.add("added mana", told);
            }
            case LOST_LIFE, GAINED_LIFE -> {
                told.put("player", player(target, game));
                told.put("amount", event.getAmount());
                chronicle.add(event.getType() == GameEvent.EventType.LOST_LIFE ? "lost life" : "gained life", told);
            }
            case DAMAGED_PLAYER, DAMAGED_PERMANENT -> {
                if (game.getPlayer(target) != null) {
                    told.put("player", player(target, game));
                } else {
                    about(told, target, game, identity);
                }
                told.put("amount", event.getAmount());
                source(told, event.getSourceId(), game, identity);
                chronicle.add("damage", told);
            }
            case COUNTERS_ADDED, COUNTERS_REMOVED -> {
                if (game.getPlayer(target) != null) {
                    told.put("player", player(target, game));
                } else {
                    about(told, target, game, identity);
                }
                told.put("detail", event.getData());
                told.put("amount", event.getAmount());
                chronicle.add(event.getType() == GameEvent.EventType.COUNTERS_ADDED ? "counters added" : "counters removed", told);
            }
            case BEGIN_TURN -> {
                told.put("player", player(event.getPlayerId(), game));
                told.put("amount", game.getTurnNum());
                chronicle.add("turn", told);
            }
            case LOST -> chronicle.add("lost", Map.of("player", player(event.getPlayerId(), game)));
            default -> { }
        }
    }

    /** An occurrence about an object as it is called now. */
    private static void now(
            Chronicle chronicle, String kind, UUID object, GameEvent event, Game game, Identity identity,
            Map<String, Set<String>> secrets) {
        Map<String, Object> told = new LinkedHashMap<>();
        about(told, object, game, identity);
        told.put("player", player(event.getPlayerId(), game));
        if (kind.equals("attacked")) {
            told.put("detail", player(event.getTargetId(), game));
        }
        chronicle.add(kind, told, secrets);
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
        told.put("object", token ? identity.of(object, game) : identity.at(main, count - 1, event.getFromZone(), game));
        told.put("became", token ? null : identity.at(main, count, event.getToZone(), game));
        MageObject shown = game.getCard(object) != null ? game.getCard(object) : permanent;
        told.put("name", shown == null ? null : Words.name(shown));
        told.put("label", identity.label(main, game));
        String owner = player(game.getOwnerId(object), game);
        told.put("player", owner);
        told.put("origin", Words.zone(event.getFromZone()));
        told.put("destination", Words.zone(event.getToZone()));
        Map<String, Set<String>> secrets = new LinkedHashMap<>();
        keep(secrets, "object", event.getFromZone(), owner);
        keep(secrets, "became", event.getToZone(), owner);
        Spell cast = game.getStack().getSpell(object);
        boolean down = faceDown(object, game) || (cast != null && cast.isFaceDown(game))
                || (permanent != null && event.getToZone() == Zone.BATTLEFIELD && permanent.isFaceDown(game));
        boolean covered = hides(event.getFromZone()) || event.getFromZone() == Zone.STACK;
        if (hides(event.getFromZone()) && hides(event.getToZone())) {
            boolean within = event.getFromZone() == Zone.LIBRARY && event.getToZone() == Zone.LIBRARY;
            secrets.put("name", owner == null || within ? Set.of() : Set.of(owner));
        } else if (down && covered && !hides(event.getToZone()) && event.getToZone() != Zone.GRAVEYARD) {
            String holder = permanent == null ? owner : player(permanent.getControllerId(), game);
            boolean unseen = holder == null || (event.getToZone() == Zone.EXILED && event.getFromZone() == Zone.LIBRARY);
            secrets.put("name", unseen ? Set.of() : Set.of(holder));
        }
        chronicle.add("moved", told, secrets);
        boolean manifested = event.getToZone() == Zone.BATTLEFIELD && event.getFromZone() != Zone.STACK && faceDown(object, game);
        if (manifested) {
            chronicle.add("manifested", told, secrets);
        }
    }

    /** Fields that only some players may be told. */
    private static Map<String, Set<String>> secret(Set<String> knowers, String... fields) {
        Map<String, Set<String>> secrets = new LinkedHashMap<>();
        for (String field : fields) {
            secrets.put(field, knowers);
        }
        return secrets;
    }

    /** The id of a card in a hand is for its owner; that of a card in a library for nobody. */
    private static void keep(Map<String, Set<String>> secrets, String field, Zone zone, String owner) {
        if (hides(zone)) {
            secrets.put(field, zone == Zone.HAND && owner != null ? Set.of(owner) : Set.of());
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
            Map<String, Set<String>> secrets = new LinkedHashMap<>();
            keep(secrets, "object", Identity.zone(card.getId(), game), player(card.getOwnerId(), game));
            if (kind.equals("looked")) {
                secrets.putAll(secret(Set.of(player.getName()), "object", "name"));
            }
            Chronicle.of(game).add(kind, told, secrets);
        }
    }

    /** All players have been told what a card is that is or was face down. */
    static void uncovered(Card card, Game game, Identity identity, Chronicle chronicle) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("player", player(card.getOwnerId(), game));
        UUID main = card.getMainCard().getId();
        int count = game.getState().getZoneChangeCounter(main);
        told.put("object", game.getPermanent(main) != null ? identity.of(main, game) : identity.at(main, count - 1, Zone.BATTLEFIELD, game));
        told.put("name", card.getMainCard().getName());
        told.put("label", identity.label(main, game));
        chronicle.add("revealed", told);
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
        chronicle.add("activated", told);
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
            return spell.isFaceDown(game) ? null : Words.name(spell);
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
