/// The answer to a yes-or-no question.
package enum ConfirmationAnswer: Equatable, Sendable {
    case yes
    case no
    /// Ctrl-C.
    case interrupted
    case notInteractive
}
