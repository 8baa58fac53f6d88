package oracle.xmage;

import java.util.concurrent.SynchronousQueue;

/**
 * Where the game's thread and the conversation's thread meet.
 *
 * <p>Only one of them runs at a time: the game runs until it needs a player, then it waits here, with its question lying open, until
 * the harness has said what the player does.
 */
final class Desk {

    /** What a player does: takes an action, or answers; or whether they could. */
    record Command(String kind, String player, Fields content) {
        static final Command LEAVE = new Command("leave", "", null);
    }

    /** Ends the game's thread when its game is given up.  An Error, since XMage swallows exceptions. */
    static final class Left extends Error {
        Left() {
            super("the game is given up", null, false, false);
        }
    }

    private final SynchronousQueue<Command> commands = new SynchronousQueue<>();
    private final SynchronousQueue<Object> reports = new SynchronousQueue<>();
    private static final Object WAITING = new Object();
    private static final Object OVER = new Object();

    private Question open;
    private String rejection;
    private Refusal refusal;
    private Throwable fault;
    private Boolean possible;

    // --- the game's side ------------------------------------------------------------------------------------------------

    /** Lay a question open and wait for what the player does. */
    Command wait(Question question) {
        open = question;
        return turn(WAITING);
    }

    /** Tell whether an action would be possible, and wait on. */
    Command tell(boolean accepted, String reason) {
        possible = accepted;
        rejection = reason;
        return turn(WAITING);
    }

    private Command turn(Object report) {
        try {
            reports.put(report);
            Command command = commands.take();
            if (command == Command.LEAVE) {
                throw new Left();
            }
            return command;
        } catch (InterruptedException interruption) {
            throw new Left();
        }
    }

    /** What was last done is illegal. */
    void reject(String reason) {
        rejection = reason;
    }

    /** What was last asked can't be understood. */
    void refuse(Refusal what) {
        refusal = what;
    }

    /** Something broke inside XMage. */
    void fault(Throwable what) {
        if (fault == null) {
            fault = what;
        }
    }

    /** The game has ended, or its thread has died. */
    void over(Throwable what) {
        open = null;
        if (what != null) {
            fault(what);
        }
        try {
            reports.put(OVER);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    // --- the conversation's side ----------------------------------------------------------------------------------------

    /** Wait for the game to stop for the first time. */
    void begin() {
        take();
    }

    /** Have a command carried out, and wait until the game stops again. */
    void carryOut(Command command) {
        rejection = null;
        possible = null;
        try {
            commands.put(command);
        } catch (InterruptedException interruption) {
            throw new IllegalStateException(interruption);
        }
        take();
    }

    private void take() {
        try {
            reports.take();
        } catch (InterruptedException interruption) {
            throw new IllegalStateException(interruption);
        }
        if (fault != null) {
            Throwable broken = fault;
            fault = null;
            throw new Refusal(Refusal.INTERNAL_ERROR, "XMage: " + describe(broken));
        }
        if (refusal != null) {
            Refusal what = refusal;
            refusal = null;
            throw what;
        }
    }

    private static String describe(Throwable broken) {
        StackTraceElement[] trace = broken.getStackTrace();
        String place = trace.length > 0 ? " at " + trace[0] : "";
        return broken + place;
    }

    /** The question that lies open, or null if the game is over. */
    Question open() {
        return open;
    }

    /** Why the last action or answer is illegal, or null. */
    String rejection() {
        return rejection;
    }

    /** Whether the action that was asked about is possible. */
    boolean possible() {
        return Boolean.TRUE.equals(possible);
    }

    /** Give the game up; its thread ends. */
    void leave() {
        if (open != null) {
            open = null;
            try {
                commands.put(Command.LEAVE);
            } catch (InterruptedException interruption) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
