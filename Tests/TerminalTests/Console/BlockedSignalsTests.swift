import Glibc
import Testing

@testable import Terminal

/// Uses SIGURG, which is ignored by default.
struct BlockedSignalsTests {
    private func raise() {
        pthread_kill(pthread_self(), SIGURG)
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, 0) > 0
    }

    @Test func `a blocked signal is pending until it is taken once`() {
        let signals = BlockedSignals([SIGURG, SIGWINCH])
        #expect(!isReadable(signals.descriptor) && !signals.isAnyPending && !signals.take(SIGURG))

        raise()
        raise()

        #expect(isReadable(signals.descriptor) && signals.isAnyPending)
        #expect(!signals.take(SIGWINCH))
        #expect(signals.take(SIGURG))
        #expect(!signals.take(SIGURG) && !signals.isAnyPending && !isReadable(signals.descriptor))
    }

    @Test func `the previous signal mask is restored`() {
        var (before, during, after) = (sigset_t(), sigset_t(), sigset_t())
        pthread_sigmask(0, nil, &before)

        do {
            let signals = BlockedSignals([SIGURG])
            pthread_sigmask(0, nil, &during)
            _ = signals
        }
        pthread_sigmask(0, nil, &after)

        #expect(sigismember(&during, SIGURG) == 1)
        #expect(sigismember(&after, SIGURG) == sigismember(&before, SIGURG))
    }

    @Test func `waiting until a descriptor is writable ends with a signal`() throws {
        let pipe = try Pipe()
        let signals = BlockedSignals([SIGURG])
        #expect(signals.waitUntilWritable(pipe.writing))
        _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
        let bytes = [UInt8](repeating: 0, count: 1 << 16)
        while write(pipe.writing, bytes, bytes.count) > 0 {}

        raise()

        #expect(!signals.waitUntilWritable(pipe.writing))
        signals.take(SIGURG)
    }
}
