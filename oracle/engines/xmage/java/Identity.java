package oracle.xmage;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import mage.cards.Card;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;
import mage.util.CardUtil;

/**
 * What objects are called in messages.
 *
 * <p>XMage keeps a card's id through all zones and counts its changes of zone; the protocol wants a new id for each new object.  So an
 * id stands for a card and that count.  Spells and permanents go by their card; abilities, copies and tokens by an id of their own.
 */
final class Identity {

    private final Map<String, String> ids = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>();
    private final Map<UUID, String> labels = new HashMap<>();

    /** Remember what the harness calls a card. */
    void label(Card card, String label) {
        labels.put(card.getMainCard().getId(), label);
    }

    /** What the harness calls the card that an object is, or null. */
    String label(UUID object, Game game) {
        StackObject stacked = stacked(object, game);
        if (stacked != null && (!(stacked instanceof Spell spell) || spell.isCopy())) {
            return null;
        }
        return labels.get(main(stacked == null ? object : stacked.getSourceId(), game));
    }

    static UUID main(UUID object, Game game) {
        return CardUtil.getMainCardId(game, object);
    }

    private static StackObject stacked(UUID object, Game game) {
        for (StackObject each : game.getStack()) {
            if (each.getId().equals(object)) {
                return each;
            }
        }
        return null;
    }

    /** The id of an object or the name of a player. */
    String of(UUID object, Game game) {
        Player player = game.getPlayer(object);
        if (player != null) {
            return player.getName();
        }
        StackObject stacked = stacked(object, game);
        if (stacked instanceof Spell spell && !spell.isCopy()) {
            return of(main(spell.getSourceId(), game), game);
        }
        if (stacked != null) {
            return named("stack " + object);
        }
        UUID main = main(object, game);
        Permanent permanent = game.getPermanent(object);
        int count = permanent != null ? permanent.getZoneChangeCounter(game) : game.getState().getZoneChangeCounter(main);
        return at(main, count, permanent != null ? Zone.BATTLEFIELD : zone(main, game), game);
    }

    /** The id of a card as of one of its changes of zone: in a library, until that is shuffled. */
    String at(UUID main, int count, Zone zone, Game game) {
        Chronicle chronicle = Chronicle.of(game);
        int shuffles = zone == Zone.LIBRARY && chronicle != null ? chronicle.shuffles(game.getOwnerId(main)) : 0;
        return named(main + " " + count + (shuffles == 0 ? "" : " shuffled " + shuffles));
    }

    private String named(String key) {
        String id = ids.computeIfAbsent(key, missing -> "o" + (ids.size() + 1));
        keys.put(id, key);
        return id;
    }

    /** What an id, label or player's name refers to.  Throws {@link Illegal} if it isn't there any more. */
    UUID find(String reference, Game game) {
        for (Player player : game.getPlayers().values()) {
            if (player.getName().equals(reference)) {
                return player.getId();
            }
        }
        String key = keys.get(reference);
        if (key == null) {
            for (Map.Entry<UUID, String> entry : labels.entrySet()) {
                if (entry.getValue().equals(reference)) {
                    return present(entry.getKey(), game);
                }
            }
            throw new Illegal("there is no object " + reference);
        }
        UUID id = UUID.fromString(key.substring(key.indexOf('-') == 8 ? 0 : key.indexOf(' ') + 1).split(" ")[0]);
        if (!of(id, game).equals(reference)) {
            throw new Illegal("there is no object " + reference + " any more");
        }
        return key.startsWith("stack ") ? id : present(id, game);
    }

    /** The permanent or spell that a card now is, or the card. */
    private static UUID present(UUID main, Game game) {
        for (StackObject each : game.getStack()) {
            if (each instanceof Spell spell && !spell.isCopy() && main(spell.getSourceId(), game).equals(main)) {
                return spell.getId();
            }
        }
        for (Permanent permanent : game.getBattlefield().getAllPermanents()) {
            if (main(permanent.getId(), game).equals(main)) {
                return permanent.getId();
            }
        }
        return main;
    }

    /** The zone of an object. */
    static Zone zone(UUID object, Game game) {
        if (stacked(object, game) != null) {
            return Zone.STACK;
        }
        if (game.getPermanent(object) != null) {
            return Zone.BATTLEFIELD;
        }
        return game.getState().getZone(main(object, game));
    }
}
