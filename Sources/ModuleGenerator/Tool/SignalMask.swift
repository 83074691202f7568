import Glibc

/// Blocks termination signals (such as Ctrl-C) while files are moved.
enum SignalMask {
    static func block() {
        change(SIG_BLOCK)
    }

    static func unblock() {
        change(SIG_UNBLOCK)
    }

    private static func change(_ how: Int32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        sigprocmask(how, &signals, nil)
    }
}
