package oracle.xmage;

import java.util.LinkedHashMap;
import java.util.Map;

/** One thing that may be chosen: what an answer says, what a reader is shown, and what it stands for in XMage. */
record Option(String id, String text, Object value) {
    Map<String, Object> message() {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("id", id);
        message.put("text", text);
        return message;
    }
}
