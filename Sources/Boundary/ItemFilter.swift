package import Entities

/// Which items a request is about; only interactors can look inside.
package struct ItemFilter: Equatable, Sendable {
    package let selection: Selection

    package init(_ selection: Selection) {
        self.selection = selection
    }

    package static let everything = ItemFilter(.everything)

    package var isEverything: Bool { selection.isEverything }
}
