/// The content of the shell prompt.
package enum PromptStyle: String, CaseIterable, Sendable {
    /// Includes the numbers of items overdue and due today.
    case full
    case plain
}
