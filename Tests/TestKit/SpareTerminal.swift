import Glibc

/// A terminal at which nobody sits, until it is taken away.
package final class SpareTerminal {
    package let path: String
    private var terminal: Int32

    package init() throws(SystemFailure) {
        let (terminal, name) = try Pty.openTerminal(columns: 80, rows: 24)
        self.terminal = terminal
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        takeAway()
    }

    /// Whoever writes to it gets to know that it is gone.
    package func takeAway() {
        if terminal >= 0 { close(terminal) }
        terminal = -1
    }
}
