package oracle.xmage;

/** A question that isn't answered: the error's code and what to tell the harness. */
final class Refusal extends RuntimeException {

    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL_ERROR = -32603;
    static final int POSITION_REFUSED = -32001;
    static final int NOT_INITIALIZED = -32002;
    static final int UNSUPPORTED = -32003;

    final int code;

    Refusal(int code, String message) {
        super(message);
        this.code = code;
    }
}
