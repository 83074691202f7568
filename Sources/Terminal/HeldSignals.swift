import CEditline
import Glibc

/// Signals that wait to be taken; those that nobody takes have their effect once this is gone.
final class HeldSignals {
    /// Can be read while one of them waits.
    let descriptor: Int32
    private var before = sigset_t()

    init(_ signals: [Int32]) {
        var held = HeldSignals.set(of: signals)
        sigprocmask(SIG_BLOCK, &held, &before)
        descriptor = adder_signalfd(&held)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        sigprocmask(SIG_SETMASK, &before, nil)
    }

    /// Whether the signal was there; it has no effect any more.
    func take(_ signal: Int32) -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        guard sigismember(&pending, signal) == 1 else { return false }
        var wanted = HeldSignals.set(of: [signal])
        var taken: Int32 = 0
        return sigwait(&wanted, &taken) == 0
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }
}
