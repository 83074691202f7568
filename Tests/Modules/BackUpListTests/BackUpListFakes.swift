import Almanac
import Boundary
import Entities
import TestKit

@testable import BackUpList

func backup(_ name: String, _ kind: Backup.Kind = .daily, items: Int? = 12) -> Backup {
    Backup(path: "/lists/adder.db.\(name)", name: name, kind: kind, day: today, bytes: 48_000, items: items)
}

func summary(_ name: String, _ kind: BackupSummary.Kind = .daily, items: Int? = 12) -> BackupSummary {
    BackupSummary(path: "/lists/adder.db.\(name)", name: name, kind: kind, day: today, bytes: 48_000, items: items)
}

let today = Moment.saturday.today

final class FakeDataManager: BackUpListDataManaging {
    var outcome = BackupOutcome.emptyList
    var trouble: BackupTrouble?
    var beside: [Backup] = []
    private(set) var places: [BackupPlace] = []
    private(set) var moments: [Moment] = []

    func backUp(to place: BackupPlace, at moment: Moment) throws(BackupTrouble) -> BackupOutcome {
        places.append(place)
        moments.append(moment)
        if let trouble { throw trouble }
        return outcome
    }

    func backups(on clock: any Clock) -> [Backup] { beside }
}

final class FakeInteractor: BackUpListInteracting {
    private(set) var requests: [BackUpListRequest] = []

    func backUp(_ request: BackUpListRequest) { requests.append(request) }
}

final class FakeOutput: BackUpListInteractorOutput {
    enum Told: Equatable {
        case made(BackupSummary)
        case inTheWay(String)
        case nothing
        case found(BackupsResponse)
        case failure(BackupFailure)
    }

    private(set) var told: [Told] = []

    func madeBackup(_ backup: BackupSummary) { told.append(.made(backup)) }

    func foundFileInTheWay(_ path: String) { told.append(.inTheWay(path)) }

    func foundNothingToBackUp() { told.append(.nothing) }

    func foundBackups(_ response: BackupsResponse) { told.append(.found(response)) }

    func couldNotBackUp(_ failure: BackupFailure) { told.append(.failure(failure)) }
}

final class FakeView: BackUpListShowing {
    enum Shown: Equatable {
        case backup(BackUpListDisplay)
        case backups(BackupsDisplay)
        case question(String)
        case remark(String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func showBackup(_ display: BackUpListDisplay) { shown.append(.backup(display)) }

    func showBackups(_ display: BackupsDisplay) { shown.append(.backups(display)) }

    func askWhether(_ question: String) { shown.append(.question(question)) }

    func showRemark(_ sentence: String) { shown.append(.remark(sentence)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}
