package import Almanac
import Entities
package import Vocabulary

/// Decides when the list is backed up automatically, and reports what goes wrong.
package struct BackupPolicy {
    package enum Event {
        /// A backup is taking longer than a moment.
        case isSlow
        /// The daily backup failed. The change itself goes ahead.
        case failed(ListError)
        /// Backups exist but the list doesn't, so it was treated as empty.
        case listIsMissing
    }

    /// The day to back up before the next change; `nil` if daily backups are off.
    let dayToBackUp: () -> Day?
    let report: (Event) -> Void

    package init(dayToBackUp: @escaping () -> Day?, report: @escaping (Event) -> Void) {
        self.dayToBackUp = dayToBackUp
        self.report = report
    }

    package static var none: BackupPolicy { BackupPolicy(dayToBackUp: { nil }, report: { _ in }) }
}
