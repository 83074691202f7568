extension Desk {
    package enum Ending: Equatable, Sendable {
        /// A layer has asked for it, or Ctrl-C.
        case quit
        /// The terminal was closed.
        case closed
        /// A signal is about to end the program.
        case terminated
        /// There is no terminal.
        case noTerminal
    }
}
