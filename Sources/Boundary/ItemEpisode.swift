package import Almanac

/// What one change has made of one item.
package struct ItemEpisode: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case added, removed, completed, reopened, changed
    }

    package let kind: Kind
    package let moment: Moment
    /// What was typed.
    package let command: String
    /// What was different, before and afterwards; all else is empty in both.
    package let before: ItemFacts
    package let after: ItemFacts

    package init(_ kind: Kind, at moment: Moment, command: String, before: ItemFacts, after: ItemFacts) {
        self.kind = kind
        self.moment = moment
        self.command = command
        self.before = before
        self.after = after
    }
}
