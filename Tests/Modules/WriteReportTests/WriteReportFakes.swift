import Almanac
import Entities
import TestKit
import Vocabulary

@testable import WriteReport

final class FakeDataManager: WriteReportDataManaging {
    var found = ReportFacts()
    var failure: ListError?
    private(set) var query: ReportQuery?

    func facts(of query: ReportQuery) throws(ListError) -> ReportFacts {
        self.query = query
        if let failure { throw failure }
        return found
    }
}

extension WriteReportResponse {
    static func sample(_ facts: ReportFacts) throws -> WriteReportResponse {
        let dataManager = FakeDataManager()
        dataManager.found = facts
        return try WriteReportInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
            .response(to: WriteReportRequest(path: "a"))
    }
}
