package oracle.xmage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of a message, read with the kind that is expected; what is missing is null, or the default. */
final class Fields {

    private final Map<String, Object> values;

    Fields(Map<String, Object> values) {
        this.values = values;
    }

    /** The fields of a value that must be an object. */
    @SuppressWarnings("unchecked")
    static Fields of(Object value, String what) {
        if (value instanceof Map<?, ?> map) {
            return new Fields((Map<String, Object>) map);
        }
        throw new Refusal(Refusal.INVALID_PARAMS, what + " must be an object");
    }

    boolean has(String name) {
        return values.get(name) != null;
    }

    /** The value as it was read, or null. */
    Object raw(String name) {
        return values.get(name);
    }

    private Refusal wrong(String name, String expected) {
        return new Refusal(Refusal.INVALID_PARAMS, name + " must be " + expected);
    }

    String text(String name, String otherwise) {
        Object value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof String text) {
            return text;
        }
        throw wrong(name, "a string");
    }

    /** A string that must be there. */
    String text(String name) {
        String value = text(name, null);
        if (value == null) {
            throw wrong(name, "a string");
        }
        return value;
    }

    Integer number(String name) {
        Object value = values.get(name);
        if (value == null) {
            return null;
        }
        if (value instanceof Long number && number == number.intValue()) {
            return number.intValue();
        }
        throw wrong(name, "a number");
    }

    int number(String name, int otherwise) {
        Integer value = number(name);
        return value == null ? otherwise : value;
    }

    Boolean flag(String name) {
        Object value = values.get(name);
        if (value == null || value instanceof Boolean) {
            return (Boolean) value;
        }
        throw wrong(name, "true or false");
    }

    boolean flag(String name, boolean otherwise) {
        Boolean value = flag(name);
        return value == null ? otherwise : value;
    }

    Fields object(String name) {
        return Fields.of(values.get(name), name);
    }

    List<Fields> objects(String name) {
        List<Fields> found = new ArrayList<>();
        for (Object item : list(name)) {
            found.add(Fields.of(item, "each of " + name));
        }
        return found;
    }

    /** A list of strings, or null. */
    List<String> texts(String name) {
        if (!has(name)) {
            return null;
        }
        List<String> found = new ArrayList<>();
        for (Object item : list(name)) {
            if (!(item instanceof String text)) {
                throw wrong(name, "a list of strings");
            }
            found.add(text);
        }
        return found;
    }

    /** A list of numbers, or null. */
    List<Integer> numbers(String name) {
        if (!has(name)) {
            return null;
        }
        List<Integer> found = new ArrayList<>();
        for (Object item : list(name)) {
            if (!(item instanceof Long number) || number != number.intValue()) {
                throw wrong(name, "a list of numbers");
            }
            found.add(number.intValue());
        }
        return found;
    }

    private List<?> list(String name) {
        Object value = values.get(name);
        if (value == null) {
            return List.of();
        }
        if (value instanceof List<?> items) {
            return items;
        }
        throw wrong(name, "a list");
    }

    /** A table from names to numbers, empty if it is missing. */
    Map<String, Integer> amounts(String name) {
        Map<String, Integer> found = new LinkedHashMap<>();
        table(name).forEach((key, value) -> {
            if (!(value instanceof Long number) || number != number.intValue()) {
                throw wrong(name, "a table of numbers");
            }
            found.put(key, number.intValue());
        });
        return found;
    }

    /** A table from names to strings, empty if it is missing. */
    Map<String, String> words(String name) {
        Map<String, String> found = new LinkedHashMap<>();
        table(name).forEach((key, value) -> {
            if (!(value instanceof String text)) {
                throw wrong(name, "a table of strings");
            }
            found.put(key, text);
        });
        return found;
    }

    /** A table from names to lists of strings, empty if it is missing. */
    Map<String, List<String>> lists(String name) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        Fields table = new Fields(table(name));
        table.values.keySet().forEach(key -> found.put(key, table.texts(key)));
        return found;
    }

    /** A table from names to values, empty if it is missing. */
    private Map<String, Object> table(String name) {
        return has(name) ? object(name).values : Map.of();
    }
}
