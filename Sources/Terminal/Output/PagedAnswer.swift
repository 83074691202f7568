import Glibc

/// An answer shown in the pager. Signals that terminate the program are blocked until the terminal is restored.
final class PagedAnswer {
    /// The write end of the pipe to the pager.
    let descriptor: Int32
    private let program: ChildProcess
    private let signals: BlockedSignals

    init(_ program: ChildProcess, _ descriptor: Int32, _ signals: BlockedSignals) {
        self.program = program
        self.descriptor = descriptor
        self.signals = signals
        // A slow reader must not keep the program from handling signals.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    var shouldTerminate: Bool { signals.isAnyPending }

    /// Returns `false` if the program has to terminate.
    func waitUntilWritable() -> Bool {
        signals.waitUntilWritable(descriptor)
    }

    /// Closes the pipe, waits until the pager exits, and returns its exit status if it is known.
    func finish() -> Int32? {
        close(descriptor)
        return try? program.wait(unless: signals)
    }
}
