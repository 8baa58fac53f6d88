package oracle.xmage;

/** An action or answer that the rules, as XMage plays them, forbid; the reason is told to the harness. */
final class Illegal extends RuntimeException {
    Illegal(String reason) {
        super(reason);
    }
}
