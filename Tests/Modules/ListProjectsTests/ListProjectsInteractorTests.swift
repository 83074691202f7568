import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

struct ListProjectsInteractorTests {
    private let dataManager = FakeCountsDataManager()
    private let interactor: ListProjectsInteractor

    init() {
        interactor = ListProjectsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `only items that match today are counted`() throws {
        let selection = Selection([[.overdue(at: .midnight)]])

        _ = try interactor.response(to: ItemFilter(selection))

        let asked = try #require(dataManager.asked.first)
        #expect(asked.selection == selection)
        #expect(asked.today == Moment.saturday.today)
    }

    @Test func `a project comes before its subprojects, with its own and total counts`() throws {
        dataManager.counts = [
            count("home", 1, 2), count("home-office", 0, 1),
            count("home.garden", 3, 4), count(nil, 5, 0),
        ]

        let response = try interactor.response(to: .everything)

        #expect(
            response
                == CountsResponse(
                    rows: [
                        row("home", 0, (1, 2), total: (4, 6)), row("home.garden", 1, (3, 4)),
                        row("home-office", 0, (0, 1)),
                    ],
                    without: ItemCounts(open: 5, done: 0)
                )
        )
    }

    @Test func `a project with only subprojects is included`() throws {
        dataManager.counts = [
            count("work.release.notes", 1, 0),
            count("work.release", 0, 2),
        ]

        let response = try interactor.response(to: .everything)

        #expect(
            response
                == CountsResponse(
                    rows: [
                        row("work", 0, (0, 0), total: (1, 2)), row("work.release", 1, (0, 2), total: (1, 2)),
                        row("work.release.notes", 2, (1, 0)),
                    ],
                    without: nil
                )
        )
    }

    private func row(
        _ name: String,
        _ depth: Int,
        _ own: (Int, Int),
        total: (Int, Int)? = nil
    ) -> CountsResponse.Row {
        CountsResponse.Row(
            name: name,
            depth: depth,
            counts: ItemCounts(open: own.0, done: own.1),
            total: total.map { ItemCounts(open: $0.0, done: $0.1) }
        )
    }

    @Test func `a result without projects has a reason`() throws {
        dataManager.counts = [count(nil, 2, 1)]

        let response = try interactor.response(to: .everything)

        #expect(response == CountsResponse(rows: [], without: ItemCounts(open: 2, done: 1)))
    }

    @Test func `an empty list is distinguished from a list without projects`() throws {
        dataManager.counts = [count(nil, 0, 0)]
        dataManager.isEmpty = true

        let response = try interactor.response(to: .everything)

        #expect(response == CountsResponse(rows: [], without: nil, nothing: .emptyList))
    }

    @Test func `a storage error is reported`() throws {
        let error = ListError(.busy, path: "list")
        dataManager.failure = error

        #expect(throws: error) { try interactor.response(to: .everything) }
    }
}
