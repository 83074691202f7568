package import Almanac
import Vocabulary

/// The removals that a sync would make, and whether the user has to confirm them.
package struct PullReview: Entity {
    package static let uncheckedRemovals = 10
    /// The seconds for which removals are counted together.
    private static let reviewedTime = 86_400

    package let removals: Int
    /// The number of items that syncs have removed during the last 24 hours without a confirmation.
    package let recentRemovals: Int
    /// The number of items of the list.
    package let count: Int
    /// The number of items that the server had at the last sync.
    private let syncedCount: Int
    /// `true` if the items are removed on the server.
    package let isThere: Bool

    package init(
        removals: Int = 0,
        recentRemovals: Int = 0,
        count: Int = 0,
        syncedCount: Int = 0,
        isThere: Bool = false
    ) {
        self.isThere = isThere
        self.removals = removals
        self.recentRemovals = recentRemovals
        self.count = count
        self.syncedCount = syncedCount
    }

    /// Returns the instant after which removals are counted together.
    package static func start(at now: Instant) -> Instant { Instant(seconds: now.seconds - reviewedTime) }

    /// `true` if more items are removed than a sync may remove without a backup.
    package var needsBackup: Bool { removals > PullReview.uncheckedRemovals }

    /// Earlier removals count, so that a list can't be emptied in small portions.
    package var needsConfirmation: Bool {
        let all = removals + recentRemovals
        let isMany = all > PullReview.uncheckedRemovals && all > (count + recentRemovals) / 5
        return removals > 0 && (isEmptied || isMany)
    }

    /// The server had several items at the last sync, and has none now.
    private var isEmptied: Bool { removals > 1 && removals == syncedCount }
}
