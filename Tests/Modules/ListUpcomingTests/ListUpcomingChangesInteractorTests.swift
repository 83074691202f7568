import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingChangesInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ListUpcomingInteractor

    init() {
        interactor = ListUpcomingInteractor(dataManager: dataManager, clock: morning, weekStart: .monday)
        interactor.output = output
    }

    /// Returns the events of a search for changes after `before` has become `after`.
    private func events(_ before: [Item], _ after: [Item]) -> [FakeOutput.Event] {
        dataManager.items = before
        interactor.findUpcomingItems(ListUpcomingRequest())
        output.events = []
        dataManager.items = after
        interactor.findChanges()
        return output.events
    }

    private func group(_ term: NearTerm, _ items: [Item]) -> ListUpcomingResponse.Group {
        .init(name: .near(term), rows: rows(term, items), count: items.count)
    }

    private func rows(_ term: NearTerm, _ items: [Item]) -> [ListUpcomingResponse.Row] {
        items.map { .init(item: ItemSummary($0), term: term) }
    }

    @Test func `only changed groups are reported as changes`() {
        let late = Item.sample(1, due: Due(day: saturday - 1))
        let milk = Item.sample(2, "Milk", due: Due(day: saturday))
        let bread = Item.sample(3, due: Due(day: saturday))
        let cake = Item.sample(2, "Cake", due: Due(day: saturday))

        func changes(_ now: [Item] = [], _ changed: [Item] = [], emptied: [ItemGroup] = []) -> [FakeOutput.Event] {
            let change = UpcomingChangesResponse.GroupChange(group: group(.today, now), rows: rows(.today, changed))
            return [
                .changes(
                    UpcomingChangesResponse(today: saturday, changes: now.isEmpty ? [] : [change], emptied: emptied)
                )
            ]
        }

        #expect(events([late, milk], [late, milk]) == [])
        #expect(events([late, milk], [late, milk, bread]) == changes([milk, bread], [bread]))
        #expect(events([late, milk], [late, cake]) == changes([cake], [cake]))
        #expect(events([late, milk], [milk]) == changes(emptied: [.near(.overdue)]))
        #expect(events([], [milk]) == changes([milk], [milk]))
    }

    @Test func `a list that has become empty is reported like any empty list`() {
        let milk = Item.sample(2, due: Due(day: saturday))

        #expect(events([], []) == [])
        dataManager.others = OtherItems(later: 1)
        guard case .nothing? = events([milk], []).first else { return #expect(Bool(false), "\(output.events)") }
        dataManager.isEmpty = true
        #expect(events([milk], []) == [.emptyList])
    }

    @Test func `a group that has lost an item is a change without changed rows`() {
        let many = (1...40).map { Item.sample($0, due: Due(day: saturday)) }

        guard case .changes(let shrunk)? = events(many, many.dropLast()).first else { return #expect(Bool(false)) }

        #expect(shrunk.changes.map(\.rows) == [[]])
        #expect(shrunk.changes.map(\.group.count) == [39])
    }

    @Test func `a new item beyond the limit is reported, and one that has come within the limit is not`() {
        let many = (1...40).map { Item.sample($0, due: Due(day: saturday)) }
        func changed(_ before: [Item], _ after: [Item]) -> [[Int]] {
            dataManager.items = before
            interactor.findUpcomingItems(ListUpcomingRequest(limit: 5))
            output.events = []
            dataManager.items = after
            interactor.findChanges()
            guard case .changes(let response)? = output.events.first else { return [] }
            return response.changes.map { $0.rows.map(\.item.id) }
        }

        #expect(changed(many.filter { $0.id != 30 }, many) == [[30]])
        #expect(changed(many, many.filter { $0.id != 2 }) == [[]])
        #expect(changed(many.filter { $0.id != 2 }, many) == [[2]])
    }

    @Test func `changes are found for the last request and reported once`() {
        dataManager.items = [.sample(1, due: Due(day: saturday), tags: ["home"])]
        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .tag))
        dataManager.items += [.sample(2, due: Due(day: saturday), tags: ["shop"])]

        interactor.findChanges()
        interactor.findChanges()

        guard case .changes(let response)? = output.events.last else { return #expect(Bool(false), "\(output.events)") }
        #expect(response.changes.map(\.group.name) == [.tag("shop")])
        #expect(output.events.count == 2)
    }

    @Test func `without a previous search, all items are reported`() {
        dataManager.items = [.sample(1, due: Due(day: saturday))]

        interactor.findChanges()

        guard case .items(let response)? = output.events.last else { return #expect(Bool(false), "\(output.events)") }
        #expect(response.groups.map(\.name) == [.near(.today)])
    }

    @Test func `a storage error while finding changes reaches the output`() {
        interactor.findUpcomingItems(ListUpcomingRequest())
        dataManager.failure = ListError(.busy, path: "list")

        interactor.findChanges()

        guard case .failure? = output.events.last else { return #expect(Bool(false), "\(output.events)") }
    }

    @Test func `no more items are read than the limit, and all are counted`() {
        dataManager.items = (1...90).map { Item.sample($0, due: Due(day: saturday - $0 % 2)) }
        interactor.findUpcomingItems(ListUpcomingRequest(limit: 20))

        dataManager.items.append(.sample(91, due: Due(day: saturday)))
        interactor.findChanges()

        #expect(dataManager.queries.map(\.limit) == [20, 20])
        guard case .changes(let changes)? = output.events.last else { return #expect(Bool(false)) }
        #expect(changes.changes.map { $0.rows.map(\.item.id) } == [[91]])
        #expect(changes.changes.map(\.group.rows.count) == [20] && changes.changes.map(\.group.count) == [46])
    }

    @Test func `items beyond the limit are not reported as changes`() {
        dataManager.items = (1...9).map { Item.sample($0, due: Due(day: saturday)) }
        interactor.findUpcomingItems(ListUpcomingRequest(limit: 5))

        interactor.findChanges()

        guard case .items(let response)? = output.events.last else { return #expect(Bool(false), "\(output.events)") }
        #expect(response.groups.map(\.rows.count) == [5])
        #expect(response.groups.map(\.count) == [9])
        #expect(output.events.count == 1)
    }
}
