package import Almanac

/// What the items under one heading have in common.
package enum ItemGroup: Equatable, Sendable {
    case near(NearTerm)
    /// Due before today, and done.
    case earlier
    case noDay
    case project(String?)
    case tag(String?)
    case priority(PriorityLevel?)
}

/// How an item of a list stands today, and among the others.
package struct ItemStanding: Equatable, Sendable {
    /// Nil for what is due on no day any more, or never was.
    package let term: NearTerm?
    package let isWaiting: Bool
    /// Whether it needs something that is still open.
    package let isBlocked: Bool
    /// The id of the item that it is part of, where a list says so.
    package let parent: Int?
    /// How many items above it are those that it is part of.
    package let depth: Int

    package init(
        term: NearTerm?,
        isWaiting: Bool = false,
        isBlocked: Bool = false,
        parent: Int? = nil,
        depth: Int = 0
    ) {
        self.term = term
        self.isWaiting = isWaiting
        self.isBlocked = isBlocked
        self.parent = parent
        self.depth = depth
    }
}
