import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let presenter: ListUpcomingPresenter

    init() {
        presenter = ListUpcomingPresenter(
            view: view,
            interactor: interactor,
            router: router,
            calendar: CalendarWords()
        )
    }

    private func present(
        _ name: ItemGroup,
        _ item: Item,
        _ term: NearTerm = .laterThisWeek
    ) -> ListUpcomingDisplay.Section? {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [.init(name: name, rows: [.init(item: ItemSummary(item), term: term)], count: 1)]
            )
        )
        guard case .upcoming(let display)? = view.shown.last else { return nil }
        return display.sections.first
    }

    @Test func `the request is passed on to the interactor`() {
        let request = ListUpcomingRequest(grouping: .tag)

        presenter.show(request)

        #expect(interactor.requests == [request])
    }

    @Test func `changed groups are shown, and emptied groups are named`() {
        presenter.showChanges()
        #expect(interactor.searchesForChanges == 1)

        let group = ListUpcomingResponse.Group(
            name: .near(.today),
            rows: [.init(item: ItemSummary(.sample(1, due: Due(day: saturday))), term: .today)],
            count: 1
        )
        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                changes: [.init(group: group, rows: [])],
                emptied: [.near(.overdue), .near(.tomorrow)]
            )
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.sections.map(\.heading.text) == ["Today"])
        #expect(view.shown.last == .nothing("Now empty: Overdue, Tomorrow."))

        presenter.foundChanges(UpcomingChangesResponse(today: saturday, changes: [], emptied: [.near(.today)]))

        #expect(view.shown.count == 3)
    }

    @Test func `an item is formatted with all its values`() {
        let due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))

        let section = present(
            .near(.nextWeek),
            .sample(12, "Pay rent", due: due, tags: ["money", "@home"], project: "flat", priority: .high)
        )

        #expect(
            section
                == ListUpcomingDisplay.Section(
                    heading: HeadingDisplay("Next week", count: 1),
                    rows: [
                        .init(
                            id: "12",
                            when: "Fri 27 Nov 17:00",
                            due: "Fri 27 Nov 17:00",
                            tone: .normal,
                            priority: "high",
                            prioritySign: "!!!",
                            isImportant: true,
                            title: "Pay rent",
                            project: "flat",
                            tags: ["+money", "@home"]
                        )
                    ]
                )
        )
    }

    @Test(arguments: [
        (
            ItemGroup.near(.overdue), NearTerm.overdue, -8, "Fri 13 Nov 09:00",
            "Fri 13 Nov 09:00, overdue"
        ),
        (.near(.today), .today, 0, "09:00", "today 09:00"),
        (.near(.tomorrow), .tomorrow, 1, "09:00", "tomorrow 09:00"),
        (.near(.nextWeek), .nextWeek, 2, "Mon 23 Nov 09:00", "Mon 23 Nov 09:00"),
        (.project("home"), .today, 0, "today 09:00", "today 09:00"),
        (.tag(nil), .overdue, -1, "yesterday 09:00", "yesterday 09:00, overdue"),
    ])
    func `a row omits the part of its date that the heading shows`(
        name: ItemGroup,
        term: NearTerm,
        days: Int,
        when: String,
        due: String
    ) {
        let due9 = Due(day: saturday + days, time: TimeOfDay(hour: 9, minute: 0))
        let row = present(name, .sample(1, due: due9), term)?.rows.first

        #expect(row?.when == when)
        #expect(row?.due == due)
    }

    @Test(arguments: [
        (false, OtherItems(), "Nothing is due through Sun 29 Nov."),
        (
            false, OtherItems(later: 100, waiting: 1), "Nothing is due through Sun 29 Nov (100 later, 1 waiting)."
        ),
        (
            false, OtherItems(isLimited: true, later: 100, waiting: 100),
            "Nothing is due through Sun 29 Nov (over 99 later, 100 waiting)."
        ),
        (true, OtherItems(), "No matching items are due through Sun 29 Nov."),
    ])
    func `an empty result names the last day, and counts other items`(
        isFiltered: Bool,
        others: OtherItems,
        sentence: String
    ) {
        presenter.foundNothingUpcoming(
            NothingUpcomingResponse(
                lastDay: saturday + 8,
                today: saturday,
                isFiltered: isFiltered,
                others: others
            )
        )

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `if only done items match, the answer says so`() {
        var response = NothingUpcomingResponse(lastDay: saturday + 8, today: saturday, isFiltered: true)
        response.areDone = true
        presenter.show(ListUpcomingRequest(doneFilter: "+gone closed"))

        presenter.foundNothingUpcoming(response)

        #expect(view.shown == [.nothing("All matching items are done. To see them, run list +gone closed.")])
    }

    @Test func `an unknown tag is named`() {
        var response = NothingUpcomingResponse(lastDay: saturday + 8, today: saturday, isFiltered: true)
        response.unknown = [UnknownName(.tag, "hom", known: ["home"])]

        presenter.foundNothingUpcoming(response)

        #expect(
            view.shown == [
                .nothing(
                    "No matching items are due through Sun 29 Nov. No item has the tag +hom. Did you mean “+home”?"
                )
            ]
        )
    }

    @Test func `an empty list shows how to add an item`() {
        presenter.foundEmptyList()

        #expect(
            view.shown == [
                .emptyList("Your list is empty. Add something to it:", example: "add Pay rent fri 5pm +money")
            ]
        )
    }

    @Test func `a storage error is shown with its exit status`() {
        presenter.couldNotFindItems(ListError(.newer, path: "list.db", detail: "version 9, not 1"))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .badSettings,
                        "list.db was written by a newer adder (version 9, not 1) and was not changed. Update adder."
                    )
                )
            ]
        )
    }

    private func group(
        _ term: NearTerm,
        _ ids: ClosedRange<Int>,
        of count: Int? = nil
    ) -> ListUpcomingResponse.Group {
        let rows = ids.map { ListUpcomingResponse.Row(item: .sample($0), term: term) }
        return .init(name: .near(term), rows: rows, count: count ?? rows.count)
    }

    private var shownHeadings: [String] {
        view.shown.flatMap { shown -> [String] in
            guard case .upcoming(let display) = shown else { return [] }
            return display.sections.map { "\($0.heading.text) \($0.heading.count) of \($0.heading.total)" }
        }
    }

    private var shownIDs: [[String]] {
        view.shown.flatMap { shown -> [[String]] in
            if case .upcoming(let display) = shown { display.sections.map { $0.rows.map(\.id) } } else { [] }
        }
    }

    @Test func `a list above a message is cut to the window, and the items left out are counted`() {
        // Two headings and four rows, besides the prompt, three messages and their empty lines.
        view.windowHeight = 15

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [group(.today, 1...4), group(.tomorrow, 5...5), group(.nextWeek, 6...7)]
            )
        )

        #expect(interactor.requests == [ListUpcomingRequest(limit: 15)])
        #expect(shownIDs == [["1", "2", "3", "4"], ["5"]])
        #expect(shownHeadings == ["Today 4 of ", "Tomorrow 1 of "])
        #expect(view.shown.last == .nothing("Not shown: 2 under Next week. Run upcoming to see all."))
    }

    @Test func `items that are not upcoming are counted below the list, which leaves room for the line`() {
        view.windowHeight = 12
        presenter.showList(above: "The message")
        let others = OtherItems(later: 5, waiting: 1)

        presenter.foundUpcomingItems(
            ListUpcomingResponse(today: saturday, groups: [group(.today, 1...4)], dueToday: 4, others: others)
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.foot == "5 later, 1 waiting")
        #expect(display.heading == "Sat 21 Nov: 4 today")
        #expect(shownIDs == [["1", "2"]])
        #expect(view.shown.last == .nothing("Run upcoming to see all."))
    }

    private func undated(_ ids: ClosedRange<Int>, of count: Int) -> ListUpcomingResponse.Group {
        .init(name: .undated, rows: ids.map { .init(item: .sample($0), term: nil) }, count: count)
    }

    @Test func `items without a date that are not shown are counted, with the command that shows them`() {
        presenter.show(ListUpcomingRequest(undatedFilter: "+home due:none"))
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [undated(1...5, of: 17)],
                others: OtherItems(undated: 12, later: 1)
            )
        )

        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "+12 more: list +home due:none")
        #expect(display.foot == "1 later")
        #expect(shownHeadings == ["No date 5 of 17"])
        #expect(view.shown.count == 1)
    }

    @Test func `in a long list, items without a date are counted up to the limit`() {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [undated(1...5, of: 100)],
                others: OtherItems(isLimited: true, undated: 95)
            )
        )

        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "more: list due:none")
        #expect(shownHeadings == ["No date 5 of over 99"])
    }

    @Test func `with another grouping, the line says what is not shown`() {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [.init(name: .tag(nil), rows: [.init(item: .sample(1), term: nil)], count: 1)],
                others: OtherItems(upcoming: 3, undated: 2)
            )
        )

        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "+2 without a date: list due:none")
        #expect(display.foot == "3 more")
    }

    @Test func `a list above a message has room for the line about items without a date`() {
        // Four rows for the group and its heading besides the prompt, three messages, the line and empty lines.
        view.windowHeight = 10

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(ListUpcomingResponse(today: saturday, groups: [undated(1...4, of: 4)]))

        #expect(shownIDs == [["1", "2"]])
        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "+2 more: list due:none")
    }

    @Test func `a group without a date for which there is no room is named`() {
        view.windowHeight = 10

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(
            ListUpcomingResponse(today: saturday, groups: [group(.today, 1...1), undated(2...3, of: 9)])
        )

        #expect(shownIDs == [["1"]])
        #expect(view.shown.last == .nothing("Not shown: 9 under No date. Run upcoming to see all."))
    }

    @Test func `today's items come before the others, and an item without a date before those of later days`() {
        view.windowHeight = 16

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [group(.today, 1...4), group(.tomorrow, 5...6), group(.nextWeek, 7...7), undated(8...9, of: 9)]
            )
        )

        #expect(shownIDs == [["1", "2", "3", "4"], ["8"]])
        #expect(shownHeadings == ["Today 4 of ", "No date 1 of 9"])
        #expect(
            view.shown.last == .nothing("Not shown: 2 under Tomorrow, 1 under Next week. Run upcoming to see all.")
        )
    }

    @Test func `a list that was asked to be short names the groups that are left out`() {
        presenter.show(ListUpcomingRequest(maximum: 1))
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [
                    group(.today, 1...1, of: 3), .init(name: .near(.tomorrow), rows: [], count: 2),
                ],
                others: OtherItems(later: 4)
            )
        )

        #expect(shownHeadings == ["Today 1 of 3"])
        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.foot == "2 under Tomorrow, 4 later")
    }

    @Test(arguments: [
        (0, 0, "Sat 21 Nov"), (2, 0, "Sat 21 Nov: 2 overdue"), (40, 1, "Sat 21 Nov: 40 overdue, 1 today"),
    ])
    func `the heading names the day and what is urgent`(overdue: Int, dueToday: Int, heading: String) {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [group(.nextWeek, 1...1)],
                overdue: overdue,
                dueToday: dueToday
            )
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.heading == heading)
    }

    @Test func `a large window raises the limit, and without a window the list is complete`() {
        view.windowHeight = 24
        presenter.showList(above: "The message")
        view.windowHeight = nil
        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(ListUpcomingResponse(today: saturday, groups: [group(.today, 1...90)]))

        #expect(interactor.requests.map(\.limit) == [24, nil])
        #expect(shownIDs.map(\.count) == [90])
        #expect(view.shown.count == 1)
    }

    @Test func `a requested list is shown completely, even after one that was cut`() {
        view.windowHeight = 8
        presenter.showList(above: "")
        presenter.show(ListUpcomingRequest())

        presenter.foundUpcomingItems(ListUpcomingResponse(today: saturday, groups: [group(.today, 1...9)]))

        #expect(shownIDs.map(\.count) == [9])
    }

    @Test func `a long changed group shows its changed items and counts the others`() {
        let (today, late) = (group(.today, 1...40), group(.overdue, 41...79))

        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                changes: [.init(group: late, rows: []), .init(group: today, rows: [today.rows[6]])],
                emptied: []
            )
        )

        #expect(shownIDs == [["7"]])
        #expect(shownHeadings == ["Today 1 of 40"])
        #expect(view.shown.last == .nothing("Not shown: 39 under Overdue. Run upcoming to see all."))
    }

    @Test func `if very many items have changed, only the first are shown`() {
        let today = group(.today, 1...40)

        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                changes: [.init(group: today, rows: today.rows)],
                emptied: []
            )
        )

        #expect(shownIDs.map(\.count) == [15])
    }
}
