import Almanac
import Entities
import Presentation
import ProgramOutput
import TestKit
import Vocabulary

@testable import ForgetHistory

let today = Moment.saturday.today

final class FakeDataManager: ForgetHistoryDataManaging {
    var changes = 12
    var failure: ListError?
    private(set) var forgotten: [ChangesToForget] = []

    func count(_ changes: ChangesToForget) throws(ListError) -> CountedChanges {
        if let failure { throw failure }
        return .sample(self.changes)
    }

    func forget(_ changes: ChangesToForget) throws(ListError) -> ForgottenHistory {
        if let failure { throw failure }
        forgotten.append(changes)
        return .sample(self.changes)
    }
}

extension ForgottenHistory {
    static func sample(_ changes: Int, bytes: Int = 12_000_000, failure: ListError? = nil) -> ForgottenHistory {
        ForgottenHistory(changes: changes, bytesBefore: 30_000_000, bytes: bytes, failure: failure)
    }
}

extension CountedChanges {
    static func sample(_ count: Int) -> CountedChanges {
        CountedChanges(count: count, newest: count == 0 ? 0 : 40)
    }
}

extension ForgetHistoryConfirmation {
    static func sample(_ changes: Int, _ range: ForgetHistoryRange) -> ForgetHistoryConfirmation {
        ForgetHistoryConfirmation(range: range, changes: .sample(changes), today: .saturday)
    }
}
