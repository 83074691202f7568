import Glibc

/// How a terminal treats what is typed and printed, to be put back as it was.
struct TerminalModes {
    private let descriptor: Int32
    private var facts = termios()

    /// As they are; nil where the descriptor is no terminal.
    init?(of descriptor: Int32) {
        guard tcgetattr(descriptor, &facts) == 0 else { return nil }
        self.descriptor = descriptor
    }

    /// As they are on the first of the standard streams that is a terminal.
    static var current: TerminalModes? {
        for descriptor in STDIN_FILENO...STDERR_FILENO {
            if let modes = TerminalModes(of: descriptor) { return modes }
        }
        return nil
    }

    /// A terminal that another job has is left to it.
    func restore() {
        guard isOurs else { return }
        var facts = facts
        tcsetattr(descriptor, TCSADRAIN, &facts)
    }

    /// Whether no other job has the terminal.
    var isOurs: Bool {
        let owner = tcgetpgrp(descriptor)
        return owner < 0 || owner == getpgrp()
    }
}
