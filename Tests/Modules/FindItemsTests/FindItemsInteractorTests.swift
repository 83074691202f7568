import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: FindItemsInteractor

    init() {
        interactor = FindItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
        interactor.output = output
    }

    private func find(_ words: SearchWord..., isOpenOnly: Bool = false) {
        interactor.findItems(FindItemsRequest(words, isOpenOnly: isOpenOnly))
    }

    @Test func `words keep their order, and open and done items are searched`() {
        find(SearchWord("Rent"), SearchWord("home", in: .tag), SearchWord("flat", in: .project))

        let words = [SearchWord("Rent"), SearchWord("home", in: .tag), SearchWord("flat", in: .project)]
        #expect(dataManager.queries == [FindItemsQuery(words: words, selection: .everything)])
    }

    @Test func `only open items are searched on request`() {
        find(SearchWord("rent"), isOpenOnly: true)

        #expect(dataManager.queries.map(\.selection) == [Selection([[.open]])])
    }

    @Test func `conditions limit the search`() {
        interactor.findItems(FindItemsRequest([SearchWord("rent")], conditions: [.tag("home")], isOpenOnly: true))

        #expect(dataManager.queries.map(\.selection) == [Selection([[.tag("home"), .open]])])
    }

    @Test func `words that occur only in items that the conditions exclude are reported as such`() {
        dataManager.hasDoneItems = true

        interactor.findItems(FindItemsRequest([SearchWord("rent")], conditions: [.tag("home")]))

        #expect(output.events == [.nothing(.conditionsExclude)])
    }

    @Test func `found items are reported in order and counted`() {
        dataManager.found = [
            FoundItem(item: .sample(7, "Rent"), texts: []),
            FoundItem(item: .sample(2, "rent", isDone: true), texts: []),
            FoundItem(item: .sample(5, "Parents"), texts: []),
        ]

        find(SearchWord("rent"))

        #expect(output.rows.map(\.item.id) == [7, 2, 5])
        #expect(output.events.first == .opening(FindItemsOpening(today: saturday)))
        #expect(output.events.last == .totals(FindItemsTotals(items: 3, done: 1)))
    }

    @Test func `an item is reported with its status and matches`() {
        let item = Item.sample(3, "Pay") { details in
            details.due = Due(day: saturday - 1)
            details.wait = saturday + 1
            details.parent = 9
        }
        let family = ItemFamily(parent: ItemName(id: 9, title: "Move"), parts: ItemCounts(open: 1))
        let texts = [
            FoundText(.title, "Pay", [0..<2]), FoundText(.project, "pa", [0..<2]), FoundText(.tag, "pan", [0..<2]),
            FoundText(.note, "a pan", [2..<4]),
        ]
        dataManager.found = [FoundItem(item: item, blockers: [7], family: family, texts: texts)]

        find(SearchWord("pa"))

        #expect(
            output.rows == [
                FindItemsRow(
                    item: ItemSummary(item, family: family),
                    standing: ItemStanding(term: .overdue, isWaiting: true, blockers: [7]),
                    matches: [
                        FoundText(.title, "Pay", [0..<2]),
                        FoundText(.project, "pa", [0..<2]),
                        FoundText(.tag, "pan", [0..<2]),
                        FoundText(.note, "a pan", [2..<4]),
                    ]
                )
            ]
        )
    }

    @Test func `a done item is not overdue, waiting or blocked`() {
        let item = Item.sample(3, isDone: true) { details in
            details.due = Due(day: saturday - 1)
            details.wait = saturday + 1
        }
        dataManager.found = [FoundItem(item: item, blockers: [7], texts: [])]

        find(SearchWord("some"))

        #expect(output.rows.map(\.standing) == [ItemStanding(term: nil)])
    }

    @Test(arguments: [
        (true, true, true, FindItemsEmptyReason.emptyList), (false, true, true, .onlyDoneMatch),
        (false, false, true, .noMatch(words: 2)), (false, true, false, .noMatch(words: 2)),
    ])
    func `an empty result has a reason`(
        isEmpty: Bool,
        hasDoneItems: Bool,
        isOpenOnly: Bool,
        reason: FindItemsEmptyReason
    ) {
        (dataManager.isEmpty, dataManager.hasDoneItems) = (isEmpty, hasDoneItems)

        find(SearchWord("pay"), SearchWord("rent"), isOpenOnly: isOpenOnly)

        #expect(output.events == [.nothing(reason)])
    }

    @Test func `a storage error is reported, even halfway through`() {
        dataManager.found = [FoundItem(item: .sample(1), texts: [])]
        dataManager.failure = (ListError(.busy, path: "x.db", detail: ""), afterItems: 1)

        find(SearchWord("some"))

        #expect(output.events.last == .failure(ListError(.busy, path: "x.db", detail: "")))
        #expect(output.events.count == 3)
    }
}
