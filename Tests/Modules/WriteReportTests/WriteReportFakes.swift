import Almanac
import CommandLine
import Entities
import Presentation
import Responses
import TestKit
import Vocabulary

@testable import WriteReport

final class FakeDataManager: WriteReportDataManaging {
    var items: [Item] = []
    var count = 0
    var failure: ListError?

    func openItems(of selection: Selection, today: Day, limit: Int) throws(ListError) -> (items: [Item], count: Int) {
        if let failure { throw failure }
        return (items, count)
    }
}

final class FakeOutput: WriteReportInteractorOutput {
    private(set) var responses: [WriteReportResponse] = []
    private(set) var failures: [ListError] = []

    func foundItems(_ response: WriteReportResponse) { responses.append(response) }
    func couldNotFindItems(_ failure: ListError) { failures.append(failure) }
}

final class FakeInteractor: WriteReportInteracting {
    private(set) var requests: [WriteReportRequest] = []

    func findItems(_ request: WriteReportRequest) { requests.append(request) }
}
