/// Something that can stand where a word is being typed.
package enum Candidate: Equatable, Sendable {
    /// A whole word of the grammar, and what it means.
    case word(String, meaning: String)
    /// Numbers of items.
    case ids(PickableItems, Stem)
    case tags(Stem)
    case projects(Stem)
    case settings(Stem)
    case values(ofSetting: String, Stem)
    /// Names of copies of the list, or of files where none begins so.
    case backups(Stem)
    /// Names of files, which shells know best.
    case files(Stem)
}

/// The front of a word that is still to be found: of `project:ho`, `project:` is kept and `ho` begins a name.
package struct Stem: Equatable, Sendable {
    package let kept: String
    package let beginning: String

    package init(_ beginning: String, kept: String = "") {
        self.kept = kept
        self.beginning = beginning
    }
}

/// The items that are likely to be picked.
package enum PickableItems: Equatable, Sendable {
    case open, closed, any
}
