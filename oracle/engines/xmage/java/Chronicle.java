package oracle.xmage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mage.abilities.TriggeredAbility;
import mage.cards.Card;
import mage.constants.WatcherScope;
import mage.game.Game;
import mage.game.events.GameEvent;
import mage.game.permanent.Permanent;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.watchers.Watcher;

/**
 * What has happened, as occurrences of the protocol.
 *
 * <p>It is a watcher, and so part of the state of the game: when XMage takes an action back, it restores the state of before, and with it
 * the chronicle of before.  Its entries are linked backwards and never changed, so that a copy costs nothing.
 */
public final class Chronicle extends Watcher {

    /** An occurrence, and who may be told those of its fields that are secret. */
    private record Entry(Entry before, int number, Map<String, Object> fields, Map<String, Set<String>> secrets) {
        /** The fields that an observer may know.  No player has labels: by its label a card could be followed through a hand or library. */
        Map<String, Object> told(String observer) {
            if (observer == null) {
                return fields;
            }
            Map<String, Object> told = new LinkedHashMap<>(fields);
            told.remove("label");
            secrets.forEach((field, knowers) -> {
                if (!knowers.contains(observer)) {
                    told.remove(field);
                }
            });
            return told;
        }
    }

    private final Identity identity;
    private final Set<UUID> untold = new HashSet<>();
    private final Map<UUID, Integer> shuffles = new HashMap<>();
    private Entry last;
    private String step = "";

    Chronicle(Identity identity) {
        super(WatcherScope.GAME);
        this.identity = identity;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T extends Watcher> T copy() {
        Chronicle copy = new Chronicle(identity);
        copy.last = last;
        copy.step = step;
        copy.untold.addAll(untold);
        copy.shuffles.putAll(shuffles);
        return (T) copy;
    }

    @Override
    public void reset() {
        // nothing is forgotten at the end of a turn
    }

    static Chronicle of(Game game) {
        return game.getState().getWatcher(Chronicle.class);
    }

    /** Begin the chronicle of a position: what happened while it was laid out is forgotten. */
    void forget(String now) {
        last = null;
        step = now;
    }

    /** A card is a face-down spell, or has just left the battlefield face down: players haven't been told yet what it is. */
    void hide(UUID card, boolean hides) {
        if (hides) {
            untold.add(card);
        } else {
            untold.remove(card);
        }
    }

    /** Whether players who are told a card's name learn by that what a face-down object is or was. */
    private boolean uncovers(UUID card, Game game) {
        Permanent permanent = game.getPermanent(card);
        return permanent != null ? permanent.isFaceDown(game) : untold.remove(card);
    }

    private static final Pattern NAMED = Pattern.compile("object_id='([0-9a-f-]{36})'>([^<]*)</font>");

    /** XMage reveals what was face down by no more than a line of its log that names the card, for all players to read. */
    void said(String line, Game game) {
        for (Matcher named = NAMED.matcher(line); named.find(); ) {
            Card card = game.getCard(UUID.fromString(named.group(1)));
            if (card != null && card.getName().equals(named.group(2)) && uncovers(card.getMainCard().getId(), game)) {
                Telling.uncovered(card, game, identity, this);
            }
        }
    }

    private static final Set<GameEvent> TOLD = Collections.newSetFromMap(Collections.synchronizedMap(new IdentityHashMap<>()));

    /** Tell of an event now, which XMage only announces after all that happens at once: else it would seem to come later. */
    void ahead(GameEvent event, Game game) {
        watch(event, game);
        TOLD.add(event);
    }

    @Override
    public void watch(GameEvent event, Game game) {
        if (game.isSimulation() || game.inCheckPlayableState() || TOLD.remove(event)) {
            return;
        }
        String now = Words.step(game);
        if (!now.isEmpty() && !now.equals(step)) {
            step = now;
            add("step", Map.of("player", game.getPlayer(game.getActivePlayerId()).getName(), "detail", now));
        }
        Telling.tell(event, game, identity, this);
    }

    /** A library is shuffled: its cards have new ids. */
    void shuffled(UUID player) {
        shuffles.merge(player, 1, Integer::sum);
    }

    /** How often a player's library has been shuffled. */
    int shuffles(UUID player) {
        return shuffles.getOrDefault(player, 0);
    }

    /** Add an occurrence that all may know. */
    void add(String kind, Map<String, Object> fields) {
        add(kind, fields, Map.of());
    }

    /** Add an occurrence; fields that are null are left out. */
    void add(String kind, Map<String, Object> fields, Map<String, Set<String>> secrets) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("kind", kind);
        int number = last == null ? 1 : last.number + 1;
        told.put("number", number);
        fields.forEach((name, value) -> {
            if (value != null) {
                told.put(name, value);
            }
        });
        last = new Entry(last, number, told, secrets);
    }

    /** All occurrences, oldest first, as an observer may know them; null sees all. */
    List<Map<String, Object>> told(String observer) {
        Deque<Map<String, Object>> told = new ArrayDeque<>();
        for (Entry entry = last; entry != null; entry = entry.before) {
            told.addFirst(entry.told(observer));
        }
        return new ArrayList<>(told);
    }

    /** An ability has triggered. */
    void triggered(TriggeredAbility ability, Game game) {
        Map<String, Object> told = new LinkedHashMap<>();
        if (ability.getControllerId() != null && game.getPlayer(ability.getControllerId()) != null) {
            told.put("player", game.getPlayer(ability.getControllerId()).getName());
        }
        Telling.source(told, ability.getSourceId(), game, identity);
        told.put("name", told.get("source_name"));
        add("triggered", told);
    }

    /** The top of the stack, which is about to resolve. */
    record Resolving(UUID id, Map<String, Object> about, boolean spell) {
        /** It has resolved, unless the rules removed it because all its targets were illegal. */
        void over(Game game) {
            if (about != null && !Telling.removedByRules(game, id)) {
                Chronicle.of(game).add("resolved", about);
            }
        }
    }

    static Resolving resolving(Game game, StackObject top) {
        if (top == null) {
            return new Resolving(null, null, false);
        }
        Map<String, Object> about = new LinkedHashMap<>();
        Identity identity = of(game).identity;
        about.put("object", identity.of(top.getId(), game));
        about.put("player", game.getPlayer(top.getControllerId()).getName());
        if (top instanceof Spell spell) {
            about.put("name", spell.isFaceDown(game) ? null : Words.name(top));
            about.put("label", identity.label(top.getId(), game));
        } else {
            Telling.source(about, top.getSourceId(), game, identity);
            about.put("name", about.get("source_name"));
        }
        return new Resolving(top.getId(), about, top instanceof Spell);
    }
}
