import Glibc

/// The signals that stop or end the program, or tell it something, while it asks; they wait until they are looked at.
final class QuestionSignals {
    enum Signal {
        case otherSize
        /// Somebody else stopped the program, and it goes on.
        case comeback
        case stop
        case interrupt
        case end
    }

    private let signals = HeldSignals([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH])
    /// As the terminal was before the question.
    private let found: TerminalModes
    /// As it is while somebody types.
    private var asking: TerminalModes

    init(_ found: TerminalModes) {
        self.found = found
        asking = found
    }

    /// Can be read while one of them waits.
    var descriptor: Int32 { signals.descriptor }

    /// What ends the program goes on waiting.
    func next() -> Signal {
        if signals.take(SIGCONT) { return .comeback }
        if signals.take(SIGWINCH) { return .otherSize }
        if signals.take(SIGTSTP) { return .stop }
        return signals.take(SIGINT) ? .interrupt : .end
    }

    /// The terminal is as it is to be while somebody types.
    func keepModes() {
        asking = TerminalModes(of: STDIN_FILENO) ?? found
    }

    /// Whoever has started the program is told, with the terminal as it was found; false where nobody could have it go
    /// on, so that it was not stopped.
    func stop() -> Bool {
        found.restore()
        signals.repeatToJob(SIGTSTP)
        asking.restore()
        return signals.take(SIGCONT)
    }

    /// Whether nobody is to see the question any more, or not yet.
    var isUnseen: Bool { !found.isOurs || signals.isPending(SIGTERM) || signals.isPending(SIGHUP) }

    /// The end of a program whose terminal another job has, and which must not touch that.
    func endUnseen() {
        if !found.isOurs { signals.letThrough() }
    }

    func comeBack() {
        asking.restore()
    }
}
