/// The selected items of a request. Only interactors can access its selection.
package struct ItemFilter: Equatable, Sendable {
    package let selection: Selection
    /// Hints on search words that look like mistyped filters.
    package let hints: [ReadingHint]

    package init(_ selection: Selection, hints: [ReadingHint] = []) {
        self.selection = selection
        self.hints = hints
    }

    package static let everything = ItemFilter(.everything)

    package var isEverything: Bool { selection.isEverything }
}
