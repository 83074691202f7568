import CEditline
import Glibc

/// The signals that end the program from outside, kept from doing so until they are released; what came has its effect
/// then.
final class HeldSignals {
    /// What was held before.
    let before: sigset_t
    private let held: [Int32]
    private var descriptor: Int32

    init() {
        // Whoever has them ignored, as nohup does, means it.
        held = [SIGHUP, SIGTERM].filter { !HeldSignals.isIgnored($0) }
        var (set, before) = (sigset_t(), sigset_t())
        sigemptyset(&set)
        for signal in held { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, &before)
        descriptor = adder_signalfd(&set)
        self.before = before
    }

    deinit {
        release()
    }

    func release() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Waits until the process has ended; the signal where one comes first, or has come.
    func wait(for process: pid_t) -> Int32? {
        let end = adder_watch(process)
        // A system that cannot tell has it waited for in the usual way.
        guard end >= 0, descriptor >= 0 else { return pending }
        defer { close(end) }
        var sources = [end, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        return pending
    }

    private var pending: Int32? {
        var pending = sigset_t()
        sigpending(&pending)
        return held.first { sigismember(&pending, $0) == 1 }
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
