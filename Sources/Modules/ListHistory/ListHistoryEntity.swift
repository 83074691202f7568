import Entities

/// The way back along the changes: it knows how far it goes, where the next page begins, and how each change is reached.
struct HistoryWalk: Entity {
    /// As many changes as are in memory at a time.
    private static let longestPage = 500

    /// How many changes are still wanted; nil for all there are.
    private var left: Int?
    /// The last change that was passed.
    private(set) var oldest: Int?
    /// How many changes were passed that can be taken back.
    private var undos = 0
    /// How many changes follow that can be made again.
    private var redos = 0

    init(count: Int?) {
        left = count
    }

    /// How many changes the next page has at most.
    var pageLength: Int { min(left ?? HistoryWalk.longestPage, HistoryWalk.longestPage) }

    var isOver: Bool { left == 0 }

    /// Passes the changes, and tells how each is reached. What can be made again comes before all that can be undone.
    mutating func pass(_ page: HistoryPage) -> [ListHistoryChange.Reach] {
        if oldest == nil { redos = page.redoCount }
        left = left.map { max(0, $0 - page.entries.count) }
        oldest = page.entries.last?.change.id ?? oldest
        return page.entries.map { entry in
            if entry.canBeRedone, redos > 0 {
                redos -= 1
                return .redo(redos + 1)
            }
            if entry.change.isUndone { return .none }
            undos += 1
            return .undo(undos)
        }
    }
}

/// Changes that were found together.
struct HistoryPage: Entity {
    /// The newest first.
    var entries: [HistoryEntry]
    /// How many changes of the whole list can be made again.
    let redoCount: Int
}
