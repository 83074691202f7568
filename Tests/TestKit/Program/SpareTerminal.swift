import Glibc

/// A terminal without a user, for testing hang-ups.
package final class SpareTerminal {
    package let path: String
    private var terminal: Int32

    package init() throws(SystemFailure) {
        let (terminal, name) = try Pty.openTerminal(columns: 80, rows: 24)
        self.terminal = terminal
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        hangUp()
    }

    /// Closes the terminal, so that later writes to it fail.
    package func hangUp() {
        if terminal >= 0 { close(terminal) }
        terminal = -1
    }
}
