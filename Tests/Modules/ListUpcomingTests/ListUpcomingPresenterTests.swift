import Almanac
import Entities
import Grammar
import Presentation
import Responses
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: ListUpcomingPresenter

    init() {
        presenter = ListUpcomingPresenter(
            view: view,
            interactor: interactor,
            example: "add Pay rent",
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
                groups: [.init(name: name, rows: [.init(item: ItemSummary(item), term: term)])]
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
            rows: [.init(item: ItemSummary(item(1, due: Due(day: saturday))), term: .today)]
        )
        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                groups: [group],
                emptied: [.near(.overdue), .near(.tomorrow)]
            )
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.sections.map(\.heading.text) == ["Today"])
        #expect(view.shown.last == .nothing("Now empty: Overdue, Tomorrow."))

        presenter.foundChanges(UpcomingChangesResponse(today: saturday, groups: [], emptied: [.near(.today)]))

        #expect(view.shown.count == 3)
    }

    @Test func `an item is formatted with all its values`() {
        let due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))

        let section = present(
            .near(.nextWeek),
            item(12, "Pay rent", due: due, tags: ["money", "@home"], project: "flat", priority: .high)
        )

        #expect(
            section
                == ListUpcomingDisplay.Section(
                    heading: HeadingDisplay("Next week"),
                    rows: [
                        .init(
                            id: "12",
                            when: "Fri 27 Nov 17:00",
                            due: "Fri 27 Nov 17:00",
                            tone: .normal,
                            priority: "high",
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
        (.tag(nil), .overdue, -1, "yesterday 09:00, overdue", "yesterday 09:00, overdue"),
    ])
    func `a row omits the part of its date that the heading shows`(
        name: ItemGroup,
        term: NearTerm,
        days: Int,
        when: String,
        due: String
    ) {
        let due9 = Due(day: saturday + days, time: TimeOfDay(hour: 9, minute: 0))
        let row = present(name, item(1, due: due9), term)?.rows.first

        #expect(row?.when == when)
        #expect(row?.due == due)
    }

    @Test(arguments: [
        (ItemGroup.near(.overdue), "Overdue"), (.near(.today), "Today"),
        (.near(.tomorrow), "Tomorrow"), (.near(.laterThisWeek), "Later this week"), (.near(.nextWeek), "Next week"),
        (.project("home.garden"), "home.garden"), (.project(nil), "No project"), (.tag("money"), "+money"),
        (.tag("@shop"), "@shop"), (.tag(nil), "No tag"), (.priority(.high), "High priority"),
        (.priority(.medium), "Medium priority"), (.priority(.low), "Low priority"), (.priority(nil), "No priority"),
    ])
    func `each group has a heading`(name: ItemGroup, heading: String) {
        #expect(present(name, item(1))?.heading.text == heading)
    }

    @Test(arguments: [
        (false, false, "Nothing is due through Sun 29 Nov."),
        (
            false, true,
            "Nothing is due through Sun 29 Nov. Items due later or without a due date are not shown."
        ),
        (true, false, "No matching items are due through Sun 29 Nov."),
    ])
    func `an empty result names the last day, and mentions other items`(
        isFiltered: Bool,
        hasOthers: Bool,
        sentence: String
    ) {
        presenter.foundNothingUpcoming(
            NothingUpcomingResponse(
                lastDay: saturday + 8,
                today: saturday,
                isFiltered: isFiltered,
                hasOtherOpenItems: hasOthers
            )
        )

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `an empty list shows how to add an item`() {
        presenter.foundEmptyList()

        #expect(view.shown == [.emptyList("Your list is empty. Add something to it:", example: "add Pay rent")])
    }

    @Test func `a storage error is shown with its exit status`() {
        presenter.couldNotFindItems(ListError(.newer, path: "list.db", detail: "version 9, not 1"))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .badSettings,
                        "list.db was written by a newer adder (version 9, not 1) and was not changed. Update this adder."
                    )
                )
            ]
        )
    }

    @Test func `items left out are counted below the list`() {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [.init(name: .near(.today), rows: [])],
                remaining: [.init(name: .near(.today), count: 1), .init(name: .near(.nextWeek), count: 2)]
            )
        )

        #expect(
            view.shown.last
                == .nothing("Not shown: 1 more under Today, 2 under Next week. Run upcoming to see all.")
        )
    }

    @Test func `items left out of a long changed group are counted`() {
        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                groups: [],
                remaining: [.init(name: .near(.overdue), count: 39)],
                emptied: []
            )
        )

        #expect(view.shown == [.nothing("Not shown: 39 under Overdue. Run upcoming to see all.")])
    }
}
