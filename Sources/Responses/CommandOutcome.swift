/// The outcome of a command run from a script or the shell.
package enum CommandOutcome: Equatable, Sendable {
    case done, failed
    /// The settings changed, so views that use the old ones must be reopened.
    case changedSettings
}
