import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ListUpcomingInteractor

    init() {
        interactor = ListUpcomingInteractor(dataManager: dataManager, clock: morning, weekStart: .monday)
        interactor.output = output
    }

    private func groups() -> [ListUpcomingResponse.Group] {
        guard case .items(let response)? = output.events.last else { return [] }
        return response.groups
    }

    private func names() -> [ItemGroup] {
        groups().map(\.name)
    }

    @Test func `the query ends after the last day of next week`() {
        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(dataManager.queries.map(\.end) == [saturday + 9])
        #expect(dataManager.queries.map(\.today) == [saturday])
    }

    @Test func `a week that starts on Sunday ends a day earlier`() {
        let interactor = ListUpcomingInteractor(dataManager: dataManager, clock: morning, weekStart: .sunday)

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(dataManager.queries.map(\.end) == [saturday + 8])
    }

    @Test func `each item is in the group of its nearest term`() {
        dataManager.items = [
            .sample(1, due: Due(day: saturday - 30)),
            .sample(2, due: Due(day: saturday)),
            .sample(3, due: Due(day: saturday + 1)),
            .sample(4, due: Due(day: saturday + 2)),
            .sample(5, due: Due(day: saturday + 8)),
        ]

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(names() == [.near(.overdue), .near(.today), .near(.tomorrow), .near(.nextWeek)])
        #expect(groups().flatMap { $0.rows.map(\.term) } == [.overdue, .today, .tomorrow, .nextWeek, .nextWeek])
        #expect(groups().map { $0.rows.map(\.item.id) } == [[1], [2], [3], [4, 5]])
    }

    @Test func `empty groups are omitted`() {
        dataManager.items = [.sample(7, due: Due(day: saturday))]

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(names() == [.near(.today)])
    }

    @Test func `items keep the order of the store within a group`() {
        dataManager.items = [9, 2, 5].map { Item.sample($0, due: Due(day: saturday)) }

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(groups().map { $0.rows.map(\.item.id) } == [[9, 2, 5]])
    }

    @Test func `projects are sorted by name, and items without a project come last`() {
        dataManager.items = [
            .sample(1, due: Due(day: saturday)), .sample(2, due: Due(day: saturday), project: "work"),
            .sample(3, due: Due(day: saturday), project: "home"), .sample(4, due: Due(day: saturday), project: "work"),
        ]

        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .project))

        #expect(names() == [.project("home"), .project("work"), .project(nil)])
        #expect(groups().map { $0.rows.map(\.item.id) } == [[3], [2, 4], [1]])
    }

    @Test func `an item with two tags is in both groups`() {
        dataManager.items = [
            .sample(1, due: Due(day: saturday), tags: ["b", "a"]), .sample(2, due: Due(day: saturday)),
        ]

        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .tag))

        #expect(names() == [.tag("a"), .tag("b"), .tag(nil)])
        #expect(groups().map { $0.rows.map(\.item.id) } == [[1], [1], [2]])
    }

    @Test func `an item in several groups counts once as overdue`() {
        dataManager.items = [
            .sample(1, due: Due(day: saturday - 1), tags: ["b", "a"]), .sample(2, due: Due(day: saturday)),
            .sample(3, due: Due(day: saturday)),
        ]

        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .tag))
        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .tag, maximum: 1))
        interactor.findUpcomingItems(ListUpcomingRequest(maximum: 1))
        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(output.responses.map(\.overdue) == [1, 1, 1, 1])
        #expect(output.responses.map(\.dueToday) == [2, 2, 2, 2])
    }

    @Test func `priorities are sorted from high to none`() {
        dataManager.items = [
            .sample(1, due: Due(day: saturday)), .sample(2, due: Due(day: saturday), priority: .low),
            .sample(3, due: Due(day: saturday), priority: .high),
        ]

        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .priority))

        #expect(names() == [.priority(.high), .priority(.low), .priority(nil)])
    }

    @Test func `a list without upcoming items is not reported as empty`() {
        dataManager.isEmpty = false

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(output.events == [.nothing(nothing(isFiltered: false))])
    }

    @Test func `open items that are not upcoming are reported`() {
        dataManager.others = OtherItems(later: 5, waiting: 1)

        interactor.findUpcomingItems(ListUpcomingRequest())
        dataManager.items = [.sample(1, due: Due(day: saturday))]
        interactor.findUpcomingItems(ListUpcomingRequest())
        interactor.findUpcomingItems(ListUpcomingRequest(limit: 9))

        #expect(output.events.first == .nothing(nothing(isFiltered: false, dataManager.others)))
        for case .items(let response) in output.events { #expect(response.others == dataManager.others) }
        #expect(output.events.count == 3)
    }

    @Test func `other items are counted if they are asked for, also within a filter`() {
        interactor.findUpcomingItems(ListUpcomingRequest())
        interactor.findUpcomingItems(ListUpcomingRequest(filter: ItemFilter(Selection([[.tag("home")]]))))
        interactor.findUpcomingItems(ListUpcomingRequest(countsOthers: false))

        #expect(dataManager.queries.map(\.countsOthers) == [true, true, false])
    }

    @Test func `items that a filter matches, but that wait, are hidden`() {
        let home = Selection.Term.tag("home")
        for terms in [[[home]], [[home], [.waiting, .tag("work")]]] {
            interactor.findUpcomingItems(ListUpcomingRequest(filter: ItemFilter(Selection(terms))))
        }

        let mixed = Selection([[home], [.waiting, .tag("work")]])
        let shown = Selection([[home, Selection.Term.waiting.negated], [.waiting, .tag("work")]])
        #expect(
            dataManager.queries.map(\.hidden) == [
                Selection([[home]]), Selection([[.group(mixed), .not(shown)]]),
            ]
        )
    }

    @Test func `the reason why a filter matches nothing is reported`() {
        let unknown = UnknownName(.tag, "hom", known: ["home"])
        dataManager.unknown = [unknown]
        dataManager.hasDoneItems = true

        interactor.findUpcomingItems(ListUpcomingRequest(filter: ItemFilter(Selection([[.tag("hom")]]))))
        dataManager.others = OtherItems(later: 1)
        interactor.findUpcomingItems(ListUpcomingRequest(filter: ItemFilter(Selection([[.tag("hom")]]))))

        var done = nothing(isFiltered: true)
        (done.areDone, done.unknown) = (true, [unknown])
        var later = nothing(isFiltered: true, dataManager.others)
        later.unknown = [unknown]
        #expect(output.events == [.nothing(done), .nothing(later)])
    }

    @Test func `an excluded tag that no item has is reported with what was found`() {
        dataManager.items = [.sample(1, due: Due(day: saturday))]
        dataManager.unknown = [UnknownName(.tag, "qq", known: [])]

        interactor.findUpcomingItems(ListUpcomingRequest(filter: ItemFilter(Selection([[.noTag("qq")]]))))

        #expect(output.responses.last?.unknown == dataManager.unknown)
    }

    @Test func `a number of days ends the query, and days beyond next week are later`() {
        dataManager.items = [.sample(1, due: Due(day: saturday + 8)), .sample(2, due: Due(day: saturday + 9))]

        interactor.findUpcomingItems(ListUpcomingRequest(days: 1))
        interactor.findUpcomingItems(ListUpcomingRequest(days: 30))
        #expect(names() == [.near(.nextWeek), .near(.later)])
        interactor.findUpcomingItems(ListUpcomingRequest(days: 30, limit: 9))
        #expect(names() == [.near(.nextWeek), .near(.later)])
        interactor.findUpcomingItems(ListUpcomingRequest(days: 999_999_999, limit: 9))

        #expect(dataManager.queries.map { $0.end - saturday }.prefix(3) == [1, 30, 30])
        #expect(dataManager.queries.last?.end == Day(number: Day.validNumbers.upperBound + 1))
    }

    private func nothing(isFiltered: Bool, _ others: OtherItems = OtherItems()) -> NothingUpcomingResponse {
        NothingUpcomingResponse(lastDay: saturday + 8, today: saturday, isFiltered: isFiltered, others: others)
    }

    @Test func `an item due earlier today is overdue`() {
        let times = [569, 570].map { Due(day: saturday, time: TimeOfDay(minute: $0)) }
        dataManager.items = (times + [Due(day: saturday)]).enumerated().map { Item.sample($0, due: $1) }

        interactor.findUpcomingItems(ListUpcomingRequest())
        #expect(names() == [.near(.overdue), .near(.today)])
        #expect(groups().map { $0.rows.map(\.item.id) } == [[0], [1, 2]])

        interactor.findUpcomingItems(ListUpcomingRequest(limit: 9))
        #expect(groups().map { $0.rows.map(\.item.id) } == [[0], [1, 2]])
    }

    @Test func `a response without matches says that a filter was used`() {
        let filter = ItemFilter(Selection([[.tag("home")]]))

        interactor.findUpcomingItems(ListUpcomingRequest(filter: filter))

        #expect(output.events == [.nothing(nothing(isFiltered: true))])
        #expect(dataManager.queries.map(\.selection) == [filter.selection])
    }

    @Test func `an empty list is reported as empty`() {
        dataManager.isEmpty = true

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(output.events == [.emptyList])
    }

    @Test(arguments: [
        (Selection.everything, false),
        (Selection([[.tag("home")]]), false),
        (Selection([[.waiting]]), true),
        (Selection([[.tag("home")], [.any]]), true),
    ])
    func `waiting items are hidden unless the filter includes them`(selection: Selection, isShown: Bool) {
        interactor.findUpcomingItems(ListUpcomingRequest(filter: ItemFilter(selection)))

        #expect(dataManager.queries.map(\.includesWaiting) == [isShown])
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.findUpcomingItems(ListUpcomingRequest())

        #expect(output.events == [.failure(ListError(.busy, path: "list"))])
    }
}
