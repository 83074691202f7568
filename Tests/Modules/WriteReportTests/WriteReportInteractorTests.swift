import Almanac
import Responses
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: WriteReportInteractor

    init() {
        interactor = WriteReportInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
    }

    @Test func `items are found with their standing, and the others are counted`() throws {
        dataManager.items = [.sample(3, due: Due(day: .saturday - 1)), .sample(4)]
        dataManager.count = 7

        let response = try interactor.response(to: WriteReportRequest(path: "a"))

        #expect(response.rows.map(\.item.id) == [3, 4] && response.omitted == 5 && response.today == .saturday)
        #expect(response.rows.map(\.standing.term) == [.overdue, nil])
    }

    @Test func `a failure is reported`() {
        dataManager.failure = ListError(.damaged, path: "/list")

        #expect(throws: ListError(.damaged, path: "/list")) {
            try interactor.response(to: WriteReportRequest(path: "a"))
        }
    }
}
