import Glibc

/// The signals that stop or end the program, or tell it something, while it asks; they wait until they are looked at.
final class QuestionSignals {
    enum Signal {
        case otherSize
        case stop
        case interrupt
        case end
    }

    private let signals = HeldSignals([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH])
    /// As the terminal was before the question.
    private var found: termios

    init(_ found: termios) {
        self.found = found
    }

    /// Can be read while one of them waits.
    var descriptor: Int32 { signals.descriptor }

    /// Nil where none waits; what ends the program goes on waiting.
    func next() -> Signal? {
        if signals.take(SIGWINCH) { return .otherSize }
        if signals.take(SIGTSTP) { return .stop }
        return signals.take(SIGINT) ? .interrupt : .end
    }

    /// Returns once the program goes on.
    func stop() {
        var asking = termios()
        tcgetattr(STDIN_FILENO, &asking)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &found)
        // The held signal cannot stop us any more; this one cannot be held.
        kill(getpid(), SIGSTOP)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &asking)
    }
}
