import CLinux
import Glibc

/// Signals that are blocked while this object lives; those still pending are delivered when it is released.
final class BlockedSignals {
    /// Readable while one of the signals is pending.
    let descriptor: Int32
    private let signals: [Int32]
    /// The signals that were not blocked before. Only these are unblocked at the end, so that instances can overlap.
    private let newlyBlocked: [Int32]

    /// Leaves ignored signals alone, as `nohup` expects.
    init(_ signals: [Int32]) {
        self.signals = signals.filter { !BlockedSignals.wasIgnored($0) }
        var set = BlockedSignals.set(of: self.signals)
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &set, &before)
        newlyBlocked = self.signals.filter { sigismember(&before, $0) == 0 }
        descriptor = adder_signalfd(&set)
    }

    /// Blocks the signals by which other processes terminate the program.
    convenience init() {
        self.init([SIGHUP, SIGTERM])
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        var set = BlockedSignals.set(of: newlyBlocked)
        sigprocmask(SIG_UNBLOCK, &set, nil)
    }

    func isPending(_ signal: Int32) -> Bool { BlockedSignals.isPending(signal) }

    /// Delivers the pending signals, as if they had never been blocked.
    func deliverPending() {
        var set = BlockedSignals.set(of: signals)
        sigprocmask(SIG_UNBLOCK, &set, nil)
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    var isAnyPending: Bool { firstPending != nil }

    /// Discards the signal if it is pending, and returns whether it was.
    @discardableResult
    func take(_ signal: Int32) -> Bool {
        guard signals.contains(signal), BlockedSignals.isPending(signal) else { return false }
        var wanted = BlockedSignals.set(of: [signal])
        var taken: Int32 = 0
        return sigwait(&wanted, &taken) == 0
    }

    /// Sends a signal that was taken to the whole process group, including this process.
    func sendToProcessGroup(_ signal: Int32) {
        var set = BlockedSignals.set(of: [signal])
        sigprocmask(SIG_UNBLOCK, &set, nil)
        kill(0, signal)
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    /// Waits until the process exits or a signal is pending, and returns the pending signal, if any.
    func wait(for process: pid_t) -> Int32? {
        let exit = adder_watch(process)
        // Without pidfd the caller falls back to waitpid.
        guard exit >= 0, descriptor >= 0 else { return firstPending }
        defer { close(exit) }
        var sources = [exit, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        return firstPending
    }

    /// Waits until the descriptor is writable; returns `false` if a signal is pending.
    func waitUntilWritable(_ descriptor: Int32) -> Bool {
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        return !isAnyPending
    }

    private var firstPending: Int32? { signals.first(where: BlockedSignals.isPending) }

    private static func isPending(_ signal: Int32) -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, signal) == 1
    }

    /// `true` if the signal is ignored, but not by `ChildProcess`, which ignores the keys of the terminal for a while.
    static func wasIgnored(_ signal: Int32) -> Bool {
        keys.contains(signal) ? firstIgnored.contains(signal) : isIgnored(signal)
    }

    /// The signals of Ctrl-C and Ctrl-\.
    static let keys = [SIGINT, SIGQUIT]
    /// The keys that were ignored from the beginning, as in a background job of a script.
    private static let firstIgnored = keys.filter(isIgnored)

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
