package oracle.xmage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import mage.MageObject;
import mage.MageObjectReference;
import mage.abilities.Ability;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.effects.ContinuousEffect;
import mage.abilities.effects.common.continuous.BecomesFaceDownCreatureEffect;
import mage.abilities.effects.common.continuous.BecomesFaceDownCreatureEffect.FaceDownType;
import mage.abilities.effects.common.continuous.LookAtTopCardOfLibraryAnyTimeEffect;
import mage.cards.Card;
import mage.cards.CardWithSpellOption;
import mage.cards.DoubleFacedCard;
import mage.cards.SplitCard;
import mage.constants.AsThoughEffectType;
import mage.constants.Zone;
import mage.counters.Counter;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentToken;
import mage.game.stack.Spell;
import mage.game.stack.StackAbility;
import mage.game.stack.StackObject;
import mage.players.Player;
import mage.target.Target;
import mage.target.TargetAmount;
import mage.util.CardUtil;

/** Shows a game to an observer: what is hidden from them is left out. */
final class Viewer {

    private final Game game;
    private final Identity identity;
    private final String observer;
    private final Question open;
    private final List<Map<String, Object>> objects = new ArrayList<>();

    Viewer(Game game, Identity identity, String observer, Question open) {
        this.game = game;
        this.identity = identity;
        this.observer = observer;
        this.open = open;
    }

    Map<String, Object> view() {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("observer", observer);
        view.put("turn", game.getTurnNum());
        view.put("active_player", game.getPlayer(game.getActivePlayerId()).getName());
        view.put("step", Words.step(game));
        view.put("priority", open != null && open.isPriority() ? open.player : null);
        view.put("players", players());
        battlefield();
        List<String> stack = stack();
        for (Player player : seated()) {
            zone("hand", player.getHand().getCards(game), player);
            zone("library", player.getLibrary().getCards(game), player);
            zone("graveyard", player.getGraveyard().getCards(game), player);
            zone("exile", owned(game.getExile().getCardsInRange(game, player.getId()), player), player);
        }
        view.put("objects", objects);
        view.put("stack", stack);
        boolean asked = open != null && !open.isPriority() && (observer == null || observer.equals(open.player));
        view.put("pending", asked ? open.message() : null);
        view.put("occurrences", Chronicle.of(game).told(observer));
        boolean ended = game.hasEnded();
        view.put("ended", ended);
        List<String> winners = new ArrayList<>();
        for (Player player : game.getPlayers().values()) {
            if (ended && (player.hasWon() || (!player.hasLost() && !player.hasDrew()))) {
                winners.add(player.getName());
            }
        }
        view.put("winners", winners);
        return view;
    }

    /** The players in turn order; XMage keeps them the other way round. */
    private List<Player> seated() {
        List<Player> seated = new ArrayList<>(game.getPlayers().values());
        java.util.Collections.reverse(seated);
        return seated;
    }

    private static Collection<Card> owned(Collection<Card> cards, Player player) {
        return cards.stream().filter(card -> card.isOwnedBy(player.getId())).toList();
    }

    private List<Map<String, Object>> players() {
        List<Map<String, Object>> shown = new ArrayList<>();
        for (Player player : seated()) {
            Map<String, Object> view = new LinkedHashMap<>();
            view.put("name", player.getName());
            view.put("life", player.getLife());
            view.put("mana_pool", Words.mana(player.getManaPool().getMana()) + conditional(player));
            view.put("hand", player.getHand().size());
            view.put("library", player.getLibrary().size());
            view.put("graveyard", player.getGraveyard().size());
            view.put("lands_played", player.getLandsPlayed());
            view.put("counters", counters(player.getCountersAsCopy().values()));
            view.put("lost", player.hasLost());
            shown.add(view);
        }
        return shown;
    }

    private static String conditional(Player player) {
        StringBuilder written = new StringBuilder();
        player.getManaPool().getConditionalMana().forEach(mana -> written.append(Words.mana(mana)));
        return written.toString();
    }

    private static Map<String, Object> counters(Collection<Counter> counters) {
        Map<String, Object> shown = new LinkedHashMap<>();
        for (Counter counter : counters) {
            if (counter.getCount() > 0) {
                shown.put(counter.getName(), counter.getCount());
            }
        }
        return shown;
    }

    // --- zones ---------------------------------------------------------------------------------------------------------------

    private void battlefield() {
        List<Permanent> permanents = new ArrayList<>(game.getBattlefield().getAllActivePermanents());
        permanents.sort(Comparator.comparingInt(Permanent::getCreateOrder));
        int place = 0;
        for (Permanent permanent : permanents) {
            boolean token = permanent instanceof PermanentToken;
            boolean known = !permanent.isFaceDown(game) || observer == null || game.hasEnded()
                    || game.getPlayer(permanent.getControllerId()).getName().equals(observer) || mayLook(permanent.getId());
            Map<String, Object> view = begin(permanent.getId(), "battlefield", permanent.getOwnerId(), permanent.getControllerId(), place++);
            if (known) {
                view.put("label", token ? null : label(permanent.getId()));
                view.put("card", token ? null : cardName(permanent.getId()));
                view.put("faces", faces(permanent.getId()));
            }
            view.put("hidden", !known);
            view.put("kind", token ? "token" : "card");
            characteristics(view, permanent);
            view.put("tapped", permanent.isTapped());
            view.put("face_down", faceDown(permanent));
            if (!permanent.isFaceDown(game) && !token && faces(permanent.getId()).size() > 1) {
                view.put("face", face(permanent));
            }
            view.put("counters", counters(permanent.getCounters(game).values()));
            view.put("damage", permanent.getDamage());
            view.put("attached_to", permanent.getAttachedTo() == null ? null : identity.of(permanent.getAttachedTo(), game));
            view.put("sick", !permanent.wasControlledFromStartOfControllerTurn());
            if (permanent.isPlaneswalker(game)) {
                view.put("loyalty", permanent.getCounters(game).getCount("loyalty"));
            }
            objects.add(view);
        }
    }

    /** The face that is up.  XMage doesn't count a permanent as transformed if its card's other face is none. */
    private String face(Permanent permanent) {
        List<String> faces = faces(permanent.getId());
        Card card = game.getCard(Identity.main(permanent.getId(), game));
        boolean back = permanent.isTransformed();
        if (card instanceof DoubleFacedCard twoFaced && !twoFaced.getLeftHalfCard().isPermanent(game)) {
            back = twoFaced.getRightHalfCard().getId().equals(permanent.getId());
        }
        return faces.get(back ? 1 : 0);
    }

    private String faceDown(Permanent permanent) {
        if (!permanent.isFaceDown(game)) {
            return null;
        }
        if (permanent.isCloaked()) {
            return "cloak";
        }
        if (permanent.isManifested()) {
            // before morph and disguise, as which XMage counts each face-down permanent whose card has them
            return isTurnedDown(permanent) ? "effect" : "manifest";
        }
        return permanent.isMorphed() ? "morph" : permanent.isDisguised() ? "disguise" : "effect";
    }

    /** Whether an effect other than manifesting has turned it face down, which XMage counts as manifested all the same. */
    private boolean isTurnedDown(Permanent permanent) {
        for (ContinuousEffect effect : game.getContinuousEffects().getLayeredEffects(game)) {
            if (effect instanceof BecomesFaceDownCreatureEffect
                    && Inside.get(BecomesFaceDownCreatureEffect.class, effect, "faceDownType") == FaceDownType.MANUAL
                    && Inside.get(BecomesFaceDownCreatureEffect.class, effect, "objectReference") instanceof MageObjectReference which
                    && which.refersTo(permanent, game)) {
                return true;
            }
        }
        return false;
    }

    private List<String> stack() {
        List<StackObject> stack = new ArrayList<>(game.getStack());
        java.util.Collections.reverse(stack);
        List<String> ids = new ArrayList<>();
        int place = 0;
        for (StackObject each : stack) {
            UUID owner = each instanceof Spell spell ? spell.getOwnerId() : each.getControllerId();
            Map<String, Object> view = begin(each.getId(), "stack", owner, each.getControllerId(), place++);
            ids.add((String) view.get("id"));
            announced(view, each);
            if (each instanceof Spell spell) {
                spell(view, spell);
            } else {
                view.put("kind", "ability");
                UUID source = each.getSourceId();
                view.put("source", mayFollow(source) ? identity.of(source, game) : null);
                MageObject object = ((StackAbility) each).getSourceObject(game);
                view.put("source_name", object == null ? null : Words.name(object));
                view.put("name", object == null ? null : Words.name(object));
            }
            objects.add(view);
        }
        return ids;
    }

    /** What was chosen as a spell or ability was put on the stack: modes, targets, division and X. */
    private void announced(Map<String, Object> view, StackObject stacked) {
        Ability ability = stacked.getStackAbility();
        List<Integer> chosen = new ArrayList<>();
        List<String> targets = new ArrayList<>();
        List<Integer> division = new ArrayList<>();
        for (Ability part : stacked instanceof Spell spell ? spell.getSpellAbilities() : List.of(ability)) {
            Modes modes = part.getModes();
            List<UUID> printed = new ArrayList<>(modes.keySet());
            for (UUID selected : modes.getSelectedModes()) {
                Mode mode = modes.get(selected);
                if (printed.size() > 1) {
                    chosen.add(printed.indexOf(mode.getId()) + 1);
                }
                for (Target target : mode.getTargets()) {
                    for (UUID id : target.getTargets()) {
                        targets.add(identity.of(id, game));
                        if (target instanceof TargetAmount) {
                            division.add(target.getTargetAmount(id));
                        }
                    }
                }
            }
        }
        view.put("targets", targets);
        view.put("division", division);
        view.put("modes", chosen);
        if (!ability.getManaCostsToPay().getVariableCosts().isEmpty() || !ability.getCosts().getVariableCosts().isEmpty()) {
            view.put("x", CardUtil.getSourceCostsTag(game, ability, "X", 0));
        }
    }

    private void spell(Map<String, Object> view, Spell spell) {
        boolean down = spell.isFaceDown(game);
        boolean known = !down || observer == null || game.hasEnded() || game.getPlayer(spell.getControllerId()).getName().equals(observer);
        view.put("kind", spell.isCopy() ? "copy" : "card");
        view.put("hidden", !known);
        if (known) {
            view.put("label", label(spell.getId()));
            view.put("card", cardName(spell.getSourceId()));
            view.put("faces", faces(spell.getSourceId()));
        }
        if (down) {
            view.put("face_down", spell.getSpellAbility().getSpellAbilityCastMode().toString().toLowerCase());
            view.put("types", List.of("creature"));
            view.put("power", 2);
            view.put("toughness", 2);
            view.put("mana_value", 0);
        } else {
            characteristics(view, spell);
            if (faces(spell.getSourceId()).size() > 1) {
                view.put("face", spell.getName());
            }
        }
    }

    private void zone(String zone, Collection<Card> cards, Player owner) {
        int place = 0;
        for (Card card : cards) {
            boolean known = sees(zone, card, owner, place);
            Map<String, Object> view;
            if (!known) {
                view = begin(card.getId(), zone, owner.getId(), null, place);
                if (!zone.equals("exile")) {
                    view.put("id", zone + " " + (place + 1) + " of " + owner.getName());
                }
                view.put("hidden", true);
            } else {
                view = begin(card.getId(), zone, owner.getId(), null, place);
                view.put("label", label(card.getId()));
                view.put("card", cardName(card.getId()));
                view.put("faces", faces(card.getId()));
                characteristics(view, card);
                view.put("counters", counters(card.getCounters(game).values()));
            }
            if (zone.equals("exile") && card.isFaceDown(game)) {
                view.put("face_down", "effect");
            }
            objects.add(view);
            place++;
        }
    }

    private boolean sees(String zone, Card card, Player owner, int place) {
        if (observer == null || zone.equals("graveyard") || shown(card)) {
            return true;
        }
        boolean own = owner.getName().equals(observer);
        return switch (zone) {
            case "hand" -> own || mayLook(card.getId());
            case "library" -> place == 0 && (owner.isTopCardRevealed() || (own && mayLookAtTheTop(owner)));
            default -> !card.isFaceDown(game) || mayLook(card.getId());
        };
    }

    /** Whether the observer is being shown a card: as an option of a choice, or because they looked at it. */
    private boolean shown(Card card) {
        if (open == null || !observer.equals(open.player)) {
            return false;
        }
        Set<Object> offered = new HashSet<>();
        open.options.forEach(option -> offered.add(option.value()));
        return offered.contains(card.getId());
    }

    private boolean mayLookAtTheTop(Player owner) {
        for (ContinuousEffect effect : game.getContinuousEffects().getLayeredEffects(game)) {
            if (effect instanceof LookAtTopCardOfLibraryAnyTimeEffect) {
                for (Ability ability : game.getContinuousEffects().getLayeredEffectAbilities(effect)) {
                    if (ability.isControlledBy(owner.getId())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether the observer may look at a face-down object, or has been shown it. */
    private boolean mayLook(UUID object) {
        for (Player player : game.getPlayers().values()) {
            if (player.getName().equals(observer) && player instanceof Seat seat) {
                return seat.seen.contains(identity.of(object, game))
                        || !game.getContinuousEffects().asThough(object, AsThoughEffectType.LOOK_AT_FACE_DOWN, null, seat.getId(), game).isEmpty();
            }
        }
        return false;
    }

    /** Whether the observer can tell an object from others: not a card in a library or in somebody else's hand. */
    private boolean mayFollow(UUID object) {
        Zone zone = Identity.zone(object, game);
        if (observer == null || (zone != Zone.HAND && zone != Zone.LIBRARY)) {
            return true;
        }
        return zone == Zone.HAND && game.getPlayer(game.getOwnerId(object)).getName().equals(observer);
    }

    /** The harness's name for a card, for the whole only. */
    private String label(UUID object) {
        return observer == null ? identity.label(object, game) : null;
    }

    // --- one object ------------------------------------------------------------------------------------------------------------

    private Map<String, Object> begin(UUID object, String zone, UUID owner, UUID controller, int place) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", identity.of(object, game));
        view.put("zone", zone);
        view.put("owner", game.getPlayer(owner).getName());
        view.put("controller", controller == null ? null : game.getPlayer(controller).getName());
        view.put("position", place);
        return view;
    }

    /** The name of a card: that of its front face, or both names of a split card. */
    private String cardName(UUID object) {
        Card card = game.getCard(Identity.main(object, game));
        List<String> faces = faces(card);
        if (faces.isEmpty() || card instanceof SplitCard) {
            return card == null ? null : card.getName();
        }
        return faces.get(0);
    }

    private List<String> faces(UUID object) {
        return faces(game.getCard(Identity.main(object, game)));
    }

    /** The names of all faces of a card; empty for a card with one. */
    static List<String> faces(Card card) {
        if (card instanceof SplitCard split) {
            return List.of(split.getLeftHalfCard().getName(), split.getRightHalfCard().getName());
        }
        if (card instanceof DoubleFacedCard twoFaced) {
            return List.of(twoFaced.getLeftHalfCard().getName(), twoFaced.getRightHalfCard().getName());
        }
        if (card instanceof CardWithSpellOption both) {
            return List.of(both.getName(), both.getSpellCard().getName());
        }
        if (card != null && card.isTransformable() && card.getSecondCardFace() != null) {
            return List.of(card.getName(), card.getSecondCardFace().getName());
        }
        return List.of();
    }

    private void characteristics(Map<String, Object> view, MageObject object) {
        String name = Words.name(object);
        view.put("name", name);
        if (name != null && name.contains(" // ")) {
            view.put("names", List.of(name.split(" // ")));
        } else if (name != null) {
            view.put("names", List.of(name));
        }
        String cost = String.join("", object.getManaCostSymbols());
        view.put("mana_cost", cost.isEmpty() ? null : cost);
        view.put("mana_value", object.getManaValue());
        List<String> colors = new ArrayList<>();
        mage.ObjectColor color = object.getColor(game);
        add(colors, color.isWhite(), "white");
        add(colors, color.isBlue(), "blue");
        add(colors, color.isBlack(), "black");
        add(colors, color.isRed(), "red");
        add(colors, color.isGreen(), "green");
        view.put("colors", colors);
        view.put("supertypes", object.getSuperType(game).stream().map(each -> each.toString().toLowerCase()).sorted().toList());
        view.put("types", object.getCardType(game).stream().map(each -> each.toString().toLowerCase()).distinct().sorted().toList());
        view.put("subtypes", object.getSubtype(game).stream().map(each -> each.getDescription()).sorted().toList());
        view.put("keywords", Keywords.of(object, game));
        boolean printed = object.getPower().getValue() != 0 || object.getToughness().getValue() != 0;
        if (object.isCreature(game) || (printed && !(object instanceof Permanent))) {
            view.put("power", object.getPower().getValue());
            view.put("toughness", object.getToughness().getValue());
        }
    }

    private static void add(List<String> words, boolean holds, String word) {
        if (holds) {
            words.add(word);
        }
    }
}
