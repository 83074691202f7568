/// The answer to a yes-or-no question.
package enum ConfirmationAnswer: Equatable, Sendable {
    case yes
    case no
    /// The input has ended, or a command was typed instead.
    case unanswered
    /// Ctrl-C.
    case interrupted
    case notInteractive
}
