package oracle.xmage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import mage.MageObjectReference;
import mage.ObjectColor;
import mage.abilities.Ability;
import mage.abilities.common.SimpleStaticAbility;
import mage.abilities.costs.mana.ManaCosts;
import mage.abilities.costs.mana.ManaCostsImpl;
import mage.abilities.effects.ContinuousEffect;
import mage.abilities.effects.common.ChooseACardNameEffect;
import mage.abilities.effects.common.InfoEffect;
import mage.abilities.effects.common.continuous.BecomesFaceDownCreatureEffect;
import mage.abilities.effects.common.continuous.BecomesFaceDownCreatureEffect.FaceDownType;
import mage.abilities.keyword.DisguiseAbility;
import mage.abilities.keyword.MorphAbility;
import mage.cards.Card;
import mage.cards.DoubleFacedCard;
import mage.cards.decks.Deck;
import mage.constants.Duration;
import mage.constants.SubType;
import mage.constants.Zone;
import mage.counters.Counter;
import mage.counters.CounterType;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentCard;
import mage.game.permanent.PermanentImpl;
import mage.players.Player;
import mage.util.CardUtil;
import mage.util.RandomUtil;

/** Lays a position out: players, cards in zones, permanents as they are, and where in a turn the game stands. */
final class Dealer {

    private final ScenarioGame game;
    private final CardFinder finder;
    private final Identity identity;
    private final Map<String, UUID> players = new HashMap<>();
    private final Map<String, Permanent> permanents = new HashMap<>();

    Dealer(ScenarioGame game, CardFinder finder, Identity identity) {
        this.game = game;
        this.finder = finder;
        this.identity = identity;
    }

    /** Lay it out.  Throws {@link Refusal} for what can't be. */
    void deal(Fields position, Desk desk) {
        RandomUtil.setSeed(position.number("seed", 0));
        List<Fields> seated = new ArrayList<>(position.objects("players"));
        Collections.reverse(seated);
        for (Fields spec : seated) {
            // XMage seats each player before the one who was seated last
            Seat seat = new Seat(spec.text("name"), desk, identity, finder);
            game.addPlayer(seat, new Deck());
            players.put(seat.getName(), seat.getId());
        }
        for (Player player : game.getPlayers().values()) {
            player.init(game);
        }
        for (Player player : game.getPlayers().values()) {
            player.beginTurn(game);
        }
        game.initGameDefaultWatchers();
        Chronicle chronicle = new Chronicle(identity);
        game.getState().addWatcher(chronicle);
        game.addCounterMechanics();
        UUID active = player(position.text("active_player"));
        game.standAt(active, position.number("turn", 3), Words.step(position.text("step", "precombat main")));
        game.initGameDefaultHelperEmblems();
        for (Fields spec : position.objects("players")) {
            settle(spec);
        }
        List<Fields> objects = position.objects("objects");
        List<Fields> libraries = new ArrayList<>();
        for (Fields spec : objects) {
            if (spec.text("zone").equals("library")) {
                libraries.add(spec);
            } else {
                place(spec);
            }
        }
        Collections.reverse(libraries);
        libraries.forEach(this::place);
        game.applyEffects();
        for (Fields spec : objects) {
            attach(spec);
        }
        game.applyEffects();
        for (Fields spec : objects) {
            // whoever an attached Aura gives control of it has had that for long
            if (permanents.get(spec.text("label")) instanceof PermanentImpl permanent && !spec.flag("sick", false)) {
                permanent.removeSummoningSickness();
            }
        }
        Names.prepare(game.getCards(), finder);
        chronicle.forget(position.text("step", "precombat main"));
    }

    private UUID player(String name) {
        UUID id = players.get(name);
        if (id == null) {
            throw new Refusal(Refusal.POSITION_REFUSED, name + " doesn't play");
        }
        return id;
    }

    /** What is true of a player: before there is anything that could replace it or trigger on it, and without any event. */
    private void settle(Fields spec) {
        Player player = game.getPlayer(player(spec.text("name")));
        player.initLife(spec.number("life", 20));
        for (int count = spec.number("lands_played", 0); count > 0; count--) {
            player.incrementLandsPlayed();
        }
        String pool = spec.text("mana_pool", "");
        if (!pool.isEmpty()) {
            player.getManaPool().addMana(Words.mana(pool), game, source(player.getId(), player.getId()));
        }
    }

    /** An ability to stand for whatever put things where they are. */
    private Ability source(UUID controller, UUID object) {
        Ability ability = new SimpleStaticAbility(Zone.OUTSIDE, new InfoEffect(""));
        ability.setControllerId(controller);
        ability.setSourceId(object);
        return ability;
    }

    private void place(Fields spec) {
        String label = spec.text("label");
        Card card = finder.create(spec.text("card"));
        if (card == null) {
            throw new Refusal(Refusal.POSITION_REFUSED, "there is no card named " + spec.text("card"));
        }
        UUID holder = player(spec.text("player"));
        UUID owner = player(spec.text("owner", spec.text("player")));
        game.loadCards(new HashSet<>(Set.of(card)), owner);
        identity.label(card, label);
        Player possessor = game.getPlayer(owner);
        switch (spec.text("zone")) {
            case "library" -> possessor.getLibrary().putOnTop(card, game);
            case "hand" -> {
                card.setZone(Zone.HAND, game);
                possessor.getHand().add(card);
            }
            case "graveyard" -> {
                card.setZone(Zone.GRAVEYARD, game);
                possessor.getGraveyard().add(card);
            }
            case "exile" -> {
                card.setZone(Zone.EXILED, game);
                game.getExile().getPermanentExile().add(card);
                card.setFaceDown(spec.has("face_down"), game);
            }
            case "battlefield" -> putDown(spec, card, holder, owner);
            default -> throw new Refusal(Refusal.UNSUPPORTED, "positions with objects in the zone " + spec.text("zone"));
        }
        counters(spec, card);
    }

    private void counters(Fields spec, Card card) {
        Permanent permanent = permanents.get(spec.text("label"));
        spec.amounts("counters").forEach((kind, count) -> {
            CounterType type = CounterType.findByName(kind);
            Counter counter = type != null ? type.createInstance(count) : new Counter(kind, count);
            (permanent != null ? permanent.getCounters(game) : card.getCounters(game)).addCounter(counter);
        });
        if (permanent != null && permanent.isPlaneswalker(game) && !spec.amounts("counters").containsKey("loyalty")) {
            permanent.getCounters(game).addCounter(CounterType.LOYALTY.createInstance(permanent.getStartingLoyalty()));
        }
    }

    private void putDown(Fields spec, Card card, UUID holder, UUID owner) {
        Card side = CardUtil.getDefaultCardSideForBattlefield(game, card);
        String face = spec.text("face", null);
        boolean other = face != null && !face.equals(side.getName());
        if (other && !Viewer.faces(card).contains(face)) {
            throw new Refusal(Refusal.POSITION_REFUSED, spec.text("label") + " has no face " + face);
        }
        if (other && card instanceof DoubleFacedCard twoFaced) {
            side = twoFaced.getRightHalfCard();
        }
        String down = spec.text("face_down", null);
        if (down != null) {
            card.setFaceDown(true, game);
            side.setFaceDown(true, game);
        } else if (!side.isPermanent(game)) {
            throw new Refusal(Refusal.POSITION_REFUSED, spec.text("label") + " isn't a permanent and can't be on the battlefield (110.4)");
        }
        side.setZone(Zone.BATTLEFIELD, game);
        Permanent permanent = new PermanentCard(side, holder, game);
        if (down != null) {
            permanent.setFaceDown(true, game);
            coverUp(permanent, side, holder, down);
        }
        game.getContinuousEffects().setController(permanent.getId(), holder);
        game.addPermanent(permanent, game.getState().getNextPermanentOrderNumber());
        if (!holder.equals(owner)) {
            permanent.setOriginalControllerId(holder);
        }
        permanents.put(spec.text("label"), permanent);
        if (other && !(card instanceof DoubleFacedCard) && card.isTransformable()) {
            permanent.setTransformed(true);
        }
        permanent.setTapped(spec.flag("tapped", false));
        Inside.set(PermanentImpl.class, permanent, "damage", spec.number("damage", 0));
        for (ContinuousEffect effect : game.getContinuousEffects().getLayeredEffects(game)) {
            game.getState().getContinuousEffects().getLayeredEffectAbilities(effect).stream().findFirst()
                    .filter(ability -> permanent.getId().equals(ability.getSourceId()))
                    .ifPresent(ability -> effect.init(ability, game, holder));
        }
        spec.words("chosen").forEach((what, value) -> choose(permanent, what, value));
        game.applyEffects();
    }

    /** What has made a permanent face down goes on doing so. */
    private void coverUp(Permanent permanent, Card side, UUID holder, String how) {
        FaceDownType kind = switch (how) {
            case "manifest" -> FaceDownType.MANIFESTED;
            case "cloak" -> FaceDownType.CLOAKED;
            case "morph" -> FaceDownType.MORPHED;
            case "disguise" -> FaceDownType.DISGUISED;
            default -> FaceDownType.MANUAL;
        };
        Class<?> own = kind == FaceDownType.DISGUISED ? DisguiseAbility.class : MorphAbility.class;
        boolean turned = kind == FaceDownType.MANUAL || kind == FaceDownType.MANIFESTED || kind == FaceDownType.CLOAKED;
        if (!turned && side.getAbilities().stream().anyMatch(own::isInstance)) {
            // its own ability does
            return;
        }
        ManaCosts<?> cost = null;
        if ((kind == FaceDownType.MANIFESTED || kind == FaceDownType.CLOAKED) && side.isCreature(game)) {
            cost = side.getSpellAbility() != null ? side.getSpellAbility().getManaCosts() : new ManaCostsImpl<>("{0}");
        }
        Ability source = source(holder, permanent.getId());
        source.setWorksFaceDown(true);
        MageObjectReference itself = new MageObjectReference(permanent.getId(), side.getZoneChangeCounter(game), game);
        game.addEffect(new BecomesFaceDownCreatureEffect(cost, itself, Duration.Custom, kind), source);
    }

    private void choose(Permanent permanent, String what, String value) {
        String id = permanent.getId().toString();
        switch (what) {
            case "card name" -> game.getState().setValue(id + ChooseACardNameEffect.INFO_KEY, value);
            case "creature type" -> game.getState().setValue(id + "_type", type(value));
            case "color" -> game.getState().setValue(id + "_color", color(value));
            default -> throw new Refusal(Refusal.UNSUPPORTED, "a position with a chosen " + what);
        }
    }

    private static SubType type(String word) {
        for (SubType type : SubType.values()) {
            if (type.getDescription().equalsIgnoreCase(word)) {
                return type;
            }
        }
        throw new Refusal(Refusal.POSITION_REFUSED, "there is no creature type " + word);
    }

    private static ObjectColor color(String word) {
        String symbol = Words.symbol(word);
        if (symbol == null) {
            throw new Refusal(Refusal.POSITION_REFUSED, "there is no color " + word);
        }
        return new ObjectColor(symbol.substring(1, 2));
    }

    private void attach(Fields spec) {
        String to = spec.text("attached_to", null);
        if (to == null) {
            return;
        }
        Permanent attached = permanents.get(spec.text("label"));
        Permanent host = permanents.get(to);
        if (attached == null || (host == null && !players.containsKey(to))) {
            throw new Refusal(Refusal.POSITION_REFUSED, spec.text("label") + " is attached to " + to + ", which isn't there");
        }
        Ability source = source(attached.getControllerId(), attached.getId());
        if (host != null) {
            host.addAttachment(attached.getId(), source, game);
        } else {
            game.getPlayer(players.get(to)).addAttachment(attached.getId(), source, game);
        }
    }
}
