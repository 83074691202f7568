import Vocabulary

/// The removals that a sync would make, and whether the user has to confirm them.
package struct PullReview: Entity {
    package static let uncheckedRemovals = 10

    package let removals: Int
    /// The number of items of the list.
    package let count: Int
    /// A Boolean value that indicates whether the server had items at the last sync, and has none now.
    package let isEmptied: Bool

    package init(removals: Int, count: Int, isEmptied: Bool) {
        self.removals = removals
        self.count = count
        self.isEmptied = isEmptied
    }

    package var needsConfirmation: Bool {
        removals > 0 && isEmptied || removals > PullReview.uncheckedRemovals && removals > count / 5
    }
}
