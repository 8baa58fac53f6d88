package oracle.xmage;

import java.lang.reflect.Field;

/** Fields of XMage's classes that only a game in the middle needs set, and that have no setter. */
final class Inside {

    private Inside() {}

    static Object get(Class<?> kind, Object from, String name) {
        try {
            return field(kind, name).get(from);
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException("this version of XMage has no " + kind.getSimpleName() + "." + name, missing);
        }
    }

    static void set(Class<?> kind, Object on, String name, Object value) {
        try {
            field(kind, name).set(on, value);
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException("this version of XMage has no " + kind.getSimpleName() + "." + name, missing);
        }
    }

    private static Field field(Class<?> kind, String name) throws NoSuchFieldException {
        Field field = kind.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }
}
