import Entities
import Vocabulary

/// The number of changes to undo or redo.
struct ReplaySpan: Entity {
    /// More changes than any list has.
    private static let limit = 1_000_000

    let count: Int

    init(_ requested: Int) {
        count = min(max(requested, 1), ReplaySpan.limit)
    }
}
