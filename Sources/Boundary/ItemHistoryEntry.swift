/// The effects of a change on one item.
package struct ItemHistoryEntry: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case added, removed, completed, reopened, changed
    }

    package let kind: Kind
    package let change: ChangeSummary
    /// The old values of the changed properties; all others are empty here and in `after`.
    package let before: ItemFacts
    package let after: ItemFacts

    package init(_ kind: Kind, by change: ChangeSummary, before: ItemFacts, after: ItemFacts) {
        self.kind = kind
        self.change = change
        self.before = before
        self.after = after
    }
}
