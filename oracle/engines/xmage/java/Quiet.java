package oracle.xmage;

import java.lang.reflect.Method;

/** Keeps XMage's log off standard output and down to what matters. */
final class Quiet {

    private Quiet() {}

    /** Log only fatal errors, on standard error, whichever version of log4j the class path holds. */
    static void hush() {
        try {
            Class<?> configurator = Class.forName("org.apache.log4j.BasicConfigurator");
            configurator.getMethod("configure").invoke(null);
            Class<?> logger = Class.forName("org.apache.log4j.Logger");
            Class<?> level = Class.forName("org.apache.log4j.Level");
            Object root = logger.getMethod("getRootLogger").invoke(null);
            Method set = Class.forName("org.apache.log4j.Category").getMethod("setLevel", level);
            set.invoke(root, level.getField("OFF").get(null));
        } catch (ReflectiveOperationException unknownLog) {
            System.err.println("XMage's log can't be configured: " + unknownLog);
        }
    }
}
