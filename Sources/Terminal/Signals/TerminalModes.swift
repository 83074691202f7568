import CLinux
import Glibc

/// Saved terminal attributes.
package struct TerminalModes {
    private let descriptor: Int32
    private var attributes = termios()

    /// Returns `nil` if the descriptor is not a terminal.
    package init?(of descriptor: Int32) {
        guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
        self.descriptor = descriptor
    }

    /// The attributes of the first standard stream that is a terminal.
    static var current: TerminalModes? {
        for descriptor in STDIN_FILENO...STDERR_FILENO {
            if let modes = TerminalModes(of: descriptor) { return modes }
        }
        return nil
    }

    /// Restores the attributes, unless the job is in the background.
    package func restore() {
        guard isInForeground else { return }
        var attributes = attributes
        tcsetattr(descriptor, TCSADRAIN, &attributes)
    }

    /// Lets each key be read at once and unchanged, without showing it. Ctrl-C and Ctrl-Z still send their signals.
    /// - Parameter waits: `false` to have a read return nothing if no key is there.
    package func startReadingKeys(waits: Bool = true) {
        var attributes = attributes
        if !waits { withUnsafeMutableBytes(of: &attributes.c_cc) { $0[Int(VMIN)] = 0 } }
        attributes.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        attributes.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(descriptor, TCSADRAIN, &attributes)
    }

    /// The end of bracketed pastes, and a new line below what was being typed.
    package static let endOfPrompt: StaticString = "\u{1B}[?2004l\r\n"

    /// Restores the present attributes of the terminal and writes the ending if the program crashes before `endCrashGuard()`.
    package func beginCrashGuard(writing ending: StaticString = endOfPrompt) {
        ending.utf8Start.withMemoryRebound(to: CChar.self, capacity: ending.utf8CodeUnitCount) {
            adder_begin_crash_guard(descriptor, $0)
        }
    }

    package static func endCrashGuard() {
        adder_end_crash_guard()
    }

    package var isInForeground: Bool {
        let owner = tcgetpgrp(descriptor)
        return owner < 0 || owner == getpgrp()
    }
}
