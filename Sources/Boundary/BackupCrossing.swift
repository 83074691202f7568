// Conversions of backup entities to the values that presenters use.

package import Almanac
package import Entities

extension BackupSummary {
    package init(_ backup: Backup) {
        let kind: Kind =
            switch backup.kind {
            case .daily: .daily
            case .manual: .manual
            case .beforeUpgrade: .beforeUpgrade
            case .beforeRestore: .beforeRestore
            }
        self.init(
            path: backup.path,
            name: backup.name,
            kind: kind,
            day: backup.day,
            time: backup.time,
            bytes: backup.bytes,
            items: backup.items
        )
    }
}

extension BackupsResponse {
    package init(of backups: [Backup], today: Day) {
        self.init(backups.map { BackupSummary($0) }, today: today)
    }
}

extension BackupFailure {
    package init(_ trouble: BackupTrouble) {
        self =
            switch trouble {
            case .list(let trouble): .list(StorageTrouble(trouble))
            case .copy(let trouble): .copy(StorageTrouble(trouble))
            case .backup(let trouble): .backup(StorageTrouble(trouble))
            case .emptyBackup(let path): .emptyBackup(path)
            case .isTheList(let path): .isTheList(path)
            }
    }
}
