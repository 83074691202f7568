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
