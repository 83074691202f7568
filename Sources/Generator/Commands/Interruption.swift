import Glibc

/// Ctrl-C and the like, which wait while files are moved.
enum Interruption {
    static func hold() {
        change(SIG_BLOCK)
    }

    static func allow() {
        change(SIG_UNBLOCK)
    }

    private static func change(_ how: Int32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        sigprocmask(how, &signals, nil)
    }
}
