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
    /// Items whose waiting has ended and that weren't changed since.
    case back
    case noDay
    /// Items without a date, below those of the next days.
    case undated
    /// Items of high priority without a date, below those to do today.
    case important
    case project(String?)
    case tag(String?)
    case priority(Priority?)
}
