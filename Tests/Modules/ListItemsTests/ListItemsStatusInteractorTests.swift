import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

/// What is reported about each item, and the totals.
struct ListItemsStatusInteractorTests {
    private let search = ListItemsSearch()
    private var dataManager: FakeDataManager { search.dataManager }
    private var output: FakeOutput { search.output }

    private func find(_ alternatives: [[Selection.Term]] = [], by grouping: ItemGrouping? = .none) {
        search.find(alternatives, by: grouping)
    }

    @Test func `each item is reported with its status today`() {
        dataManager.items = [
            .sample(1, due: due(-1)), .sample(2, due: due(0), wait: saturday + 1), .sample(3, wait: saturday),
            .sample(4, due: due(-1), wait: saturday + 1, isDone: true), .sample(5, due: earlier),
        ]
        dataManager.blocked = [3, 4]

        find([[.any]])

        #expect(
            output.rows.map(\.standing) == [
                ItemStanding(term: .overdue), ItemStanding(term: .today, isWaiting: true),
                ItemStanding(term: nil, blockers: [7]), ItemStanding(term: nil), ItemStanding(term: .overdue),
            ]
        )
    }

    @Test func `totals count shown and hidden items`() {
        dataManager.items = [
            .sample(1, due: due(-1)), .sample(2), .sample(3, isDone: true), .sample(4), .sample(5, due: due(-9)),
            .sample(6, due: Due(day: saturday, time: .midnight)), .sample(7, due: Due(day: saturday, time: .noon)),
        ]
        dataManager.hidden = [4, 5]

        find()

        #expect(output.totals == ListItemsTotals(items: 5, done: 1, overdue: 2, hidden: 2))
        #expect(output.lines == ["1", "2", "3", "6", "7"])
    }

    @Test func `a limit keeps the first items and counts the others`() {
        dataManager.items = [.sample(1), .sample(2), .sample(3), .sample(4)]
        dataManager.hidden = [1]

        search.interactor.findItems(ListItemsRequest(limit: 2))

        #expect(output.lines == ["2", "3"])
        #expect(output.totals == ListItemsTotals(items: 2, hidden: 1, omitted: 1))
    }

    @Test(
        arguments: [
            (ItemOrder.Key.created, ListItemsValue.created(monday), .created(monday), .created(monday)),
            (.changed, .changed(monday), .changed(monday), .changed(monday)),
            (.wait, .wait(saturday - 1), nil, nil),
            (.completed, nil, .completed(monday), nil),
            (.title, nil, .completed(monday), nil),
            (.note, .note("call"), nil, nil), (.every, .every(.every(Repetition(.weekly))), nil, nil),
            (.needs, .needs([4, 5]), nil, nil), (.parent, .parent(7), nil, nil),
        ] as [(ItemOrder.Key, ListItemsValue?, ListItemsValue?, ListItemsValue?)]
    )
    func `the value that the list is sorted by is reported, or else when an item was completed`(
        key: ItemOrder.Key,
        first: ListItemsValue?,
        done: ListItemsValue?,
        waiting: ListItemsValue?
    ) {
        let instant = Self.monday.instant
        dataManager.items = [
            .sample(1, wait: saturday - 1, created: instant) {
                ($0.note, $0.recurrence, $0.needs, $0.parent) = ("call", .every(Repetition(.weekly)), [4, 5], 7)
            },
            .sample(2, isDone: true, created: instant),
            .sample(3, wait: saturday + 1, created: instant),
        ]

        search.interactor.findItems(ListItemsRequest(order: [.init(key)]))

        #expect(output.rows.map(\.value) == [first, done, waiting])
    }

    @Test func `the urgency of items that can be done now is computed only if the list is sorted by it`() {
        let facts = [1, 2].map { UrgencyFacts(id: $0, priority: .high, blocks: $0 - 1, created: now, changed: now) }
        dataManager.items = [.sample(2), .sample(1), .sample(3), .sample(4, isDone: true, created: now)]
        dataManager.facts = facts

        search.interactor.findItems(ListItemsRequest(order: [.init(.urgency)]))
        search.interactor.findItems(ListItemsRequest(order: [.init(.title), .init(.urgency)]))
        search.interactor.findItems(ListItemsRequest())

        #expect(dataManager.queries.map(\.weights) == [.standard, .standard, nil])
        let done = ListItemsValue.completed(.saturday)
        #expect(output.rows.map(\.rank) == [8, 6, nil, nil, 8, 6, nil, nil, nil, nil, nil, nil])
        #expect(
            output.rows.map(\.value) == [.urgency(8), .urgency(6), nil, done, nil, nil, nil, done, nil, nil, nil, done]
        )
    }

    private let now = Moment.saturday.instant

    private static let monday = FixedClock.saturday.moment(at: Instant(seconds: 1_794_821_400))
}
