/// A completion of the word at the cursor.
package enum Candidate: Equatable, Sendable {
    /// A keyword and its meaning.
    case word(String, meaning: String)
    case ids(PickableItems, Stem)
    /// The ids of the items whose title has a word with this beginning.
    case titles(PickableItems, Stem)
    case tags(Stem)
    case projects(Stem)
    /// The names of saved filters.
    case savedFilters(Stem)
    case settings(Stem)
    case values(ofSetting: String, Stem)
    /// Backup names, or files if no backup name matches.
    case backups(Stem)
    case files(Stem)
}

/// A partly typed word: in `project:ho`, `project:` is kept and `ho` is the beginning to complete.
package struct Stem: Equatable, Sendable {
    package let kept: String
    package let beginning: String

    package init(_ beginning: String, kept: String = "") {
        self.kept = kept
        self.beginning = beginning
    }
}

/// The items offered for completion.
package enum PickableItems: Equatable, Sendable {
    case open, closed, any
}
