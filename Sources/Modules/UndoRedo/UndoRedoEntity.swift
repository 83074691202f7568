import Entities

/// How far one wants to go along the changes.
struct ReplaySpan: Entity {
    /// More changes than any list has.
    private static let longest = 1_000_000

    let count: Int

    init(_ wanted: Int) {
        count = min(max(wanted, 1), ReplaySpan.longest)
    }
}
