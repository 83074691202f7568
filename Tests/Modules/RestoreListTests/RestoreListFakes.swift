import Almanac
import CommandLine
import Entities
import Presentation
import Responses
import TestKit
import Vocabulary

@testable import RestoreList

let today = Moment.saturday.today

/// A backup of yesterday.
func backup(_ name: String, _ kind: Backup.Kind = .daily, day: Day = today - 1, items: Int? = 12) -> Backup {
    .sample(name, kind, day: day, items: items)
}

final class FakeDataManager: RestoreListDataManaging {
    var backups: [Backup] = []
    /// The backups in other files, by path.
    var files: [String: Backup] = [:]
    var failure: BackupError?
    var items: Int?
    var restoration = Restoration(items: 12, kept: nil)
    private(set) var restored: [Backup] = []

    func backups(on clock: any Clock) -> [Backup] { backups }

    func backup(at path: String, on clock: any Clock) throws(BackupError) -> Backup? {
        if let failure { throw failure }
        return files[path]
    }

    func countItems() -> Int? { items }

    func restore(_ backup: Backup, at moment: Moment) throws(BackupError) -> Restoration {
        restored.append(backup)
        return restoration
    }

    func bringBack(_ id: Int, typed: String, at instant: Instant) throws(BackupError) -> BroughtBackItem? {
        if let failure { throw failure }
        return id == 7 ? BroughtBackItem(.sample(7, "Garden")) : nil
    }
}
