package oracle.xmage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The conversation with the harness: one question per line, one answer per line (JSON-RPC 2.0).
 *
 * <p>It knows nothing of any rules engine; what answers the questions is a {@link Host}.
 */
final class Conversation {

    /** What answers the questions. */
    interface Host {
        /** The result of a question.  May throw a {@link Refusal}. */
        Object answer(String method, Fields params);
    }

    private static final Set<String> METHODS = Set.of(
            "initialize", "cards/supported", "game/begin", "game/act", "game/answer", "game/observe", "game/can",
            "card/facts", "deck/allows", "shutdown");
    private static final Set<String> IN_A_GAME = Set.of("game/act", "game/answer", "game/observe", "game/can");

    private final Host host;
    private boolean introduced;
    private boolean playing;
    private boolean ended;

    Conversation(Host host) {
        this.host = host;
    }

    /** Answer lines until there are no more, or the harness says to shut down. */
    void hold(BufferedReader in, PrintStream out) throws IOException {
        String line;
        while (!ended && (line = in.readLine()) != null) {
            if (!line.isBlank()) {
                out.print(answer(line) + "\n");
                out.flush();
            }
        }
    }

    /** The line that answers a line. */
    String answer(String line) {
        Object id = null;
        try {
            Fields request;
            try {
                request = Fields.of(Json.read(line), "a request");
            } catch (Json.Malformed fault) {
                throw new Refusal(Refusal.PARSE_ERROR, fault.getMessage());
            }
            id = request.raw("id");
            if (!(id instanceof Long || id instanceof String)) {
                id = null;
                throw new Refusal(Refusal.INVALID_REQUEST, "the id must be a number or a string");
            }
            if (!"2.0".equals(request.raw("jsonrpc")) || !(request.raw("method") instanceof String)) {
                throw new Refusal(Refusal.INVALID_REQUEST, "a request has jsonrpc \"2.0\" and a method");
            }
            return written(id, "result", result(request));
        } catch (Refusal refusal) {
            return failure(id, refusal.code, refusal.getMessage());
        } catch (Throwable fault) {
            fault.printStackTrace(System.err);
            return failure(id, Refusal.INTERNAL_ERROR, fault.toString());
        }
    }

    private Object result(Fields request) {
        String method = request.text("method");
        if (!METHODS.contains(method)) {
            throw new Refusal(Refusal.METHOD_NOT_FOUND, "there is no method " + method);
        }
        if (!introduced && !method.equals("initialize") && !method.equals("shutdown")) {
            throw new Refusal(Refusal.NOT_INITIALIZED, "the first question is initialize");
        }
        if (IN_A_GAME.contains(method) && !playing) {
            throw new Refusal(Refusal.INVALID_REQUEST, "no game has begun");
        }
        if (method.equals("game/begin")) {
            playing = false;
        }
        Fields params = request.has("params") ? request.object("params") : new Fields(Map.of());
        Object answer = host.answer(method, params);
        introduced |= method.equals("initialize");
        playing |= method.equals("game/begin");
        ended = method.equals("shutdown");
        return answer;
    }

    private static String failure(Object id, int code, String message) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("message", message == null ? "no message" : message);
        return written(id, "error", error);
    }

    private static String written(Object id, String kind, Object content) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("jsonrpc", "2.0");
        answer.put("id", id);
        answer.put(kind, content);
        return Json.write(answer);
    }
}
