import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportInteractorTests {
    @Test func `items are found with their standing, and the others are counted`() throws {
        let response = try WriteReportResponse.sample(
            ReportFacts(
                open: [.sample(3, due: Due(day: .saturday - 1)), .sample(4)],
                openCount: 7,
                overdueCount: 2,
                done: [.sample(5, isDone: true)],
                doneCount: 3,
                families: [ItemFamily(), ItemFamily()],
                blockers: [[], [ItemName(id: 3, title: "a")]],
                doneParents: [ItemName(id: 4, title: "b")]
            )
        )

        #expect(response.rows.map(\.item.id) == [3, 4] && response.omitted == 5 && response.now == .saturday)
        #expect(response.rows.map(\.standing.term) == [.overdue, nil] && response.overdue == 2)
        #expect(response.done.map(\.item.id) == [5] && response.omittedDone == 2)
        #expect(response.doneSince == .saturday - 13)
        #expect(response.rows.map { $0.blockers.map(\.id) } == [[], [3]] && response.done.map(\.parent?.id) == [4])
    }

    @Test func `parts follow their parent, and others name it`() throws {
        let response = try WriteReportResponse.sample(
            ReportFacts(
                open: [.sample(2, parent: 9), .sample(3, parent: 4), .sample(4), .sample(5)],
                openCount: 4,
                families: [
                    ItemFamily(parent: ItemName(id: 9, title: "Move")),
                    ItemFamily(parent: ItemName(id: 4, title: "Pack")),
                    ItemFamily(parts: ItemCounts(open: 1, done: 2)), ItemFamily(),
                ],
                blockers: [[], [], [], []]
            )
        )

        #expect(response.rows.map(\.item.id) == [2, 4, 3, 5] && response.rows.map(\.standing.depth) == [0, 0, 1, 0])
        #expect(response.rows.map(\.parent?.id) == [9, nil, nil, nil])
        #expect(response.rows.map(\.parts.done) == [0, 2, 0, 0])
    }

    @Test func `a failure is reported`() {
        let dataManager = FakeDataManager()
        dataManager.failure = ListError(.damaged, path: "/list")
        let interactor = WriteReportInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: .monday
        )

        #expect(throws: ListError(.damaged, path: "/list")) {
            try interactor.response(to: WriteReportRequest(path: "a"))
        }
    }
}
