package import Vocabulary

/// The reason why there are no counts although the list is not empty.
package enum NoCountsReason: Equatable, Sendable {
    /// No item in the list has a name of this kind.
    case noneInUse(ItemCounts)
    /// None of the matching items has a name of this kind.
    case noneOfMatching(ItemCounts)
    case nothingMatches
}

extension NoCountsReason {
    /// The reason if `counts` items match and none of them has a name.
    package init(_ counts: ItemCounts, isFiltered: Bool) {
        self = counts.isZero ? .nothingMatches : isFiltered ? .noneOfMatching(counts) : .noneInUse(counts)
    }
}
