package oracle.xmage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** A host that knows no rules: it answers with what it was asked, so that the messages alone are tested. */
final class Recorder implements Conversation.Host {

    public static void main(String[] arguments) throws IOException {
        new Conversation(new Recorder()).hold(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), System.out);
    }

    @Override
    public Object answer(String method, Fields params) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("method", method);
        switch (method) {
            case "cards/supported" -> told.put("cards", params.texts("cards"));
            case "game/begin" -> {
                Fields position = params.object("position");
                told.put("active", position.text("active_player"));
                told.put("turn", position.number("turn", 3));
                told.put("tapped", position.objects("objects").stream().map(each -> each.flag("tapped", false)).toList());
            }
            case "game/act" -> {
                Fields action = params.object("action");
                told.put("x", action.number("x"));
                told.put("targets", action.texts("targets"));
                told.put("modes", action.numbers("modes"));
            }
            case "game/answer" -> told.put("amounts", params.object("choice").amounts("amounts"));
            case "game/observe" -> throw new Refusal(Refusal.UNSUPPORTED, "nothing is shown");
            case "game/can" -> throw new IllegalStateException("broken \"inside\"");
            case "shutdown" -> {
                return null;
            }
            default -> { }
        }
        return told;
    }
}
