package oracle.xmage.bench;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;

/**
 * Runs JUnit tests, again and again in one JVM, and tells how long each took.
 *
 * <p>Its arguments are tests, as class#method. For each line that it reads it runs one of them, by its place among the arguments, and
 * answers with the nanoseconds, with the failure, or with "absent" where the class path lacks the test.
 */
public final class Stopwatch {

    private Stopwatch() {}

    public static void main(String[] tests) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Logger.getRootLogger().setLevel(Level.OFF);
        Request[] requests = new Request[tests.length];
        for (int index = 0; index < tests.length; index++) {
            requests[index] = request(tests[index]);
        }
        JUnitCore junit = new JUnitCore();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Request request = requests[Integer.parseInt(line)];
            out.println(request == null ? "absent" : timed(junit, request));
            out.flush();
        }
    }

    private static Request request(String test) {
        String[] parts = test.split("#");
        try {
            return Request.method(Class.forName(parts[0]), parts[1]);
        } catch (ClassNotFoundException absent) {
            return null;
        }
    }

    private static String timed(JUnitCore junit, Request request) {
        long began = System.nanoTime();
        Result result = junit.run(request);
        long took = System.nanoTime() - began;
        return result.wasSuccessful() ? String.valueOf(took) : String.valueOf(result.getFailures().get(0)).replaceAll("\\s+", " ");
    }
}
