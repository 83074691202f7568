/// What one change has made of one item.
package struct ItemEpisode: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case added, removed, completed, reopened, changed
    }

    package let kind: Kind
    package let change: ChangeSummary
    /// What was different, before and afterwards; all else is empty in both.
    package let before: ItemFacts
    package let after: ItemFacts

    package init(_ kind: Kind, by change: ChangeSummary, before: ItemFacts, after: ItemFacts) {
        self.kind = kind
        self.change = change
        self.before = before
        self.after = after
    }
}
