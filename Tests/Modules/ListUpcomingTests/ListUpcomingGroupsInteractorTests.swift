import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingGroupsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ListUpcomingInteractor

    init() {
        interactor = ListUpcomingInteractor(dataManager: dataManager, clock: morning, weekStart: .monday)
        interactor.output = output
        dataManager.items = [
            .sample(1, due: Due(day: saturday - 1), wait: saturday - 2, tags: ["a"]),
            .sample(2, due: Due(day: saturday), wait: saturday),
            .sample(3, due: Due(day: saturday + 1), wait: saturday, tags: ["b"]),
            .sample(4, due: Due(day: saturday + 1)),
            .sample(5, due: Due(day: saturday + 60), wait: saturday - 1),
            .sample(6, wait: saturday),
            .sample(7, tags: ["a"]),
            .sample(8, due: Due(day: saturday + 1), wait: saturday, created: morning.now().instant),
        ]
    }

    private func found(_ request: ListUpcomingRequest) -> ListUpcomingResponse {
        interactor.findUpcomingItems(request)
        return output.responses.last ?? ListUpcomingResponse(today: saturday, groups: [])
    }

    private func ids(_ groups: [ListUpcomingResponse.Group]) -> [[Int]] {
        groups.map { $0.rows.map(\.item.id) }
    }

    @Test(arguments: [nil, 9])
    func `what is back comes before today, and what has no date last`(limit: Int?) {
        let response = found(ListUpcomingRequest(limit: limit))

        #expect(response.groups.map(\.name) == [.near(.overdue), .back, .near(.today), .near(.tomorrow), .undated])
        #expect(
            response.groups.flatMap(\.rows).map(\.term) == [
                .overdue, .tomorrow, .later, nil, .today, .tomorrow, .tomorrow, nil,
            ]
        )
    }

    @Test(arguments: [nil, 9])
    func `an item is back unless it is due by today, or was changed after its waiting ended`(limit: Int?) {
        #expect(ids(found(ListUpcomingRequest(limit: limit)).groups) == [[1], [3, 5, 6], [2], [4, 8], [7]])
    }

    @Test func `with another grouping, each item is in its group in the order of the due dates`() {
        let response = found(ListUpcomingRequest(grouping: .tag))

        #expect(response.groups.map(\.name) == [.tag("a"), .tag("b"), .tag(nil)])
        #expect(ids(response.groups) == [[1, 7], [3], [2, 4, 8, 5, 6]])
    }

    @Test func `the first five items without a date are shown, and all on request`() {
        dataManager.items = (1...7).map { Item.sample($0) }

        #expect(ids(found(ListUpcomingRequest()).groups) == [[1, 2, 3, 4, 5]])
        #expect(output.responses.last?.groups.map(\.count) == [7])
        #expect(output.responses.last?.others == OtherItems(undated: 2))
        #expect(output.responses.last?.omitted == 2)
        #expect(found(ListUpcomingRequest(grouping: .tag)).others == OtherItems(undated: 2))
        #expect(ids(found(ListUpcomingRequest(showsAllUndated: true)).groups) == [[1, 2, 3, 4, 5, 6, 7]])
        #expect(output.responses.last?.others == OtherItems())
        #expect(ids(found(ListUpcomingRequest(maximum: 6, showsAllUndated: true)).groups) == [[1, 2, 3, 4, 5, 6]])
    }

    @Test func `no more items are shown than the maximum, and all are counted`() {
        let byDay = found(ListUpcomingRequest(maximum: 3))
        #expect(ids(byDay.groups) == [[1], [3, 5], [], [], []])
        #expect(byDay.groups.map(\.count) == [1, 3, 1, 2, 1])
        #expect((byDay.omitted, byDay.others) == (5, OtherItems(undated: 1)))

        let byTag = found(ListUpcomingRequest(grouping: .tag, maximum: 3))
        #expect(ids(byTag.groups) == [[1], [3], [2]])
        #expect((byTag.omitted, byTag.others) == (5, OtherItems(upcoming: 4, undated: 1)))
    }

    @Test func `a group that is back or without a date is compared with the last search`() {
        _ = found(ListUpcomingRequest())
        dataManager.items.removeAll { $0.id == 7 }
        dataManager.items.append(.sample(9, wait: saturday))

        interactor.findChanges()

        guard case .changes(let changes)? = output.events.last else { return #expect(Bool(false)) }
        #expect(changes.changes.map(\.group.name) == [.back])
        #expect(changes.changes.flatMap(\.rows).map(\.item.id) == [9])
        #expect(changes.emptied == [.undated])
    }
}
