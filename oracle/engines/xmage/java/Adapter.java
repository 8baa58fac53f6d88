package oracle.xmage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import mage.cards.Card;
import mage.filter.FilterMana;
import mage.game.stack.StackObject;
import mage.players.Player;
import mage.util.ManaUtil;

/** XMage behind the protocol: one game at a time, in one JVM for many games. */
public final class Adapter implements Conversation.Host {

    private final CardFinder finder;
    private ScenarioGame game;
    private Identity identity;
    private Desk desk;
    private Thread thread;

    private Adapter(CardFinder finder) {
        this.finder = finder;
    }

    /** Hold the conversation over standard input and output; what XMage prints goes to standard error. */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Quiet.hush();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new Conversation(new Adapter(new CardFinder(System.getProperty("java.class.path")))).hold(in, out);
        System.exit(0);
    }

    @Override
    public Object answer(String method, Fields params) {
        return switch (method) {
            case "initialize" -> Introduction.message();
            case "cards/supported" -> supported(params);
            case "game/begin" -> begin(params.object("position"));
            case "game/act" -> act(params.text("player"), params.object("action"));
            case "game/answer" -> answerQuestion(params.text("player"), params.object("choice"));
            case "game/observe" -> new Viewer(game, identity, observer(params), desk.open()).view();
            case "game/can" -> can(params.text("player"), params.object("action"));
            case "card/facts" -> facts(params.text("card"));
            case "deck/allows" -> deckAllows(params.text("card"), params.text("commander"));
            default -> null;
        };
    }

    private Object supported(Fields params) {
        List<String> lacking = new ArrayList<>();
        for (String name : params.texts("cards")) {
            if (!finder.has(name)) {
                lacking.add(name);
            }
        }
        return Map.of("lacking", lacking);
    }

    private Object begin(Fields position) {
        if (desk != null) {
            desk.leave();
        }
        desk = new Desk();
        identity = new Identity();
        game = new ScenarioGame(desk);
        new Dealer(game, finder, identity).deal(position, desk);
        thread = new Thread(null, game::run, "GAME scenario", 16 << 20);
        thread.setDaemon(true);
        thread.start();
        desk.begin();
        return outcome();
    }

    private Object act(String player, Fields action) {
        Question open = desk.open();
        String kind = action.text("action");
        String refusal = refusal(open, player, kind);
        if (refusal != null) {
            return refused(refusal);
        }
        desk.carryOut(new Desk.Command("act", player, action));
        return outcome();
    }

    private String refusal(Question open, String player, String action) {
        if (open == null) {
            return "the game is over";
        }
        if (action.equals("concede")) {
            Player conceding = player(player);
            if (conceding == null || conceding.hasLeft()) {
                return player + " isn't in the game any more";
            }
            if (!open.isPriority()) {
                throw new Refusal(Refusal.UNSUPPORTED, "conceding while a player is asked");
            }
            return null;
        }
        if (!open.player.equals(player)) {
            return player + " does not have priority" + (open.isPriority() ? ", " + open.player + " has" : "; " + open.player + " must choose first");
        }
        boolean declaring = action.equals("attack") || action.equals("block");
        if (open.isPriority() ? declaring : !action.equals(open.kind)) {
            return open.isPriority() ? "this is not the time to " + action : "a choice must be made first: " + open.prompt;
        }
        return null;
    }

    private String observer(Fields params) {
        String name = params.text("observer", null);
        if (name != null && player(name) == null) {
            throw new Refusal(Refusal.INVALID_PARAMS, name + " doesn't play");
        }
        return name;
    }

    private Player player(String name) {
        return game.getPlayers().values().stream().filter(each -> each.getName().equals(name)).findFirst().orElse(null);
    }

    private Object answerQuestion(String player, Fields choice) {
        Question open = desk.open();
        if (open == null || open.isPriority()) {
            return refused("there is nothing to choose now");
        }
        if (!open.player.equals(player)) {
            return refused("the choice is " + open.player + "'s");
        }
        String purpose = choice.text("purpose", null);
        if (purpose != null && !purpose.equals(open.purpose)) {
            return refused("the choice is about " + open.purpose + ", not about " + purpose);
        }
        desk.carryOut(new Desk.Command("answer", player, choice));
        return outcome();
    }

    private Object can(String player, Fields action) {
        Question open = desk.open();
        String refusal = refusal(open, player, action.text("action"));
        if (refusal != null) {
            return refused(refusal);
        }
        desk.carryOut(new Desk.Command("can", player, action));
        Map<String, Object> outcome = new LinkedHashMap<>();
        outcome.put("accepted", desk.possible());
        if (!desk.possible()) {
            outcome.put("reason", desk.rejection());
        }
        return outcome;
    }

    private Map<String, Object> refused(String reason) {
        Map<String, Object> outcome = outcome();
        outcome.put("accepted", false);
        outcome.put("reason", reason);
        return outcome;
    }

    /** How the game now stands. */
    private Map<String, Object> outcome() {
        Map<String, Object> outcome = new LinkedHashMap<>();
        outcome.put("accepted", desk.rejection() == null);
        if (desk.rejection() != null) {
            outcome.put("reason", desk.rejection());
        }
        Question open = desk.open();
        if (open != null) {
            outcome.put(open.isPriority() ? "priority" : "pending", open.isPriority() ? open.player : open.message());
        }
        outcome.put("turn", game.getTurnNum());
        outcome.put("active_player", game.getPlayer(game.getActivePlayerId()).getName());
        outcome.put("step", Words.step(game));
        List<String> stack = new ArrayList<>();
        for (StackObject each : game.getStack()) {
            stack.add(0, identity.of(each.getId(), game));
        }
        outcome.put("stack", stack);
        return outcome;
    }

    // --- cards outside a game ----------------------------------------------------------------------------------------------------

    private Card card(String name) {
        Card card = finder.create(name);
        if (card == null) {
            throw new Refusal(Refusal.UNSUPPORTED, "there is no card named " + name);
        }
        return card;
    }

    private Object facts(String name) {
        Card card = card(name);
        FilterMana identity = ManaUtil.getColorIdentity(card);
        List<String> symbols = new ArrayList<>();
        boolean[] has = {identity.isWhite(), identity.isBlue(), identity.isBlack(), identity.isRed(), identity.isGreen()};
        for (int index = 0; index < has.length; index++) {
            if (has[index]) {
                symbols.add("{" + "WUBRG".charAt(index) + "}");
            }
        }
        List<Map<String, Object>> faces = new ArrayList<>();
        List<String> names = Viewer.faces(card);
        for (String face : names.isEmpty() ? List.of(card.getName()) : names) {
            faces.add(Map.of("name", face));
        }
        return Map.of("color_identity", symbols, "faces", faces);
    }

    private Object deckAllows(String name, String commander) {
        boolean fits = ManaUtil.isColorIdentityCompatible(ManaUtil.getColorIdentity(card(commander)), ManaUtil.getColorIdentity(card(name)));
        return fits ? Map.of("accepted", true) : Map.of("accepted", false, "reason", name + " is outside the color identity of " + commander);
    }
}
