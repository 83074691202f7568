import Almanac
import CommandLine
import Entities
import Presentation
import Responses
import TestKit
import Vocabulary

@testable import BackUpList

let today = Moment.saturday.today

final class FakeDataManager: BackUpListDataManaging {
    var outcome = BackupOutcome.emptyList
    var failure: BackupError?
    var beside: [Backup] = []
    private(set) var paths: [String?] = []
    private(set) var replacements: [Bool] = []
    private(set) var moments: [Moment] = []

    func backUp(to path: String?, at moment: Moment, replacing: Bool) throws(BackupError) -> BackupOutcome {
        paths.append(path)
        replacements.append(replacing)
        moments.append(moment)
        if let failure { throw failure }
        return outcome
    }

    func backups(on clock: any Clock) -> [Backup] { beside }
}

final class FakeInteractor: BackUpListInteracting {
    private(set) var requests: [BackUpListRequest] = []

    func backUp(_ request: BackUpListRequest) { requests.append(request) }
}

final class FakeOutput: BackUpListInteractorOutput {
    enum Event: Equatable {
        case made(Backup)
        case existingFile(String)
        case nothing
        case found(BackupsResponse)
        case failure(BackupError)
    }

    private(set) var events: [Event] = []

    func madeBackup(_ backup: Backup) { events.append(.made(backup)) }

    func foundExistingFile(_ path: String) { events.append(.existingFile(path)) }

    func foundNothingToBackUp() { events.append(.nothing) }

    func foundBackups(_ response: BackupsResponse) { events.append(.found(response)) }

    func couldNotBackUp(_ failure: BackupError) { events.append(.failure(failure)) }
}
