import Glibc
import Testing

@testable import Terminal

/// With a signal that does nothing by itself.
struct HeldSignalsTests {
    private func raise() {
        pthread_kill(pthread_self(), SIGURG)
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, 0) > 0
    }

    @Test func `a held signal waits to be taken, once`() {
        let signals = HeldSignals([SIGURG, SIGWINCH])
        #expect(!isReadable(signals.descriptor) && !signals.isAnyPending && !signals.take(SIGURG))

        raise()
        raise()

        #expect(isReadable(signals.descriptor) && signals.isAnyPending)
        #expect(!signals.take(SIGWINCH))
        #expect(signals.take(SIGURG))
        #expect(!signals.take(SIGURG) && !signals.isAnyPending && !isReadable(signals.descriptor))
    }

    @Test func `what was held before is held afterwards, and nothing else`() {
        var (before, during, after) = (sigset_t(), sigset_t(), sigset_t())
        pthread_sigmask(0, nil, &before)

        do {
            let signals = HeldSignals([SIGURG])
            pthread_sigmask(0, nil, &during)
            _ = signals
        }
        pthread_sigmask(0, nil, &after)

        #expect(sigismember(&during, SIGURG) == 1)
        #expect(sigismember(&after, SIGURG) == sigismember(&before, SIGURG))
    }

    @Test func `whoever waits for room to write is told of a signal that comes instead`() throws {
        let pipe = try Pipe()
        let signals = HeldSignals([SIGURG])
        #expect(signals.waitForRoom(in: pipe.writing))
        _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
        let bytes = [UInt8](repeating: 0, count: 1 << 16)
        while write(pipe.writing, bytes, bytes.count) > 0 {}

        raise()

        #expect(!signals.waitForRoom(in: pipe.writing))
        signals.take(SIGURG)
    }
}
