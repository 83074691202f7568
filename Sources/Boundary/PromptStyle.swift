/// What a prompt says besides where one is.
package enum PromptStyle: String, CaseIterable, Sendable {
    /// How much is overdue, and how much is due today.
    case full
    case plain
}
