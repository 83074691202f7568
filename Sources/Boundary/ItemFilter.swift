package import Entities

/// Which items a request is about; only interactors can look inside.
package struct ItemFilter: Equatable, Sendable {
    package let selection: Selection
    /// Words that are looked for as text although they look like slips for something else.
    package let slips: [ReadingHint]

    package init(_ selection: Selection, slips: [ReadingHint] = []) {
        self.selection = selection
        self.slips = slips
    }

    package static let everything = ItemFilter(.everything)

    package var isEverything: Bool { selection.isEverything }
}
