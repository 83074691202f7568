import Almanac
import Boundary
import Entities
import TestKit

@testable import RestoreList

let today = Moment.saturday.today

func backup(_ name: String, _ kind: Backup.Kind = .daily, day: Day = today - 1, items: Int? = 12) -> Backup {
    Backup(path: "/lists/adder.db.backup-\(name)", name: name, kind: kind, day: day, bytes: 48_000, items: items)
}

func summary(_ name: String, _ kind: BackupSummary.Kind = .daily, items: Int? = 12) -> BackupSummary {
    BackupSummary(
        path: "/lists/adder.db.backup-\(name)",
        name: name,
        kind: kind,
        day: today - 1,
        bytes: 48_000,
        items: items
    )
}

final class FakeDataManager: RestoreListDataManaging {
    var beside: [Backup] = []
    /// What is in files, by path.
    var files: [String: Backup] = [:]
    var trouble: BackupTrouble?
    var items: Int?
    var restoration = Restoration(items: 12, kept: nil)
    private(set) var restored: [Backup] = []

    func backups(on clock: any Clock) -> [Backup] { beside }

    func backup(at path: String, on clock: any Clock) throws(BackupTrouble) -> Backup? {
        if let trouble { throw trouble }
        return files[path]
    }

    func countItems() -> Int? { items }

    func restore(_ backup: Backup, at moment: Moment) throws(BackupTrouble) -> Restoration {
        restored.append(backup)
        return restoration
    }
}

final class FakeInteractor: RestoreListInteracting {
    private(set) var requests: [RestoreListRequest] = []

    func restore(_ request: RestoreListRequest) { requests.append(request) }
}

final class FakeOutput: RestoreListInteractorOutput {
    enum Told: Equatable {
        case found(BackupsResponse)
        case doubt(RestoreListDoubt)
        case restored(RestoreListResponse)
        case unknown(String)
        case failure(BackupFailure)
    }

    private(set) var told: [Told] = []

    func foundBackups(_ response: BackupsResponse) { told.append(.found(response)) }

    func foundBackupToConfirm(_ response: RestoreListDoubt) { told.append(.doubt(response)) }

    func restoredList(_ response: RestoreListResponse) { told.append(.restored(response)) }

    func foundNoBackup(_ word: String) { told.append(.unknown(word)) }

    func couldNotRestore(_ failure: BackupFailure) { told.append(.failure(failure)) }
}

final class FakeView: RestoreListShowing {
    enum Shown: Equatable {
        case restored(RestoreListDisplay)
        case backups(BackupsDisplay)
        case question(String)
        case remark(String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func showRestored(_ display: RestoreListDisplay) { shown.append(.restored(display)) }

    func showBackups(_ display: BackupsDisplay) { shown.append(.backups(display)) }

    func askWhether(_ question: String) { shown.append(.question(question)) }

    func showRemark(_ sentence: String) { shown.append(.remark(sentence)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}
