import CLinux
import Glibc

/// Signals that wait to be taken; those that nobody takes have their effect once this is gone.
final class HeldSignals {
    /// Can be read while one of them waits.
    let descriptor: Int32
    private let held: [Int32]
    /// Those of them that nobody held before, and that are this one's to release: others may go on holding theirs.
    private let own: [Int32]

    /// Whoever has one of them ignored, as nohup does, means it.
    init(_ signals: [Int32]) {
        held = signals.filter { !HeldSignals.isIgnored($0) }
        var set = HeldSignals.set(of: held)
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &set, &before)
        own = held.filter { sigismember(&before, $0) == 0 }
        descriptor = adder_signalfd(&set)
    }

    /// Those that end the program from outside.
    convenience init() {
        self.init([SIGHUP, SIGTERM])
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        var set = HeldSignals.set(of: own)
        sigprocmask(SIG_UNBLOCK, &set, nil)
    }

    func isPending(_ signal: Int32) -> Bool { HeldSignals.isPending(signal) }

    /// Those that wait have their effect, as if nobody had ever held them.
    func letThrough() {
        var set = HeldSignals.set(of: held)
        sigprocmask(SIG_UNBLOCK, &set, nil)
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    /// Whether one of them waits.
    var isAnyPending: Bool { firstPending != nil }

    /// Whether the signal was there; it has no effect any more.
    @discardableResult
    func take(_ signal: Int32) -> Bool {
        guard held.contains(signal), HeldSignals.isPending(signal) else { return false }
        var wanted = HeldSignals.set(of: [signal])
        var taken: Int32 = 0
        return sigwait(&wanted, &taken) == 0
    }

    /// Has the signal, which was taken, do to all programs of the job what it would have done.
    func repeatToJob(_ signal: Int32) {
        var set = HeldSignals.set(of: [signal])
        sigprocmask(SIG_UNBLOCK, &set, nil)
        kill(0, signal)
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    /// Waits until the process has ended; the signal where one comes first, or has come.
    func wait(for process: pid_t) -> Int32? {
        let end = adder_watch(process)
        // A system that cannot tell has it waited for in the usual way.
        guard end >= 0, descriptor >= 0 else { return firstPending }
        defer { close(end) }
        var sources = [end, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        return firstPending
    }

    /// Waits until there is room to write; false where one of them is there first.
    func waitForRoom(in descriptor: Int32) -> Bool {
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        return !isAnyPending
    }

    private var firstPending: Int32? { held.first(where: HeldSignals.isPending) }

    private static func isPending(_ signal: Int32) -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, signal) == 1
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }
}
