package import Almanac
import Vocabulary

/// The times that decide whether a sync is worthwhile, in nanoseconds since 1970.
package struct SyncTimes: Entity {
    /// Less than the interval of the timer.
    private static let pause = 45_000_000_000

    /// The end of the last complete sync.
    package let synced: Int?
    /// The last change to the list.
    package let changed: Int?

    package init(synced: Int?, changed: Int?) {
        (self.synced, self.changed) = (synced, changed)
    }

    /// Programs that only read the list also start the sync, as systemd can't tell them from others.
    package func isSyncDue(at instant: Instant) -> Bool {
        guard let synced, let changed else { return true }
        // The present time is rounded down to seconds.
        let now = instant.seconds * 1_000_000_000
        return changed > synced || !(-1_000_000_000..<SyncTimes.pause).contains(now - synced)
    }
}
