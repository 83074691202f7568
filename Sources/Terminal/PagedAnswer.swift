import Glibc

/// An answer that somebody reads in their pager. What ends the program waits until the terminal is as it was.
final class PagedAnswer {
    /// Where to write it.
    let descriptor: Int32
    private let program: ChildProgram
    private let signals: HeldSignals

    init(_ program: ChildProgram, _ descriptor: Int32, _ signals: HeldSignals) {
        self.program = program
        self.descriptor = descriptor
        self.signals = signals
        // Whoever reads slowly must not keep us from a signal.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    /// Whether the program is to end.
    var isToEnd: Bool { signals.isAnyPending }

    /// False where the program is to end first.
    func waitForRoom() -> Bool {
        signals.waitForRoom(in: descriptor)
    }

    /// That was all of it; returns once it has been read, with the program's status where that is known.
    func finish() -> Int32? {
        close(descriptor)
        return try? program.wait(unless: signals)
    }
}
