/// The outcome of a command that was typed in the shell or on the screen.
package enum CommandOutcome: Equatable, Sendable {
    case done, failed
    /// The settings changed, so views that use the old ones must be reopened.
    case changedSettings
}
