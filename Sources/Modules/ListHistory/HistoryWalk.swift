import Entities
import Vocabulary

/// A walk back through the changes, page by page, that tracks how each change is reached.
struct HistoryWalk: Entity {
    /// The maximum number of changes in memory.
    private static let maximumPageLength = 500

    /// The number of changes still requested; `nil` for all.
    private var remaining: Int?
    /// The id of the last change passed.
    private(set) var oldest: Int?
    /// The number of undoable changes passed.
    private var undos = 0
    /// The number of undoable changes of syncs passed.
    private var syncUndos = 0
    /// The number of redoable changes that follow.
    private var redos = 0
    /// The last change of a sync passed.
    private var lastSync: Change?

    init(count: Int?) {
        remaining = count
    }

    /// The maximum length of the next page.
    var pageLength: Int { min(remaining ?? HistoryWalk.maximumPageLength, HistoryWalk.maximumPageLength) }

    var isOver: Bool { remaining == 0 }

    /// Passes a page and returns how each change is reached. All redoable changes come before the undoable ones.
    mutating func pass(_ page: HistoryPage) -> [ListHistoryChange.Reach] {
        if oldest == nil { redos = page.redoCount }
        remaining = remaining.map { max(0, $0 - page.entries.count) }
        oldest = page.entries.last?.change.id ?? oldest
        return page.entries.map { entry in
            let isNewStep = !entry.change.isPart(ofSameSyncAs: lastSync)
            if entry.change.isSync { lastSync = entry.change }
            if entry.canBeRedone, redos > 0 || !isNewStep {
                if isNewStep { redos -= 1 }
                return .redo(redos + 1)
            }
            if entry.change.isUndone { return .none }
            if entry.change.isSync {
                if isNewStep { syncUndos += 1 }
                return .undoSync(syncUndos)
            }
            undos += 1
            return .undo(undos)
        }
    }
}

/// One page of changes.
struct HistoryPage: Entity {
    /// Newest first.
    var entries: [HistoryEntry]
    /// The number of redoable changes in the whole list.
    let redoCount: Int
}
