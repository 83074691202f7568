package import Almanac

/// The property by which a list is grouped.
package enum ItemGrouping: String, CaseIterable, Sendable {
    case due, project, tag, priority
}

/// The common property of the items under a heading.
package enum ItemGroup: Hashable, Sendable {
    case near(NearTerm)
    /// Done items that were due before today.
    case earlier
    case noDay
    case project(String?)
    case tag(String?)
    case priority(Priority?)
}
