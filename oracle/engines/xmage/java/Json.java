package oracle.xmage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads and writes JSON: objects are maps, arrays are lists, numbers are longs or doubles.
 *
 * <p>It needs nothing but the JDK, so that the adapter asks nothing of its user beside the engine itself.
 */
final class Json {

    /** A text that is no JSON. */
    static final class Malformed extends Exception {
        Malformed(String message) {
            super(message);
        }
    }

    private static final int DEEPEST = 200;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value that a text holds, and nothing else. */
    static Object read(String text) throws Malformed {
        Json reader = new Json(text);
        Object value = reader.value(0);
        reader.skipBlanks();
        if (reader.at < text.length()) {
            throw reader.malformed("more follows the value");
        }
        return value;
    }

    private Malformed malformed(String what) {
        return new Malformed(what + " at character " + at);
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private Object value(int depth) throws Malformed {
        if (depth > DEEPEST) {
            throw malformed("nested too deeply");
        }
        skipBlanks();
        if (at >= text.length()) {
            throw malformed("a value is missing");
        }
        char first = text.charAt(at);
        if (first == '{') {
            return object(depth);
        }
        if (first == '[') {
            return array(depth);
        }
        if (first == '"') {
            return string();
        }
        for (String word : List.of("true", "false", "null")) {
            if (text.startsWith(word, at)) {
                at += word.length();
                return word.equals("null") ? null : Boolean.valueOf(word);
            }
        }
        return number();
    }

    private Map<String, Object> object(int depth) throws Malformed {
        Map<String, Object> fields = new LinkedHashMap<>();
        at++;
        skipBlanks();
        if (take('}')) {
            return fields;
        }
        do {
            skipBlanks();
            if (at >= text.length() || text.charAt(at) != '"') {
                throw malformed("the name of a field is missing");
            }
            String name = string();
            skipBlanks();
            if (!take(':')) {
                throw malformed("a colon is missing");
            }
            fields.put(name, value(depth + 1));
            skipBlanks();
        } while (take(','));
        if (!take('}')) {
            throw malformed("an object isn't closed");
        }
        return fields;
    }

    private List<Object> array(int depth) throws Malformed {
        List<Object> items = new ArrayList<>();
        at++;
        skipBlanks();
        if (take(']')) {
            return items;
        }
        do {
            items.add(value(depth + 1));
            skipBlanks();
        } while (take(','));
        if (!take(']')) {
            throw malformed("an array isn't closed");
        }
        return items;
    }

    private boolean take(char wanted) {
        if (at < text.length() && text.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    private String string() throws Malformed {
        StringBuilder read = new StringBuilder();
        at++;
        while (at < text.length()) {
            char next = text.charAt(at++);
            if (next == '"') {
                return read.toString();
            }
            if (next < ' ') {
                throw malformed("a control character in a string");
            }
            read.append(next == '\\' ? escaped() : next);
        }
        throw malformed("a string isn't closed");
    }

    private char escaped() throws Malformed {
        if (at >= text.length()) {
            throw malformed("an escape isn't complete");
        }
        char kind = text.charAt(at++);
        int plain = "\"\\/bfnrt".indexOf(kind);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (kind == 'u' && at + 4 <= text.length()) {
            try {
                int code = Integer.parseInt(text.substring(at, at + 4), 16);
                at += 4;
                return (char) code;
            } catch (NumberFormatException fault) {
                throw malformed("four hexadecimal digits are missing");
            }
        }
        throw malformed("an unknown escape");
    }

    private Number number() throws Malformed {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        try {
            if (digits.matches("-?\\d+")) {
                return Long.valueOf(digits);
            }
            return Double.valueOf(digits);
        } catch (NumberFormatException fault) {
            throw malformed("a value is missing");
        }
    }

    /** A value as text on one line. */
    static String write(Object value) {
        StringBuilder written = new StringBuilder();
        write(value, written);
        return written.toString();
    }

    private static void write(Object value, StringBuilder written) {
        if (value instanceof Map<?, ?> fields) {
            char before = '{';
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                written.append(before);
                quote(field.getKey().toString(), written);
                written.append(':');
                write(field.getValue(), written);
                before = ',';
            }
            written.append(before == '{' ? "{}" : "}");
        } else if (value instanceof Iterable<?> items) {
            char before = '[';
            for (Object item : items) {
                written.append(before);
                write(item, written);
                before = ',';
            }
            written.append(before == '[' ? "[]" : "]");
        } else if (value == null || value instanceof Boolean || value instanceof Number) {
            written.append(value);
        } else {
            quote(value.toString(), written);
        }
    }

    private static void quote(String text, StringBuilder written) {
        written.append('"');
        for (int index = 0; index < text.length(); index++) {
            char next = text.charAt(index);
            switch (next) {
                case '"' -> written.append("\\\"");
                case '\\' -> written.append("\\\\");
                case '\n' -> written.append("\\n");
                case '\r' -> written.append("\\r");
                case '\t' -> written.append("\\t");
                default -> {
                    if (next < ' ' || next > '~') {
                        written.append(String.format("\\u%04x", (int) next));
                    } else {
                        written.append(next);
                    }
                }
            }
        }
        written.append('"');
    }
}
